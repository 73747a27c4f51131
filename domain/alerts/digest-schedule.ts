/** UTC hour at which the day's new listings are emailed: morning in the United States. */
const HOUR = 14;

/** Returns the first digest time after `now`. */
export function nextDigestTime(now: Date): Date {
  const morning = new Date(now);
  morning.setUTCHours(HOUR, 0, 0, 0);
  if (morning <= now) morning.setUTCDate(morning.getUTCDate() + 1);
  return morning;
}
