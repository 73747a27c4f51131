import { EMAIL_TAKEN } from '../../../domain/account/login.ts';
import { APARTMENT } from '../../../domain/options/property-types.ts';
import { NOT_AUTHENTICATED } from '../../../domain/posting/posting-errors.ts';
import { CARD_DECLINED } from '../../../domain/billing/card-declines.ts';
import type { World } from '../../world/world.ts';
import { accountOf, EMPTY_LANDLORD, required } from '../setup/arrange.ts';
import { draftWith, fullDraft } from '../setup/drafts.ts';
import type { PageDriver } from '../setup/page-driver.ts';
import { choosePassword } from './posting.ts';
import type { Scenario } from '../setup/scenario.ts';

/** The published test card numbers; the payment processor defines their behavior, here and on the real server. */
const cards = {
  good: '4242 4242 4242 4242',
  mistyped: '4242 4242 4242 4241',
  declined: '4000 0000 0000 0002',
  insufficient: '4000 0000 0000 9995',
  expired: '4000 0000 0000 0069',
  wrongCode: '4000 0000 0000 0127',
  troubled: '4000 0000 0000 0119',
  asksOnce: '4000 0025 0000 3155',
};

interface Card {
  number?: string;
  address?: string;
  zip?: string;
  code?: string;
  month?: string;
  year?: string;
}

export async function fillCard({ type, choose }: PageDriver, card: Card = {}): Promise<void> {
  const { number = cards.good, address = '1739 N High St', zip = '43210', code = '123', month = '12', year } = card;
  await type('Billing address', address);
  await type('Billing zip', zip);
  await type('Card number', number);
  await choose('Expiration month', month);
  await choose('Expiration year', year ?? '2029');
  await type('Security code', code);
}

export async function pay(hands: PageDriver, card: Card = {}): Promise<void> {
  await fillCard(hands, card);
  await hands.press('Process Payment');
}

export const atPayment = {
  group: 'payment',
  at: '/post/step-3',
  as: EMPTY_LANDLORD,
  draft: fullDraft,
} as const;

/** Returns a scenario with a card, or an input beside it, that is rejected at a field. */
const refusedField = (covers: NonNullable<Scenario['covers']>, title: string, expects: string, card: Card) => ({
  ...atPayment,
  title,
  shows: `The server’s word stands at its field (${covers.join(', ')}).`,
  covers,
  expects,
  play: async (hands: PageDriver) => {
    await pay(hands, card);
    await hands.see(expects);
  },
});

/** Returns a scenario with a declined card, reported in a dialog with an OK button. */
const refusedCard = (title: string, expects: string, number: string) => ({
  ...atPayment,
  title,
  shows: 'Said in a dialog with an OK button; nothing , nothing was published.',
  covers: ['payment', 'PublishResult.Invalid'] as const,
  expects,
  play: async (hands: PageDriver) => {
    await pay(hands, { number });
    await hands.see(expects);
  },
});

/** Matches a published listing on its page. */
const NEW_LISTING = /Walnut Row.*Renews on/;

/** Gives the account an earlier payment with this card, and a credit. */
function giveCredit(world: World, creditCents: number): void {
  const card = required(world.db.cards[0], 'card');
  world.db.cards.push({ ...card, accountId: accountOf(world, EMPTY_LANDLORD).id, creditCents });
}

/** The price, the card, and the outcomes of card payments. */
export const payment = {
  'order-summary': {
    ...atPayment,
    title: 'Order Summary',
    shows: 'What is bought, the colleges it reaches, what is due today, and the card.',
    expects: /Included colleges.*DUE TODAY.*\$49/,
  },
  'payment-with-credit': {
    ...atPayment,
    title: 'Credit pays a part',
    shows: 'What the card pays today stands below the price; the months after cost what they do.',
    expects: /DUE TODAY.*\$49.*\$35\.67 is charged today \(\$49 less \$13\.33 of credit\)\..*Then \$49 each month/,
    arrange: (world) => giveCredit(world, 1333),
  },
  'payment-card-on-file': {
    ...atPayment,
    title: 'Paying with the card on file',
    shows: 'No card is entered; another one is a choice away.',
    expects: NEW_LISTING,
    arrange: (world) => giveCredit(world, 0),
    play: async (hands) => {
      await hands.see(/Visa ending 4242, your card on file/);
      await hands.press('Process Payment');
      await hands.see(NEW_LISTING);
    },
  },
  'payment-by-credit': {
    ...atPayment,
    title: 'Credit pays the month',
    shows: "You weren't charged today, what stays waits for the next charge, and the listing is published.",
    expects: NEW_LISTING,
    arrange: (world) => giveCredit(world, 6000),
    play: async (hands) => {
      await hands.see('$11 in credit for your next charge.');
      await hands.press('Process Payment');
      await hands.see(NEW_LISTING);
    },
  },
  'payment-ready': {
    ...atPayment,
    title: 'A card filled in',
    shows: 'Process Payment opens once all six fields are filled.',
    expects: 'DUE TODAY',
    play: (hands) => fillCard(hands),
  },
  'payment-too-early': {
    ...atPayment,
    title: 'The payment before its time',
    shows: 'Sections are missing: the address leads to the first of them.',
    draft: draftWith('contact', 'location'),
    expects: 'Floorplan Information',
  },
  'payment-type-withdrawn': {
    ...atPayment,
    title: 'A kind that is not sold any more',
    shows: 'Nothing due, nothing can be paid; step 1 is the way on.',
    expects: 'This property type is no longer available.',
    arrange: ({ db }) => {
      db.prices[APARTMENT] = 0;
    },
  },
  'payment-type-chosen-again': {
    ...atPayment,
    title: 'Another kind instead of one that is not sold any more',
    shows: 'Step 1 says what has become of the kind that was chosen; nothing written is lost.',
    expects: /Apartment listings are no longer available\..*House.*Up to 10 leads\/month/,
    arrange: ({ db }) => {
      db.prices[APARTMENT] = 0;
    },
    play: ({ press }) => press('Choose a property type'),
  },
  'payment-address': refusedField(['payment.address'], 'A billing address of spaces', 'Enter the billing address.', {
    address: '   ',
  }),
  'payment-zip': refusedField(['payment.zip'], 'A billing zip that is too short', 'Enter a five-digit zip code.', {
    zip: '432',
  }),
  'payment-card-number': refusedField(['payment.cardNumber'], 'A mistyped card number', 'Check the card number.', {
    number: cards.mistyped,
  }),
  'payment-security-code': refusedField(
    ['payment.securityCode'],
    'A security code that is too short',
    'Enter the three- or four-digit security code.',
    { code: '12' },
  ),
  'payment-security-code-wrong': refusedField(
    ['payment.securityCode', 'PublishResult.Invalid'],
    'A security code the bank does not know',
    'Check the security code, or try another card.',
    { number: cards.wrongCode },
  ),
  'payment-month-over': refusedField(
    ['payment.expirationMonth'],
    'A month that is over',
    'That card has expired. Use another card.',
    { month: '1', year: '2026' },
  ),
  'payment-year-over': {
    ...atPayment,
    title: 'A year that ends while one pays',
    shows: 'The page was open over New Year: the processor refuses the year, at its field.',
    covers: ['payment.expirationYear'],
    expects: 'Check the expiration year.',
    play: async (hands, world) => {
      await fillCard(hands, { year: '2026' });
      world.now = () => new Date('2027-01-01T00:05:00.000Z');
      await hands.press('Process Payment');
      await hands.see('Check the expiration year.');
    },
  },
  'payment-expired-card': refusedField(
    ['payment.expirationMonth', 'PublishResult.Invalid'],
    'A card its bank calls expired',
    'That card has expired. Use another card.',
    { number: cards.expired },
  ),
  'payment-declined': refusedCard('A declined card', CARD_DECLINED, cards.declined),
  'payment-insufficient': refusedCard(
    'Not enough money on the card',
    'Insufficient funds. Try another card.',
    cards.insufficient,
  ),
  'payment-not-processed': refusedCard(
    'A card that cannot be charged just now',
    "We couldn't charge the card right now. You weren't charged. Try again in a moment.",
    cards.troubled,
  ),
  'payment-authenticated': {
    ...atPayment,
    title: 'A card whose bank asks',
    shows: 'Confirmed in the window of the test bank; the same payment is then finished.',
    covers: ['PublishResult.NeedsAuthentication'],
    expects: /Walnut Row.*Renews on/,
    play: async (hands) => {
      await pay(hands, { number: cards.asksOnce });
      await hands.press('Complete authentication');
      await hands.see('Your listing is published.');
      await hands.see(/Walnut Row.*Renews on/);
    },
  },
  'payment-challenge': {
    ...atPayment,
    title: 'The test bank asks the cardholder',
    shows: 'The 3-D Secure challenge of a test card: complete it or fail it.',
    expects: /Confirm your payment.*Fail authentication.*Complete authentication/,
    play: async (hands) => {
      await pay(hands, { number: cards.asksOnce });
      await hands.see('Complete authentication');
    },
  },
  'payment-challenge-failed': {
    ...atPayment,
    title: 'The cardholder does not confirm',
    shows: 'Nothing was charged or published, and the form is still there.',
    expects: NOT_AUTHENTICATED['payment']?.[0] ?? '',
    play: async (hands) => {
      await pay(hands, { number: cards.asksOnce });
      await hands.press('Fail authentication');
      await hands.see(NOT_AUTHENTICATED['payment']?.[0] ?? '');
    },
  },
  'payment-email-taken': {
    title: 'An email taken before the payment',
    group: 'payment',
    shows: 'Somebody made an account with it meanwhile; it has no field here, so a notification says it.',
    at: '/post/step-2',
    draft: fullDraft,
    covers: ['payment.email', 'PublishResult.Invalid'],
    expects: EMAIL_TAKEN['email']?.[0] ?? '',
    play: async (hands, world) => {
      await choosePassword(hands);
      await hands.press('Continue to Payment →');
      await fillCard(hands);
      const other = accountOf(world, EMPTY_LANDLORD);
      world.db.accounts.push({ ...other, id: ++world.db.lastId.account, email: fullDraft.contact.email });
      await hands.press('Process Payment');
      await hands.see(EMAIL_TAKEN['email']?.[0] ?? '');
    },
  },
} satisfies Record<string, Scenario>;
