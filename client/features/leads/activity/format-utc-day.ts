const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** 'Sep 7' for 2026-09-07: a day of the counts, which is one of UTC wherever one is. */
export const formatUtcDay = (day: string): string => dayFormat.format(new Date(day));
