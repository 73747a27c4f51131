import { AS_SOON_AS_POSSIBLE, isDay } from '../../domain/renter/questionnaire.ts';

/** What is wrong with a move-in day: past days are refused, today is fine [§5]. */
export function dayProblem(day: string, today: string): string | undefined {
  if (day === String(AS_SOON_AS_POSSIBLE)) return undefined;
  if (!isDay(day)) return 'Choose a day, or “As soon as possible”.';
  return day < today ? 'That day is over. Choose today or later.' : undefined;
}
