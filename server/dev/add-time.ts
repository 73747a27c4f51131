import { DAY_MS } from '../../domain/time-spans.ts';

/** Returns the date some months later on the same day, or on that month's last day [§4]; UTC. */
export function addMonths(from: Date, months: number): Date {
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return to;
}

export const addDays = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY_MS);
