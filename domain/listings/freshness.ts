import { formatUtcDate, type Moment } from '../format/dates.ts';
import { DAY_MS } from '../time-spans.ts';

/** The limits of K65, in days. */
export const FRESHNESS = {
  /** Between a confirmation and the email that requests the next one, and between two emails to one address. */
  request: 30,
  /** From a delivered email without an answer until a listing stands after the fresh ones. */
  stale: 30,
  /** How long a link works. */
  link: 60,
} as const;

export interface FreshnessState {
  /** When the landlord last confirmed, or published. */
  since: Date;
  /** When the last email went to its address, about whichever listings; null if none did. */
  requestedAt: Date | null;
  /** When the first email since then that lists it was delivered; null while none was, and if all bounced. */
  deliveredAt: Date | null;
  stale: boolean;
}

const after = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY_MS);
const latest = (...dates: Date[]): Date => new Date(Math.max(...dates.map(Number)));
const earliest = (...dates: Date[]): Date => new Date(Math.min(...dates.map(Number)));

/** Returns whether a listing's landlord is to be asked whether it is available. */
export const isConfirmationDue = (since: Moment, now: Date): boolean =>
  after(new Date(since), FRESHNESS.request) <= now;

/**
 * Returns what is due for a listing now (K65): whether the next email lists it, whether it stands after the fresh ones,
 * and when something is due again if nothing changes.
 */
export function freshnessDue(
  { since, requestedAt, deliveredAt, stale }: FreshnessState,
  now: Date,
): { request: boolean; stale: boolean; next: Date } {
  const requestAt = after(latest(since, requestedAt ?? since), FRESHNESS.request);
  // A delivery that is still to come makes nothing stale before the next request.
  const staleAt = stale || !deliveredAt ? requestAt : after(deliveredAt, FRESHNESS.stale);
  const later = [requestAt, staleAt].filter((date) => date > now);
  return {
    request: requestAt <= now,
    stale: !stale && deliveredAt !== null && staleAt <= now,
    next: later.length === 0 ? now : earliest(...later),
  };
}

export const CONFIRMED_TODAY = 'Confirmed today';

/** Returns 'Confirmed today', 'Confirmed yesterday' or 'Confirmed 3 days ago', by days of 24 hours. */
function confirmedLabel(confirmedAt: Moment, now: Date): string {
  const days = Math.max(0, Math.floor((now.getTime() - new Date(confirmedAt).getTime()) / DAY_MS));
  if (days === 0) return CONFIRMED_TODAY;
  return days === 1 ? 'Confirmed yesterday' : `Confirmed ${days} days ago`;
}

/** Returns what renters read about a listing's freshness; null when its landlord never confirmed it. */
export function freshnessLabel(
  { confirmedAt, notConfirmedSince }: { confirmedAt?: Moment | null; notConfirmedSince?: Moment | null },
  now: Date,
): string | null {
  if (notConfirmedSince) {
    const isThisYear = new Date(notConfirmedSince).getUTCFullYear() === now.getUTCFullYear();
    return `Not confirmed since ${formatUtcDate(notConfirmedSince, isThisYear ? 'day' : 'long')}`;
  }
  return confirmedAt ? confirmedLabel(confirmedAt, now) : null;
}
