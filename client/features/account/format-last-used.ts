import { formatDay } from '../../../domain/format/local-dates.ts';
import { DAY_MS } from '../../../domain/time-spans.ts';

/** A use is noted once in this time (server/modules/account/session.service.ts). */
const NOW_MS = 15 * 60_000;

const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** Returns 'today', 'yesterday', 'on September 3', with the year where it is not this one. */
function formatRecentDay(moment: Date, now: Date): string {
  const days = Math.round((midnight(now) - midnight(moment)) / DAY_MS);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  return `on ${formatDay(moment, now)}`;
}

/** 'Logged in on September 3, last used yesterday'. */
export function formatLastUsed(
  { startedAt, lastUsedAt, current }: { startedAt: string; lastUsedAt: string; current: boolean },
  now: Date,
): string {
  const [began, used] = [new Date(startedAt), new Date(lastUsedAt)];
  const since = `Logged in ${formatRecentDay(began, now)}`;
  if (current || now.getTime() - used.getTime() < NOW_MS) return `${since}, in use now`;
  return `${since}, last used ${formatRecentDay(used, now)}`;
}
