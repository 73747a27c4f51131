import { dateOptions, type DateStyle, type Moment } from './dates.ts';

/** Returns a moment in the reader's time zone, in a named style or with the options that a single place needs. */
export const formatDate = (moment: Moment, style: DateStyle | Intl.DateTimeFormatOptions): string =>
  new Date(moment).toLocaleString('en-US', typeof style === 'string' ? dateOptions(style) : style);

/** Returns 'December 9' in the reader's time zone, with the year where it is not this one. */
export const formatDay = (moment: Moment, now: Date): string =>
  formatDate(moment, new Date(moment).getFullYear() === now.getFullYear() ? 'day' : 'long');
