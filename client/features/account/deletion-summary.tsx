import { formatCount } from '../../../domain/format/numbers.ts';
import { paths } from '../../app/paths.ts';
import { Anchor } from '../../components/anchor.tsx';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import type { HoldingsQuery } from '../../shared/account/my-account.generated.ts';
import css from './settings.module.css';

type DeletionSummaryProps = HoldingsQuery['myAccount']['holdings'] & { email: string };

/** What ends with an account, and what is kept: exactly, and in numbers. */
export function DeletionSummary({ email, listings, renewing, leads }: DeletionSummaryProps) {
  const ends = [
    listings > 0 &&
      `${formatCount(listings, 'listing is', 'listings are')} removed right away, along with images and drafts. Payments for this month aren't refunded.`,
    renewing > 0 &&
      `${formatCount(renewing, 'subscription is', 'subscriptions are')} canceled, and your card is deleted. You won't be charged again.`,
    listings > 0 && "Your listings' vanity phones are released and no longer ring your phone.",
    leads > 0 && `${formatCount(leads, 'renter request is', 'renter requests are')} deleted.`,
    `Your name, ${email} and your password are deleted, and every device is logged out.`,
  ].filter((line) => line !== false);
  return (
    <>
      <p>
        This can't be undone. You may want to <Anchor href={paths.account()}>download your data</Anchor> first.
      </p>
      <ul className={css.ends} aria-label="What we delete">
        {ends.map((line) => (
          <li key={line}>
            <Icon name="cross" />
            <span>{line}</span>
          </li>
        ))}
      </ul>
      <ul className={classNames(css.ends, css.kept)} aria-label="What we keep">
        <li>
          <Icon name="info" />
          <span>
            We keep the amounts and dates of your payments for our records, as the law requires, without your name.
          </span>
        </li>
      </ul>
    </>
  );
}
