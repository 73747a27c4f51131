import type { FieldErrors } from '../../domain/field-errors.ts';
import { declineMessage, PAYMENT_METHOD_UNUSABLE } from '../../domain/billing/card-declines.ts';
import { cardByTestId, TEST_CARDS, type TestCard } from '../stripe/cards.ts';
import type { World } from '../world/world.ts';

const METHOD = /^pm_mock_(\w+)_(\d+)x(\d+)_(\d+)$/;
/** How long the processor's own test ids are good for. */
const TEST_CARD_YEARS = 4;

/** The month in which a card runs out. */
export interface Expiry {
  expMonth: number;
  expYear: number;
}

/** The id of a new payment method: it says which test card it is and until when, so that nothing of a card has to be kept. */
export const newMethod = ({ db }: World, { label }: TestCard, { expMonth, expYear }: Expiry): string =>
  `pm_mock_${label}_${expMonth}x${expYear}_${++db.lastId.payment}`;

/** Until when a payment method is good. */
function expiryOf(world: World, method: string): Expiry {
  const known = world.db.cards.find(({ paymentMethod }) => paymentMethod === method);
  if (known) return { expMonth: known.expMonth, expYear: known.expYear };
  const [, , month, year] = METHOD.exec(method) ?? [];
  if (month !== undefined) return { expMonth: Number(month), expYear: Number(year) };
  return { expMonth: 12, expYear: world.now().getUTCFullYear() + TEST_CARD_YEARS };
}

/** What an account has to its credit; without a card it has none. Cents. */
export const accountCreditCents = ({ db }: World, accountId: number | null): number =>
  db.cards.find((card) => card.accountId === accountId)?.creditCents ?? 0;

/** Charges an account's months to this card from now on. */
export function saveCard(
  world: World,
  accountId: number,
  paymentMethod: string,
  card: TestCard,
  confirmed: boolean,
): void {
  const { cards } = world.db;
  const at = cards.findIndex((known) => known.accountId === accountId);
  const row = {
    accountId,
    paymentMethod,
    brand: card.brand,
    last4: card.number.slice(-4),
    ...expiryOf(world, paymentMethod),
    confirmed,
    creditCents: cards[at]?.creditCents ?? 0,
  };
  cards.splice(at === -1 ? cards.length : at, 1, row);
}

/** The card behind a payment method: one that was given out here, or one of the processor's test ids; else undefined. */
export function cardOfMethod({ db }: World, method: string): TestCard | undefined {
  const [, label, , , number] = METHOD.exec(method) ?? [];
  if (label === undefined) return method.startsWith('pm_card_') ? cardByTestId(method) : undefined;
  return Number(number) <= db.lastId.payment ? TEST_CARDS.find((card) => card.label === label) : undefined;
}

interface ChargeOutcome {
  confirmed?: boolean;
  asked?: boolean;
  cents?: number;
}

/**
 * What happens when a payment method is charged. `confirmed`: its owner has been asked before; `asked`: and says yes to
 * this very payment; where no `cents` are due it is only kept.
 */
export function charge(
  world: World,
  method: string,
  { confirmed = false, asked = false, cents = Infinity }: ChargeOutcome = {},
): { card: TestCard } | { errors: FieldErrors } | 'authenticate' {
  const card = cardOfMethod(world, method);
  if (!card) return { errors: PAYMENT_METHOD_UNUSABLE };
  const decline = card.decline ?? (cents > 0 ? card.chargeDecline : undefined);
  if (decline) return { errors: declineMessage(decline.code, decline.decline) };
  if (cents === 0) return { card };
  const mustAsk = card.authenticate === 'always' || (card.authenticate === 'once' && !confirmed);
  return mustAsk && !asked ? 'authenticate' : { card };
}
