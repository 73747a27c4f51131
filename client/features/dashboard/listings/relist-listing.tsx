import { Cluster } from '../../../components/layout/layout.tsx';
import { RECEIPTS_PER_PAGE } from '../../../../domain/limits.ts';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import type { FieldErrors } from '../../../../domain/field-errors.ts';
import { formatCents, formatDollars } from '../../../../domain/format/money.ts';
import { applyCredit, settlementLabel, type Settlement } from '../../../../domain/billing/credit.ts';
import { UNTIL_STOPPED } from '../../../../domain/billing/renewal-terms.ts';
import { cardExpiryState, cardLabel } from '../../../../domain/billing/card-on-file.ts';
import { NOT_AUTHENTICATED } from '../../../../domain/posting/posting-errors.ts';
import { useNow } from '../../../app/page-info.tsx';
import { RequestFailed } from '../../../forms/request-failed.tsx';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { Button } from '../../../components/button.tsx';
import { notify } from '../../../components/notices/notice-store.ts';
import { Skeleton } from '../../../components/skeleton.tsx';
import { confirmWithCardholder } from '../../../shared/card-payment/card-processor.ts';
import { PaymentStatus } from '../../../shared/card-payment/payment-status.tsx';
import { loadCardProcessor } from '../../../shared/card-payment/use-card-processor.ts';
import { useMyBillingQuery } from '../../../shared/billing/billing.generated.ts';
import { useCardChangeForm } from '../../../shared/billing/card-change-context.tsx';
import { CardKeysDocument } from '../../../shared/billing/change-card.generated.ts';
import {
  ActivateListingDocument,
  type ListingCard_ListingFragment,
} from '../../../shared/billing/dashboard.generated.ts';
import css from './listing.module.css';

interface RelistListingProps {
  mine: Pick<ListingCard_ListingFragment, 'id' | 'price' | 'paymentPending'> & { listing: { name: string } };
  close: () => void;
}

/**
 * Renders the price of another month and the card that pays it, before anything is charged (K25); a declined card
 * changes nothing.
 */
export function RelistListing({ mine: { id, price, paymentPending, listing }, close }: RelistListingProps) {
  const client = useApolloClient();
  // A renewal may have used credit since the balance was cached.
  const { data, error } = useMyBillingQuery({
    variables: { receipts: RECEIPTS_PER_PAGE },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const { setOpen } = useCardChangeForm();
  const now = useNow();
  const panel = useRef<HTMLDivElement>(null);
  const card = data?.myBilling.card ?? null;
  const label = card ? cardLabel(card) : undefined;
  const settled = applyCredit(price * 100, data?.myBilling.creditCents ?? 0);
  /** Why a card was not charged, and which. */
  const [refused, setRefused] = useState<{ words: string | undefined; card: string | undefined }>();
  const [asking, setAsking] = useState(false);
  const action = useAsyncAction({ mayCharge: true });
  useEffect(() => panel.current?.focus(), []);

  const confirm = async (clientSecret: string): Promise<FieldErrors> => {
    const { data: keys } = await client.query({ query: CardKeysDocument });
    setAsking(true);
    const processor = keys && (await loadCardProcessor(keys.options));
    const confirmation = await confirmWithCardholder(processor, clientSecret).finally(() => setAsking(false));
    return 'errors' in confirmation ? confirmation.errors : {};
  };
  const activate = async (confirmationErrors?: FieldErrors): Promise<void> => {
    const activated = await client.mutate({ mutation: ActivateListingDocument, variables: { id, price } });
    const answer = activated.data?.activateListing;
    if (!answer) throw new Error("The server didn't respond");
    if ('errors' in answer) {
      // The listing is no longer as it is shown here: its price has changed.
      if (answer.errors[0]?.field === 'notification')
        client.refetchQueries({ include: 'active' }).catch(() => undefined);
      return setRefused({ words: answer.errors[0]?.messages[0], card: label });
    }
    if ('clientSecret' in answer) {
      // In either case the server checks the payment, and cancels it if it was not paid.
      if (!confirmationErrors) return activate(await confirm(answer.clientSecret));
      return setRefused({ words: (confirmationErrors['payment'] ?? NOT_AUTHENTICATED['payment'])?.[0], card: label });
    }
    notify(`${listing.name} is listed again. We emailed you the receipt.`, { tone: 'good' });
    close();
    client.refetchQueries({ include: 'active' }).catch(() => undefined);
  };
  const pay = () =>
    void action.run(async () => {
      setRefused(undefined);
      await activate();
    });

  // An error belongs to the card it occurred on, not to a later one.
  const problem = refused?.card === label ? refused?.words : undefined;
  const usable = card !== null && cardExpiryState(card, now) !== 'expired';
  return (
    <div ref={panel} tabIndex={-1} role="group" aria-label={`List ${listing.name} again`} className={css.panel}>
      {data && <p>{formatPrice(price, settled, label, usable)}</p>}
      {!data && (error ? <p>{formatUnknownCredit(price)}</p> : <Skeleton />)}
      <div role="alert">{problem && <p className={css.problem}>{problem}</p>}</div>
      <Cluster rows={2} className={css.actions}>
        {price > 0 && (usable || error || paymentPending) && (
          <Button busy={action.busy} onClick={pay}>
            {settled.chargedCents > 0
              ? `Pay ${formatCents(settled.chargedCents)} and list it`
              : 'List it with your credit'}
          </Button>
        )}
        {data && (problem || !usable) && (
          <Button look="quiet" onClick={() => setOpen(true)}>
            {card ? 'Use another card' : 'Add card'}
          </Button>
        )}
        <Button look="text" onClick={close}>
          Not now
        </Button>
      </Cluster>
      <PaymentStatus asking={asking} />
      <RequestFailed action={action} />
    </div>
  );
}

const UNAVAILABLE = "This property type isn't available right now. Nothing can be charged.";

const formatUnknownCredit = (price: number): string =>
  price > 0 ? `A month costs ${formatDollars(price)}. If your account has credit, we'll use it first.` : UNAVAILABLE;

function formatPrice(price: number, settled: Settlement, card: string | undefined, usable: boolean): string {
  if (price <= 0) return UNAVAILABLE;
  const dollars = formatDollars(price);
  if (!card) return `A month costs ${dollars}. There's no card on file, so add one first.`;
  if (!usable) return `A month costs ${dollars}. Your ${card} has expired: use another card.`;
  const later = `${dollars} each month ${UNTIL_STOPPED}.`;
  const { chargedCents, usedCents } = settled;
  if (chargedCents === 0) return `Your credit covers this month. Then ${later}`;
  if (usedCents === 0) return `Your ${card} is charged ${dollars} today, and ${later}`;
  const today = settlementLabel(price * 100, settled);
  return `Your ${card} is charged ${formatCents(chargedCents)} today (${today}), and ${later}`;
}
