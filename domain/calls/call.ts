import { maskPhone } from '../format/phone.ts';

/** The outcomes of a call to a listing's number: still ringing, answered, or missed. */
const callOutcomes = ['ringing', 'answered', 'missed'] as const;
export type CallOutcome = (typeof callOutcomes)[number];

/** Returns a caller's number as its landlord sees it: whole if missed, else its last digits; null if unknown. */
export function displayedCaller(caller: string | null, outcome: CallOutcome): string | null {
  if (caller === null) return null;
  if (outcome === 'missed') return caller.startsWith('+') ? caller : maskPhone(caller);
  return `(•••) •••-${caller.slice(-4)}`;
}

/** Returns '45 seconds', '3 minutes', '1 minute 5 seconds'. */
export function callDurationLabel(seconds: number): string {
  const some = (count: number, unit: string) => (count === 0 ? [] : [`${count} ${unit}${count === 1 ? '' : 's'}`]);
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return [...some(minutes, 'minute'), ...some(rest, 'second')].join(' ') || 'less than a second';
}
