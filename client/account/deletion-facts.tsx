import { paths } from '../paths.ts';
import { Anchor } from '../ui/anchor.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import css from './settings.module.css';

interface DeletionFactsProps {
  email: string;
  listings: number;
  renewing: number;
  leads: number;
}

const many = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`);

/** What ends with an account, and what is kept: exactly, and in numbers. */
export function DeletionFacts({ email, listings, renewing, leads }: DeletionFactsProps) {
  const ends = [
    listings > 0 &&
      `${many(listings, 'listing is', 'listings are')} removed at once, with pictures and drafts. What is paid for this month is not given back.`,
    renewing > 0 &&
      `${many(renewing, 'subscription is', 'subscriptions are')} cancelled, and your card is forgotten: nothing is ever charged again.`,
    listings > 0 && 'The numbers that renters called are given back, and lead to you no more.',
    leads > 0 && `${many(leads, 'request of a renter is', 'requests of renters are')} erased.`,
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
      <ul className={classes(css.ends, css.kept)} aria-label="What is kept">
        <li>
          <Icon name="info" />
          <span>Kept for our books, as the law asks: what was paid and when, by its number, without your name.</span>
        </li>
      </ul>
    </>
  );
}
