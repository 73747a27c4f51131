import { callerShown, CALLS_PER_PAGE } from '../../domain/calls/call.ts';
import { isOwn } from '../../domain/listings/own-listing.ts';
import type { QueryResolvers } from '../__generated__/resolvers.ts';
import { requireViewer } from '../account/viewer.ts';

const queries: Pick<QueryResolvers, 'myCalls'> = {
  myCalls(_, { after }, context) {
    const { id: account } = requireViewer(context);
    const { db } = context.world;
    const from = after && /^\d{1,15}$/.test(after) ? Number(after) : Infinity;
    const own = new Map(db.listings.flatMap((row) => (isOwn(row, account) ? [[row.id, row]] : [])));
    const rows = db.calls
      .filter(({ id, listingId }) => own.has(listingId) && id < from)
      .toSorted((a, b) => b.id - a.id);
    const calls = rows.slice(0, CALLS_PER_PAGE).map(({ id, listingId, at, outcome, seconds, caller }) => ({
      id: String(id),
      listingId: String(listingId),
      listingName: own.get(listingId)?.name ?? '',
      at,
      outcome,
      seconds,
      caller: callerShown(caller, outcome),
    }));
    return { calls, more: rows.length > CALLS_PER_PAGE };
  },
};

/** A landlord's calls; nobody rings here, so there are those of the seed. */
export const callResolvers = { Query: queries };
