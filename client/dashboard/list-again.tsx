import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { formatCents } from '../../domain/billing/cents.ts';
import { creditFirst, settledWords, type Settled } from '../../domain/billing/credit.ts';
import { cardExpiry, cardWords } from '../../domain/billing/card-on-file.ts';
import { RECEIPTS_SHOWN } from '../../domain/billing/receipts.ts';
import { formatDollars } from '../../domain/money.ts';
import { useNow } from '../boot.tsx';
import { FailedLine } from '../form/failed-line.tsx';
import { Button } from '../ui/button.tsx';
import { notify } from '../ui/notice.ts';
import { Bone } from '../ui/skeleton.tsx';
import { TryState } from '../posting/payment/try-state.tsx';
import { useMyBillingQuery, type CardOnFile_CardFragment } from './billing.generated.ts';
import { useChangingCard } from './changing-card.tsx';
import type { ListingCard_ListingFragment } from './dashboard.generated.ts';
import css from './listing.module.css';
import { useListAgain } from './use-list-again.ts';

interface ListAgainProps {
  mine: Pick<ListingCard_ListingFragment, 'id' | 'price' | 'waiting'> & { listing: { name: string } };
  close: () => void;
}

/** What listing an expired home again costs and which card pays, said before anything is charged (K25). */
export function ListAgain({ mine: { id, price, waiting, listing }, close }: ListAgainProps) {
  const client = useApolloClient();
  const { data, error } = useMyBillingQuery({ variables: { receipts: RECEIPTS_SHOWN } });
  const { setOpen } = useChangingCard();
  const now = useNow();
  const panel = useRef<HTMLDivElement>(null);
  const card = data?.myBilling.card;
  const settled = creditFirst(price * 100, data?.myBilling.creditCents ?? 0);
  const again = useListAgain(id, card ? cardWords(card) : undefined, () => {
    notify(`${listing.name} is listed again. The receipt is in your mail.`, { tone: 'good' });
    close();
    client.refetchQueries({ include: 'active' }).catch(() => undefined);
  });
  useEffect(() => panel.current?.focus(), []);
  const usable = card != null && cardExpiry(card, now) !== 'expired';
  return (
    <div ref={panel} tabIndex={-1} role="group" aria-label={`List ${listing.name} again`} className={css.panel}>
      {!data && !error ? <Bone /> : <p>{priceWords(price, settled, card ?? null, usable)}</p>}
      <div role="alert">{again.refused && <p className={css.problem}>{again.refused}</p>}</div>
      <div className={css.actions}>
        {price > 0 && (usable || error || waiting) && (
          <Button busy={again.busy} onClick={again.pay}>
            {settled.chargedCents > 0
              ? `Pay ${formatCents(settled.chargedCents)} and list it`
              : 'List it with your credit'}
          </Button>
        )}
        {data && (again.refused || !usable) && (
          <Button look="quiet" onClick={() => setOpen(true)}>
            {card ? 'Use another card' : 'Add a card'}
          </Button>
        )}
        <Button look="text" onClick={close}>
          Not now
        </Button>
      </div>
      <TryState asking={again.asking} />
      <FailedLine action={again} />
    </div>
  );
}

function priceWords(price: number, settled: Settled, card: CardOnFile_CardFragment | null, usable: boolean): string {
  if (price <= 0) return 'This kind of listing is not offered at the moment. Nothing can be charged.';
  const dollars = formatDollars(price);
  if (!card) return `A month costs ${dollars}. There is no card on file: add one first.`;
  const words = cardWords(card);
  if (!usable) return `A month costs ${dollars}. Your ${words} has expired: use another card.`;
  const later = `${dollars} each month until you cancel.`;
  const { chargedCents, usedCents } = settled;
  if (chargedCents === 0) return `Your credit pays this month. Then ${later}`;
  if (usedCents === 0) return `${dollars} is charged today to your ${words}, and ${later}`;
  const today = settledWords(price * 100, settled);
  return `${formatCents(chargedCents)} is charged today to your ${words} (${today}), and ${later}`;
}
