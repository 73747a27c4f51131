import type { EntityManager } from '@mikro-orm/postgresql';
import { hashToken, newToken } from '../../../secrets.ts';
import { FRESHNESS } from '../../../../domain/listings/freshness.ts';
import type { FieldErrors } from '../../../../domain/field-errors.ts';
import { mailboxOf } from '../../../../domain/account/mailbox.ts';
import { ACCOUNT_CONTACT_LINKS_A_DAY, CONTACT_LINKS_A_DAY } from '../../../../domain/limits.ts';
import { ACCOUNT_CONTACT_LINKS_SENT, CONTACT_LINKS_SENT } from '../../../../domain/posting/posting-errors.ts';
import { DAY_MS } from '../../../../domain/time-spans.ts';
import { emailId } from '../../../emails/email.service.ts';
import { confirmContactEmail } from '../../../emails/templates/listings/confirm-contact.email.tsx';
import { arrayOf, lockName } from '../../../sql/statements.ts';
import type { ServiceDeps } from '../../service-deps.ts';

interface ConfirmLink {
  /** The address that it goes to. */
  email: string;
  /** Whether it confirms the address alone, not that the listings are available. */
  emailOnly: boolean;
  queuedAt: Date;
}

/** Stores a link that works once for each of the listings. Returns its path and the key of its email. */
export async function createConfirmLink(
  em: EntityManager,
  listingIds: readonly number[],
  { email, emailOnly, queuedAt }: ConfirmLink,
): Promise<{ path: string; key: string }> {
  const token = newToken();
  const key = `confirm-listing:${hashToken(token).toString('hex')}`;
  await em.execute(
    `insert into confirmation_reminder (listing_id, email_id, token_hash, queued_at, email, email_only)
     select unnest(?::bigint[]), ?, ?, ?, ?, ?`,
    [arrayOf(listingIds), emailId(key), hashToken(token), queuedAt, email, emailOnly],
  );
  return { path: `/confirm-listing/${token}`, key };
}

export type ContactLinkDeps = Pick<ServiceDeps, 'mail' | 'clock' | 'baseUrl'>;

/**
 * Sends the contact of a listing a link that confirms its email, in the caller's transaction (K66). None is sent where
 * the account has confirmed the address for another listing, which counts, or for a demo listing; nor, unless the landlord
 * has `requested` it, where the address already has a link of today for another listing of the account: one confirms all.
 * @returns why none is sent: the address, or the account, has had its links for today.
 */
export async function sendContactLink(
  em: EntityManager,
  { mail, clock, baseUrl }: ContactLinkDeps,
  listingId: number,
  { requested = false } = {},
): Promise<FieldErrors | null> {
  const [row] = await em.execute<{ name: string; account: string; email: string; confirmed: boolean }[]>(
    `update listing_contact c set email_confirmed_at = (
       select max(k.email_confirmed_at) from listing_contact k join listing o on o.id = k.listing_id
        where o.account_id = l.account_id and lower(k.email) = lower(c.email) and k.email_confirmed_at is not null)
      from listing l where l.id = c.listing_id and l.id = ? and not l.demo
      returning l.name, l.account_id as account, c.email, c.email_confirmed_at is not null as confirmed`,
    [listingId],
  );
  if (!row || row.confirmed) return null;
  // Two requests at once must not both find the last link of the day free.
  await lockName(em, `contact links of account ${row.account}`);
  const queuedAt = clock.now();
  const ago = (days: number) => new Date(queuedAt.getTime() - days * DAY_MS);
  await em.execute('delete from confirmation_reminder where listing_id = ? and email_only and queued_at < ?', [
    listingId,
    ago(FRESHNESS.link),
  ]);
  const [sent] = await em.execute<{ toMailbox: number; ofAccount: number; linked: boolean }[]>(
    `select (select count(*) from confirmation_reminder
              where email_only and mailbox_of(email) = ? and queued_at > ?)::int as "toMailbox",
            (select count(*) from confirmation_reminder r join listing l on l.id = r.listing_id
              where r.email_only and l.account_id = ? and r.queued_at > ?)::int as "ofAccount",
            exists (select from confirmation_reminder r join listing l on l.id = r.listing_id
              join listing_contact c on c.listing_id = l.id and c.email = r.email
              where r.email_only and l.account_id = ? and lower(r.email) = lower(?) and r.queued_at > ?) as linked`,
    [mailboxOf(row.email), ago(1), row.account, ago(1), row.account, row.email, ago(1)],
  );
  if (sent?.linked && !requested) return null;
  if (!sent || sent.toMailbox >= CONTACT_LINKS_A_DAY) return CONTACT_LINKS_SENT;
  if (sent.ofAccount >= ACCOUNT_CONTACT_LINKS_A_DAY) return ACCOUNT_CONTACT_LINKS_SENT;
  const { path, key } = await createConfirmLink(em, [listingId], { email: row.email, emailOnly: true, queuedAt });
  const content = confirmContactEmail({ name: row.name, url: baseUrl + path });
  await mail.queue(em, { key, to: row.email, account: Number(row.account), ...content });
  return null;
}

/**
 * Stores when the landlord confirmed listings (K65), which answers the emails about them, in the caller's transaction; a
 * later confirmation stands. The caller must rewrite their search index.
 */
export async function confirmAvailability(em: EntityManager, listingIds: readonly number[], at: Date): Promise<void> {
  await em.execute(
    `update confirmation_reminder set answered_at = ?
      where listing_id = any(?::bigint[]) and not email_only and answered_at is null`,
    [at, arrayOf(listingIds)],
  );
  await em.execute(
    `update listing set confirmed_at = greatest(confirmed_at, ?), stale_at = null,
       confirm_due_at = greatest(confirmed_at, ?::timestamptz) + ? * interval '1 millisecond'
      where id = any(?::bigint[])`,
    [at, at, FRESHNESS.request * DAY_MS, arrayOf(listingIds)],
  );
}
