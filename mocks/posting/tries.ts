import { creditFirst } from '../../domain/billing/credit.ts';
import { plusMonths } from '../../domain/listings/paid-month.ts';
import { ACTIVE } from '../../domain/options/listing-status.ts';
import type { FieldErrors } from '../../domain/field-errors.ts';
import { phoneDigits } from '../../domain/phone.ts';
import { MONEY_GIVEN_BACK, NOT_AUTHENTICATED } from '../../domain/posting/refusals.ts';
import { accountByEmail } from '../account/accounts.ts';
import { charge, creditOf, keepCard } from '../billing/cards.ts';
import { bill } from '../billing/invoices.ts';
import { newClientSecret } from '../billing/processor.ts';
import type { ListingRow, TryRow, WaitingTry } from '../db.ts';
import { deliverWaiting } from '../homes/deliver.ts';
import { uuidOf } from '../ids.ts';
import type { TestCard } from '../stripe/cards.ts';
import type { World } from '../world.ts';
import { makeListing } from './make-listing.ts';
import { dropSavedDraft } from './saved-drafts.ts';
import { freePhone } from './vanity-phone.ts';

/** How a call about a try is answered: as it ended, or what it waits for. `madeAccount` is to be logged in. */
export type TryAnswer =
  | { listing: number; madeAccount: number | null }
  | { errors: FieldErrors }
  | { clientSecret: string };

/** What a try is charged for; all of it is kept only while it waits for the card's owner. */
export type Purchase = Omit<WaitingTry, 'clientSecret' | 'confirmed'>;

/** Charges a new try, and makes what was paid for. */
export function drive(world: World, row: TryRow, purchase: Purchase): TryAnswer {
  world.db.tries.push(row);
  const cents = creditFirst(purchase.price * 100, creditOf(world, row.accountId)).chargedCents;
  const outcome = charge(world, row.paymentMethod, { confirmed: hasConfirmed(world, row), cents });
  if (outcome === 'authenticate') {
    const waiting = { ...purchase, clientSecret: newClientSecret(world), confirmed: null };
    Object.assign(row, { state: 'waiting', waiting });
    world.changed();
    return { clientSecret: waiting.clientSecret };
  }
  return 'errors' in outcome ? refuse(world, row, outcome.errors) : finish(world, row, purchase, outcome.card, false);
}

/** The answer of a try: as it ended, or as its card's owner has decided meanwhile. */
export function settle(world: World, row: TryRow): TryAnswer {
  const { waiting } = row;
  if (!waiting) return row.errors ? { errors: row.errors } : { listing: row.listingId, madeAccount: row.madeAccount };
  if (waiting.confirmed === null) return { clientSecret: waiting.clientSecret };
  if (!waiting.confirmed) return refuse(world, row, NOT_AUTHENTICATED);
  const outcome = charge(world, row.paymentMethod, { confirmed: true, asked: true });
  if (outcome === 'authenticate' || 'errors' in outcome) return refuse(world, row, NOT_AUTHENTICATED);
  return finish(world, row, waiting, outcome.card, true);
}

/** Ends a try that waits for its card's owner, because another card is tried: confirmed meanwhile, it stands. */
export function abandon(world: World, row: TryRow): void {
  if ('clientSecret' in settle(world, row)) refuse(world, row, NOT_AUTHENTICATED);
}

function refuse(world: World, row: TryRow, errors: FieldErrors): { errors: FieldErrors } {
  Object.assign(row, { state: 'refused', errors, waiting: null });
  world.changed();
  return { errors };
}

function hasConfirmed({ db }: World, { accountId, paymentMethod }: TryRow): boolean {
  const stored = db.cards.find((card) => card.accountId === accountId);
  return stored?.paymentMethod === paymentMethod && stored.confirmed;
}

/** Turns a paid try into what was paid for: the account where there is none, the listing or its new month, the card. */
function finish(world: World, row: TryRow, purchase: Purchase, card: TestCard, asked: boolean): TryAnswer {
  const { db } = world;
  const { draft, newAccount, price } = purchase;
  const emailUsed = newAccount !== null && accountByEmail(world, newAccount.email) !== undefined;
  const draftUsed = draft !== null && db.listings.some(({ draftId }) => draftId === row.draftId);
  if (emailUsed || draftUsed) return refuse(world, row, MONEY_GIVEN_BACK);
  if (newAccount) {
    const id = ++db.lastId.account;
    db.accounts.push({ id, key: uuidOf(`account ${id} ${row.key}`), ...newAccount });
    row.madeAccount = id;
    row.accountId = id;
  }
  const accountId = row.accountId ?? 0;
  const confirmed = asked || hasConfirmed(world, row);
  if (draft) {
    db.listings.push(makeListing(world, row, draft));
    dropSavedDraft(world, row.draftId, null);
  }
  const listing = db.listings.find(({ id }) => id === row.listingId);
  if (!listing) throw new Error(`A try has paid for listing ${row.listingId}, which is not there.`);
  beginMonth(listing, world.now(), price);
  listing.vanityPhone ??= freePhone(world, phoneDigits(listing.contact.phone)?.slice(0, 3) ?? '');
  keepCard(world, accountId, row.paymentMethod, card, confirmed);
  bill(world.db, listing, new Date(listing.anchor ?? 0), { paidWith: card });
  Object.assign(row, { state: 'done', waiting: null });
  if (!draft) deliverWaiting(world, listing);
  world.changed();
  return { listing: row.listingId, madeAccount: row.madeAccount };
}

/** A month that begins now; the processor counts in whole seconds. */
function beginMonth(listing: ListingRow, now: Date, price: number): void {
  const anchor = new Date(Math.floor(now.getTime() / 1000) * 1000);
  Object.assign(listing, {
    status: ACTIVE,
    anchor: anchor.toISOString(),
    expiresAt: plusMonths(anchor, 1).toISOString(),
    cancelledAt: null,
    pastDueSince: null,
    price,
  });
}
