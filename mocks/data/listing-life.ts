import { graceEnd, paidMonth, plusMonths } from '../../domain/listings/paid-month.ts';
import { EXPIRED } from '../../domain/options/listing-status.ts';
import type { ListingRow } from '../db.ts';
import type { Fate } from './landlord-homes.ts';

/** The moment so many days from the seed's now, as ISO 8601. */
type Days = (count: number) => string;

/** Paid since so many months, the last of which began so many days ago. */
function paidSince(months: number, days: number, now: Date, at: Days): Partial<ListingRow> {
  const anchor = plusMonths(new Date(at(-days)), -months);
  const expiresAt = paidMonth(anchor, now).until.toISOString();
  return { anchor: anchor.toISOString(), publishedAt: anchor.toISOString(), expiresAt };
}

/** The times that make a listing what has become of it. */
export function lifeOf(fate: Fate, months: number, now: Date, days: Days): Partial<ListingRow> {
  switch (fate) {
    case 'active':
      return paidSince(months, 13, now, days);
    case 'cancelled':
      return { ...paidSince(months, 18, now, days), cancelledAt: days(-3) };
    case 'hidden':
      return { ...paidSince(months, 9, now, days), hiddenAt: days(-5) };
    case 'at its cap':
      return paidSince(months, 20, now, days);
    case 'past due':
      return {
        ...paidSince(months, 2, now, days),
        pastDueSince: days(-2),
        expiresAt: graceEnd(new Date(days(-2))).toISOString(),
      };
    case 'expired': {
      const anchor = plusMonths(new Date(days(-20)), -months).toISOString();
      return { status: EXPIRED, anchor, publishedAt: anchor, cancelledAt: days(-31), expiresAt: days(-20) };
    }
  }
}
