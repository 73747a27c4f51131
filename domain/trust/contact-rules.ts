import { listed, oneIn, oneOf, textRule, type TextRule } from './text-rule.ts';

const FORM = 'Leave it out: renters reach you through the contact form and the phone number we show.';
const PAYMENT = 'Leave it out: how rent and deposit are paid belongs in the lease.';
const SEE_FIRST = 'Renters should tour the home before they pay. For example: “Tours every day.”';

const contact = 'is contact information, which scammers and spammers use';
const scheme = "is a way to pay that can't be traced or reversed";
const link = 'is a link';
const unseen = 'asks for money or personal information before a tour';

const mailHosts = oneOf('gmail', 'g mail', 'yahoo', 'hotmail', 'outlook', 'icloud', 'protonmail', 'aol');
const topLevel = oneOf('com', 'net', 'org', 'io', 'info', 'biz', 'xyz', 'edu');
const looking = oneIn(`
  view(?:ing|ed)?s?, visit(?:ing)?, tours?, touring, see(?:ing)?, seen, showings?, inspection`);
const messengers = listed(`
  what ?s ?app, telegram, snap ?chat, we ?chat,
  (?:ig|insta|instagram|snap|facebook|fb|tik ?tok|twitter|kik|messenger) ?[:@] ?[a-z0-9._]{1,30},
  (?:dm|pm|text|sms|call|email|e mail|message) me, my (?:insta|instagram|ig|snap|facebook|fb|tiktok),
  contact me (?:directly|outside|off), google voice, on (?:the gram|insta|ig), qr ?codes?`);
const payments = listed(`
  [z2]el ?le, venmo, cash ?app, western union(?! (?:st|ave|rd|blvd)), money ?gram, bitcoins?, btc,
  crypto(?: ?currency)?, ethereum, usdt, (?:steam|i ?tunes|google play) (?:gift )?cards?, cash ?tag, gift ?cards?,
  wire (?:the|transfer|me|money|funds|your|a|deposit), pay ?pal, bank transfer`);
const money = oneOf('pay(?:ment|ing|s)?', 'deposits?', 'fee', 'money', 'rent', 'holding deposit');
const words = '(?:[a-z]{1,20}[^a-z0-9.;!?]{1,3}){0,4}';
const name = '[a-z0-9]{1,30}';

/** Contact data and payment schemes, in the letters of the text (K66). */
export const contactRules: readonly TextRule[] = [
  textRule('messenger', contact, FORM, messengers),
  textRule('email', contact, FORM, [
    'g(?:oogle)? ?mail',
    `${name} at ${mailHosts}`,
    `${mailHosts}(?: dot)? (?:com|net)`,
    `${name} (?:at|dot) ${name} dot ${topLevel}`,
  ]),
  textRule('link', link, FORM, [`${name} dot (?:${topLevel}|[a-z]{2,12} slash)`, 'bit ?ly', 'tiny ?url', 'linktr ?ee']),
  textRule('payment', scheme, PAYMENT, payments),
  textRule('before-viewing', unseen, SEE_FIRST, [
    `(?<!no )(?<!never )(?<!not )(?<!n ?t )${money} ${words}(?:before|prior to|ahead of) ${words}${looking}`,
    `(?:${looking}) (?:only )?(?:after|once|upon) ${words}${money}`,
    `no ${looking} (?:before|until|without) ${words}${money}`,
    `(?:pay(?:ment|ing)?|deposits?) (?:first|now|today) ${words}${looking} (?:later|after)`,
    'send (?:[$]?[0-9,]{1,7}|money|a deposit|the deposit) to (?:hold|reserve|secure)',
    'sight unseen',
    `(?:pay(?:ment|ing)?|deposits?) (?:first|ist) then ${words}(?:keys?|${looking})`,
    'keys? (?:will be |are |get |is )?(?:by mail|mailed|shipped|sent|couriered|fed ?ex(?:ed)?)',
    '(?:mail|ship|send) (?:you )?(?:the )?keys?',
    'out of the country',
    '(?:am|currently|i m|we are|living) (?:overseas|abroad|out of state)',
    '(?:a |on )mission(?:ary)? (?:abroad|overseas|trip)',
  ]),
  textRule('private-data', unseen, 'Leave it out: ask for this only in a rental application.', [
    'social security numbers?',
    'ssn',
    'send (?:me |us )?(?:your |a (?:photo|picture|copy|scan) of your )(?:social|driver ?s? licen[cs]e|passport|id)',
    '(?:your |with )bank (?:details|login|account)',
    'verification code',
  ]),
];

/** A rule over the characters of a text, over its digits, or over its digits when some were spelled out. */
interface CharacterRule extends Omit<TextRule, 'pattern'> {
  view: 'plain' | 'digits' | 'spelled';
  expression: RegExp;
}

const inCharacters = (
  id: string,
  reason: string,
  suggestion: string,
  view: CharacterRule['view'],
  expression: RegExp,
): CharacterRule => ({ id, reason, suggestion, view, expression });

const phone = (view: CharacterRule['view'], expression: RegExp) =>
  inCharacters('phone', contact, FORM, view, expression);

const separator = String.raw`[\s.\-–—()/_*]{0,4}`;

/** Phone numbers, email addresses, links and handles, which consist of digits and punctuation. */
export const characterRules: readonly CharacterRule[] = [
  phone(
    'digits',
    new RegExp(
      String.raw`(?<!\d)(?:1${separator})?[2-9]\d{2}${separator}[2-9]\d{2}${separator}\d{2}${separator}\d{2}(?!\d)`,
      'g',
    ),
  ),
  phone('digits', /(?<!\d)[2-9](?:[^a-z0-9]{1,3}\d(?!\d)){9}(?!\d)/g),
  phone('spelled', /(?<!\d)[2-9](?:[^a-z0-9]{0,3}\d){9}(?![^a-z0-9]{0,3}\d)/g),
  phone(
    'digits',
    /\d(?:[^a-z0-9]{0,3}\d){9}[^0-9]{1,40}\b(?:backwards?|reversed?)|\b(?:backwards?|reversed?)[^0-9]{1,40}\d(?:[^a-z0-9]{0,3}\d){9}/g,
  ),
  phone(
    'plain',
    /1-8(?:00|33|44|55|66|77|88)-[a-z0-9-]{7,9}|(?<![a-z0-9])(?:(?:i{1,3}|i?v|vi{1,3}|ix|zero|oh|[o0])[^a-z0-9]{1,3}){7,}/g,
  ),
  inCharacters('payment', scheme, PAYMENT, 'plain', /(?<![a-z0-9$])\$[a-z][a-z0-9_-]{2,19}/g),
  inCharacters('email', contact, FORM, 'plain', /[a-z0-9._%+-]{1,64} ?(?:@|[([{]at[)\]}]) ?[a-z0-9-]{2,}/g),
  inCharacters(
    'messenger',
    contact,
    FORM,
    'plain',
    /(?<![a-z0-9])(?:@[a-z][a-z0-9._]{2,}|(?:ig|insta|instagram|snap|tiktok|fb)[ :-]{1,3}[a-z0-9]+[._][a-z0-9._]*[a-z0-9])/g,
  ),
  inCharacters(
    'link',
    link,
    FORM,
    'plain',
    new RegExp(
      String.raw`h(?:tt|xx)ps?:|[a-z0-9-]{2,63} ?[[({] ?\. ?[\])}] ?[a-z]{2,}|www ?\.|(?<![a-z0-9])(?:t|wa)\.me|[a-z0-9-]{2,63}(?:\.| \. ?)(?:com|net|org|xyz|biz)(?![a-z0-9])|[a-z0-9-]{2,63}\.(?:${topLevel}|ly|co|me|us|link|app|site|rentals|apartments|online|shop|page|live|gg|cc|tk|ru)(?:/|(?= |$)(?<=\.(?:io|info|link|site|app)))`,
      'g',
    ),
  ),
];
