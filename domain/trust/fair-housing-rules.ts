import { oneIn, oneOf, textRule, type TextRule } from './text-rule.ts';

const people = oneIn(`
  tenants?, renters?, students?, people, persons?, applicants?, residents?, roommates?, individuals?, famil(?:y|ies),
  couples?, wom[ae]n, m[ae]n, girls?, boys?, males?, females?, guys?, users?, folks?, professionals?`);
const home = oneOf('households?', 'home', 'family', 'neighbou?rhood', 'community(?! cent)', 'area', 'couple', 'values');

const negation = oneOf(
  'no',
  'non?e',
  'not for',
  'never any',
  '(?:do not|don ?t|will not|won ?t|cannot|can ?t|not) (?:rent(?:ing)? to|lease to|accept(?:ing)?|tak(?:e|ing)|allow(?:ing)?|want(?:ing)?)',
  '(?:not|un) ?(?:suitable|suited|appropriate|ideal|fit|safe) for',
);
const filler =
  '(?:(?:any|more|other|a|an|the|single|young|small|unmarried|people with|tenants with|families with|famil(?:y|ies)|women with) )?';
const refused = oneOf(
  '(?:are |is |will )?(?:not|aren ?t|isn ?t|won ?t) (?:be )?(?:allowed|welcome|accepted|permitted|considered|wanted|eligible)',
  'need not apply',
  '(?:are |is )?(?:unwelcome|prohibited|banned|excluded)',
);
const preferring = oneOf(
  'prefer(?:s|red|ably)?',
  'prefer(?:ence|red)? (?:is )?(?:given )?(?:to|for)',
  'looking for',
  'seeking',
  'searching for',
  'want(?:ed)?',
  '(?:ideal|perfect|great|best|good|suitable|suited|designed|meant|made|reserved|exclusively|only|just) for',
  'reserved for',
);
const adjectives =
  '(?:(?:a|an|the|one|two|only|nice|quiet|single|young|older|mature|good|clean|responsible|international|childless) ){0,3}';

/** Returns the forms in which a group is refused. */
const refuses = (group: string): string[] => [
  `${negation} ${filler}${group}`,
  `${group} ${refused}`,
  `${group} no(?=[.!]|[^a-z0-9]*$)`,
];
/** Returns the forms in which a group is preferred. */
const prefers = (group: string): string[] => [
  `${preferring} ${adjectives}${group}`,
  `${group}(?: ${people})? (?:are )?(?:preferred|wanted|desired|preference)`,
];
/** Returns the forms in which a home is limited to a group. */
const limits = (group: string): string[] => [
  `${group}(?: ${people}){0,2} (?:please )?only`,
  `only (?:for |(?:rent|lease|renting|leasing) to )?${group}`,
  `must (?:not )?be (?:a |an )?${group}`,
];
const allForms = (group: string): string[] => [...refuses(group), ...prefers(group), ...limits(group), `${group} free`];

const colors = oneOf('white', 'black', 'brown', 'asian', 'caucasian', 'hispanic', 'latin[oax]', 'arab', 'oriental');
const races = oneIn(`
  (?:wh[iy]|wih|wh)tes, blacks, asians?, caucasians?, african americans?, hispanics?, latin[oax]s?, arabs?,
  orientals?, negroe?s?, blks, coloreds?(?: people)?, w[iy]pipo, yt(?:s| people), bi?poc, poc, melanin,
  (?:urban|ghetto) (?:types?|people), thugs?, dread ?(?:lock)?s, white patriots, (?:people|ppl|persons?) of colou?r,
  ${colors} ${people}`);
const nations = oneIn(`
  chinese, indian, mexican, korean, japanese, vietnamese, pakistani, nigerian, african, american, european, russian,
  iranian, turkish, foreign, immigrant`);
const origins = oneIn(`
  ${nations} ${people}, indians, mexicans, koreans, africans, nigerians, russians, haitians, brazilians, iranians,
  pakistanis, syrians, somalis, venezuelans, puerto ricans, foreigners, immigrants?, refugees, asylum seekers,
  undocumented, illegals, international students`);
const religions = oneIn(`
  (?:christian|jewish|muslim|hindu|catholic|mormon|buddhist|religious|protestant|sikh|vegetarian hindu) (?:vegetarian )?${people},
  christians?, jews?, jewish, muslims?, m[ou][sz]lems?, goy(?:im)?, born again(?: christians?| believers?)?, hijabs?,
  turbans?, head ?scar(?:f|ves), hindus?, catholics?, mormons?, buddhists?, protestants?, sikhs?, atheists?,
  non ?believers`);
const sexes = oneIn(`
  females?, males?, girls?, boys?, men, man(?!-?made), women, woman, lad(?:y|ies), gals?, bachelorettes?,
  gentlem[ae]n, guys, bachelors?`);
const orientations = oneIn(`
  gays?, gay couples?, lesbians?, homosexuals?, heterosexuals?, lgbtq?i?a?, bisexuals?,
  trans(?:gender)?(?: ${people}), transgenders?, same sex (?:couples?|partners?), straight ${people},
  straights?(?= only), trann(?:y|ies)`);
const children = oneIn(`
  kid(?:[sz]|dos?)?, offspring, chidl?ren, childern, child(?:ren)?, bab(?:y|ies), infants?, toddlers?,
  teen(?:ager)?s?, minors, single (?:mothers?|moms?|parents?|fathers?|dads?), pregnant(?: women)?, rug ?rats?,
  ankle ?biters?, crotch ?goblins?, little ones, breeders?, famil(?:y|ies)`);
const disabilities = oneIn(`
  disabled(?! (?:access|parking|toilet|bath)), handicapped(?! (?:access|parking|toilet|bath)), wheelchairs,
  wheelchair users?, (?:blind|deaf|autistic|sick) ${people}, mental(?:ly)? (?:ill(?:ness)?|disabled|issues|problems),
  hiv, crazies, (?:recovering )?addicts`);
const helpers = oneOf(
  '(?:service|assistance|support|emotional support|therapy|guide) (?:animals?|dogs?|cats?|pets?)',
  'emotional support',
  'esas?',
);
const incomes = oneIn(`
  sec(?:tion)? ?(?:8|eight|ate), (?:housing )?vouchers?, hud,
  (?:government|public|rental|housing|state) (?:assistance|aid|benefits|subsid(?:y|ies)), welfare, ss[di]i?,
  disability (?:income|checks?|benefits|payments), food stamps?, s8, hcv, unemployed`);
const elders = oneIn(`
  elderly, old(?:er)? (?:people|persons?|folks|tenants|adults|students), seniors? citizens?(?: or elderly)?,
  retirees?, boomers?, retired ${people}`);
const servicePeople = oneIn(`
  veterans, vets, military(?! (?:road|base|museum|park)), soldiers, service members`);

const otherAge = '(?!18(?![0-9]))(?:1[0-9]|[2-9][0-9])';

const WELCOME = 'Describe the home, not who should live there. For example: “Everyone is welcome.”';

const rule = (id: string, trait: string, suggestion: string, patterns: string[]): TextRule => {
  const reason = `is a preference or a limit by ${trait}, which fair-housing law doesn't allow in a listing`;
  return textRule(id, reason, suggestion, patterns);
};

/** The traits that federal and many states' laws protect (K66). Several college towns forbid refusing students, too. */
export const fairHousingRules: readonly TextRule[] = [
  rule('race', 'race or color', WELCOME, [
    ...allForms(races),
    `(?:all|exclusive|exclusively|predominantly|mostly|nice|good)(?: [a-z]+)? ${colors} (?:${home}|${people})`,
    `white ${oneOf('neighbou?rhood', 'community', 'household', 'area')}`,
    'racially [a-z]+',
    '(?:solo|solamente|unicamente) blancos',
    `(?:rent(?:s|ing)?|leas(?:e|es|ing)) to (?:only )?${races}`,
    'others? need not apply',
  ]),
  rule('national-origin', 'national origin or citizenship', WELCOME, [
    ...allForms(origins),
    `${nations} only`,
    `${negation} ${nations}(?=[.,!?]|[^a-z0-9]*$)`,
    'english only',
    '(?:legal|permanent) residents only',
    'no h ?[0-9i]b',
    '(?:us )?citizens only',
    '(?:americans?|us citizens) (?:only|preferred)',
    `(?:must|has to|have to) be (?:a )?(?:(?:us|american|legal) (?:citizens?|residents?)|american)`,
    '(?:must have (?:a )?)?green ?cards? (?:holders? )?(?:only|required)',
    'must have (?:a )?green card',
    'born in (?:america|the us|the united states)',
    '(?:english|spanish) speak(?:ers?|ing)(?: tenants?)? (?:only|required|preferred)',
    '(?:must|have to|has to) speak (?:[a-z]+ )?(?:english|spanish|chinese|french)',
  ]),
  rule('religion', 'religion', WELCOME, [
    ...allForms(religions),
    `(?:christian|jewish|muslim|hindu|catholic|mormon) (?:household|values|(?:family )?home|building|community(?! cent)|neighbou?rhood)`,
    'must (?:attend|go to) (?:church|mass|temple|mosque)',
    `(?:bible|god|church)(?: ?believing| ?fearing| ?going) (?:${people}|only)`,
  ]),
  rule('sex', 'sex', WELCOME, [
    ...allForms(sexes),
    '(?:solo|solamente|unicamente) (?:mujeres|chicas|senoritas|hombres|chicos)',
    'nur (?:frauen|manner)',
  ]),
  rule('sexual-orientation', 'sexual orientation or gender identity', WELCOME, [
    ...allForms(orientations),
    'must be (?:straight|heterosexual)',
    'no trans',
  ]),
  rule('family', 'family status', 'Describe the home instead. For example: “Four bedrooms on a quiet street.”', [
    ...refuses(children),
    '(?:tenants|people|families|applicants|couples?|anyone) with(?:out)? (?:kids|children)(?: (?:will )?not)?',
    '(?:without|minus|w ?o) (?:kids|children)',
    '(?:sin|no|no se (?:aceptan|permiten|admiten)) (?:ninos|hijos|bebes)',
    '(?:solo|solamente|unicamente) adult[oa]s',
    'pas d ?enfants',
    'keine kinder',
    'adult[oa]s (?:only|solamente)',
    '(?:must|rather|should|can) ?not have (?:any )?(?:kids|children)',
    'adults? (?:18|21|[a-z]+)(?: and| or)? (?:over|older|up) only',
    'prefer(?:s|red)? (?:[a-z]+ )?(?:no|without) (?:kids|children|families)',
    'adults? (?:only|preferred)',
    'adults? (?:living|building|community|complex)(?: [a-z]+)? (?:only|preferred)?',
    '(?:for )?adults only',
    '(?:child|kid) ?(?:free|less)',
    `mature ${oneOf('adults?', 'people', 'persons?', 'couples?', 'tenants?', 'individuals?', 'professionals?')}`,
    'empty nesters?',
    'dinks?',
    '(?:only )?(?:one|1|two|2) (?:child|kids?|children) (?:max(?:imum)?|only|allowed|ok)',
    'only (?:one|1) (?:child|kid)',
  ]),
  rule('marital-status', 'marital status', WELCOME, [
    ...allForms(oneOf('married(?: couples?| people)?', 'unmarried(?: couples?| people)?')),
    ...refuses(oneOf('singles', 'divorced')),
    ...limits(oneOf('singles', 'single (?:people|persons?|adults?)')),
  ]),
  rule('disability', 'disability', 'State facts of the building. For example: “Third floor, no elevator.”', [
    ...refuses(disabilities),
    ...limits(oneOf('able ?bodied')),
    'must be able ?bodied',
    'able ?bodied (?:only|preferred|tenants|people)',
    '(?:must be )?able to live independently',
    'healthy (?:tenants|people|individuals|only)(?: only)?',
  ]),
  rule(
    'assistance-animals',
    'disability',
    'Assistance animals are not pets. For example: “No pets. Assistance animals are welcome.”',
    refuses(helpers),
  ),
  rule(
    'income',
    'source of income, which many states protect',
    'State the amount, not its source. For example: “Income of three times the rent, from any lawful source.”',
    [
      ...refuses(incomes),
      'must (?:be employed|have (?:a )?(?:full time )?jobs?)',
      '(?:employed|working) (?:people|tenants|persons?|adults|professionals?)? ?only',
      'no disability',
    ],
  ),
  rule(
    'age',
    'age, which many states protect',
    'State who may sign. For example: “Applicants must be 18 or older to sign the lease.”',
    [
      ...refuses(elders),
      ...limits(oneOf(elders, 'seniors')),
      ...prefers('young (?:people|professionals?|adults?|tenants?)'),
      ...limits('young (?:people|professionals?|adults?|tenants?)'),
      `(?:no ?(?:one|body)|none|no (?:tenants|people|students|undergrads|applicants)|must be|only) (?:over|under|above|below|older than|younger than) ${otherAge}`,
      `(?:over|under) ${otherAge}s? only`,
      `(?:ages?|aged) ${otherAge} ?(?:to|and|-|–|or) ?[0-9]{2} (?:only|preferred)`,
      `${otherAge} ?(?:to|and|-|–|or)? ?[0-9]{2} (?:y ?o|yrs?|years?)(?: ?olds?)? (?:only|preferred)`,
      `(?:only|prefer) ${otherAge} ?(?:to|and|-|–|or)? ?[0-9]{2} (?:y ?o|yrs?|years?) ?olds?`,
      `${otherAge}(?:[+]| and (?:up|over|older)) only`,
      `(?:ages?|aged) 18 ?(?:to|and|-|–) ?[0-9]{2} (?:only|preferred)`,
      `must be (?:at least )?${otherAge}[+]?(?= or | and | plus| years|[.,!+]|[^a-z0-9]*$)`,
    ],
  ),
  rule('military-status', 'military status', WELCOME, refuses(servicePeople)),
  rule(
    'students',
    'student status, which several college towns protect',
    WELCOME,
    refuses(oneOf('students?(?! parking| discount)', 'undergrad(?:uate)?s?', 'freshmen')),
  ),
];
