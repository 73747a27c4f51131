import { RECEIPTS_SHOWN } from '../../domain/billing/receipts.ts';
import { cardExpiry, cardWords } from '../../domain/billing/card-on-file.ts';
import { useNow } from '../boot.tsx';
import { dayInWords } from '../days.ts';
import { Button } from '../ui/button.tsx';
import { useMyBillingQuery } from './billing.generated.ts';
import { useChangingCard } from './changing-card.tsx';
import type { ListingCard_ListingFragment } from './dashboard.generated.ts';
import css from './dashboard.module.css';
import { owedWords } from './owed-words.ts';

/** What must be done soon, above everything else: a payment that failed, a card that runs out. Nothing otherwise. */
export function Attention({ listings }: { listings: readonly ListingCard_ListingFragment[] }) {
  const now = useNow();
  const { open, setOpen } = useChangingCard();
  const { data } = useMyBillingQuery({ variables: { receipts: RECEIPTS_SHOWN } });
  const card = data?.myBilling.card;
  const owed = listings.filter(({ pastDue }) => pastDue);
  const renews = listings.some(({ nextChargeAt }) => nextChargeAt !== null);
  const expiry = card && renews ? cardExpiry(card, now) : 'good';
  const words = [
    ...owedWords(owed, (at) => dayInWords(at, now)),
    ...(card && expiry === 'expired' ? [`Your ${cardWords(card)} has expired: the next charge will fail.`] : []),
    ...(card && expiry === 'soon' ? [`Your ${cardWords(card)} expires soon.`] : []),
  ];
  if (words.length === 0) return null;
  return (
    <section className={css.attention} aria-label="Needs you">
      <ul role="list">
        {words.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      {!open && (
        <Button look="quiet" onClick={() => setOpen(true)}>
          Change the card
        </Button>
      )}
    </section>
  );
}
