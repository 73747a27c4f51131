import { isListingOwner } from '../../domain/listings/listing-access.ts';
import { ACTIVE } from '../../domain/options/listing-status.ts';
import { activitySpans, fillDays, firstDay, utcDay } from '../../domain/tracking/activity.ts';
import { exampleDayActivity } from '../../demo/example-activity.ts';
import type { QueryResolvers, MutationResolvers } from '../__generated__/resolvers.ts';
import { requireViewer } from '../account/viewer.ts';
import type { ListingRow } from '../world/db.ts';
import { parseMatchEvents } from '../../domain/tracking/match-event.ts';
import { done, invalid } from '../mutation-results.ts';
import { countAttempt } from '../world/throttle.ts';

const mutations: Pick<MutationResolvers, 'trackMatches'> = {
  /** Validates as the server does. Valid events are not counted, since no screen of this product shows them. */
  trackMatches(_, { events }, { world, caller }) {
    countAttempt(world, 'track', caller.ip);
    const read = parseMatchEvents(events);
    return 'errors' in read ? invalid(read.errors) : done();
  },
};

/** Counts of what renters view; public and anonymous. */
export const trackingResolvers = { Mutation: mutations };

/** Returns a listing's counts for a day: deterministic, from the day after its publication to its end. */
export function activityOn({ name, status, publishedAt, expiresAt, hiddenAt }: ListingRow, day: string) {
  const end = hiddenAt ?? (status === ACTIVE ? null : expiresAt);
  const isShown = day > utcDay(new Date(publishedAt)) && (end === null || day <= utcDay(new Date(end)));
  return isShown ? exampleDayActivity(name, day) : { views: 0, matches: 0 };
}

const queries: Pick<QueryResolvers, 'activity'> = {
  activity(_, { days, listingId }, context) {
    const { id } = requireViewer(context);
    const { db, now } = context.world;
    const span = activitySpans.find((known) => known >= days) ?? activitySpans[1];
    const own = db.listings.filter((row) => isListingOwner(row, id) && (!listingId || String(row.id) === listingId));
    const from = firstDay(now(), span);
    const leads = db.leads.filter(
      ({ listingId: home, spamAt, createdAt }) =>
        spamAt === null && utcDay(new Date(createdAt)) >= from && own.some((row) => row.id === home),
    );
    return fillDays(now(), span, []).map(({ day }) => {
      const seen = own.map((row) => activityOn(row, day));
      return {
        day,
        views: seen.reduce((sum, { views }) => sum + views, 0),
        matches: seen.reduce((sum, { matches }) => sum + matches, 0),
        requests: leads.filter(({ createdAt }) => utcDay(new Date(createdAt)) === day).length,
      };
    });
  },
};

/** The counts that landlords see. */
export const activityResolvers = { Query: queries };
