import { maskPhone } from '../format/phone.ts';

/** What became of a call to a home's number: it still rings, somebody talked, or nobody took it. */
const callOutcomes = ['ringing', 'answered', 'missed'] as const;
export type CallOutcome = (typeof callOutcomes)[number];

/** So many stand on a page: as many as one looks back on. */
export const CALLS_PER_PAGE = 8;

/** A number that a listing has left rests so long before it is another's: who calls it still means the old home. */
export const NUMBER_COOLDOWN_DAYS = 30;

/** So long a caller's number is kept; then the call alone. */
export const CALLER_RETENTION_DAYS = 90;

/** After a letter about a missed call, another call of the same renter for the same home sends none for so long. */
export const MISSED_CALL_EMAIL_COOLDOWN_MINUTES = 60;

/**
 * A caller's number as the landlord reads it: whole where the call was missed, for it wants to be answered; else its end,
 * which is enough to know a caller by. Null when the caller withheld it, or it has been forgotten.
 *
 * @param caller ten digits, or as +44… from abroad
 */
export function displayedCaller(caller: string | null, outcome: CallOutcome): string | null {
  if (caller === null) return null;
  if (outcome === 'missed') return caller.startsWith('+') ? caller : maskPhone(caller);
  return `(•••) •••-${caller.slice(-4)}`;
}

/** '45 seconds', '3 minutes', '1 minute 5 seconds'. */
export function callDurationLabel(seconds: number): string {
  const some = (count: number, unit: string) => (count === 0 ? [] : [`${count} ${unit}${count === 1 ? '' : 's'}`]);
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return [...some(minutes, 'minute'), ...some(rest, 'second')].join(' ') || 'less than a second';
}

/** The end of a call in words. */
export function callOutcomeLabel(outcome: CallOutcome, seconds: number): string {
  if (outcome === 'answered') return `Answered, ${callDurationLabel(seconds)}`;
  return outcome === 'missed' ? 'Missed' : 'Ringing now';
}
