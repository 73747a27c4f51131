import { DAY_MS } from '../time-spans.ts';

/** What happened to a landlord's homes on one day. */
export interface ActivityDay {
  /** YYYY-MM-DD, in UTC. */
  day: string;
  /** How often a home's own page was opened. */
  views: number;
  /** How often a home stood in somebody's matches and came into sight. */
  matches: number;
  /** Requests and messages that renters sent; spam is none. */
  requests: number;
}

/** How far back a chart may look. */
export const activitySpans = [30, 90] as const;
export type ActivitySpan = (typeof activitySpans)[number];

/** YYYY-MM-DD of a moment, in UTC: by such days everything is counted. */
export const utcDay = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The first day of a span that ends today. */
export const firstDay = (now: Date, span: number): string => utcDay(new Date(now.getTime() - (span - 1) * DAY_MS));

/** Every day of the span, oldest first; a day on which nothing was counted has noughts. */
export function fillDays(now: Date, span: number, counted: readonly ActivityDay[]): ActivityDay[] {
  const known = new Map(counted.map((each) => [each.day, each]));
  return Array.from({ length: span }, (_, back) => {
    const day = utcDay(new Date(now.getTime() - (span - 1 - back) * DAY_MS));
    return known.get(day) ?? { day, views: 0, matches: 0, requests: 0 };
  });
}
