const styles = {
  /** 'Aug 15' */
  short: { month: 'short', day: 'numeric' },
  /** 'August 15' */
  day: { month: 'long', day: 'numeric' },
  /** 'August 15, 2027' */
  long: { month: 'long', day: 'numeric', year: 'numeric' },
  /** 'August 2027' */
  month: { month: 'long', year: 'numeric' },
  /** 'Sunday, August 15' */
  weekday: { weekday: 'long', month: 'long', day: 'numeric' },
  /** 'Sunday, August 15, 2027' */
  full: { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
  /** 'August' */
  monthName: { month: 'long' },
  /** 'August 15, 2027 at 9:41 AM' */
  moment: { dateStyle: 'long', timeStyle: 'short' },
  /** '9:41 AM' */
  time: { hour: 'numeric', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type Moment = Date | string | number;

/** Returns a moment in the reader's own time zone. */
export const formatDate = (moment: Moment, style: keyof typeof styles): string =>
  new Date(moment).toLocaleString('en-US', styles[style]);

/** Returns a day in UTC, the time zone of dates on invoices, emails and counts. */
export const formatUtcDate = (moment: Moment, style: keyof typeof styles): string =>
  new Date(moment).toLocaleString('en-US', { ...styles[style], timeZone: 'UTC' });

/** Returns 'December 9' in the reader's time zone, with the year unless it is the current one. */
export const formatDay = (moment: Moment, now: Date): string =>
  formatDate(moment, new Date(moment).getFullYear() === now.getFullYear() ? 'day' : 'long');

/** Returns 'May 1, 2027 at 12:00 PM UTC'. */
export const formatUtcMoment = (moment: Moment): string => `${formatUtcDate(moment, 'moment')} UTC`;
