import { Cluster, Stack } from '../../components/layout/layout.tsx';
import { Text } from '../../components/layout/text.tsx';
import { formatDate } from '../../../domain/format/local-dates.ts';
import { useId } from 'react';
import { cardBrandLabel } from '../../../domain/billing/card-on-file.ts';
import { isReceiptState, receiptStateLabels } from '../../../domain/billing/receipt-state.ts';
import { formatCents } from '../../../domain/format/money.ts';
import { paths } from '../../app/paths.ts';
import { Anchor } from '../../components/anchor.tsx';
import { Badge, type Tone } from '../../components/badge.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import type { ReceiptRow_ReceiptFragment } from '../../shared/billing/billing.generated.ts';
import css from './billing.module.css';

const tones: Record<string, Tone> = { paid: 'good', credited: 'good', owed: 'bad' };

/** Returns the label of an invoice's state; a state that a later server returns is its own label. */
export const receiptStateLabel = (state: string): string => (isReceiptState(state) ? receiptStateLabels[state] : state);

const monthOf = (at: string) => formatDate(at, { month: 'long', year: 'numeric' });
const dayOf = (at: string) => formatDate(at, 'short');

/** Renders the billed months, newest first; each links to its receipt. */
export function ReceiptList({ receipts }: { receipts: readonly ReceiptRow_ReceiptFragment[] }) {
  const id = useId();
  const months = [...new Set(receipts.map(({ billedAt }) => monthOf(billedAt)))];
  return months.map((month, place) => (
    <section key={month} aria-labelledby={`${id}${place}`}>
      <Text as="h4" id={`${id}${place}`} className={css.month}>
        {month}
      </Text>
      <ul role="list" className={css.lines}>
        {receipts
          .filter(({ billedAt }) => monthOf(billedAt) === month)
          .map((receipt) => (
            <Row key={receipt.id} receipt={receipt} />
          ))}
      </ul>
    </section>
  ));
}

function Row({ receipt }: { receipt: ReceiptRow_ReceiptFragment }) {
  const { id, listingName, state, amountCents, creditedCents, billedAt, cardBrand, cardLast4 } = receipt;
  return (
    <Cluster as="li" nowrap align="top" spread className={css.line}>
      <span>
        <Anchor href={paths.receipt(id)} className={css.receipt}>
          {listingName}
          <VisuallyHidden>, receipt of {dayOf(billedAt)}</VisuallyHidden>
        </Anchor>
        <Text as="span" className={css.facts}>
          {dayOf(billedAt)}
          {cardLast4 && `, ${cardBrandLabel(cardBrand)} ${cardLast4}`}
        </Text>
      </span>
      <Stack as="span" gap={1} className={css.amount}>
        <b>{formatCents(state === 'credited' ? -creditedCents : amountCents)}</b>
        <Badge tone={tones[state] ?? 'plain'}>{receiptStateLabel(state)}</Badge>
      </Stack>
    </Cluster>
  );
}
