import {
  AS_SOON_AS_POSSIBLE,
  isCalendarDay,
  MOVE_DATE_PASSED,
  type MoveDate,
} from '../../../domain/search/questionnaire.ts';

/** Returns the error of a move-in date: past dates are rejected, today is valid [§5]. */
export function moveInDateError(day: MoveDate, today: string): string | undefined {
  if (day === AS_SOON_AS_POSSIBLE) return undefined;
  if (!isCalendarDay(day)) return 'Choose a date, or “As soon as possible”.';
  return day < today ? MOVE_DATE_PASSED : undefined;
}
