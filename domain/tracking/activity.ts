import { DAY_MS } from '../time-spans.ts';

/** The activity of a landlord's listings on one day. */
export interface ActivityDay {
  /** YYYY-MM-DD, in UTC. */
  day: string;
  /** Views of listing pages. */
  views: number;
  /** Impressions in match results. */
  matches: number;
  /** Contact requests and replies from renters, without spam. */
  requests: number;
}

export const activitySpans = [30, 90] as const;
export type ActivitySpan = (typeof activitySpans)[number];

/** Returns the UTC day of a moment as YYYY-MM-DD, the unit of all counts. */
export const utcDay = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Returns the first day of a span that ends today. */
export const firstDay = (now: Date, span: number): string => utcDay(new Date(now.getTime() - (span - 1) * DAY_MS));

/** Number of days that a trend and its average cover. */
const TREND_DAYS = 7;

const sum = (counts: readonly number[], from: number, to: number) =>
  counts.slice(from, to).reduce((total, count) => total + count, 0);

/** Returns the average of each day and the six before it; null until there are seven. */
export const weeklyAverages = (counts: readonly number[]): (number | null)[] =>
  counts.map((_, day) => (day < TREND_DAYS - 1 ? null : sum(counts, day - TREND_DAYS + 1, day + 1) / TREND_DAYS));

/**
 * Returns how the last seven full days compare with the seven before; '' when both are 0. The last count is of today,
 * which is not over.
 */
export function trendLabel(counts: readonly number[]): string {
  const [last, before] = [sum(counts, -TREND_DAYS - 1, -1), sum(counts, -2 * TREND_DAYS - 1, -TREND_DAYS - 1)];
  if (last + before === 0) return '';
  const change = last === before ? 'as many as' : last > before ? `up from ${before}` : `down from ${before}`;
  return `Last ${TREND_DAYS} full days: ${last}, ${change} in the ${TREND_DAYS} before`;
}

/** Returns every day of the span, oldest first; a day without counts has zeros. */
export function fillDays(now: Date, span: number, counted: readonly ActivityDay[]): ActivityDay[] {
  const known = new Map(counted.map((each) => [each.day, each]));
  return Array.from({ length: span }, (_, back) => {
    const day = utcDay(new Date(now.getTime() - (span - 1 - back) * DAY_MS));
    return known.get(day) ?? { day, views: 0, matches: 0, requests: 0 };
  });
}
