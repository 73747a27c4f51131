const styles = {
  /** 'Aug 15' */
  short: { month: 'short', day: 'numeric' },
  /** 'August 15, 2027' */
  long: { month: 'long', day: 'numeric', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type Moment = Date | string | number;
/** A named style, or what a single place needs. */
export type DateStyle = keyof typeof styles | Intl.DateTimeFormatOptions;

export const optionsOf = (style: DateStyle) => (typeof style === 'string' ? styles[style] : style);

/** Returns a day of UTC, as dates of bills, emails and counts are. */
export const formatUtcDate = (moment: Moment, style: DateStyle): string =>
  new Date(moment).toLocaleString('en-US', { ...optionsOf(style), timeZone: 'UTC' });

/** Returns 'May 1, 2027 at 12:00 PM UTC'. */
export const formatUtcMoment = (moment: Moment): string =>
  `${formatUtcDate(moment, { dateStyle: 'long', timeStyle: 'short' })} UTC`;
