import { formatDate } from '../../../domain/format/local-dates.ts';
import { useId } from 'react';
import { cardBrandLabel } from '../../../domain/billing/card-on-file.ts';
import { formatCents } from '../../../domain/format/money.ts';
import { paths } from '../../app/paths.ts';
import { Anchor } from '../../components/anchor.tsx';
import { Badge, type Tone } from '../../components/badge.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import type { ReceiptRow_ReceiptFragment } from '../../shared/billing/billing.generated.ts';
import css from './billing.module.css';

export const receiptStateLabel: Record<string, { words: string; tone: Tone }> = {
  paid: { words: 'Paid', tone: 'good' },
  credited: { words: 'Credited', tone: 'good' },
  partly: { words: 'Partially refunded', tone: 'plain' },
  refunded: { words: 'Refunded', tone: 'plain' },
  owed: { words: 'Overdue', tone: 'bad' },
  unpaid: { words: 'Unpaid', tone: 'plain' },
};

const monthOf = (at: string) => formatDate(at, { month: 'long', year: 'numeric' });
const dayOf = (at: string) => formatDate(at, 'short');

/** Renders the billed months, newest first; each links to its receipt. */
export function ReceiptList({ receipts }: { receipts: readonly ReceiptRow_ReceiptFragment[] }) {
  const id = useId();
  const months = [...new Set(receipts.map(({ billedAt }) => monthOf(billedAt)))];
  return months.map((month, place) => (
    <section key={month} aria-labelledby={`${id}${place}`}>
      <h4 id={`${id}${place}`} className={css.month}>
        {month}
      </h4>
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
  const { words, tone } = receiptStateLabel[state] ?? { words: state, tone: 'plain' };
  return (
    <li className={css.line}>
      <span>
        <Anchor href={paths.receipt(id)} className={css.receipt}>
          {listingName}
          <VisuallyHidden>, receipt of {dayOf(billedAt)}</VisuallyHidden>
        </Anchor>
        <span className={css.facts}>
          {dayOf(billedAt)}
          {cardLast4 && `, ${cardBrandLabel(cardBrand)} ${cardLast4}`}
        </span>
      </span>
      <span className={css.amount}>
        <b>{formatCents(state === 'credited' ? -creditedCents : amountCents)}</b>
        <Badge tone={tone}>{words}</Badge>
      </span>
    </li>
  );
}
