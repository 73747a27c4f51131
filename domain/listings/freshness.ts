import { formatUtcDate, type Moment } from '../format/dates.ts';
import { DAY_MS } from '../time-spans.ts';

/** The limits of K65, in days. */
export const FRESHNESS = {
  /** Between a confirmation and the email that requests the next one, and between two emails to one address. */
  request: 30,
  /** How long an email waits for other listings of its address that become due, so that one is sent about all. */
  gather: 7,
  /** From a delivered email without an answer until a listing stands after the fresh ones. */
  stale: 30,
  /** How long a link works. */
  link: 60,
} as const;

/** A listing whose landlord is asked at some address whether it is available. */
interface Listed {
  /** When the landlord last confirmed, or published. */
  since: Date;
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
 * Returns what is due now for the listings of an address (K65), in their order: whether the email that is due lists it,
 * whether it stands after the fresh ones, and when something is due again if nothing changes. `requestedAt`: when the
 * last email went to the address, about whichever listings; null if none did.
 */
export function freshnessDue(
  listings: readonly Listed[],
  requestedAt: Date | null,
  now: Date,
): { request: boolean; stale: boolean; next: Date }[] {
  const dates = listings.map(({ since }) => after(latest(since, requestedAt ?? since), FRESHNESS.request));
  const first = earliest(...dates);
  const sendAt = latest(...dates.filter((date) => date <= after(first, FRESHNESS.gather)));
  const sends = sendAt <= now;
  const nextEmail = sends ? after(now, FRESHNESS.request) : sendAt;
  return listings.map(({ deliveredAt, stale }, index) => {
    // A delivery that is still to come makes nothing stale before the next email.
    const staleAt = stale || !deliveredAt ? nextEmail : after(deliveredAt, FRESHNESS.stale);
    return {
      request: sends && (dates[index] ?? now) <= now,
      stale: staleAt <= now,
      next: staleAt > now ? earliest(nextEmail, staleAt) : nextEmail,
    };
  });
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
