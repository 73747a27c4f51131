import type { FieldErrors } from '../../domain/field-errors.ts';
import { mailboxOf } from '../../domain/account/mailbox.ts';
import { ACCOUNT_CONTACT_LINKS_A_DAY, CONTACT_LINKS_A_DAY } from '../../domain/limits.ts';
import { ACTIVE } from '../../domain/options/listing-status.ts';
import { ACCOUNT_CONTACT_LINKS_SENT, CONTACT_LINKS_SENT } from '../../domain/posting/posting-errors.ts';
import { DAY_MS } from '../../domain/time-spans.ts';
import type { ListingRow } from '../world/db.ts';
import type { World } from '../world/world.ts';
import { inheritPhoneCheck } from './phone-checks.ts';

/** Counts a link that confirms a listing's contact email unless it is known (K66). Returns why none is sent: today's are used up. */
export function sendContactLink(world: World, listing: ListingRow): FieldErrors | null {
  if (listing.demo) return null;
  const { listings } = world.db;
  const isSame = ({ email }: { email: string }) => email.toLowerCase() === listing.contact.email.toLowerCase();
  const dates = listings.flatMap(({ accountId, contact, emailConfirmedAt = [] }) =>
    accountId === listing.accountId && isSame(contact) ? emailConfirmedAt : [],
  );
  const known = dates.toSorted().at(-1);
  if (known !== undefined) {
    listing.emailConfirmedAt = known;
    return null;
  }
  const dayAgo = new Date(world.now().getTime() - DAY_MS).toISOString();
  const sent = listings.flatMap(({ accountId, contactLinks = [] }) =>
    contactLinks.filter(({ at }) => at > dayAgo).map(({ email }) => ({ email, accountId })),
  );
  const mailbox = mailboxOf(listing.contact.email);
  if (sent.filter(({ email }) => mailboxOf(email) === mailbox).length >= CONTACT_LINKS_A_DAY) return CONTACT_LINKS_SENT;
  if (sent.filter(({ accountId }) => accountId === listing.accountId).length >= ACCOUNT_CONTACT_LINKS_A_DAY)
    return ACCOUNT_CONTACT_LINKS_SENT;
  (listing.contactLinks ??= []).push({ email: listing.contact.email, at: world.now().toISOString() });
  return null;
}

/** Writes the columns of an edit; another contact phone or email starts over, with a link if the listing is running. */
export function writeColumns(
  world: World,
  listing: ListingRow,
  columns: Partial<ListingRow> & Pick<ListingRow, 'contact'>,
): void {
  const { email, phone, phoneExtension = null } = listing.contact;
  Object.assign(listing, columns);
  if (phone !== columns.contact.phone || phoneExtension !== (columns.contact.phoneExtension ?? null))
    inheritPhoneCheck(world, listing);
  if (email === columns.contact.email) return;
  delete listing.emailConfirmedAt;
  if (listing.status === ACTIVE) sendContactLink(world, listing);
}
