import { isSetupIntentId, CARD_SETUP_NOT_FOUND, CARD_SETUP_INCOMPLETE } from '../../domain/billing/billing-errors.ts';
import type { FieldErrors } from '../../domain/field-errors.ts';
import { billingPeriod } from '../../domain/billing/billing-period.ts';
import { ACTIVE } from '../../domain/options/listing-status.ts';
import type { CardSetupRow, ListingRow } from '../world/db.ts';
import { deliverWaitingLeads } from '../listings/deliver-leads.ts';
import { generateSecret } from '../world/secret.ts';
import type { World } from '../world/world.ts';
import { cardOfMethod, charge, keepListingCards, saveCard, setListingCard } from './payment-cards.ts';
import { findUnpaidBill, markBillPaid } from './invoices.ts';
import { newClientSecret } from './processor.ts';

/** `declined`: the card is saved, but past-due payments could not be charged to it, with the reason. */
export type CardChangeResult = { declined: string | null } | { errors: FieldErrors } | { clientSecret: string };

/** Returns the client secret with which the browser confirms a card. */
export function startCardChange(world: World, accountId: number): { clientSecret: string } {
  const id = `seti_mock${++world.db.lastId.payment}`;
  const clientSecret = `${id}_secret_${generateSecret().replaceAll(/[-_]/g, '0')}`;
  const more = { paymentMethod: null, state: 'begun', asked: false, waiting: null } as const;
  world.db.cardSetups.push({ id, accountId, clientSecret, ...more });
  world.changed();
  return { clientSecret };
}

/** Charges later months of all listings, or of the chosen ones, to the confirmed card, and retries past-due payments at once. */
export function changeCard(
  world: World,
  accountId: number,
  setupId: string,
  chosen: readonly string[] | null,
): CardChangeResult {
  const { db } = world;
  const setup = isSetupIntentId(setupId) ? db.cardSetups.find(({ id }) => id === setupId) : undefined;
  if (setup?.accountId !== accountId) return { errors: CARD_SETUP_NOT_FOUND };
  const card = setup.paymentMethod === null ? undefined : cardOfMethod(world, setup.paymentMethod);
  if (setup.state !== 'confirmed' || setup.paymentMethod === null || !card) return { errors: CARD_SETUP_INCOMPLETE };
  const method = setup.paymentMethod;
  const isChosen = ({ id, accountId: owner }: ListingRow) =>
    owner === accountId && (chosen === null || chosen.includes(String(id)));
  keepListingCards(world, accountId);
  if (chosen === null || !db.cards.some((known) => known.accountId === accountId))
    saveCard(world, accountId, method, card, setup.asked);
  for (const listing of db.listings.filter((each) => isChosen(each) && each.anchor !== null && each.status === ACTIVE))
    setListingCard(listing, method, card, setup.asked);
  let declined: string | null = null;
  for (const listing of db.listings.filter((each) => isChosen(each) && isOwed(each))) {
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
  const owed = findUnpaidBill(world.db, listing.id);
  if (owed) markBillPaid(owed, new Date(Math.floor(now.getTime() / 1000) * 1000), outcome.card);
  setup.waiting = null;
  const { until } = billingPeriod(new Date(listing.anchor ?? now), now);
  Object.assign(listing, { pastDueSince: null, expiresAt: until.toISOString() });
  deliverWaitingLeads(world, listing);
  return undefined;
}
