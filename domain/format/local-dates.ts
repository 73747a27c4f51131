import { optionsOf, type DateStyle, type Moment } from './dates.ts';

/** Returns a moment as a reader's own time zone has it. */
export const formatDate = (moment: Moment, style: DateStyle): string =>
  new Date(moment).toLocaleString('en-US', optionsOf(style));

/** Returns 'December 9' of the reader's time zone, with the year where it is not this one. */
export const formatDay = (moment: Moment, now: Date): string =>
  formatDate(moment, new Date(moment).getFullYear() === now.getFullYear() ? { month: 'long', day: 'numeric' } : 'long');
