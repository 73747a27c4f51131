import { isSetupIntentId, CARD_SETUP_NOT_FOUND, CARD_SETUP_INCOMPLETE } from '../../domain/billing/billing-errors.ts';
import { billingPeriod } from '../../domain/billing/billing-period.ts';
import type { FieldErrors } from '../../domain/field-errors.ts';
import { MAX_RECEIPTS, RECEIPTS_PER_PAGE } from '../../domain/limits.ts';
import { receiptState } from '../../domain/billing/receipt-state.ts';
import type { Billing, Receipt } from '../__generated__/resolvers.ts';
import { countedViewer, requireViewer } from '../account/viewer.ts';
import { ACTIVE } from '../../domain/options/listing-status.ts';
import { findUnpaidBill, markBillPaid } from '../billing/invoices.ts';
import { cardOfMethod, charge, keepListingCards, listingCard, saveCard } from '../billing/payment-cards.ts';
import { newClientSecret } from '../billing/processor.ts';
import { deliverWaitingLeads } from '../listings/deliver-leads.ts';
import { generateSecret } from '../world/secret.ts';
import { applyDueBilling } from '../billing/apply-due-billing.ts';
import type { CardSetupRow, InvoiceRow, ListingRow } from '../world/db.ts';
import { invalid, type RootFields } from '../mutation-results.ts';
import type { World } from '../world/world.ts';

function receiptOf({ accountId: _, listingId: __, status, attempted, ...row }: InvoiceRow): Receipt {
  const refundedCents = row.returns.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return { ...row, refundedCents, state: receiptState({ ...row, status, refundedCents, isAttempted: attempted }) };
}

function billingOf({ db }: World, accountId: number, limit: number): Billing {
  const card = db.cards.find((known) => known.accountId === accountId);
  const own = db.invoices.filter((invoice) => invoice.accountId === accountId);
  const newest = own.toSorted((a, b) => b.billedAt.localeCompare(a.billedAt) || b.listingId - a.listingId);
  return {
    id: String(accountId),
    card: card ? { brand: card.brand, last4: card.last4, expMonth: card.expMonth, expYear: card.expYear } : null,
    creditCents: card?.creditCents ?? 0,
    receipts: newest.slice(0, Math.min(Math.max(limit, 1), MAX_RECEIPTS)).map(receiptOf),
    receiptCount: own.length,
  };
}

/** `declineMessage`: the card is saved, but past-due payments could not be charged to it, with the reason. */
type CardChangeResult = { declineMessage: string | null } | { errors: FieldErrors } | { clientSecret: string };

/** Returns the client secret with which the browser confirms a card. */
function startCardChange(world: World, accountId: number): { clientSecret: string } {
  const id = `seti_mock${++world.db.lastId.payment}`;
  const clientSecret = `${id}_secret_${generateSecret().replaceAll(/[-_]/g, '0')}`;
  const more = { paymentMethod: null, state: 'begun', approved: false, waiting: null } as const;
  world.db.cardSetups.push({ id, accountId, clientSecret, ...more });
  world.changed();
  return { clientSecret };
}

/** Charges later months of all listings, or of the chosen ones, to the confirmed card, and retries past-due payments at once. */
function changeCard(
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
    saveCard(world, accountId, listingCard(method, card, setup.approved));
  for (const listing of db.listings.filter((each) => isChosen(each) && each.anchor !== null && each.status === ACTIVE))
    listing.card = listingCard(method, card, setup.approved);
  let declineMessage: string | null = null;
  for (const listing of db.listings.filter((each) => isChosen(each) && isOwed(each))) {
    const answer = payOwed(world, setup, setup.paymentMethod, listing);
    if (answer && 'clientSecret' in answer) return answer;
    declineMessage ??= answer?.declineMessage ?? null;
  }
  world.changed();
  return { declineMessage };
}

const isOwed = ({ status, pastDueSince }: ListingRow) => status === ACTIVE && pastDueSince !== null;

function payOwed(
  world: World,
  setup: CardSetupRow,
  method: string,
  listing: ListingRow,
): { clientSecret: string } | { declineMessage: string | null } | undefined {
  const outcome = charge(world, method, { confirmed: setup.approved, approved: setup.waiting?.confirmed === true });
  if (outcome === 'authenticate') {
    if (setup.waiting?.confirmed !== null) setup.waiting = { clientSecret: newClientSecret(world), confirmed: null };
    world.changed();
    return { clientSecret: setup.waiting.clientSecret };
  }
  if ('errors' in outcome) return { declineMessage: Object.values(outcome.errors)[0]?.[0] ?? null };
  const now = world.now();
  const owed = findUnpaidBill(world.db, listing.id);
  if (owed) markBillPaid(owed, new Date(Math.floor(now.getTime() / 1000) * 1000), outcome.card);
  setup.waiting = null;
  const { until } = billingPeriod(new Date(listing.anchor ?? now), now);
  Object.assign(listing, { pastDueSince: null, expiresAt: until.toISOString() });
  deliverWaitingLeads(world, listing);
  return undefined;
}

/** A landlord's own bills and card; every operation requires a session. */
export const billingResolvers = {
  Query: {
    myBilling: (_root, { receipts }, context) => {
      const { id } = requireViewer(context);
      applyDueBilling(context.world);
      return billingOf(context.world, id, receipts);
    },
    myReceipt: (_root, { id }, context) => {
      const viewer = requireViewer(context);
      const found = context.world.db.invoices.find((row) => row.id === id && row.accountId === viewer.id);
      return found ? receiptOf(found) : null;
    },
  },
  Mutation: {
    beginCardChange: (_root, _args, context) => startCardChange(context.world, countedViewer(context, 'cardChange')),
    changeCard: (_root, { setup, listings }, context) => {
      const id = countedViewer(context, 'cardUse');
      const answer = changeCard(context.world, id, setup, listings ?? null);
      if ('errors' in answer) return invalid(answer.errors);
      if ('clientSecret' in answer) return { __typename: 'NeedsAuthentication' as const, ...answer };
      const billing = billingOf(context.world, id, RECEIPTS_PER_PAGE);
      return { __typename: 'CardChanged' as const, billing, declineMessage: answer.declineMessage };
    },
  },
} satisfies RootFields;
