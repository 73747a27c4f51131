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

/** Days that a chart may cover. */
export const activitySpans = [30, 90] as const;
export type ActivitySpan = (typeof activitySpans)[number];

/** Returns the UTC day of a moment as YYYY-MM-DD, the unit of all counts. */
export const utcDay = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Returns the first day of a span that ends today. */
export const firstDay = (now: Date, span: number): string => utcDay(new Date(now.getTime() - (span - 1) * DAY_MS));

/** Returns every day of the span, oldest first; a day without counts has zeros. */
export function fillDays(now: Date, span: number, counted: readonly ActivityDay[]): ActivityDay[] {
  const known = new Map(counted.map((each) => [each.day, each]));
  return Array.from({ length: span }, (_, back) => {
    const day = utcDay(new Date(now.getTime() - (span - 1 - back) * DAY_MS));
    return known.get(day) ?? { day, views: 0, matches: 0, requests: 0 };
  });
}
