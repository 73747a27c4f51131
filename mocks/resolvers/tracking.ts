import { isListingOwner } from '../../domain/listings/listing-access.ts';
import { ACTIVE } from '../../domain/options/listing-status.ts';
import { activitySpans, fillDays, firstDay, utcDay } from '../../domain/tracking/activity.ts';
import { exampleDayActivity } from '../../demo/example-activity.ts';
import { requireViewer } from '../account/viewer.ts';
import type { ListingRow } from '../world/db.ts';
import { parseMatchEvents } from '../../domain/tracking/match-event.ts';
import { done, invalid, type RootFields } from '../mutation-results.ts';
import { countAttempt } from '../world/throttle.ts';

/** Returns a listing's counts for a day: deterministic, from the day after its publication to its end. */
export function activityOn({ name, status, publishedAt, expiresAt, rentedAt }: ListingRow, day: string) {
  const end = rentedAt ?? (status === ACTIVE ? null : expiresAt);
  const isShown = day > utcDay(new Date(publishedAt)) && (end === null || day <= utcDay(new Date(end)));
  return isShown ? exampleDayActivity(name, day) : { views: 0, matches: 0 };
}

/** The counts that landlords see, and those of what renters view, which are public and anonymous. */
export const activityResolvers = {
  Query: {
    activity: (_root, { days, listingId }, context) => {
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
  },
  Mutation: {
    /** Validates as the server does. Valid events are not counted, since no screen of this product shows them. */
    trackMatches: (_root, { events }, { world, caller }) => {
      countAttempt(world, 'track', caller.ip);
      const read = parseMatchEvents(events);
      return 'errors' in read ? invalid(read.errors) : done();
    },
  },
} satisfies RootFields;
