import { formatCount } from '../../../domain/format/numbers.ts';
import { paths } from '../../app/paths.ts';
import { Anchor } from '../../components/anchor.tsx';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import css from './settings.module.css';

interface DeletionSummaryProps {
  email: string;
  listings: number;
  renewing: number;
  leads: number;
}

/** What ends with an account, and what is kept: exactly, and in numbers. */
export function DeletionSummary({ email, listings, renewing, leads }: DeletionSummaryProps) {
  const ends = [
    listings > 0 &&
      `${formatCount(listings, 'listing is', 'listings are')} removed at once, with pictures and drafts. What is paid for this month is not given back.`,
    renewing > 0 &&
      `${formatCount(renewing, 'subscription is', 'subscriptions are')} cancelled, and your card is forgotten: nothing is ever charged again.`,
    listings > 0 && 'The numbers that renters called are given back, and lead to you no more.',
    leads > 0 && `${formatCount(leads, 'request of a renter is', 'requests of renters are')} erased.`,
    `Your name, ${email} and your password are erased, and every browser is logged out.`,
  ].filter((line) => line !== false);
  return (
    <>
      <p>
        This cannot be taken back. You may want to <Anchor href={paths.account()}>download your data</Anchor> first.
      </p>
      <ul className={css.ends} aria-label="What ends">
        {ends.map((line) => (
          <li key={line}>
            <Icon name="cross" />
            <span>{line}</span>
          </li>
        ))}
      </ul>
      <ul className={classNames(css.ends, css.kept)} aria-label="What is kept">
        <li>
          <Icon name="info" />
          <span>Kept for our books, as the law asks: what was paid and when, by its number, without your name.</span>
        </li>
      </ul>
    </>
  );
}
