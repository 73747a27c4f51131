import { isCalendarDay } from '../search/questionnaire.ts';

/** The number of tour times that a renter may suggest. */
export const MAX_TOUR_TIMES = 3;

const TIME = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d$/;

/** Returns whether the text is a time without a zone, such as '2027-08-15T16:30': the local time of the listing. */
export const isTourTime = (text: string): boolean => isCalendarDay(TIME.exec(text)?.[1] ?? '');

/** Returns 'Sun, Aug 15 at 4:30 PM', in any time zone. */
export function tourTimeLabel(time: string): string {
  const at = new Date(`${time}:00Z`);
  const part = (options: Intl.DateTimeFormatOptions) => at.toLocaleString('en-US', { ...options, timeZone: 'UTC' });
  return `${part({ weekday: 'short', month: 'short', day: 'numeric' })} at ${part({ hour: 'numeric', minute: '2-digit' })}`;
}

/** Returns whether two messages say the same: their text and their tour times. */
export const isSameMessage = (
  a: { message: string; answers: { tourTimes?: readonly string[] | null | undefined } },
  b: { message: string; answers: { tourTimes?: readonly string[] | null | undefined } },
): boolean => a.message === b.message && String(a.answers.tourTimes ?? '') === String(b.answers.tourTimes ?? '');
