const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** 'May 1, 2027 at 12:00 PM UTC'. */
export const formatMoment = (date: Date): string => `${moment.format(date)} UTC`;
