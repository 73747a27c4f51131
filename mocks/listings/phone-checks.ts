import {
  ACCOUNT_PHONE_CALLS_A_DAY,
  PHONE_CALLS_A_DAY,
  PHONE_CODE_ATTEMPTS,
  PHONE_CODE_MINUTES,
} from '../../domain/limits.ts';
import { forwardingFault } from '../../domain/calls/forwarding-phone.ts';
import { DAY_MS, MINUTE_MS } from '../../domain/time-spans.ts';
import { PHONE_CALLS_MADE, PHONE_CODE_OVER, PHONE_CODE_WRONG, PHONE_IS_OURS } from '../../domain/trust/phone-check.ts';
import type { ListingRow } from '../world/db.ts';
import type { World } from '../world/world.ts';
import type { ListingOutcome } from './listing-status-changes.ts';

/** The code of every call: no phone rings here. */
export const MOCK_PHONE_CODE = '246810';

const isSamePhone = (a: ListingRow['contact'], b: ListingRow['contact']): boolean =>
  a.phone === b.phone && (a.phoneExtension ?? null) === (b.phoneExtension ?? null);

/** Sets when the contact phone was confirmed for another listing of the account, if it was. */
export function inheritPhoneCheck({ db }: World, listing: ListingRow): void {
  const dates = db.listings.flatMap(({ id, accountId, contact, phoneConfirmedAt = [] }) =>
    id !== listing.id && accountId === listing.accountId && isSamePhone(contact, listing.contact)
      ? phoneConfirmedAt
      : [],
  );
  const known = dates.toSorted().at(-1);
  if (known === undefined) delete listing.phoneConfirmedAt;
  else listing.phoneConfirmedAt = known;
}

/** Counts a call with a code; no phone rings (K66). */
export function callPhone(world: World, listing: ListingRow): ListingOutcome {
  if (listing.demo || listing.phoneConfirmedAt) return { listing };
  const { listings } = world.db;
  const fault = forwardingFault(listing.contact.phone);
  if (fault) return { errors: { 'contact.phone': [fault] } };
  if (listings.some(({ vanityPhone }) => vanityPhone === listing.contact.phone)) return { errors: PHONE_IS_OURS };
  const dayAgo = new Date(world.now().getTime() - DAY_MS).toISOString();
  const calls = listings.flatMap(({ accountId, phoneCalls = [] }) =>
    phoneCalls.filter(({ at }) => at > dayAgo).map(({ phone }) => ({ accountId, phone })),
  );
  const full =
    calls.filter(({ phone }) => phone === listing.contact.phone).length >= PHONE_CALLS_A_DAY ||
    calls.filter(({ accountId }) => accountId === listing.accountId).length >= ACCOUNT_PHONE_CALLS_A_DAY;
  if (full) return { errors: PHONE_CALLS_MADE };
  const { phone, phoneExtension = null } = listing.contact;
  (listing.phoneCalls ??= []).push({ phone, phoneExtension, at: world.now().toISOString(), attempts: 0 });
  return { listing };
}

/** Confirms the contact phone by the code of the last call (K66). */
export function confirmPhone(world: World, listing: ListingRow, code: string): ListingOutcome {
  if (listing.phoneConfirmedAt) return { listing };
  const last = listing.phoneCalls?.at(-1);
  const since = new Date(world.now().getTime() - PHONE_CODE_MINUTES * MINUTE_MS).toISOString();
  const { phone, phoneExtension = null } = listing.contact;
  const open = last?.phone === phone && last.phoneExtension === phoneExtension && last.at > since;
  if (!last || !open || last.attempts >= PHONE_CODE_ATTEMPTS) return { errors: PHONE_CODE_OVER };
  last.attempts += 1;
  if (code.replaceAll(/\s/g, '') !== MOCK_PHONE_CODE) return { errors: PHONE_CODE_WRONG };
  for (const row of world.db.listings)
    if (row.accountId === listing.accountId && isSamePhone(row.contact, listing.contact))
      row.phoneConfirmedAt = world.now().toISOString();
  return { listing };
}
