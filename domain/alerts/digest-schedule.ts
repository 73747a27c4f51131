import type { AlertFrequency } from './alert-frequency.ts';

/** UTC hour at which new listings are emailed: morning in the United States. */
const HOUR = 14;
const MONDAY = 1;

/**
 * Returns the first digest time after `now`: the next morning, of a weekly alert the next Monday's. An instant alert
 * is also due the next morning, in case a new listing did not make it due before.
 */
export function nextDigestTime(now: Date, frequency: AlertFrequency = 'daily'): Date {
  const morning = new Date(now);
  morning.setUTCHours(HOUR, 0, 0, 0);
  if (morning <= now) morning.setUTCDate(morning.getUTCDate() + 1);
  if (frequency === 'weekly') morning.setUTCDate(morning.getUTCDate() + ((MONDAY + 7 - morning.getUTCDay()) % 7));
  return morning;
}
