import { allocateCredit } from '../../../domain/billing/credit.ts';
import { renewalPriceAt } from '../../../domain/billing/notices.ts';
import type { ListingCard_ListingFragment } from './dashboard.generated.ts';

type Charged = Pick<
  ListingCard_ListingFragment,
  'id' | 'nextChargeAt' | 'nextAttemptAt' | 'pastDue' | 'amountDueCents' | 'price' | 'newPrice' | 'cardLast4'
> & { listing: { name: string } };

/** Returns the certain charges, the next first; `monthly` is in dollars, `creditCents` what credit covers. */
export function upcomingCharges(listings: readonly Charged[], creditCents: number) {
  const coming = listings.flatMap((mine) => {
    const at = mine.nextChargeAt ?? mine.nextAttemptAt;
    if (!at) return [];
    const { id, price, newPrice, pastDue: again, amountDueCents, cardLast4, listing } = mine;
    const monthly = renewalPriceAt(price, newPrice, at);
    const cents = amountDueCents ?? monthly * 100;
    return [{ id, at, monthly, cents, billed: again, again, name: listing.name, newPrice, cardLast4 }];
  });
  const used = allocateCredit(coming, creditCents);
  return coming
    .map(({ billed: _, ...each }) => ({ ...each, creditCents: used.get(each.id) ?? 0 }))
    .toSorted((a, b) => a.at.localeCompare(b.at) || a.name.localeCompare(b.name));
}
