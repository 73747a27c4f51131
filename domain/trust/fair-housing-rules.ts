import type { WordRule } from './text-rule.ts';

/** What may stand between a cue and its group, and what ends a statement. */
const FILL = '[FILL PEOPLE ADJECTIVE]*';
const END = '(?=(?![and or y ni] [RACE FAITH NATIONALITY])[AFTER ONLY PREFERRED free]|.|,|$)';

/** Returns the pattern of a group: its nouns, or its adjectives before people. */
const group = (nouns: string, adjective: string): string =>
  `(${nouns}|${adjective}( [and or] ${adjective})? [ADJECTIVE FAITH RACE NATIONALITY]{0,2} [PEOPLE INTERNATIONAL])(?!INSTITUTION)`;

const NOT_APPLY = 'NOT [even to need please do]{0,2} APPLY';

/** Any words of the same part of a sentence, for groups of which a lawful listing has nothing to say. */
const ANY = '[^NEUTRAL SURCHARGE NO]*';

/** Returns the patterns of a group that is refused. */
const refuses = (g: string, between = '[FILL PEOPLE ADJECTIVE PREFER]*', after = 'AUX*'): string[] => [
  `(?<!NO|[say said saying]) NO ${between} ${g} (?!USE|may use|[needed required necessary excepted exempt exempted]|[will is was has have ever] (?!AUX{0,3} WELCOME))`,
  `NO THING{1,2} (,? THING)? (,? [or nor and even including]{1,2} [FILL ADJECTIVE]{0,3})? ${g} (?!,? _{0,5} WELCOME)`,
  `NO , ${g} (?!,? AUX{0,4} WELCOME)`,
  `NOT WELCOME , ${FILL} ${g}`,
  `(REFUSED|${NOT_APPLY}) [if when unless FILL PEOPLE]{0,5} ${g}`,
  `[forbidden prohibited] to [FILL]{0,3} ${g}`,
  `${g} ~ none (?=[please this]|.|,|$)`,
  `${g} PEOPLE? ,? ${after} NOT AUX* WELCOME`,
  `(?<!NO [FILL]{0,2}) ${g} ([^WELCOME THING]|,){0,8} (REFUSED|${NOT_APPLY})`,
  `(?<!NO [FILL]{0,2}) ${g} PEOPLE? ,? AUX* FORBIDDEN`,
  `${g} ~ (they AUX{0,2} NOT AUX{0,3} WELCOME|NOT [FILL]{0,3} [them you])`,
  `${g} PEOPLE? ,? AUX* NOT (?=.|,|$)`,
  `${g} PEOPLE? AUX* [pay pays charged] _{0,3} HIGHER`,
  `[charge charging] [FILL PEOPLE]{0,3} ${g} _{0,2} HIGHER`,
];
/** Returns the pattern of a group that is the exception of a welcome. */
const excepts = (g: string): string =>
  `([except excluding besides]|[anyone anybody everyone everybody all nationality] but) [FILL PEOPLE]{0,3} ${g}`;
/** Returns the patterns of a group that is preferred. */
const prefers = (g: string, between = FILL, praise = 'PRAISE'): string[] => [
  `[PREFER ${praise}] ${between} ${g}`,
  `(?<!NO [FILL]{0,2}) ${g} PEOPLE{0,2} (_{0,3} PREFERRED|[would will are is] be? PREFER)`,
  `${g} PEOPLE? please (?=.|,|$)`,
  `${g} BEFORE [anyone anybody everyone others]`,
];
/** Returns the patterns of a home that is limited to a group. */
const limits = (g: string, between = '[FILL ADJECTIVE NUMBER PEOPLE]{0,4}'): string[] => [
  `${g} [PEOPLE NUMBER]{0,3} please? ONLY (?!INSTITUTION)`,
  `ONLY ${between} ${g}`,
  `[MUST please] not? be [FILL ADJECTIVE NATIONALITY]{0,3} ${g}`,
  `(^|.) for [a an the]? PEOPLE? ${g} ${END}`,
  `[rent rents renting lease leases leasing let alquila renta rento rentamos alquilo] [to a] [only a an]? ${g} ${END}`,
  `[is are room rooms unit apartment house home bed space cuarto habitacion renta] [for para] [a an the]? ${g}`,
];
/** Returns the patterns of a group that is sent to a part of the building. */
const steers = (g: string): string[] => [
  `${g} [FILL AUX PEOPLE ONLY]{0,5} STEERED`,
  `${g} [FILL PEOPLE]{0,3} MUST [take choose pick rent live stay] [FILL]{0,2} [first ground lower lowest basement back rear downstairs]`,
  `[we i] [put place house assign steer group direct send] all? ${g} _{0,2} [in on to near at] (?!the _? [center heart waitlist])`,
];
const allForms = (g: string, between?: string, praise?: string): string[] => [
  ...refuses(g, between, between),
  ...prefers(g, between, praise),
  ...limits(g, between),
  ...steers(g),
  excepts(g),
  `${g} PEOPLE{0,2} [get gets receive] _{0,3} [discount off]`,
  `${g} free`,
];

/** Returns all forms of a trait of which a lawful listing says nothing about tenants. */
const traitForms = (nouns: string, adjective: string): string[] => {
  const people = group(nouns, adjective);
  return [
    ...allForms(people, ANY),
    ...allForms(`${adjective}( [and or] ${adjective})? ${END}`, undefined, ''),
    `[PREFER PRAISE] PEOPLE , [FILL]{0,2} ${people}`,
    `[PREFER ONLY] [FILL]{0,3} [familia familias persona personas gente inquilino inquilinos pareja parejas] ${adjective}`,
    `(?<!INSTITUTION) for [a an the two]{0,2} ${people}`,
    `if you [NOT FILL AUX]{1,4} ${adjective} ~ [REFUSED NOT]`,
  ];
};

const countries =
  '([from de en] the? COUNTRY ([or and] the? [COUNTRY NATIONALITY])? (?!INSTITUTION)|[natives people citizens nationals] of the? COUNTRY|[born raised nacido nacida nacidos nacidas] [in outside en]? the? COUNTRY|of NATIONALITY [descent origin heritage background]|[roots ties relatives] [in from] COUNTRY|NATIONALITY [passport passports accent accents name names roots heritage background nationality]|NATIONALITY [speaking speaker speakers] PEOPLE?)';
const sexes = '(?<!SEX [and or nor]) SEX (?!INSTITUTION|[and or nor] SEX)';
const children = `(${group('CHILD', 'FAMILY')}|FAMILY ${END})([under over below younger older] [the age of than]{0,3} NUMBER)?`;
const disabilities = `(${group('DISABLEDS', 'DISABLED')}|DISABLED ${END})`;
const students = `(?<!non) (STUDENT (?!INSTITUTION)|student (PEOPLE|${END}))`;

const WELCOME = 'Describe the home, not who should live there. For example: “Everyone is welcome.”';
const HOME = 'Describe the home instead. For example: “Four bedrooms on a quiet street.”';
const FACTS = 'State facts of the building. For example: “Third floor, no elevator.”';
const ANIMALS = 'Assistance animals are not pets. For example: “No pets. Assistance animals are welcome.”';
const AMOUNT =
  'State the amount, not its source. For example: “Income of three times the rent, from any lawful source.”';
const SIGNERS = 'State who may sign. For example: “Applicants must be 18 or older to sign the lease.”';

const rule = (id: string, trait: string, law: string, suggestion: string, patterns: string[]): WordRule => ({
  id,
  isFairHousing: true,
  reason: `is a preference or a limit by ${trait}, which ${law} in a listing`,
  suggestion,
  patterns,
});

const federal = "fair-housing law doesn't allow";
const states = "many states don't allow";
const cities = "several college towns don't allow";

/**
 * The traits that the Fair Housing Act protects (42 U.S.C. 3604), and those that only some states or cities do, of which
 * no text may say more (K66).
 */
export const fairHousingRules: readonly WordRule[] = [
  rule('race', 'race or color', federal, WELCOME, [
    ...traitForms('(?<!WASH _{0,4}) RACES (?!_{0,6} WASH)', '(?<!WASH _{0,3}) RACE'),
    'RACE ADJECTIVE{0,2} (?!FAMILY|PERSON [OTHER THING]) PEOPLE (?!INSTITUTION|of)',
    `PEOPLE RACE ${END}`,
    '[all exclusive exclusively predominantly mostly nice good] _? RACE [household households home family neighborhood neighbourhood area street block community couple values]',
    'our own [race kind color people]',
    'keep [FILL neighborhood block street community]{1,3} RACE',
    'RACE household',
    'white [neighborhood neighbourhood community household area]',
    'racially _',
    'RACE [race descent complexion]',
    '[rent renting lease leasing] to only? RACES',
    'all? RACE [building complex]',
    `[other others] need? ${NOT_APPLY}`,
  ]),
  rule('national-origin', 'national origin', federal, WELCOME, [
    ...traitForms('NATIONALS', 'NATIONALITY'),
    ...allForms(countries),
    ...refuses('INTERNATIONAL'),
    ...limits('INTERNATIONAL'),
    '[prefer prefers preferred preferring] [FILL]{0,2} INTERNATIONAL',
    '[except but] [FILL]{0,2} [COUNTRY NATIONALITY]',
    'who NOT speak LANGUAGE',
    '[if unless] LANGUAGE [is AUX NOT]{1,3} [FILL]{0,2} [native first main]? language',
    '[ONLY PREFER MUST] _{0,4} [speak speaks fluent] in? [LANGUAGE NATIONALITY]',
    'NOT born [here in FILL]{0,4}',
    `LANGUAGE (only (?!INSTITUTION)|[speaker speakers speaking] PEOPLE{0,2} [ONLY PREFERRED required])`,
    `NO LANGUAGE [speaker speakers]`,
    'MUST [speak know] _? LANGUAGE',
    'NO _{0,4} accent',
    'accent [free required]',
    'LANGUAGE [required necessary MUST]',
    '[ONLY PREFER MUST] _{0,2} [LANGUAGE NATIONALITY] [speaker speakers speaking]',
    '[born raised] in the? [COUNTRY america us usa] PEOPLE? [ONLY PREFERRED]',
    '[ONLY MUST PREFER] [FILL PEOPLE]{0,5} [born raised] [FILL]{0,2} [america us usa states country here COUNTRY]',
    '[us usa american native] born PEOPLE? [ONLY PREFERRED]',
  ]),
  rule('citizenship', 'citizenship or immigration status', "some states don't allow", WELCOME, [
    'ONLY? [us american legal permanent] [citizens citizen residents resident] [ONLY PREFERRED required]',
    'citizens [ONLY PREFERRED]',
    '[MUST ONLY] [be have FILL]{0,3} [us american legal permanent] [citizen citizens residents resident]',
    '[MUST NO ONLY] [be have FILL]{0,3} GREENCARD',
    'GREENCARD [holder holders citizenship citizens FILL]{0,3} [ONLY PREFERRED required]',
    '[citizenship] [is]? required',
    '[us american] passport',
    'MUST [FILL ADJECTIVE]{0,3} from the? [us usa america states]',
    'NO [FILL PEOPLE]{0,5} [h1b f1 j1 visa visas] (?!_{0,3} [needed required])',
    'NO [FILL PEOPLE]{0,5} [illegal undocumented] PEOPLE',
    ...refuses('(GREENCARD [holder holders]|PEOPLE [on with] [visa visas])'),
  ]),
  rule('religion', 'religion', federal, WELCOME, [
    ...traitForms('FAITHS', 'FAITH'),
    'FAITH [household households values home building neighborhood house principles atmosphere]',
    'FAITH family home',
    '[MUST PREFER ONLY] [love know follow accept worship FILL PEOPLE]{1,4} [jesus god christ allah]',
    'MUST [attend go FILL]{1,3} [church mass temple mosque synagogue]',
    'MUST [be FILL]{0,4} member of [FILL]{0,2} [church congregation faith parish temple mosque]',
    '[our my] FAITH [beliefs faith values principles]',
    '[home house household] is an? FAITH',
    '[ONLY MUST PREFER] _{0,4} [our nuestra] [faith religion CLERGY]',
    '[ONLY MUST PREFER] [FILL PEOPLE]{0,4} [attend attends attending go goes going] [FILL]{0,2} CLERGY',
    '[MUST PREFER provide include bring need require ask submit show attach] _{0,6} LETTER _{0,5} CLERGY (?!INSTITUTION)',
    '(LETTER _{0,4} CLERGY|CLERGY LETTER) [is]? [required needed PREFERRED MUST]',
    'MUST _{0,4} the? [lord savior scripture]',
    '[MUST require proof] [^NO]{0,3} WORSHIP',
    'WORSHIP _{0,4} [required mandatory expected PREFERRED]',
    'church you attend',
    '[MUST] [share have follow] [our my the] [faith religion beliefs values]',
  ]),
  rule('sex', 'sex', federal, WELCOME, [
    ...allForms(sexes, ANY),
    'all [male female girl girls boy boys guy guys women men lady ladies] (?=[house household home building unit floor apartment]|.|,|$)',
  ]),
  rule(
    'sexual-orientation',
    'sexual orientation or gender identity',
    states,
    WELCOME,
    traitForms('ORIENTATIONS', 'ORIENTATION'),
  ),
  rule('family', 'family status', federal, HOME, [
    ...refuses(children, ANY, ANY),
    ...steers(children),
    excepts(children),
    `sorry ,? ${children} (?=.|,|$)`,
    '(?<!NO) ADULT [ONLY PREFERRED] (?!INSTITUTION|[sign signs])',
    'ONLY [FILL ADJECTIVE]{0,3} ADULT (?!INSTITUTION|[sign may])',
    '[prefer prefers preferring seeking] [FILL]{0,3} ADULT (?![and or] CHILD)',
    'for ADULT (?=.|,|$|PEOPLE)',
    'ADULT [oriented living building community complex house home household property apartment] (?!education)',
    'CHILDFREE (?!at)',
    'NO a? FAMILY [building complex property]',
    'mature [ADULT PEOPLE]',
    'dinks',
    'empty [nester nesters]',
    '[one two 1 2] CHILD [max maximum only allowed ok limit per]',
    '[max maximum only limit] [of]? [one two 1 2] CHILD',
    '(?<!NO _{0,4}) [AMOUNT PAY RENT extra] _{0,6} [per each every] [additional extra]? CHILD (?!INSTITUTION)',
    '[PAY RENT] AUX{0,2} [doubles rises increases goes] _{0,5} CHILD',
    'AMOUNT _{0,4} HIGHER [for with] CHILD',
    '[each every] [additional extra]? CHILD is? AMOUNT',
    '[each every per]? CHILD [FILL AUX]{0,4} [adds add costs cost pays pagan paga] _{0,3} [AMOUNT PAY extra]',
    '(?<!NO _{0,4}) SURCHARGE [^NO]{0,5} CHILD',
    'CHILD [^NO]{0,4} SURCHARGE',
    'under NUMBER _{0,3} NOT AUX* WELCOME',
    'NO one? under [AGE 18 NUMBER] [FILL]{0,3} [live living reside occupy stay WELCOME]',
    '[CHILD families] [over under older younger] _{0,2} NUMBER ONLY',
    '(CHILD|families) [are is FILL]{0,3} ONLY [allowed permitted accepted]',
    'CHILD [MUST] [live stay be]',
    '(?<!NO _{0,3}) HIGHER security? [PAY RENT] _{0,5} CHILD',
  ]),
  rule('marital-status', 'marital status', states, WELCOME, [
    ...allForms('(MARRIED PEOPLE|MARRIED (?=.|,|$|ONLY|PREFERRED))'),
    ...refuses('([singles divorcees]|single [people persons adults tenants] (?=.|,|$))'),
    ...limits('(singles (?!tennis)|single [person persons people adult adults tenant tenants])'),
    'MUST be [single MARRIED] (?=.|,|$)',
    'unmarried AUX* NOT AUX* WELCOME',
  ]),
  rule('disability', 'disability', federal, FACTS, [
    ...refuses(disabilities, ANY, ANY),
    ...limits('FIT'),
    'FIT [PREFERRED PEOPLE]',
    'able to _{1,4} [independently stairs steps flights unaided unassisted themselves]',
    'healthy PEOPLE? (PEOPLE|ONLY)',
    'MUST [be have FILL]{0,3} [physically mentally medically] (and [physically mentally])? [fit able healthy stable sound]',
    'MUST be in good _{0,3} [health shape]',
    'MUST be healthy',
    'capable of independent living',
    '(?<![NO LAWFUL] _{0,5}) [disclose reveal declare tell] _{0,4} DISABLEDS',
    '[MUST provide bring submit require] _{0,3} [doctor doctors physician] [letter note]',
  ]),
  rule('assistance-animals', 'disability', federal, ANIMALS, [
    ...refuses('(?<![apply applies] [to for]) ANIMAL [letter letters]? (?!INSTITUTION)'),
    '(?<!NO _{0,4}) [fee fees deposit charge surcharge rent] [FILL PAY applies apply covers cover required due]{0,4} ANIMAL (?!_{0,2} [exempt waived excluded])',
    'ANIMAL AUX{0,2} [pay pays charged] (?![nothing no])',
  ]),
  rule('income', 'source of income', states, AMOUNT, [
    ...refuses('INCOME', ANY),
    'income MUST [come be FILL]{0,3} [job employment wages work]',
    'MUST be employed',
    'MUST have [FILL ADJECTIVE]{0,3} [job jobs employment]',
    '[working employed] PEOPLE [ONLY PREFERRED]',
    'ONLY [working employed] PEOPLE',
  ]),
  rule('age', 'age', states, SIGNERS, [
    ...refuses('[ELDER SENIOR]'),
    ...limits('[ELDER SENIOR]'),
    'ELDER PREFERRED',
    ...prefers('YOUNG', '[FILL ADJECTIVE]{0,3}'),
    ...limits('YOUNG'),
    '[NO MUST ONLY] [PEOPLE FILL be]{0,3} [over under above below older younger] than? [the age of]{0,3} AGE (?!INSTITUTION)',
    'PREFER [FILL PEOPLE ADJECTIVE]{0,4} [over under above below older younger] than? AGE (?!INSTITUTION)',
    '[over under] [AGE DECADE] [ONLY PREFERRED] (?!INSTITUTION)',
    '[AGE] [and or +]? [up over older +] [ONLY PREFERRED]',
    '[ages age aged between] [AGE 18] [to and or , through]? NUMBER [ONLY PREFERRED please]',
    '[PREFER ONLY] [FILL PEOPLE ADJECTIVE]{0,3} [ages age aged between] [AGE 18] [to and or through]? NUMBER',
    '[PREFER ONLY] [FILL PEOPLE ADJECTIVE]{0,3} [AGE 18] [to and or through]? NUMBER [y yo yr yrs years year] [o old olds]',
    '[AGE 18] [to and or]? NUMBER [yo yr yrs year years] [old olds o]? [ONLY PREFERRED]',
    '[ONLY PREFER PRAISE] [FILL PEOPLE]{0,4} DECADE',
    'DECADE [ONLY PREFERRED]',
    'PREFER PEOPLE ,? [AGE 18] [to and or]? AGE (?=.|,|$)',
    '[max maximum] age',
    '[NO ONLY PREFER] AGE YEARS',
    'MUST be [between aged] AGE',
    'age [limit maximum] [is FILL]{0,2} AGE',
    // The law exempts housing for older persons that says so.
    '(?<!HOPA (_|,|.){0,20}) MUST be [at least]{0,2} AGE (?=[or and plus + years]|.|,|$) (?!(_|,|.){0,20} HOPA)',
  ]),
  rule(
    'military-status',
    'military status',
    "several states don't allow",
    WELCOME,
    refuses('MILITARY (?!INSTITUTION|base|academy)'),
  ),
  rule('students', 'student status', cities, WELCOME, [...refuses(students), `sorry ,? ${students} (?=.|,|$)`]),
];
