import { CALLS_PER_PAGE } from '../../domain/limits.ts';
import { filter, map, pipe } from '@graphql-yoga/subscription';
import { displayedCaller } from '../../domain/calls/call.ts';
import { isListingOwner } from '../../domain/listings/listing-access.ts';
import type { Call, QueryResolvers, SubscriptionResolvers } from '../__generated__/resolvers.ts';
import { requireViewer } from '../account/viewer.ts';
import type { World } from '../world/world.ts';

/** Returns an account's calls, newest first. */
function callsOf({ db }: World, account: number): Call[] {
  const own = new Map(db.listings.flatMap((row) => (isListingOwner(row, account) ? [[row.id, row]] : [])));
  return db.calls
    .filter(({ listingId }) => own.has(listingId))
    .toSorted((a, b) => b.id - a.id)
    .map(({ id, listingId, at, outcome, seconds, caller }) => ({
      id: String(id),
      listingId: String(listingId),
      listingName: own.get(listingId)?.name ?? '',
      at,
      outcome,
      seconds,
      caller: displayedCaller(caller, outcome),
    }));
}

const queries: Pick<QueryResolvers, 'myCalls'> = {
  myCalls(_, { after }, context) {
    const { id: account } = requireViewer(context);
    const from = after && /^\d{1,15}$/.test(after) ? Number(after) : Infinity;
    const rows = callsOf(context.world, account).filter(({ id }) => Number(id) < from);
    return { calls: rows.slice(0, CALLS_PER_PAGE), more: rows.length > CALLS_PER_PAGE };
  },
};

const subscriptions: Pick<SubscriptionResolvers, 'callChanged'> = {
  callChanged: {
    subscribe: (_, __, { world, ...context }) => {
      const { id: account } = requireViewer({ world, ...context });
      return pipe(
        world.events.subscribe('call', account),
        map((news) => callsOf(world, account).find(({ id }) => id === String(news.id))),
        filter((call): call is Call => call !== undefined),
        map((callChanged) => ({ callChanged })),
      );
    },
  },
};

/** A landlord's calls: those of the seed, and those that a scenario simulates. */
export const callResolvers = { Query: queries, Subscription: subscriptions };
