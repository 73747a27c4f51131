import { MAX_RECEIPTS, RECEIPTS_PER_PAGE } from '../../domain/limits.ts';
import { returnedCents } from '../../domain/billing/ledger-entries.ts';
import { receiptState } from '../../domain/billing/receipt-state.ts';
import type { Billing, Receipt, Resolvers } from '../__generated__/resolvers.ts';
import { requireViewer } from '../account/viewer.ts';
import { startCardChange, changeCard } from '../billing/change-card.ts';
import { applyDueBilling } from '../billing/apply-due-billing.ts';
import type { InvoiceRow } from '../world/db.ts';
import { invalid } from '../mutation-results.ts';
import { countAttempt } from '../world/throttle.ts';
import type { World } from '../world/world.ts';

function receiptOf({ accountId: _, listingId: __, status, tried, ...row }: InvoiceRow): Receipt {
  const refundedCents = returnedCents(row.returns);
  return { ...row, refundedCents, state: receiptState({ ...row, status, refundedCents, isTried: tried }) };
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
    beginCardChange: (_root, _args, context) => {
      const { id } = requireViewer(context);
      countAttempt(context.world, 'cardChange', String(id));
      return startCardChange(context.world, id);
    },
    changeCard: (_root, { setup, listings }, context) => {
      const { id } = requireViewer(context);
      countAttempt(context.world, 'cardUse', String(id));
      const answer = changeCard(context.world, id, setup, listings ?? null);
      if ('errors' in answer) return invalid(answer.errors);
      if ('clientSecret' in answer) return { __typename: 'NeedsAuthentication' as const, ...answer };
      const billing = billingOf(context.world, id, RECEIPTS_PER_PAGE);
      return { __typename: 'CardChanged' as const, billing, declined: answer.declined };
    },
  },
} satisfies {
  Query: Pick<NonNullable<Resolvers['Query']>, 'myBilling' | 'myReceipt'>;
  Mutation: Pick<NonNullable<Resolvers['Mutation']>, 'beginCardChange' | 'changeCard'>;
};
