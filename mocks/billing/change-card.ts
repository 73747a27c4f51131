import { isSetup, NO_SUCH_SETUP, SETUP_UNFINISHED } from '../../domain/billing/refusals.ts';
import type { FieldErrors } from '../../domain/field-errors.ts';
import { paidMonth } from '../../domain/listings/paid-month.ts';
import { ACTIVE } from '../../domain/options/listing-status.ts';
import type { CardSetupRow, ListingRow } from '../db.ts';
import { deliverWaiting } from '../homes/deliver.ts';
import { newSecret } from '../secret.ts';
import type { World } from '../world.ts';
import { cardOfMethod, charge, keepCard } from './cards.ts';
import { owedBill, settleBill } from './invoices.ts';
import { newClientSecret } from './processor.ts';

/** `declined`: the card is kept, but what was owed could not be charged to it, and why. */
export type CardAnswer = { declined: string | null } | { errors: FieldErrors } | { clientSecret: string };

/** What the browser confirms a card with. */
export function beginCardChange(world: World, accountId: number): { clientSecret: string } {
  const id = `seti_mock${++world.db.lastId.payment}`;
  const clientSecret = `${id}_secret_${newSecret().replaceAll(/[-_]/g, '0')}`;
  const more = { paymentMethod: null, state: 'begun', asked: false, waiting: null } as const;
  world.db.cardSetups.push({ id, accountId, clientSecret, ...more });
  world.changed();
  return { clientSecret };
}

/** Charges later months to the card that was confirmed, and tries what is owed again at once. */
export function changeCard(world: World, accountId: number, setupId: string): CardAnswer {
  const { db } = world;
  const setup = isSetup(setupId) ? db.cardSetups.find(({ id }) => id === setupId) : undefined;
  if (setup?.accountId !== accountId) return { errors: NO_SUCH_SETUP };
  const card = setup.paymentMethod === null ? undefined : cardOfMethod(world, setup.paymentMethod);
  if (setup.state !== 'confirmed' || setup.paymentMethod === null || !card) return { errors: SETUP_UNFINISHED };
  keepCard(world, accountId, setup.paymentMethod, card, setup.asked);
  let declined: string | null = null;
  for (const listing of db.listings.filter((each) => each.accountId === accountId && isOwed(each))) {
    const answer = payOwed(world, setup, setup.paymentMethod, listing);
    if (answer && 'clientSecret' in answer) return answer;
    declined ??= answer?.declined ?? null;
  }
  world.changed();
  return { declined };
}

const isOwed = ({ status, pastDueSince }: ListingRow) => status === ACTIVE && pastDueSince !== null;

function payOwed(
  world: World,
  setup: CardSetupRow,
  method: string,
  listing: ListingRow,
): { clientSecret: string } | { declined: string | null } | undefined {
  const outcome = charge(world, method, { confirmed: setup.asked, asked: setup.waiting?.confirmed === true });
  if (outcome === 'authenticate') {
    if (setup.waiting?.confirmed !== null) setup.waiting = { clientSecret: newClientSecret(world), confirmed: null };
    world.changed();
    return { clientSecret: setup.waiting.clientSecret };
  }
  if ('errors' in outcome) return { declined: Object.values(outcome.errors)[0]?.[0] ?? null };
  const now = world.now();
  const owed = owedBill(world.db, listing.id);
  if (owed) settleBill(owed, new Date(Math.floor(now.getTime() / 1000) * 1000), outcome.card);
  setup.waiting = null;
  const { until } = paidMonth(new Date(listing.anchor ?? now), now);
  Object.assign(listing, { pastDueSince: null, expiresAt: until.toISOString() });
  deliverWaiting(world, listing);
  return undefined;
}
