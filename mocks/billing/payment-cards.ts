import type { FieldErrors } from '../../domain/field-errors.ts';
import { declineMessage, PAYMENT_METHOD_UNUSABLE } from '../../domain/billing/card-declines.ts';
import type { CardRow, ListingRow } from '../world/db.ts';
import { cardByTestId, TEST_CARDS, type TestCard } from '../stripe/cards.ts';
import type { World } from '../world/world.ts';

const METHOD = /^pm_mock_(\w+)_(\d+)x(\d+)_(\d+)$/;
const TEST_CARD_YEARS = 4;

/** The month in which a card expires. */
type Expiry = Pick<CardRow, 'expMonth' | 'expYear'>;
type ListingCard = NonNullable<ListingRow['card']>;

/** Returns the id of a new payment method, which encodes the test card and its expiration, so that no card data is stored. */
export const newMethod = ({ db }: World, { label }: TestCard, { expMonth, expYear }: Expiry): string =>
  `pm_mock_${label}_${expMonth}x${expYear}_${++db.lastId.payment}`;

function expiryOf(world: World, method: string): Expiry {
  const known = world.db.cards.find(({ paymentMethod }) => paymentMethod === method);
  if (known) return { expMonth: known.expMonth, expYear: known.expYear };
  const [, , month, year] = METHOD.exec(method) ?? [];
  if (month !== undefined) return { expMonth: Number(month), expYear: Number(year) };
  return { expMonth: 12, expYear: world.now().getUTCFullYear() + TEST_CARD_YEARS };
}

/** Returns an account's credit in cents; zero without a card. */
export const accountCreditCents = ({ db }: World, accountId: number | null): number =>
  db.cards.find((card) => card.accountId === accountId)?.creditCents ?? 0;

/** Returns a card as the listings that it pays for keep it, whatever card is on file later. */
export const listingCard = (paymentMethod: string, { brand, number }: TestCard, confirmed: boolean): ListingCard => ({
  paymentMethod,
  brand,
  last4: number.slice(-4),
  confirmed,
});

/** Keeps the card on file for the listings that it has paid for, before another one takes its place. */
export function keepListingCards({ db }: World, accountId: number): void {
  const onFile = db.cards.find((card) => card.accountId === accountId);
  if (!onFile) return;
  const { paymentMethod, brand, last4, confirmed } = onFile;
  for (const listing of db.listings)
    if (listing.accountId === accountId) listing.card ??= { paymentMethod, brand, last4, confirmed };
}

/** Charges an account's months to this card from now on. */
export function saveCard(world: World, accountId: number, card: ListingCard): void {
  const { cards } = world.db;
  const at = cards.findIndex((known) => known.accountId === accountId);
  const creditCents = cards[at]?.creditCents ?? 0;
  const row = { accountId, ...card, ...expiryOf(world, card.paymentMethod), creditCents };
  cards.splice(at === -1 ? cards.length : at, 1, row);
}

/** Returns the card of a payment method: one issued here, or one of the processor's test ids; else undefined. */
export function cardOfMethod({ db }: World, method: string): TestCard | undefined {
  const [, label, , , number] = METHOD.exec(method) ?? [];
  if (label === undefined) return cardByTestId(method);
  return Number(number) <= db.lastId.payment ? TEST_CARDS.find((card) => card.label === label) : undefined;
}

/** Charges a payment method. `confirmed`: authenticated before; `approved`: approved now. 0 `cents` only save the card. `verifies`: no charge, but the bank may ask. */
export function charge(
  world: World,
  method: string,
  { confirmed = false, approved = false, verifies = false, cents = Infinity } = {},
): { card: TestCard } | { errors: FieldErrors } | 'authenticate' {
  const card = cardOfMethod(world, method);
  if (!card) return { errors: PAYMENT_METHOD_UNUSABLE };
  const decline = card.decline ?? (cents > 0 && !verifies ? card.chargeDecline : undefined);
  if (decline) return { errors: declineMessage(decline.code, decline.decline) };
  if (cents === 0) return { card };
  const mustAsk = card.authenticate === 'always' || (card.authenticate === 'once' && !confirmed);
  return mustAsk && !approved ? 'authenticate' : { card };
}
