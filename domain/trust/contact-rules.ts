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
/** Up to six words that don't negate a payment: “no deposit before a tour” is lawful. */
const THEN = '[^NO]*';
const UNLESS_NEGATED = '(?<!NO _{0,5})';

/** Contact data and payment schemes in words (K66). */
export const contactRules: readonly WordRule[] = [
  rule('messenger', contact, FORM, ['MESSENGER (?!PLACE)', '[text sms] _{0,3} to [me us]']),
  rule('email', contact, FORM, [
    '[gmail googlemail hotmail protonmail ymail yahoo icloud]',
    '_ [at arroba @] MAILHOST',
    '_ [at arroba @] _ DOT _',
  ]),
  rule('link', link, FORM, [
    '_ DOT com',
    '_ DOT _ slash',
    'www',
    '[http https] [colon slash]',
    '[bitly tinyurl linktree linktr goo]',
    'linktr ee',
  ]),
  rule('payment', scheme, PAYMENT, ['(?<!NO [FILL require]{0,3}) PAYWAY (?!PLACE)']),
  rule('before-viewing', unseen, SEE_FIRST, [
    `${UNLESS_NEGATED} [PAY RENT] ${THEN} BEFORE [FILL ADJECTIVE HOME out give]{0,5} [VIEW address come]`,
    `(?<!NO _{0,3}) VIEW _{0,4} ONCE _{0,5} [PAY RENT] (?!_{0,3} [returned refunded])`,
    'NO [FILL ADJECTIVE person]{0,4} VIEW _{0,3} [until unless without BEFORE] _{0,5} [PAY RENT]',
    'ONLY _{0,6} PAY _{0,6} VIEW',
    'NO PAY , NO VIEW',
    '[PAY RENT] first , VIEW second',
    'to VIEW [FILL HOME]{1,4} ,? [^NO]{0,3} [MUST SEND require] _{0,4} PAY',
    '(?<!NO _{0,3}) VIEW _{0,3} ONLY _{0,6} PAY',
    '(?<!NO _{0,3}) TOUR [costs cost fee charge] [is FILL]{0,3} AMOUNT',
    'to VIEW [FILL HOME]{0,4} ,? _{0,4} PAY _{0,4} [must required needed due necessary]',
    '[after once when upon ONCE] _{0,4} PAY _{0,4} ,? _{0,4} (TOUR|VIEW [FILL]{0,2} HOME)',
    `${UNLESS_NEGATED} ${MONEY} ${THEN} ,? ${THEN} VIEW _{0,2} LATER (?!in from)`,
    `${UNLESS_NEGATED} (PAY _{0,4} (?<!the) NOW|RENT UPFRONT) ,? [^NO]* [VIEW address]`,
    `${UNLESS_NEGATED} ${MONEY} ${THEN} (,? then|[and so] [we i you youll ill]) _{0,4} (TOUR|VIEW [FILL]{0,2} HOME)`,
    `${UNLESS_NEGATED} ${MONEY} ${THEN} ,? LATER TOUR`,
    `${UNLESS_NEGATED} ${MONEY} ${THEN} and [come then you we]{0,2} VIEW [FILL]{0,2} HOME`,
    `${UNLESS_NEGATED} ${MONEY} ${THEN} ,? then _{0,3} VIEW`,
    `${UNLESS_NEGATED} ${MONEY} ${THEN} to [^after once]{0,7} TOUR`,
    `${UNLESS_NEGATED} ${MONEY} ${THEN} (to VIEW|to BOOK [FILL on]{0,3} [VIEW TOUR]|[secures buys reserves unlocks guarantees] [FILL]{0,2} VIEW)`,
    'RENT [secures buys] [FILL]{0,2} VIEW',
    'for [FILL]{0,2} TOUR ,? PAY',
    'VIEW _{0,2} for [those PEOPLE] who _{0,3} PAY',
    'BEFORE _{0,3} VIEW ,? [please FILL MUST need require]{0,4} [SEND PAY]',
    'PAY [by on] _ ,? VIEW [by on] _',
    `(?<!NO _{0,3}) [SEND] _{0,3} [PAY RENT money] _{0,2} to? HOLD`,
    '[send transfer wire mail] _{0,3} [PAY RENT] _{0,4} HOLD',
    'unseen ~ PAY',
    'HOLD _{0,2} [by with] _{0,2} [sending paying transferring wiring]',
    'pay first (?=.|$)',
    'PAY first? ,? then _{0,3} KEY',
  ]),
  rule('no-tour', absent, SEE_FIRST, [
    'sight unseen',
    'KEY _{0,4} SENT',
    'KEY _{0,5} [by via through] [the a]? CARRIER',
    'KEY _{0,4} in the mail',
    'KEY _{0,5} will SHIP [them it]',
    '[FILL to] SHIP KEY',
    'SHIP [you the your them]{1,2} KEY',
    'SELF ABSENT* AWAY',
    '[currently presently temporarily living] ABSENT* AWAY',
    'SELF ABSENT* [in to] the? COUNTRY',
    'SELF ~ [live living moved] [in to] the? COUNTRY',
    '[i im am] [FILL]{0,2} missionary',
    'missionary [work trip in abroad]',
    'overseas missionaries',
    'SELF [am m]? not in the [us usa states country]',
    '[am im] ABSENT* in the? COUNTRY',
    'KEY _{0,4} [delivery shipping shipment courier]',
    'VIEW _{0,3} [from] the? outside',
    'NO [FILL there around]{0,3} [show meet] _{0,5} [person myself inside because]',
    'NO _{0,2} [inside interior person] VIEW',
    '[look peek] _{0,2} [through in into] [the]? [window windows]',
  ]),
  rule('private-data', unseen, LATER, [
    '(?<!NO _{0,3}) social security [number numbers]',
    'ssn',
    '[send email text give include mail upload provide] _{0,6} [ssn passport license licence selfie]',
    '[send email text include mail upload provide] [me us]? [FILL picture photo copy scan]{0,5} [id ids identification]',
    '[send email text give include mail provide] _{0,3} [bank banking credit debit card] _{0,2} [details login account number numbers info information statement]',
    'your [online]? [bank banking] [details login account]',
    'your [credit debit bank]? card number',
    'send _{0,3} code _{0,3} [receive get text]',
    'verification code',
    '(?<!NO _{0,3}) [send give include provide text email] _{0,5} [social dob]',
    '[photo picture scan copy selfie] of [your the a]{0,2} _{0,2} [id card license passport ssn]',
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

/** Two letters that are written as “dot co”. */
const usual = new Set(['co', 'io', 'us', 'uk', 'ca', 'ly', 'tv', 'gg', 'ai', 'de']);

/** Returns whether two names around a dot are a domain, not the end of a sentence and the begin of the next: `campus.No pets`. */
function isDomain({ 1: name = '', 2: ending = '', 0: all, index, input }: RegExpExecArray, written: string): boolean {
  if (!domains.has(ending) || !/[a-z]/.test(name)) return false;
  const next = input.slice(index + all.length);
  if (next.startsWith('/')) return true;
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
  inCharacters('phone', 'digits', /(?<![\d$])[2-9](?:[ .-]?\d){2}[ .-]?[2-9](?:[ .-]?\d){6}(?!\d)/g),
  inCharacters('phone', 'spelled', /(?<!\d)[2-9](?:[^a-z0-9]{0,3}\d){9}(?![^a-z0-9]{0,3}\d)/g),
  inCharacters(
    'phone',
    'digits',
    /\d(?:[^a-z0-9]{0,3}\d){9}[^0-9]{1,40}\b(?:backwards?|reversed?)|\b(?:backwards?|reversed?)[^0-9]{1,40}\d(?:[^a-z0-9]{0,3}\d){9}/g,
  ),
  // International numbers, and local ones after a word such as “call”.
  inCharacters('phone', 'digits', /(?:\+|(?<!\d)011) ?[1-9](?:[ .()-]{0,2}\d){8,13}/g),
  inCharacters('phone', 'digits', new RegExp(String.raw`${call}[2-9](?:[ ().-]{0,3}\d){6,9}(?!\d)`, 'g')),
  inCharacters('phone', 'digits', /area code[^a-z0-9]{1,3}\d{3}[^0-9]{1,12}\d{3}[^0-9]?\d{4}/g),
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
  inCharacters('email', 'plain', /(?<![a-z0-9._%+-])[a-z0-9._%+-]{1,64} ?(?:@|[([{]at[)\]}]|_at_) ?[a-z0-9-]{2,63}/g),
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
  inCharacters('link', 'plain', /(?<![a-z])[a-z]{3,40}dot(?:com|net|org)(?![a-z])/g),
  inCharacters(
    'link',
    'plain',
    /(?<![a-z0-9-])([a-z0-9-]{2,63}) (?:(?:dot|punto|点) |\. ?)([a-z]{2,24})(?![a-z0-9])/g,
    ({ 1: name = '', 2: ending = '' }) =>
      name !== 'polka' && domains.has(ending) && (ending.length > 2 || usual.has(ending)),
  ),
];
