export type Moment = Date | string | number;
/** 'Aug 15', 'August 15' or 'August 15, 2027'. */
export type DateStyle = 'short' | 'day' | 'long';

/** Returns the options of a style. */
export const dateOptions = (style: DateStyle): Intl.DateTimeFormatOptions => ({
  month: style === 'short' ? style : 'long',
  day: 'numeric',
  ...(style === 'long' && { year: 'numeric' }),
});

/** Returns a day in UTC, as bills, emails and counts show dates. */
export const formatUtcDate = (moment: Moment, style: DateStyle): string =>
  new Date(moment).toLocaleDateString('en-US', { ...dateOptions(style), timeZone: 'UTC' });

/** Returns 'May 1, 2027 at 12:00 PM UTC'. */
export const formatUtcMoment = (moment: Moment): string =>
  `${new Date(moment).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} UTC`;

/** Returns 'Sun, Aug 15 at 4:30 PM' for a time without a zone, such as '2027-08-15T16:30', whatever zone this is in. */
export function formatTimeWithoutZone(time: string): string {
  const at = new Date(`${time}:00Z`);
  const part = (options: Intl.DateTimeFormatOptions) => at.toLocaleString('en-US', { ...options, timeZone: 'UTC' });
  const day = part({ weekday: 'short', month: 'short', day: 'numeric' });
  return `${day} at ${part({ hour: 'numeric', minute: '2-digit' })}`;
}
