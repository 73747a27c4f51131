/** When the new homes of a day are mailed: 14:00 UTC, in the morning of the United States. */
const HOUR = 14;

/** The first of these moments after `now`. */
export function nextDigestTime(now: Date): Date {
  const morning = new Date(now);
  morning.setUTCHours(HOUR, 0, 0, 0);
  if (morning <= now) morning.setUTCDate(morning.getUTCDate() + 1);
  return morning;
}
