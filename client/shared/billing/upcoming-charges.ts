import { allocateCredit } from '../../../domain/billing/credit.ts';
import { renewalPriceAt } from '../../../domain/billing/notices.ts';
import type { ListingCard_ListingFragment } from './dashboard.generated.ts';

type Charged = Pick<
  ListingCard_ListingFragment,
  'id' | 'nextChargeAt' | 'nextTryAt' | 'pastDue' | 'owedCents' | 'price' | 'newPrice' | 'cardLast4'
> & { listing: { name: string } };

/** A charge that is certain. Cents. */
export interface UpcomingCharge {
  id: string;
  at: string;
  name: string;
  /** Dollars a month. */
  monthly: number;
  /** What its month costs, or what is still owed for it. */
  cents: number;
  /** What of that the account's credit pays. */
  creditCents: number;
  /** It failed before, and is tried again. */
  again: boolean;
  newPrice: Charged['newPrice'];
  cardLast4: string | null;
}

/** What is charged when, the next first, and what of each the account's credit pays. */
export function upcomingCharges(listings: readonly Charged[], creditCents: number): UpcomingCharge[] {
  const coming = listings.flatMap((mine) => {
    const at = mine.nextChargeAt ?? mine.nextTryAt;
    if (!at) return [];
    const { id, price, newPrice, pastDue: again, owedCents, cardLast4, listing } = mine;
    const monthly = renewalPriceAt(price, newPrice, at);
    const cents = owedCents ?? monthly * 100;
    return [{ id, at, monthly, cents, billed: again, again, name: listing.name, newPrice, cardLast4 }];
  });
  const used = allocateCredit(coming, creditCents);
  return coming
    .map(({ billed: _, ...each }) => ({ ...each, creditCents: used.get(each.id) ?? 0 }))
    .toSorted((a, b) => a.at.localeCompare(b.at) || a.name.localeCompare(b.name));
}
