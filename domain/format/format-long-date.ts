const words = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A moment as the day a letter names: 'March 1, 2027' (UTC). */
export const formatLongDate = (moment: Date): string => words.format(moment);
