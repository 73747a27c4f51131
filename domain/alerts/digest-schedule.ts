import type { AlertFrequency } from './alert-frequency.ts';

/** UTC hour at which new listings are emailed: morning in the United States. */
const HOUR = 14;
const MONDAY = 1;

/** Returns the next morning, or Monday morning; an instant alert that no new listing has made due is due then, too. */
export function nextDigestTime(now: Date, frequency: AlertFrequency = 'daily'): Date {
  const morning = new Date(now);
  morning.setUTCHours(HOUR, 0, 0, 0);
  if (morning <= now) morning.setUTCDate(morning.getUTCDate() + 1);
  if (frequency === 'weekly') morning.setUTCDate(morning.getUTCDate() + ((MONDAY + 7 - morning.getUTCDay()) % 7));
  return morning;
}
