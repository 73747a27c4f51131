import { formatUtcDate } from '../../domain/format/dates.ts';
import { addedToNextBill, applyCredit } from '../../domain/billing/credit.ts';
import {
  priceAgreementRequired,
  propertyTypeChangeMode,
  isQuoteValid,
  PAST_DUE_FIRST,
  PAYMENT_FIRST,
  prorate,
  quoteLabel,
  SAME_PROPERTY_TYPE,
  truncateToSecond,
  type AgreedPrice,
  type PropertyTypeQuote,
} from '../../domain/billing/property-type-change.ts';
import type { FieldErrors } from '../../domain/field-errors.ts';
import { billingPeriod } from '../../domain/billing/billing-period.ts';
import { CARD_DECLINED } from '../../domain/billing/card-declines.ts';
import type { ValidatedDraft } from '../../domain/posting/listing-location.ts';
import { NO_CARD_ON_FILE, NOT_AUTHENTICATED, TYPE_NOT_OFFERED } from '../../domain/posting/posting-errors.ts';
import { charge, accountCreditCents } from '../billing/payment-cards.ts';
import { billChange } from '../billing/invoices.ts';
import { newClientSecret } from '../billing/processor.ts';
import type { PropertyTypeChangeRow, ListingRow } from '../world/db.ts';
import { listingPayment } from '../listings/paid-by.ts';
import { deliverWaitingLeads } from '../listings/deliver-leads.ts';
import type { TestCard } from '../stripe/cards.ts';
import type { World } from '../world/world.ts';
import { writeColumns } from '../listings/contact-links.ts';
import { columnsOf } from './make-listing.ts';
import { monthlyPrice } from './draft-rule-inputs.ts';

type FieldErrorResult = { errors: FieldErrors };
export type PropertyTypeChangeResult = { listing: ListingRow } | FieldErrorResult | { clientSecret: string };

/** A validated edit that changes the property type. */
export interface PropertyTypeChangeRequest {
  draft: ValidatedDraft;
  /** A digest of the whole call. */
  body: string;
  agreed: AgreedPrice<Date> | null;
}

/** Returns the price of another property type from now on. */
export function quotePropertyType(
  world: World,
  row: ListingRow,
  type: number,
  at: Date,
): PropertyTypeQuote<Date> | FieldErrorResult {
  if (row.type === type) return { errors: SAME_PROPERTY_TYPE };
  const price = monthlyPrice(world, type);
  if (price === undefined) return { errors: { type: [TYPE_NOT_OFFERED] } };
  const paid = listingPayment(row);
  const how = propertyTypeChangeMode(row.status, paid);
  if (how === 'owed') return { errors: PAST_DUE_FIRST };
  const quote = { type, price, quotedAt: at };
  if (how === 'free' || !paid || row.anchor === null)
    return { ...quote, differenceCents: 0, chargeCents: 0, nextBillCents: 0, until: null, renews: false };
  const month = billingPeriod(new Date(row.anchor), at);
  const differenceCents = prorate(month, row.price, price, at);
  const creditCents = accountCreditCents(world, row.accountId);
  const { chargedCents: chargeCents, leftCents } = applyCredit(differenceCents, creditCents);
  const nextBillCents = addedToNextBill(-creditCents, -leftCents);
  return { ...quote, differenceCents, chargeCents, nextBillCents, until: month.until, renews: !paid.cancelAtPeriodEnd };
}

/** Returns the quote if it was agreed to; otherwise the quote to agree to first. */
function agreedQuote(world: World, row: ListingRow, type: number, agreed: AgreedPrice<Date> | null) {
  const now = world.now();
  const validQuote =
    agreed && isQuoteValid(agreed.quotedAt, now)
      ? quotePropertyType(world, row, type, truncateToSecond(agreed.quotedAt))
      : null;
  if (validQuote && ('errors' in validQuote || validQuote.chargeCents === agreed?.chargeCents)) return validQuote;
  const quote = quotePropertyType(world, row, type, truncateToSecond(now));
  if ('errors' in quote || quote.until === null) return quote;
  return { errors: priceAgreementRequired(quoteLabel({ ...quote, until: quote.until.toISOString() }, formatLongDate)) };
}

const formatLongDate = (at: string): string => formatUtcDate(at, 'long');

/** Returns the earlier change attempt of the same call, if it had an effect. */
export const findSameChange = ({ db }: World, body: string): PropertyTypeChangeRow | undefined =>
  db.propertyTypeChanges.find((change) => change.body === body && change.state !== 'rejected');

export const findOpenChange = ({ db }: World, listingId: number): PropertyTypeChangeRow | undefined =>
  db.propertyTypeChanges.find((change) => change.listingId === listingId && change.state === 'waiting');

/** Changes the listing's property type for the agreed price; `'free'` for a listing without payment. */
export function changePropertyType(
  world: World,
  row: ListingRow,
  { draft, body, agreed }: PropertyTypeChangeRequest,
): PropertyTypeChangeResult | 'free' {
  const { db } = world;
  const quote = agreedQuote(world, row, draft.type ?? 0, agreed);
  if ('errors' in quote) return quote;
  if (db.publishIntents.some(({ listingId, state }) => listingId === row.id && state === 'waiting'))
    return { errors: PAYMENT_FIRST };
  if (quote.until === null) return 'free';
  const { id: listingId, accountId } = row;
  const terms = { type: quote.type, price: quote.price, at: quote.quotedAt.toISOString() };
  const change: PropertyTypeChangeRow = {
    listingId,
    accountId,
    ...terms,
    body,
    draft,
    state: 'rejected',
    waiting: null,
  };
  if (quote.chargeCents === 0) return completeChange(world, change);
  const card = db.cards.find((each) => each.accountId === row.accountId);
  if (!card) return { errors: NO_CARD_ON_FILE };
  const outcome = charge(world, card.paymentMethod, { confirmed: card.confirmed });
  db.propertyTypeChanges.push(change);
  if (outcome === 'authenticate') {
    const waiting = { clientSecret: newClientSecret(world), confirmed: null };
    Object.assign(change, { state: 'waiting', waiting });
    world.changed();
    return { clientSecret: waiting.clientSecret };
  }
  if ('errors' in outcome)
    return rejectChange(world, change, { payment: Object.values(outcome.errors)[0] ?? [CARD_DECLINED] });
  return completeChange(world, change, outcome.card);
}

/** Returns the result of a change attempt, settling it when the cardholder has responded since. */
export function settleChange(world: World, change: PropertyTypeChangeRow): PropertyTypeChangeResult {
  const { db } = world;
  const { waiting } = change;
  if (!waiting) return changedListing(world, change);
  if (waiting.confirmed === null) return { clientSecret: waiting.clientSecret };
  const card = db.cards.find((each) => each.accountId === change.accountId);
  const outcome =
    card && waiting.confirmed ? charge(world, card.paymentMethod, { confirmed: true, approved: true }) : null;
  return outcome && typeof outcome === 'object' && 'card' in outcome
    ? completeChange(world, change, outcome.card)
    : rejectChange(world, change, NOT_AUTHENTICATED);
}

/** Abandons an attempt that waits for the cardholder, because the listing is edited again; it stands if confirmed since. */
export function abandonChange(world: World, change: PropertyTypeChangeRow): void {
  if ('clientSecret' in settleChange(world, change)) rejectChange(world, change, NOT_AUTHENTICATED);
}

function rejectChange(world: World, change: PropertyTypeChangeRow, errors: FieldErrors): FieldErrorResult {
  Object.assign(change, { state: 'rejected', waiting: null });
  world.changed();
  return { errors };
}

function changedListing({ db }: World, { listingId }: PropertyTypeChangeRow): { listing: ListingRow } {
  const listing = db.listings.find(({ id }) => id === listingId);
  if (!listing) throw new Error(`Listing ${listingId} whose property type was changed is missing.`);
  return { listing };
}

function completeChange(world: World, change: PropertyTypeChangeRow, paidWith?: TestCard): { listing: ListingRow } {
  const { db } = world;
  const { listing } = changedListing(world, change);
  const { type, price, draft } = change;
  const at = new Date(change.at);
  const month = billingPeriod(new Date(listing.anchor ?? at), at);
  if (!db.propertyTypeChanges.includes(change)) db.propertyTypeChanges.push(change);
  billChange(db, { ...listing, name: draft.name }, { type, price }, { at, month, paidWith });
  const columns = columnsOf(draft, draft.place);
  writeColumns(world, listing, { ...columns, type, price, newPrice: null, version: listing.version + 1 });
  Object.assign(change, { state: 'done', waiting: null });
  deliverWaitingLeads(world, listing);
  world.changed();
  return { listing };
}
