import type { EntityManager } from '@mikro-orm/postgresql';
import { renewalStoppedAt } from '../../../../domain/listings/listing-ending.ts';
import { ACTIVE } from '../../../../domain/options/listing-status.ts';
import type { Listing } from '../../listings/listing.entity.ts';
import type { EmailService } from '../../../emails/email.service.ts';
import { cardExpiryEmailKey, endingEmailKey } from '../../../emails/templates/billing/billing-notices.email.tsx';
import { canceledEmailKey } from '../../../emails/templates/listings/listing-end.email.tsx';
import type { Subscription } from '../subscription.entity.ts';

type Emails = Pick<EmailService, 'withdraw'>;

const NO_LONGER = 'It is no longer so.';

/** Returns the key of a card's expiry notice: the card with its expiry month. */
export const notifiedCardKey = (card: { id: string; year: number; month: number }): string =>
  `${card.id}:${card.year}-${card.month}`;

/**
 * Withdraws unsent emails about a change that will not happen, in the transaction that prevents it.
 * `stoppedBefore`: since when it did not renew before that change.
 */
export async function withdrawNotices(
  em: EntityManager,
  mail: Emails,
  listing: Listing,
  row: Subscription,
  stoppedBefore: Date | null,
): Promise<void> {
  const active = listing.status === ACTIVE;
  if (stoppedBefore && !(active && renewalStoppedAt(listing)))
    await mail.withdraw(
      em,
      [endingEmailKey, canceledEmailKey].map((keyOf) => keyOf(listing.id, stoppedBefore)),
      NO_LONGER,
    );
  if (active && !row.cancelAtPeriodEnd) return;
  const dropped = await em.execute<{ email_key: string }[]>(
    'delete from price_change where listing_id = ? and submitted_at is null returning email_key',
    [listing.id],
  );
  await mail.withdraw(
    em,
    dropped.map(({ email_key: key }) => key),
    NO_LONGER,
  );
}

/** Withdraws the expiry notice of a replaced card. */
export async function withdrawCardNotice(
  em: EntityManager,
  mail: Emails,
  accountId: number,
  currentKey: string,
): Promise<void> {
  const old = await em.execute<{ notified_card: string }[]>(
    'select notified_card from billing_customer where account_id = ? and notified_card is not null and notified_card <> ?',
    [accountId, currentKey],
  );
  await mail.withdraw(
    em,
    old.map((row) => cardExpiryEmailKey(accountId, row.notified_card)),
    NO_LONGER,
  );
}
