import { EMAIL_TAKEN } from '../../../domain/account/login.ts';
import { APARTMENT } from '../../../domain/options/property-types.ts';
import { NOT_AUTHENTICATED } from '../../../domain/posting/posting-errors.ts';
import { CARD_DECLINED } from '../../../domain/billing/card-declines.ts';
import type { World } from '../../world/world.ts';
import { accountOf, EMPTY_LANDLORD, required, withdrawn } from '../setup/arrange.ts';
import { draftWith, fullDraft } from '../setup/drafts.ts';
import { completeSections } from './posting.ts';
import { scenariosWith, type Scenario } from '../setup/scenario.ts';
import { choose, fill, press, see, type Step } from '../setup/steps.ts';

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

export const fillCard = (card: Card = {}): Step => {
  const { number = cards.good, address = '1739 N High St', zip = '43210', code = '123', month = '12', year } = card;
  return [
    fill('Billing address', address),
    fill('Billing zip', zip),
    fill('Card number', number),
    choose('Expiration month', month),
    choose('Expiration year', year ?? '2029'),
    fill('Security code', code),
  ];
};

export const pay = (card: Card = {}): Step => [fillCard(card), press('Process Payment')];

export const atPayment = {
  group: 'payment',
  at: '/post/step-3',
  as: EMPTY_LANDLORD,
  draft: fullDraft,
} as const;

/** Returns a scenario with a card, or an input beside it, that is rejected at a field. */
const refusedField = (covers: NonNullable<Scenario['covers']>, title: string, expects: string, card: Card) => ({
  title,
  shows: `The server’s error is shown at its field (${covers.join(', ')}).`,
  covers,
  expects,
  play: pay(card),
});

/** Returns a scenario with a declined card, reported in a dialog with an OK button. */
const refusedCard = (title: string, expects: string, number: string) => ({
  title,
  shows: 'A dialog with an OK button; nothing is charged or published.',
  covers: ['payment', 'PublishResult.Invalid'] as const,
  expects,
  play: pay({ number }),
});

/** Matches the new listing on the page that opens a second after it is published. */
export const NEW_LISTING = /Walnut Row.*Renews on/;

/** Gives the account an earlier payment with this card, and a credit. */
function giveCredit(world: World, creditCents: number): void {
  const card = required(world.db.cards[0], 'card');
  world.db.cards.push({ ...card, accountId: accountOf(world, EMPTY_LANDLORD).id, creditCents });
}

/** The price, the card, and the outcomes of card payments. */
export const payment = scenariosWith(atPayment)({
  'order-summary': {
    title: 'Order Summary',
    shows: 'The listing, the included colleges, the amount due today, and the card form. /order-summary leads here.',
    at: '/order-summary',
    expects: /Included colleges.*DUE TODAY.*\$49/,
  },
  'payment-with-credit': {
    title: 'Credit pays part of the price',
    shows: 'The amount charged to the card today is shown below the price of later months.',
    expects: /DUE TODAY.*\$49.*\$35\.67 is charged today \(\$49 less \$13\.33 of credit\)\..*Then \$49 each month/,
    arrange: (world) => giveCredit(world, 1333),
  },
  'payment-card-on-file': {
    title: 'Paying with the card on file',
    shows: 'No card form; another card can be chosen.',
    expects: NEW_LISTING,
    arrange: (world) => giveCredit(world, 0),
    play: [see(/Visa ending 4242, your card on file/), press('Process Payment')],
  },
  'payment-by-credit': {
    title: 'Credit pays the first month',
    shows: 'Nothing is charged today, the rest of the credit remains, and the listing is published.',
    expects: NEW_LISTING,
    arrange: (world) => giveCredit(world, 6000),
    play: [see('$11 in credit for your next charge.'), press('Process Payment')],
  },
  'payment-ready': {
    title: 'Completed card form',
    shows: 'Process Payment is enabled once all six fields are filled.',
    expects: 'DUE TODAY',
    play: fillCard(),
  },
  'payment-too-early': {
    title: 'Payment page of an incomplete draft',
    shows: 'A redirect to the first incomplete section.',
    draft: draftWith('contact', 'location'),
    expects: 'Floorplan Information',
  },
  'payment-type-withdrawn': {
    title: 'Property type no longer available',
    shows: 'Nothing is due or can be paid; a link leads to step 1.',
    expects: 'This property type is no longer available.',
    arrange: withdrawn(APARTMENT),
  },
  'payment-type-chosen-again': {
    title: 'Another type instead of an unavailable one',
    shows: 'Step 1 explains that the chosen type is no longer available; the draft is kept.',
    expects: /Apartment listings are no longer available\..*House.*Up to 10 leads\/month/,
    arrange: withdrawn(APARTMENT),
    play: press('Choose a property type'),
  },
  'payment-address': refusedField(['payment.address'], 'Billing address of spaces only', 'Enter the billing address.', {
    address: '   ',
  }),
  'payment-zip': refusedField(['payment.zip'], 'Billing zip that is too short', 'Enter a five-digit zip code.', {
    zip: '432',
  }),
  'payment-card-number': refusedField(['payment.cardNumber'], 'Mistyped card number', 'Check the card number.', {
    number: cards.mistyped,
  }),
  'payment-security-code': refusedField(
    ['payment.securityCode'],
    'Security code that is too short',
    'Enter the three- or four-digit security code.',
    { code: '12' },
  ),
  'payment-security-code-wrong': refusedField(
    ['payment.securityCode', 'PublishResult.Invalid'],
    'Security code rejected by the bank',
    'Check the security code, or try another card.',
    { number: cards.wrongCode },
  ),
  'payment-month-over': refusedField(
    ['payment.expirationMonth'],
    'Expiration month in the past',
    'That card has expired. Use another card.',
    { month: '1', year: '2026' },
  ),
  'payment-year-over': {
    title: 'Expiration year in the past',
    shows: 'The page was open over New Year’s; the processor rejects the year at its field.',
    covers: ['payment.expirationYear'],
    expects: 'Check the expiration year.',
    play: [
      fillCard({ year: '2026' }),
      (_, world) => void (world.now = () => new Date('2027-01-01T00:05:00.000Z')),
      press('Process Payment'),
    ],
  },
  'payment-expired-card': refusedField(
    ['payment.expirationMonth', 'PublishResult.Invalid'],
    'Card expired according to its bank',
    'That card has expired. Use another card.',
    { number: cards.expired },
  ),
  'payment-declined': refusedCard('Declined card', CARD_DECLINED, cards.declined),
  'payment-insufficient': refusedCard(
    'Insufficient funds',
    'Insufficient funds. Try another card.',
    cards.insufficient,
  ),
  'payment-not-processed': refusedCard(
    'Processing error',
    "We couldn't charge the card right now. You weren't charged. Try again in a moment.",
    cards.troubled,
  ),
  'payment-authenticated': {
    title: 'Card that requires authentication',
    shows: 'The cardholder confirms in the test bank’s window; then the payment completes.',
    covers: ['PublishResult.NeedsAuthentication'],
    expects: NEW_LISTING,
    play: [pay({ number: cards.asksOnce }), press('Complete authentication'), see('Your listing is published.')],
  },
  'payment-challenge': {
    title: 'Challenge by 3-D Secure',
    shows: 'The test bank’s window, to complete or fail the challenge.',
    expects: /Confirm your payment.*Fail authentication.*Complete authentication/,
    play: pay({ number: cards.asksOnce }),
  },
  'payment-challenge-failed': {
    title: 'Failed 3-D Secure challenge',
    shows: 'Nothing was charged or published, and the form keeps its input.',
    expects: NOT_AUTHENTICATED['payment']?.[0] ?? '',
    play: [pay({ number: cards.asksOnce }), press('Fail authentication')],
  },
  'payment-email-taken': {
    as: undefined,
    title: 'Email registered before the payment',
    shows: 'The email was registered in the meantime; it has no field here, so a notification says so.',
    at: '/post/step-2',
    covers: ['payment.email', 'PublishResult.Invalid'],
    expects: EMAIL_TAKEN['email']?.[0] ?? '',
    play: [
      completeSections,
      press('Continue to Payment →'),
      fillCard(),
      (_, world) => {
        const other = accountOf(world, EMPTY_LANDLORD);
        world.db.accounts.push({ ...other, id: ++world.db.lastId.account, email: fullDraft.contact.email });
      },
      press('Process Payment'),
    ],
  },
});
