import { formatUtcDate } from '../format/dates.ts';
import { HOUR_MS } from '../time-spans.ts';
import { NO_PETS } from '../options/pets.ts';

/** "As soon as possible" [§3]; a valid value (K19). */
export const AS_SOON_AS_POSSIBLE = 0;

/** A date as YYYY-MM-DD, or 0 for as soon as possible. */
export type MoveDate = 0 | string;

/** The questionnaire's answers, the same for every brand (K56). */
export interface Answers {
  bedrooms: number;
  bathrooms: number;
  /** Dollars a month for the whole listing. The API's field is `budgets` [§3]. */
  budgets: number;
  pets: number[];
  features: number[];
  moveInDate: MoveDate;
}

/** The default answers [§9]: two bedrooms, one bathroom, $1,200, no pets, as soon as possible. */
export const defaultAnswers: Answers = {
  bedrooms: 2,
  bathrooms: 1,
  budgets: 1200,
  pets: [NO_PETS],
  features: [],
  moveInDate: AS_SOON_AS_POSSIBLE,
};

/** Returns a date as YYYY-MM-DD in the user's own time zone. */
export function formatLocalDay(date: Date): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** Returns 'As soon as possible' or 'August 15, 2027'. */
export function moveDateLabel(date: MoveDate): string {
  return date === AS_SOON_AS_POSSIBLE ? 'As soon as possible' : formatUtcDate(`${date}T00:00:00Z`, 'long');
}

/** The error of a move-in date before today, in the client and on the server [§5]. */
export const MOVE_DATE_PASSED = 'That date has passed. Choose today or later.';

/** Returns the earliest date that is still today somewhere: the last time zone is twelve hours behind UTC. */
export const earliestToday = (now: Date): string => new Date(now.getTime() - 12 * HOUR_MS).toISOString().slice(0, 10);

/** Returns whether the text is a valid calendar date; 2027-02-30 is not, nor is a day of the year zero, which PostgreSQL lacks. */
export function isCalendarDay(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
