import topLevelDomains from 'tlds/index.json' with { type: 'json' };
import type { TextRule, WordRule } from './text-rule.ts';

const FORM = 'Leave it out: renters reach you through the contact form and the phone number we show.';
const PAYMENT = 'Leave it out: how rent and deposit are paid belongs in the lease.';
const SEE_FIRST = 'Renters should tour the home before they pay. For example: “Tours every day.”';
const LATER = 'Leave it out: ask for this only in a rental application.';

const contact = 'is contact information, which scammers and spammers use';
const scheme = 'is a way to pay that scammers ask for';
const link = 'is a link';
const absent = 'is what scammers say who have no home to show';
const unseen = 'asks for money or personal information before a tour';

const rule = (id: string, reason: string, suggestion: string, patterns: string[]): WordRule => ({
  id,
  isFairHousing: false,
  reason,
  suggestion,
  patterns,
});

const MONEY = '(PAY|SEND _{0,2} RENT)';
/** Words between two ideas that don't negate a payment: “no deposit before a tour” is lawful. */
const THEN = '([^NO]|,){0,10}';
/** What a landlord gives only for money: a tour, or the address. */
const ACCESS = '[VIEW TOUR ADDRESS come drive meet meeting]';
/** The owner of a home that somebody else shows may be anywhere. */
const UNLESS_SHOWN =
  '(?![on this for the]{0,2} [weekend weekends]|_{0,3} next [week]|[until til through]|(_|,){0,8} HELPER (_|,){0,5} [SHOWS VIEW])';
const UNLESS_NEGATED = '(?<!NO _{0,5}|BEFORE [FILL]{0,2}|BEWARE _{0,4})';
/** A payment that nobody asks for before a tour: a refusal, a warning, or one after moving in. */
const NOT_ASKED = '(?<!NO [^so but just]{0,8} ((,|or){1,2} PAYWAY){0,2} (,|or){0,2}|BEWARE _{0,6}|SETTLED (_|,){0,10})';

/** Contact data and payment schemes in words (K66). */
export const contactRules: readonly WordRule[] = [
  rule('messenger', contact, FORM, [
    '(?<!SITE to) MESSENGER (?!PLACE|THEMED|with [every each all applicants PEOPLE]|([^NO instead]|,){0,5} SITE)',
    '[text sms] _{0,3} to [me us]',
  ]),
  rule('email', contact, FORM, [
    '[gmail googlemail hotmail protonmail ymail yahoo icloud]',
    '_ [at arroba @] MAILHOST',
    '_ [at arroba @] (?![the a each this]) _ DOT _',
  ]),
  rule('link', link, FORM, [
    '(?![a the this our some every]) _ DOT com',
    '_ DOT _ slash',
    'www',
    '[http https] [colon slash]',
    '[bitly tinyurl linktree linktr goo]',
  ]),
  rule('payment', scheme, PAYMENT, [
    `${NOT_ASKED} (?<!BUSINESS _{0,6}|the) (?!GIFTCARD) PAYWAY (?!PLACE|THEMED|_{0,7} BUSINESS|(_|,){0,12} SETTLED)`,
    `${NOT_ASKED} ([by via with in using] _{0,2}|[accept take prefer PAYWAY] ,? [or and]? _?) GIFTCARD (?!PLACE)`,
    `${NOT_ASKED} GIFTCARD [are is for FILL PAY RENT]{0,4} [ok okay fine accepted ONLY PREFERRED please]`,
    '(^|.) _? GIFTCARD (?=.|$)',
    `${NOT_ASKED} [RENT SEND buy deposit] [^NO]{0,4} PAYWAY (?!PLACE|(_|,){0,8} SETTLED)`,
    'PAY [FILL sent made out]{0,5} to my [agent cousin brother sister friend lawyer attorney wife husband]',
    'PAYWAY [ONLY PREFERRED please]',
    '(?<!NO _{0,5}) [airbnb zillow vrbo booking expedia craigslist facebook trulia] [FILL AUX handle handles the keys key]{0,6} [hold holds keep keeps release releases protect protects guarantee guarantees handle handles] [FILL]{0,2} PAY',
    '(?<!NO _{0,5}) PAY [FILL AUX]{0,4} [held kept protected guaranteed handled secured] by [airbnb zillow vrbo booking expedia craigslist facebook trulia]',
    '(?<!NO _{0,5}) escrow [agent service company lawyer] [hold holds keep keeps] [FILL]{0,2} PAY',
    '[overpay overpaid overpaying overpayment] ~ [check checks cheque mover movers difference rest]',
    '[send forward return wire mail] back? [FILL]{0,2} [difference rest remainder extra excess] _? to [FILL]{0,2} [mover movers agent shipper courier]',
  ]),
  rule('before-viewing', unseen, SEE_FIRST, [
    `${UNLESS_NEGATED} [PAY RENT] ${THEN} BEFORE [FILL ADJECTIVE HOME BOOK get give go any out person hand release share set time]{0,6} ${ACCESS}`,
    '(?<!NO _{0,8}) BEFORE [FILL]{0,3} VIEW [FILL HOME MUST require]{0,5} ,? [FILL MUST please need require]{0,5} [SEND PAY RENT] (?!free)',
    `${ACCESS} AGO ${THEN} [PAY RENT]`,
    `(?<!NO _{0,3}) ${ACCESS} [^NO PAY]{0,10} ONCE _{0,6} [PAY RENT] (?!_{0,3} [returned refunded])`,
    `NO _{0,5} ${ACCESS} _{0,4} [until unless without BEFORE sin hasta] _{0,6} [PAY RENT]`,
    'NO PAY ,? NO [FILL]{0,2} [VIEW TOUR]',
    '(?<!NO _{0,5}) [mail SEND] _{0,3} [PAY RENT] to [^NO]{0,6} AWAY',
    `(?<!NO _{0,3}) ${ACCESS} [^NO PAY]{0,6} if _{0,2} SEND _{0,4} [PAY RENT]`,
    'ONLY _{0,6} PAY _{0,6} VIEW',
    '(?<!NO _{0,3}) VIEW _{0,3} ONLY _{0,6} PAY',
    'VIEW [FILL PEOPLE]{0,3} for [FILL PEOPLE]{0,4} PAY',
    '[to para] VIEW [FILL HOME]{0,5} ,? [^NO]{0,4} ([MUST SEND require] _{0,4} PAY|PAY _{0,4} [must required needed due necessary])',
    '[to para] VIEW [FILL HOME]{0,4} , _{0,3} AMOUNT',
    '[to para] BOOK _{0,2} VIEW ,? [FILL MUST please need]{0,5} PAY',
    `(?<!NO _{0,4}) [after once when upon ONCE] _{0,4} [PAY RENT] ${THEN} ([TOUR ADDRESS]|VIEW [FILL]{0,2} HOME)`,
    `${UNLESS_NEGATED} (PAY [^NO if the]{0,4} NOW|RENT UPFRONT) ${THEN} ${ACCESS}`,
    `(?<!NO _{0,5}) FIRST [^NO VIEW ONCE]{0,5} [PAY RENT] ([^NO ONCE]|,){0,8} ${ACCESS}`,
    `[PAY RENT] [FILL AUX]{0,4} (?<!the) FIRST ,? ${THEN} VIEW`,
    `${UNLESS_NEGATED} [PAY RENT] ([^NO VIEW]|,){0,8} LATER ([^NO ONCE]|,){0,3} ([TOUR ADDRESS]|VIEW [FILL]{0,2} HOME)`,
    `${UNLESS_NEGATED} ${MONEY} ${THEN} (?<!FIRST) VIEW _{0,2} LATER (?!in from)`,
    `${UNLESS_NEGATED} ${MONEY} ${THEN} (then|[and so y] [we i you youll ill le lo la te]) _{0,4} ([TOUR ADDRESS meet]|VIEW [FILL]{0,2} HOME)`,
    `${UNLESS_NEGATED} ${MONEY} ${THEN} then _{0,3} VIEW`,
    `${UNLESS_NEGATED} ${MONEY} [^NO]* to [^after once when NO]{0,7} TOUR`,
    `${UNLESS_NEGATED} ${MONEY} ${THEN} (to VIEW|to BOOK [FILL on person]{0,4} [VIEW TOUR]|[secures buys reserves unlocks guarantees puts] [FILL]{0,3} [VIEW TOUR])`,
    'RENT [secures buys] [FILL]{0,2} VIEW',
    'for [FILL]{0,2} TOUR ,? PAY',
    '(?<!NO _{0,3}) TOUR ([costs cost charge cuesta] [is FILL]{0,3} AMOUNT|fee|PAY AMOUNT)',
    '(?<!NO _{0,3}) AMOUNT PAY? [for per] [FILL each every]{0,2} TOUR',
    'PAY [by on] _ ,? [and i ill we]{0,3} VIEW',
    '[send transfer wire mail] _{0,3} [PAY RENT] _{0,4} HOLD',
    '[who whoever first] [person one]? [to]? [SEND PAY] [the]? [PAY RENT first]? _{0,2} [gets get wins]',
    'unseen ~ PAY',
    'HOLD _{0,2} [by with] _{0,2} [sending paying transferring wiring]',
    'HOLD _{0,3} with [FILL]{0,2} PAY ,? _{0,3} [VIEW TOUR]',
    `con [FILL]{0,2} PAY ${THEN} VIEW`,
    '[SEND] _{0,2} PAY ,? [^NO]{0,4} is yours',
    'SEND _{0,2} PAY , VIEW [FILL]{0,2} HOME',
    'to be _{1,4} TOUR _? ,? [SEND PAY]',
    'VIEW _{0,2} by [SEND PAY]',
    'NEEDS VIEW ,? [^NO]{0,4} PAY',
    'VIEW NEEDS [^NO]{0,2} PAY',
    'pay first (?=.|$)',
    'PAY first? ,? then _{0,3} KEY',
  ]),
  rule('no-tour', absent, SEE_FIRST, [
    'sight unseen',
    'NO [in person inside private any more be do offer give have hay there]{0,3} TOUR (?=.|$|,? [so because due as since sorry at but pero asi porque FIRST just simply only])',
    'KEY _{0,4} SENT',
    'KEY _{0,8} [by via through por] [the a]? CARRIER (?!DESK)',
    'KEY (?!and|or) [FILL]{0,2} CARRIER (?!_? DESK)',
    'CARRIER [FILL]{0,2} [bring brings deliver delivers] [FILL]{0,2} KEY',
    'KEY _{0,4} in the mail (?!DESK)',
    'KEY _{0,5} will SHIP [them it]',
    '(?<!KEY [FILL]{0,3}|[the a an our your]) SHIP KEY',
    'SHIP [you the your them las le]{1,2} KEY',
    `SELF ABSENT* AWAY ${UNLESS_SHOWN}`,
    `[currently presently temporarily living estoy vivo trabajo] ABSENT* AWAY ${UNLESS_SHOWN}`,
    `SELF ABSENT* [in to] the? COUNTRY ${UNLESS_SHOWN}`,
    `SELF ~ [live living moved] [in to] the? COUNTRY ${UNLESS_SHOWN}`,
    '[i im am] [FILL]{0,2} missionary',
    'missionary [work trip in abroad]',
    'overseas missionaries',
    'SELF [am m]? not in the [us usa states country]',
    '[am im] ABSENT* in the? COUNTRY',
    'KEY _{0,4} [delivery shipping shipment courier] (?!DESK)',
    'VIEW _{0,3} [from] the? outside',
    'NO [FILL there around]{0,3} [show meet] _{0,5} [person myself inside because]',
    'NO _{0,2} [inside interior person] VIEW',
    'TOUR AUX* NOT [possible available offered] (?=.|,|$)',
    '[SELF HOME and] ,? NOT [able to be]{0,3} [show shown viewed toured meet] [it you right now]{0,3} (?=.|,|$|but)',
    'look from the? [outside street curb]',
    'NO [FILL manera]{0,4} VIEW por dentro',
    '[you they] NO VIEW the inside',
    'NO [FILL]{0,2} there to TOUR',
    '[look peek] _{0,2} [through in into] [the]? [window windows]',
  ]),
  rule('impostor', absent, SEE_FIRST, [
    'NO [FILL]{0,2} [contact call text talk trust] [FILL]{0,3} [agent realtor realtors broker number sign] [FILL]{0,3} [sign yard window front]',
    'ignore [FILL]{0,2} [agent realtor realtors broker sign]',
    '[am im] [FILL]{0,2} [real actual true rightful legitimate] [owner landlord]',
  ]),
  rule('private-data', unseen, LATER, [
    '(?<!NO _{0,3}) social security [number numbers]',
    '(?<!NO) ssn',
    '(?<!NO _{0,3}) PROVIDE _{0,6} IDENTITY',
    'your social (?=and|.|,|$)',
    'credit [score report] _{0,4} link',
    '[send email text include mail upload provide] [me us]? [FILL picture photo copy scan]{0,5} [id ids identification]',
    '[send email text give include mail provide] _{0,3} [bank banking credit debit card] _{0,2} [details login account number numbers info information statement]',
    'your [online]? [bank banking] [details login account]',
    'your [credit debit bank]? card number',
    '[send give tell read] _{0,3} code _{0,3} [receive get text]',
    'verification code',
    '(?<!NO _{0,3}) [send give include provide text email] (_|,){0,8} [social dob]',
    '[photo picture scan copy selfie screenshot foto] [of de] [your the a su tu]{0,2} _{0,2} [id card bank balance IDENTITY]',
  ]),
];

/** Which characters a rule reads: those of the text, those with digits for number words, or those only if there are such. */
type View = 'plain' | 'digits' | 'spelled';

/** A rule over the characters of a text. */
export interface CharacterRule extends TextRule {
  view: View;
  expression: RegExp;
  /** Whether a match counts, by its groups and as it was written. */
  accepts?: (match: RegExpExecArray, written: string) => boolean;
}

const inCharacters = (
  id: string,
  view: View,
  expression: RegExp,
  accepts?: CharacterRule['accepts'],
): CharacterRule => ({
  id,
  isFairHousing: false,
  reason: id === 'payment' ? scheme : id === 'link' ? link : contact,
  suggestion: id === 'payment' ? PAYMENT : FORM,
  view,
  expression,
  ...(accepts && { accepts }),
});

const separator = '[^a-z0-9,;$%]{0,4}';
/** Precedes a number that is called: `call us at `. */
const call = String.raw`(?<=(?<![a-z])(?:call|text|sms|dial|ring|phone|tel|cell|mobile|number|ph|whatsapp|reach)[a-z]{0,2}[^a-z0-9]{1,3}(?:(?:us|me|at|is|now|on|the|owner|to|for|number)[^a-z0-9]{1,3}){0,3})`;

const domains = new Set(topLevelDomains);
/** Top-level domains that are also words which may follow a full stop without a space. */
const ordinary = new Set(
  'in is it at as be by do so to us no me my am or free live new now here one call safe room rent plus open study best top like close all and how are'.split(
    ' ',
  ),
);

/** What ends in a full stop inside a sentence: `12 mo.lease`. */
const abbreviations = new Set('mo incl apt bldg st ave sq ft dep util utils min max approx yr wk furn'.split(' '));

/** Two letters that are written as “dot co”. */
const usual = new Set(['co', 'io', 'us', 'uk', 'ca', 'ly', 'tv', 'gg', 'ai', 'de']);

/** Returns whether two names around a dot are a domain, not the end of a sentence and the begin of the next: `campus.No pets`. */
function isDomain({ 1: name = '', 2: ending = '', 0: all, index, input }: RegExpExecArray, written: string): boolean {
  if (!domains.has(ending) || !/[a-z]/.test(name)) return false;
  const next = input.slice(index + all.length);
  if (next.startsWith('/')) return true;
  if (abbreviations.has(name)) return false;
  if (/\.[A-Z][a-z]+$/.test(written) && !/[a-z][A-Z]|[-0-9]|\.(?:Com|Net|Org)/.test(written)) return false;
  return !(ordinary.has(ending) && /^\s+[a-z]/.test(next));
}

/** Returns whether the first words are seven figures or letters of a keypad. */
function isKeypadNumber(words: string): boolean {
  const parts = words.split(/[ .-]/);
  return parts.some((_, index) => /^(?=.*[a-z])[a-z0-9]{7}$/.test(parts.slice(0, index + 1).join('')));
}

/** Phone numbers, email addresses, links and handles, which consist of digits and punctuation. */
export const characterRules: readonly CharacterRule[] = [
  inCharacters(
    'phone',
    'digits',
    new RegExp(
      String.raw`(?<!\d)(?:1${separator})?[2-9]\d{2}${separator}[2-9]\d{2}${separator}\d{2}${separator}\d{2}(?!\d)`,
      'g',
    ),
  ),
  inCharacters('phone', 'digits', /(?<!\d)[2-9](?:[^a-z0-9]{0,3}\d){2}(?:[^a-z0-9]{1,3}\d(?!\d)){7}(?!\d)/g),
  inCharacters('phone', 'digits', /(?<![\d$]|[a-z]-)[2-9](?:[ .-]?\d){2}[ .-]?[2-9](?:[ .-]?\d){6}(?!\d)/g),
  inCharacters('phone', 'spelled', /(?<!\d)[2-9](?:[^a-z0-9]{0,3}\d){9}(?![^a-z0-9]{0,3}\d)/g),
  inCharacters(
    'phone',
    'digits',
    /\d(?:[^a-z0-9]{0,3}\d){9}[^0-9]{1,40}\b(?:backwards?|reversed?)|\b(?:backwards?|reversed?)[^0-9]{1,40}\d(?:[^a-z0-9]{0,3}\d){9}/g,
  ),
  // International numbers, and local ones after a word such as “call”.
  inCharacters('phone', 'digits', /(?:\+|(?<!\d)011) ?[1-9](?:[ .()-]{0,2}\d){8,13}/g),
  inCharacters('phone', 'digits', new RegExp(String.raw`${call}[2-9](?:[ ().-]{0,3}\d){6,9}(?!\d)`, 'g')),
  inCharacters(
    'phone',
    'digits',
    /area code[^a-z0-9]{1,3}\d{3}[^0-9]{1,12}\d{3}[^0-9]?\d{4}|\d{3}[^a-z0-9]{0,3}\d{4}[^0-9]{1,12}area code[^a-z0-9]{1,3}\d{3}/g,
  ),
  inCharacters('phone', 'plain', /(?<![a-z0-9])(?:(?:i{1,3}|i?v|vi{1,3}|ix|zero|oh|[o0])[^a-z0-9]{1,3}){7,10}/g),
  // Letters of the keypad: after a word such as “call” in any case, elsewhere with hyphens and in capitals.
  inCharacters('phone', 'plain', /1[ .-]8(?:00|33|44|55|66|77|88)[ .-][a-z0-9 .-]{7,9}/g),
  inCharacters(
    'phone',
    'plain',
    new RegExp(
      String.raw`(?:${call}|\()(?:1[ .-]?)?\(?[2-9][ .-]?\d[ .-]?\d\)?[ .-]{0,2}([a-z0-9]{2,7}(?:[ .-][a-z0-9]{1,5}){0,2})(?![a-z0-9])`,
      'g',
    ),
    ({ 1: seven = '' }) => isKeypadNumber(seven),
  ),
  inCharacters(
    'phone',
    'plain',
    new RegExp(String.raw`${call}[2-9]\d{2}[ .-][a-z]{4}(?![a-z0-9])`, 'g'),
    (_, written) => /[A-Z]{4}$/.test(written),
  ),
  inCharacters(
    'phone',
    'plain',
    /(?<![a-z0-9])(?:1[.-])?[2-9]\d{2}[.-]([a-z0-9]{2,7}(?:[.-][a-z0-9]{1,5}){0,2})(?![a-z0-9])/g,
    ({ 1: seven = '' }, written) =>
      isKeypadNumber(seven) && /[A-Z]{3}/.test(written) && !/[a-z]/.test(written) && !/unit|year|foot|mile/.test(seven),
  ),
  inCharacters('payment', 'plain', /(?<![a-z0-9$])\$[a-z][a-z0-9_-]{2,19}/g),
  inCharacters('email', 'plain', /(?<![a-z0-9._])[a-z][a-z0-9._]{3,64}@(?![a-z0-9])/g),
  inCharacters(
    'email',
    'plain',
    /(?<![a-z0-9._%+-])[a-z0-9._%+-]{1,64}(?: @ (?=[a-z0-9-]{1,63}\.[a-z])|@ | ?@(?! |\d{1,5}(?!\w))| ?(?:[([{]at[)\]}]|_at_) ?)[a-z0-9-]{2,63}/g,
  ),
  inCharacters(
    'messenger',
    'plain',
    /(?<![a-z0-9])(?:@[a-z][a-z0-9._]{2,30}|(?:ig|insta|instagram|snap|tiktok|fb)[ :-]{1,3}[a-z0-9]{1,30}[._][a-z0-9])/g,
  ),
  inCharacters(
    'messenger',
    'plain',
    /(?<![a-z0-9])(?:ig|insta|instagram|snap|snapchat|telegram|facebook|fb|tiktok|twitter|kik|messenger|viber|discord|line id|signal) ?[:@] ?[a-z0-9._]{1,30}|(?<![a-z0-9])ig [a-z0-9._]{3,30}/g,
  ),
  inCharacters(
    'link',
    'plain',
    /h(?:tt|xx)ps?:|(?<![a-z0-9-])[a-z0-9-]{2,63} ?[[({] ?(?:\.|dot) ?[\])}] ?[a-z]{2,24}|www ?\./g,
  ),
  inCharacters('link', 'plain', /(?<![a-z0-9-])[a-z0-9-]{2,63},(?:com|net|org)(?![a-z0-9])/g),
  inCharacters(
    'link',
    'plain',
    /(?<![a-z0-9.])([a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,3})\.([a-z]{2,24})(?![a-z0-9])/g,
    isDomain,
  ),
  inCharacters('messenger', 'plain', /(?<![a-z0-9])qq[ :号]{0,3}\d{5,12}/g),
  inCharacters('link', 'plain', /(?<![a-z])[a-z]{3,40}dot(?:com|net|org)(?![a-z])/g),
  inCharacters(
    'link',
    'plain',
    /(?<![a-z0-9-])([a-z0-9-]{2,63}) (?:(?:dot|punto|点) |\. ?)([a-z]{2,24})(?![a-z0-9])/g,
    ({ 1: name = '', 2: ending = '' }) =>
      !['polka', 'the', 'this', 'our', 'some', 'every'].includes(name) &&
      domains.has(ending) &&
      (ending.length > 2 || usual.has(ending)),
  ),
];
