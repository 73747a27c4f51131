import { DAY_MS } from '../../../domain/time-spans.ts';

/** A use is noted once in this time (server/modules/account/session.service.ts). */
const NOW_MS = 15 * 60_000;

const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** 'today', 'yesterday', 'on September 3', with the year where it is not this one. */
function formatDay(moment: Date, now: Date): string {
  const days = Math.round((midnight(now) - midnight(moment)) / DAY_MS);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  const thisYear = moment.getFullYear() === now.getFullYear();
  return `on ${moment.toLocaleDateString('en-US', { month: 'long', day: 'numeric', ...(!thisYear && { year: 'numeric' }) })}`;
}

/** 'Logged in on September 3, last used yesterday'. */
export function formatLastUsed(
  { startedAt, lastUsedAt, current }: { startedAt: string; lastUsedAt: string; current: boolean },
  now: Date,
): string {
  const [began, used] = [new Date(startedAt), new Date(lastUsedAt)];
  const since = `Logged in ${formatDay(began, now)}`;
  if (current || now.getTime() - used.getTime() < NOW_MS) return `${since}, in use now`;
  return `${since}, last used ${formatDay(used, now)}`;
}
