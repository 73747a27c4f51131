import { RECEIPTS_PER_PAGE } from '../../../../domain/limits.ts';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { formatCents, formatDollars } from '../../../../domain/format/money.ts';
import { applyCredit, settlementLabel, type Settlement } from '../../../../domain/billing/credit.ts';
import { cardExpiryState, cardLabel } from '../../../../domain/billing/card-on-file.ts';
import { useNow } from '../../../app/page-info.tsx';
import { RequestFailed } from '../../../forms/request-failed.tsx';
import { Button } from '../../../components/button.tsx';
import { notify } from '../../../components/notices/notice-store.ts';
import { Skeleton } from '../../../components/skeleton.tsx';
import { PaymentStatus } from '../../../shared/card-payment/payment-status.tsx';
import { useMyBillingQuery, type CardOnFile_CardFragment } from '../../../shared/billing/billing.generated.ts';
import { useCardChangeForm } from '../../../shared/billing/card-change-context.tsx';
import type { ListingCard_ListingFragment } from '../../../shared/billing/dashboard.generated.ts';
import css from './listing.module.css';
import { useRelistListing } from './use-relist-listing.ts';

interface RelistListingProps {
  mine: Pick<ListingCard_ListingFragment, 'id' | 'price' | 'waiting'> & { listing: { name: string } };
  close: () => void;
}

/** Renders the price of relisting an expired listing and the card that pays, before anything is charged (K25). */
export function RelistListing({ mine: { id, price, waiting, listing }, close }: RelistListingProps) {
  const client = useApolloClient();
  const { data, error } = useMyBillingQuery({ variables: { receipts: RECEIPTS_PER_PAGE } });
  const { setOpen } = useCardChangeForm();
  const now = useNow();
  const panel = useRef<HTMLDivElement>(null);
  const card = data?.myBilling.card;
  const settled = applyCredit(price * 100, data?.myBilling.creditCents ?? 0);
  const again = useRelistListing(id, card ? cardLabel(card) : undefined, () => {
    notify(`${listing.name} is listed again. We emailed you the receipt.`, { tone: 'good' });
    close();
    client.refetchQueries({ include: 'active' }).catch(() => undefined);
  });
  useEffect(() => panel.current?.focus(), []);
  const usable = card != null && cardExpiryState(card, now) !== 'expired';
  return (
    <div ref={panel} tabIndex={-1} role="group" aria-label={`List ${listing.name} again`} className={css.panel}>
      {!data && !error ? <Skeleton /> : <p>{formatPrice(price, settled, card ?? null, usable)}</p>}
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
            {card ? 'Use another card' : 'Add card'}
          </Button>
        )}
        <Button look="text" onClick={close}>
          Not now
        </Button>
      </div>
      <PaymentStatus asking={again.asking} />
      <RequestFailed action={again} />
    </div>
  );
}

function formatPrice(
  price: number,
  settled: Settlement,
  card: CardOnFile_CardFragment | null,
  usable: boolean,
): string {
  if (price <= 0) return "This property type isn't available right now. Nothing can be charged.";
  const dollars = formatDollars(price);
  if (!card) return `A month costs ${dollars}. There's no card on file, so add one first.`;
  const words = cardLabel(card);
  if (!usable) return `A month costs ${dollars}. Your ${words} has expired: use another card.`;
  const later = `${dollars} each month until you cancel.`;
  const { chargedCents, usedCents } = settled;
  if (chargedCents === 0) return `Your credit covers this month. Then ${later}`;
  if (usedCents === 0) return `Your ${words} is charged ${dollars} today, and ${later}`;
  const today = settlementLabel(price * 100, settled);
  return `Your ${words} is charged ${formatCents(chargedCents)} today (${today}), and ${later}`;
}
