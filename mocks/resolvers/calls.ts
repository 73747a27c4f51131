import { CALLS_PER_PAGE } from '../../domain/limits.ts';
import { filter, map, pipe } from '@graphql-yoga/subscription';
import { displayedCaller } from '../../domain/calls/call.ts';
import { isListingOwner } from '../../domain/listings/listing-access.ts';
import type { Call } from '../__generated__/resolvers.ts';
import { requireViewer } from '../account/viewer.ts';
import type { World } from '../world/world.ts';
import type { RootFields } from '../mutation-results.ts';

function callsOf({ db }: World, account: number): Call[] {
  const own = new Map(db.listings.flatMap((row) => (isListingOwner(row, account) ? [[row.id, row]] : [])));
  return db.calls
    .filter(({ listingId }) => own.has(listingId))
    .toSorted((a, b) => b.id - a.id)
    .map((call) => ({
      ...call,
      id: String(call.id),
      listingId: String(call.listingId),
      listingName: own.get(call.listingId)?.name ?? '',
      caller: displayedCaller(call.caller, call.outcome),
    }));
}

/** A landlord's calls: those of the seed, and those that a scenario simulates. */
export const callResolvers = {
  Query: {
    myCalls(_, { after }, context) {
      const { id: account } = requireViewer(context);
      const from = after && /^\d{1,15}$/.test(after) ? Number(after) : Infinity;
      const rows = callsOf(context.world, account).filter(({ id }) => Number(id) < from);
      return { calls: rows.slice(0, CALLS_PER_PAGE), more: rows.length > CALLS_PER_PAGE };
    },
  },
  Subscription: {
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
  },
} satisfies RootFields;
