import { Stack } from '../../components/layout/layout.tsx';
import { Notice, Text } from '../../components/layout/text.tsx';
import { RECEIPTS_PER_PAGE } from '../../../domain/limits.ts';
import { useSessionExpired } from '../../shared/account/use-session-expired.ts';
import { useState } from 'react';
import { cachedThenFresh } from '../../graphql/cached-then-fresh.ts';
import { LoadErrorLine } from '../../shared/errors/load-error-line.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { SkeletonRows } from '../../shared/loading/skeleton-rows.tsx';
import { useFirstRows } from '../../components/hooks/use-first-rows.ts';
import { useMyBillingQuery } from '../../shared/billing/billing.generated.ts';
import { CardOnFile } from './card-on-file.tsx';
import type { ListingCard_ListingFragment } from '../../shared/billing/dashboard.generated.ts';
import css from './billing.module.css';
import { NextCharges } from './next-charges.tsx';
import { ReceiptList } from './receipt-list.tsx';

interface PaymentsProps {
  listings: readonly ListingCard_ListingFragment[];
  /** Renders nothing until there is a receipt. */
  quiet?: boolean;
}

/** Renders the upcoming charges, the card they are charged to, and past payments with a receipt for each. */
export function Payments({ listings, quiet = false }: PaymentsProps) {
  const [limit, setLimit] = useState(RECEIPTS_PER_PAGE);
  const query = useMyBillingQuery({ variables: { receipts: limit }, ...cachedThenFresh });
  const { data, previousData, error, refetch, loading } = query;
  const billing = (data ?? previousData)?.myBilling;
  useSessionExpired(error);
  const first = useFirstRows(billing?.receipts);
  const left = billing ? billing.receiptCount - (first.rows?.length ?? 0) : 0;
  const showEarlier = () => (first.left > 0 ? first.showAll() : setLimit((now) => now + 2 * RECEIPTS_PER_PAGE));
  if (quiet && !billing?.receiptCount) return null;
  return (
    <Card as="section" padded={false} id="payments" aria-labelledby="payments-heading">
      <h2 id="payments-heading" className={css.heading}>
        Payments
      </h2>
      <NextCharges listings={listings} creditCents={billing?.creditCents} />
      {billing && <CardOnFile card={billing.card} listings={listings} />}
      <Stack gap={3} align="start" className={css.part}>
        <h3>Receipts</h3>
        {!billing && !error && (
          <SkeletonRows className={css.lines} rowClass={css.waiting} rows={4} shapes={['line', 'short']} />
        )}
        {!billing && error && (
          <Notice as={LoadErrorLine} tone="bad" small error={error} busy={loading} refetch={refetch} />
        )}
        {billing?.receipts.length === 0 && (
          <Text className={css.facts}>No receipts yet. You get one with each payment.</Text>
        )}
        {first.rows && <ReceiptList receipts={first.rows} />}
        {left > 0 && (
          <Button look="text" busy={loading} onClick={showEarlier}>
            Show earlier receipts
          </Button>
        )}
      </Stack>
    </Card>
  );
}
