import { confirmRow } from '../listings/confirmations.ts';
import { REVIEW_HOURS } from '../../domain/limits.ts';
import { applyCredit } from '../../domain/billing/credit.ts';
import { addMonthsToAnchor } from '../../domain/billing/billing-period.ts';
import { ACTIVE } from '../../domain/options/listing-status.ts';
import type { FieldErrors } from '../../domain/field-errors.ts';
import { phoneDigits } from '../../domain/format/phone.ts';
import { HOUR_MS } from '../../domain/time-spans.ts';
import { PAYMENT_REFUNDED, NOT_AUTHENTICATED, REVIEW_WITHDRAWN } from '../../domain/posting/posting-errors.ts';
import { EMAIL_TAKEN } from '../../domain/account/login.ts';
import { accountByEmail } from '../account/accounts.ts';
import { charge, accountCreditCents, keepListingCards, listingCard, saveCard } from '../billing/payment-cards.ts';
import { billMonth } from '../billing/invoices.ts';
import { newClientSecret } from '../billing/processor.ts';
import type { ListingRow, PublishIntentRow, PendingAuthentication, ReviewRow } from '../world/db.ts';
import { deliverWaitingLeads } from '../listings/deliver-leads.ts';
import { seededUuid } from '../../demo/seeded-uuid.ts';
import type { TestCard } from '../stripe/cards.ts';
import type { World } from '../world/world.ts';
import { sendContactLink } from '../listings/contact-links.ts';
import { inheritPhoneCheck } from '../listings/phone-checks.ts';
import { makeListing } from './make-listing.ts';
import { deleteSavedDraft } from './saved-drafts.ts';
import { nextVanityPhone } from './vanity-phone.ts';

/** The result of a call about a publish intent: its outcome, or what it waits for. `madeAccount` is to be logged in. */
export type PublishIntentResult =
  | { listing: number; madeAccount: number | null }
  | { errors: FieldErrors }
  | { review: string; madeAccount: number | null }
  | { clientSecret: string };

/** What a publish intent is charged for; stored in full only while it waits for the cardholder. */
export type Purchase = Omit<PendingAuthentication, 'clientSecret' | 'confirmed'>;

/** The fields of a publish intent that has no outcome yet. */
export const NO_OUTCOME = {
  body: '',
  sender: '',
  state: 'rejected',
  madeAccount: null,
  errors: null,
  waiting: null,
} as const satisfies Partial<PublishIntentRow>;

/** Charges a new publish intent and creates what it paid for. */
export function startPublishIntent(world: World, row: PublishIntentRow, purchase: Purchase): PublishIntentResult {
  world.db.publishIntents.push(row);
  const cents = applyCredit(purchase.price * 100, accountCreditCents(world, row.accountId)).chargedCents;
  const outcome = charge(world, row.paymentMethod, { confirmed: hasConfirmed(world, row), cents });
  if (outcome === 'authenticate') {
    const waiting = { ...purchase, clientSecret: newClientSecret(world), confirmed: null };
    Object.assign(row, { state: 'waiting', waiting });
    world.changed();
    return { clientSecret: waiting.clientSecret };
  }
  return 'errors' in outcome
    ? rejectIntent(world, row, outcome.errors)
    : completeIntent(world, row, purchase, outcome.card, false);
}

/** Verifies the card of a publish intent whose text staff are to read, and holds it; nothing exists before (K66). */
export function startReview(world: World, row: PublishIntentRow, purchase: Purchase): PublishIntentResult {
  world.db.publishIntents.push(row);
  const outcome = charge(world, row.paymentMethod, { confirmed: hasConfirmed(world, row), verifies: true });
  if (outcome === 'authenticate') {
    const waiting = { ...purchase, isForReview: true, clientSecret: newClientSecret(world, 'seti'), confirmed: null };
    Object.assign(row, { state: 'waiting', waiting });
    world.changed();
    return { clientSecret: waiting.clientSecret };
  }
  return 'errors' in outcome
    ? rejectIntent(world, row, outcome.errors)
    : holdIntent(world, row, purchase, outcome.card);
}

/** Holds a publish intent for staff: an account, but no listing and no charge. */
function holdIntent(
  world: World,
  row: PublishIntentRow,
  { draft, newAccount }: Purchase,
  card: TestCard,
  confirmed = false,
): PublishIntentResult {
  if (newAccount && accountByEmail(world, newAccount.email)) return rejectIntent(world, row, EMAIL_TAKEN);
  if (newAccount) row.madeAccount = createAccount(world, row, newAccount);
  row.accountId ??= row.madeAccount;
  if (newAccount) saveCard(world, row.accountId ?? 0, listingCard(row.paymentMethod, card, confirmed));
  const review = newReview(world, `review ${row.key}`, draft?.name ?? '');
  Object.assign(row, { state: 'review', review, waiting: null });
  world.changed();
  return { review: review.id, madeAccount: row.madeAccount };
}

/** Returns a review that starts now; the same `key` gives the same id. */
export function newReview(world: World, key: string, name: string): ReviewRow {
  const now = world.now();
  return {
    id: seededUuid(key),
    name: name.trim(),
    state: 'REVIEW',
    sentAt: now.toISOString(),
    dueAt: new Date(now.getTime() + REVIEW_HOURS * HOUR_MS).toISOString(),
    note: null,
  };
}

function createAccount({ db }: World, row: PublishIntentRow, account: NonNullable<Purchase['newAccount']>): number {
  const id = ++db.lastId.account;
  db.accounts.push({ id, key: seededUuid(`account ${id} ${row.key}`), ...account });
  return id;
}

/** Returns the result of a publish intent, settling it when the cardholder has responded since. */
export function settlePublishIntent(world: World, row: PublishIntentRow): PublishIntentResult {
  const { waiting, review } = row;
  if (row.state === 'review' && review) return { review: review.id, madeAccount: row.madeAccount };
  if (!waiting) return row.errors ? { errors: row.errors } : { listing: row.listingId, madeAccount: row.madeAccount };
  if (waiting.confirmed === null) return { clientSecret: waiting.clientSecret };
  if (!waiting.confirmed) return rejectIntent(world, row, NOT_AUTHENTICATED);
  const outcome = charge(world, row.paymentMethod, {
    confirmed: true,
    approved: true,
    verifies: waiting.isForReview === true,
  });
  if (outcome === 'authenticate' || 'errors' in outcome) return rejectIntent(world, row, NOT_AUTHENTICATED);
  if (waiting.isForReview) return holdIntent(world, row, waiting, outcome.card, true);
  return completeIntent(world, row, waiting, outcome.card, true);
}

/** Abandons an intent that waits for the cardholder, because another card is used; it stands if confirmed since. */
export function abandonPublishIntent(world: World, row: PublishIntentRow): void {
  if (row.state === 'review') {
    rejectIntent(world, row, REVIEW_WITHDRAWN);
    delete row.review;
    return;
  }
  if ('clientSecret' in settlePublishIntent(world, row)) rejectIntent(world, row, NOT_AUTHENTICATED);
}

function rejectIntent(world: World, row: PublishIntentRow, errors: FieldErrors): { errors: FieldErrors } {
  Object.assign(row, { state: 'rejected', errors, waiting: null });
  world.changed();
  return { errors };
}

function hasConfirmed({ db }: World, { accountId, paymentMethod }: PublishIntentRow): boolean {
  const stored = db.cards.find((card) => card.accountId === accountId);
  return stored?.paymentMethod === paymentMethod && stored.confirmed;
}

/** Creates what a paid intent is for: the account where there is none, the listing or its new month, the card. */
function completeIntent(
  world: World,
  row: PublishIntentRow,
  purchase: Purchase,
  card: TestCard,
  approved: boolean,
): PublishIntentResult {
  const { db } = world;
  const { draft, newAccount, price } = purchase;
  const emailUsed = newAccount !== null && accountByEmail(world, newAccount.email) !== undefined;
  const draftUsed = draft !== null && db.listings.some(({ draftId }) => draftId === row.draftId);
  if (emailUsed || draftUsed) return rejectIntent(world, row, PAYMENT_REFUNDED);
  if (newAccount) {
    row.madeAccount = createAccount(world, row, newAccount);
    row.accountId = row.madeAccount;
  }
  const accountId = row.accountId ?? 0;
  const paidWith = listingCard(row.paymentMethod, card, approved || hasConfirmed(world, row));
  if (draft) {
    db.listings.push(makeListing(world, row, draft));
    deleteSavedDraft(world, row.draftId, null);
  }
  const listing = db.listings.find(({ id }) => id === row.listingId);
  if (!listing) throw new Error(`A try has paid for listing ${row.listingId}, which is not there.`);
  beginMonth(listing, world.now(), price);
  if (!draft) confirmRow(listing, world.now());
  listing.vanityPhone ??= nextVanityPhone(world, phoneDigits(listing.contact.phone)?.slice(0, 3) ?? '');
  const onFile = db.cards.find((each) => each.accountId === accountId);
  if (row.keepCard !== false || !onFile || onFile.paymentMethod === row.paymentMethod) {
    if (onFile?.paymentMethod !== row.paymentMethod) keepListingCards(world, accountId);
    saveCard(world, accountId, paidWith);
  }
  listing.card = paidWith;
  billMonth(world.db, listing, new Date(listing.anchor ?? 0), card);
  Object.assign(row, { state: 'done', waiting: null });
  if (!draft) deliverWaitingLeads(world, listing);
  sendContactLink(world, listing);
  if (!listing.phoneConfirmedAt) inheritPhoneCheck(world, listing);
  world.changed();
  return { listing: row.listingId, madeAccount: row.madeAccount };
}

/** Starts a month now, in whole seconds like the payment processor. */
function beginMonth(listing: ListingRow, now: Date, price: number): void {
  const anchor = new Date(Math.floor(now.getTime() / 1000) * 1000);
  Object.assign(listing, {
    status: ACTIVE,
    anchor: anchor.toISOString(),
    expiresAt: addMonthsToAnchor(anchor, 1).toISOString(),
    canceledAt: null,
    pastDueSince: null,
    rentedAt: null,
    price,
  });
}
