import { creditFirst } from '../../domain/billing/credit.ts';
import {
  agreeFirst,
  changingKind,
  isFresh,
  OWED_FIRST,
  PAYMENT_FIRST,
  prorated,
  quoteWords,
  SAME_KIND,
  wholeSecond,
  type Agreed,
  type KindQuote,
} from '../../domain/billing/kind-change.ts';
import type { FieldErrors } from '../../domain/field-errors.ts';
import { paidMonth } from '../../domain/listings/paid-month.ts';
import { DECLINED } from '../../domain/posting/declines.ts';
import type { ReadyDraft } from '../../domain/posting/place-of-draft.ts';
import { NO_CARD, NOT_AUTHENTICATED, NOT_OFFERED } from '../../domain/posting/refusals.ts';
import { charge, creditOf } from '../billing/cards.ts';
import { billChange } from '../billing/invoices.ts';
import { newClientSecret } from '../billing/processor.ts';
import type { KindChangeRow, ListingRow } from '../db.ts';
import { paidFor } from '../listings/paid.ts';
import type { TestCard } from '../stripe/cards.ts';
import type { World } from '../world.ts';
import { columnsOf } from './make-listing.ts';
import { priceOf } from './questions.ts';

/** Changing the kind of a listing, with the rules and words of the server's own (server/modules/kinds). */

type Refused = { errors: FieldErrors };
export type KindAnswer = { listing: ListingRow } | Refused | { clientSecret: string };

/** An edit that changes the kind, checked already. */
export interface KindRequest {
  draft: ReadyDraft;
  /** A digest of the whole call. */
  body: string;
  agreed: Agreed<Date> | null;
}

/** What another kind would cost from that moment on. */
export function quoteKind(world: World, row: ListingRow, type: number, at: Date): KindQuote<Date> | Refused {
  if (row.type === type) return { errors: SAME_KIND };
  const price = priceOf(world, type);
  if (price === undefined) return { errors: { type: [NOT_OFFERED] } };
  const paid = paidFor(row);
  const how = changingKind(row.status, paid);
  if (how === 'owed') return { errors: OWED_FIRST };
  const quote = { type, price, quotedAt: at };
  if (how === 'free' || !paid || row.anchor === null)
    return { ...quote, differenceCents: 0, chargeCents: 0, until: null, renews: false };
  const month = paidMonth(new Date(row.anchor), at);
  const differenceCents = prorated(month, row.price, price, at);
  const chargeCents = creditFirst(differenceCents, creditOf(world, row.accountId)).chargedCents;
  return { ...quote, differenceCents, chargeCents, until: month.until, renews: !paid.cancelAtPeriodEnd };
}

/** What was agreed to, if it was; otherwise what is to be agreed to first. */
function agreedQuote(world: World, row: ListingRow, type: number, agreed: Agreed<Date> | null) {
  const now = world.now();
  const told =
    agreed && isFresh(agreed.quotedAt, now) ? quoteKind(world, row, type, wholeSecond(agreed.quotedAt)) : null;
  if (told && ('errors' in told || told.chargeCents === agreed?.chargeCents)) return told;
  const quote = quoteKind(world, row, type, wholeSecond(now));
  if ('errors' in quote || quote.until === null) return quote;
  return { errors: agreeFirst(quoteWords({ ...quote, until: quote.until.toISOString() }, longDay)) };
}

const longDay = (at: string): string =>
  new Date(at).toLocaleDateString('en-US', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The try of the same call, if it was made before and came to something. */
export const sameChange = ({ db }: World, body: string): KindChangeRow | undefined =>
  db.kindChanges.find((change) => change.body === body && change.state !== 'refused');

export const openChange = ({ db }: World, listingId: number): KindChangeRow | undefined =>
  db.kindChanges.find((change) => change.listingId === listingId && change.state === 'waiting');

/** Makes the listing another kind for the price that was agreed to; `'free'` where nothing is paid for. */
export function changeKind(world: World, row: ListingRow, { draft, body, agreed }: KindRequest): KindAnswer | 'free' {
  const { db } = world;
  const quote = agreedQuote(world, row, draft.type ?? 0, agreed);
  if ('errors' in quote) return quote;
  if (db.tries.some(({ listingId, state }) => listingId === row.id && state === 'waiting'))
    return { errors: PAYMENT_FIRST };
  if (quote.until === null) return 'free';
  const { type, price, chargeCents } = quote;
  const at = quote.quotedAt.toISOString();
  const { id: listingId, accountId } = row;
  const change: KindChangeRow = { listingId, accountId, type, price, at, body, draft, state: 'refused', waiting: null };
  if (chargeCents === 0) return finish(world, change);
  const card = db.cards.find((each) => each.accountId === row.accountId);
  if (!card) return { errors: NO_CARD };
  const outcome = charge(world, card.paymentMethod, { confirmed: card.confirmed });
  db.kindChanges.push(change);
  if (outcome === 'authenticate') {
    const waiting = { clientSecret: newClientSecret(world), confirmed: null };
    Object.assign(change, { state: 'waiting', waiting });
    world.changed();
    return { clientSecret: waiting.clientSecret };
  }
  if ('errors' in outcome) return refuse(world, change, { payment: Object.values(outcome.errors)[0] ?? [DECLINED] });
  return finish(world, change, outcome.card);
}

/** The answer of a try: as it ended, or as its card's owner has decided meanwhile. */
export function settleChange(world: World, change: KindChangeRow): KindAnswer {
  const { db } = world;
  const { waiting } = change;
  if (!waiting) return done(world, change);
  if (waiting.confirmed === null) return { clientSecret: waiting.clientSecret };
  const card = db.cards.find((each) => each.accountId === change.accountId);
  const outcome =
    card && waiting.confirmed ? charge(world, card.paymentMethod, { confirmed: true, asked: true }) : null;
  return outcome && typeof outcome === 'object' && 'card' in outcome
    ? finish(world, change, outcome.card)
    : refuse(world, change, NOT_AUTHENTICATED);
}

/** Ends a try that waits for its card's owner, because the listing is edited again: confirmed meanwhile, it stands. */
export function abandonChange(world: World, change: KindChangeRow): void {
  if ('clientSecret' in settleChange(world, change)) refuse(world, change, NOT_AUTHENTICATED);
}

function refuse(world: World, change: KindChangeRow, errors: FieldErrors): Refused {
  Object.assign(change, { state: 'refused', waiting: null });
  world.changed();
  return { errors };
}

function done({ db }: World, { listingId }: KindChangeRow): { listing: ListingRow } {
  const listing = db.listings.find(({ id }) => id === listingId);
  if (!listing) throw new Error(`Listing ${listingId} has been made another kind, and is not there.`);
  return { listing };
}

function finish(world: World, change: KindChangeRow, paidWith?: TestCard): { listing: ListingRow } {
  const { db } = world;
  const { listing } = done(world, change);
  const { type, price, draft } = change;
  const at = new Date(change.at);
  const month = paidMonth(new Date(listing.anchor ?? at), at);
  if (!db.kindChanges.includes(change)) db.kindChanges.push(change);
  billChange(db, { ...listing, name: draft.name }, { type, price }, { at, month, paidWith });
  Object.assign(listing, columnsOf(draft, draft.place), { type, price, newPrice: null, version: listing.version + 1 });
  Object.assign(change, { state: 'done', waiting: null });
  world.changed();
  return { listing };
}
