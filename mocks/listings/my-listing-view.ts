import { calendarMonth, leadsAgain } from '../../domain/leads/month.ts';
import { ownMoney } from '../../domain/listings/own-listing.ts';
import { nextTry } from '../../domain/listings/paid-month.ts';
import { draftView } from '../../domain/posting/draft-view.ts';
import { draftOfRows } from '../../domain/posting/listing-rows.ts';
import type { MyListing } from '../__generated__/resolvers.ts';
import type { ListingRow } from '../db.ts';
import { owedBill } from '../billing/invoices.ts';
import { homeOf } from '../homes/home-of.ts';
import { countsOf } from '../homes/months.ts';
import { paidFor } from './paid.ts';
import { priceOf } from '../posting/questions.ts';
import type { World } from '../world.ts';

/** One's own listing, with its contact and its money. */
export function myListingView(world: World, row: ListingRow): MyListing {
  const id = String(row.id);
  const card = world.db.cards.find(({ accountId }) => accountId === row.accountId);
  const counts = countsOf(world, row);
  const paid = paidFor(row);
  const money = ownMoney(row.status, paid, priceOf(world, row.type));
  const calendarEnd = calendarMonth(world.now()).until.toISOString();
  const { contact, floorplans, expiresAt, status, version } = row;
  return {
    id,
    status,
    version,
    cancelled: row.cancelledAt !== null,
    hidden: row.hiddenAt !== null,
    expiresAt,
    ...money,
    owedCents: money.pastDue ? (owedBill(world.db, row.id)?.amountCents ?? null) : null,
    nextTryAt:
      money.pastDue && row.pastDueSince
        ? (nextTry(new Date(row.pastDueSince), world.now())?.toISOString() ?? null)
        : null,
    waiting: [...world.db.tries, ...world.db.kindChanges].some(
      ({ listingId, state }) => listingId === row.id && state === 'waiting',
    ),
    cardBrand: card?.brand ?? null,
    cardLast4: card?.last4 ?? null,
    leadsCount: counts.total,
    leadsLeft: counts.left,
    leadsAgainAt: leadsAgain({ type: row.type, status, paid }, calendarEnd),
    draft: draftView(id, draftOfRows(row, contact, floorplans)),
    listing: homeOf(world, row),
  };
}
