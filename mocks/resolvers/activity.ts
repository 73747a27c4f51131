import { isOwn } from '../../domain/listings/own-listing.ts';
import { ACTIVE } from '../../domain/options/listing-status.ts';
import { activitySpans, everyDay, firstDay, utcDay } from '../../domain/tracking/activity.ts';
import { exampleDay } from '../../domain/tracking/example-day.ts';
import type { QueryResolvers } from '../__generated__/resolvers.ts';
import { requireViewer } from '../account/viewer.ts';
import type { ListingRow } from '../db.ts';

/** What was counted of a listing on a day: the same each time it is asked, from the day after its publication to its end. */
export function trackedOn({ name, status, publishedAt, expiresAt, hiddenAt }: ListingRow, day: string) {
  const end = hiddenAt ?? (status === ACTIVE ? null : expiresAt);
  const isShown = day > utcDay(new Date(publishedAt)) && (end === null || day <= utcDay(new Date(end)));
  return isShown ? exampleDay(name, day) : { views: 0, matches: 0 };
}

const queries: Pick<QueryResolvers, 'activity'> = {
  activity(_, { days, listingId }, context) {
    const { id } = requireViewer(context);
    const { db, now } = context.world;
    const span = activitySpans.find((known) => known >= days) ?? activitySpans[1];
    const own = db.listings.filter((row) => isOwn(row, id) && (!listingId || String(row.id) === listingId));
    const from = firstDay(now(), span);
    const leads = db.leads.filter(
      ({ listingId: home, spamAt, createdAt }) =>
        spamAt === null && utcDay(new Date(createdAt)) >= from && own.some((row) => row.id === home),
    );
    return everyDay(now(), span, []).map(({ day }) => {
      const seen = own.map((row) => trackedOn(row, day));
      return {
        day,
        views: seen.reduce((sum, { views }) => sum + views, 0),
        matches: seen.reduce((sum, { matches }) => sum + matches, 0),
        requests: leads.filter(({ createdAt }) => utcDay(new Date(createdAt)) === day).length,
      };
    });
  },
};

/** What landlords see of the counts. */
export const activityResolvers = { Query: queries };
