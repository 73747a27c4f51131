import type { FieldErrors } from '../field-errors.ts';
import { formatCents, formatDollars } from '../format/money.ts';
import { EXPIRED } from '../options/listing-status.ts';
import { propertyTypeLabel } from '../options/property-types.ts';

/**
 * Changing the kind of a listing, an apartment or a house, in the middle of its paid month: what is left of the month is
 * given back at the old price and taken at the new one.
 */

/** What a change would cost, as it is told before anything happens. */
export interface PropertyTypeQuote<Time> {
  /** The kind that it would be. */
  type: number;
  /** What the rest of the month costs more (above 0) or less (below). */
  differenceCents: number;
  /** What the card pays now: the difference, less what the account has to its credit. */
  chargeCents: number;
  /** Dollars a month of the new kind. */
  price: number;
  /** The moment from which the rest of the month is counted; an agreement names it. */
  quotedAt: Time;
  /** The end of the month that is paid; null where nothing runs. */
  until: Time | null;
  /** Whether another month follows by itself. */
  renews: boolean;
}

/** What a landlord has agreed to: the sum, and the moment it was counted for. */
export interface AgreedPrice<Time> {
  quotedAt: Time;
  chargeCents: number;
}

/** So long after it was told a price may be agreed to. */
const QUOTE_VALID_MS = 30 * 60_000;

/** The processor's words for a month that it may still be paid for. */
const OWED = new Set(['past_due', 'unpaid']);

/**
 * How a kind can be changed: what runs is prorated; what is owed comes first; what costs nothing at the moment is free.
 * `paid.status`: the processor's. One that has expired unpaid and has not ended there yet can be paid, and is back then.
 */
export function propertyTypeChangeMode(
  status: number,
  paid: { pastDueSince: unknown; status?: string } | null | undefined,
): 'free' | 'prorate' | 'owed' {
  const over = status === EXPIRED && !(paid?.pastDueSince && OWED.has(paid.status ?? ''));
  if (over || !paid) return 'free';
  return paid.pastDueSince ? 'owed' : 'prorate';
}

/**
 * What the rest of a month costs more at another price, as the processor counts it: to the second, each side rounded to
 * whole cents. Below 0 it is less.
 */
export function prorate(month: { from: Date; until: Date }, before: number, after: number, at: Date): number {
  const left = (month.until.getTime() - at.getTime()) / (month.until.getTime() - month.from.getTime());
  const share = (dollars: number) => Math.round(dollars * 100 * Math.min(1, Math.max(0, left)));
  return share(after) - share(before);
}

/** Times in whole seconds are what the processor counts in. */
export const truncateToSecond = (at: Date): Date => new Date(Math.floor(at.getTime() / 1000) * 1000);

/** Whether a price that was told then may still be agreed to. */
export const isQuoteValid = (quotedAt: Date, now: Date): boolean =>
  quotedAt <= now && now.getTime() - quotedAt.getTime() <= QUOTE_VALID_MS;

/** 'an apartment', 'a house'. */
export function propertyTypeWithArticle(type: number): string {
  const label = propertyTypeLabel(type).toLowerCase();
  return `${/^[aeiou]/.test(label) ? 'an' : 'a'} ${label}`;
}

type QuotedChange = Pick<PropertyTypeQuote<string>, 'differenceCents' | 'chargeCents' | 'price' | 'until' | 'renews'>;

/** What a change costs, in words. `day`: a moment as its day, such as 'December 14'. */
export function quoteLabel(
  { differenceCents, chargeCents, price, until, renews }: QuotedChange,
  day: (at: string) => string,
): string {
  const month = `${formatDollars(price)} a month`;
  if (until === null) return price > 0 ? `Nothing is charged now. A month costs ${month.replace(' a month', '')}.` : '';
  const later = renews ? ` Then ${month}.` : ' Nothing is charged after that: the listing is cancelled.';
  const rest = `for the rest of this month, until ${day(until)}`;
  if (differenceCents === 0) return `Nothing is charged now.${later}`;
  if (differenceCents < 0) {
    const credit = `${formatCents(-differenceCents)} ${rest}, is credited to your next bill.`;
    return `${credit}${renews ? ` From then on ${month}.` : later}`;
  }
  const credit = differenceCents - chargeCents;
  if (chargeCents === 0) return `Nothing now: your credit pays the ${formatCents(differenceCents)} ${rest}.${later}`;
  const part = credit > 0 ? ` (${formatCents(differenceCents)}, less your credit of ${formatCents(credit)})` : '';
  return `${formatCents(chargeCents)} now${part} ${rest}.${later}`;
}

export const PAST_DUE_FIRST: FieldErrors = {
  type: ['The last payment of this listing did not go through. Pay it with another card first, then change the kind.'],
};
export const PAYMENT_FIRST: FieldErrors = {
  type: ['A payment of this listing is under way. Try again in a moment.'],
};
export const SAME_PROPERTY_TYPE: FieldErrors = { type: ['The listing is of this kind already.'] };
/** The month has ended between the question and the answer, or the listing has. */
export const BILLING_PERIOD_ENDED: FieldErrors = {
  type: ['The paid month has ended meanwhile, and with it this price. Nothing was charged. Look at the new price.'],
};
export const CHANGE_NOT_MADE: FieldErrors = {
  payment: ['The change did not go through. Nothing was charged. Try again.'],
};
export const LISTING_ENDED: FieldErrors = {
  payment: ['This listing has ended meanwhile. Your money goes back to your card.'],
};

/** Where nobody can answer the bank. */
export const CARDHOLDER_MUST_AUTHENTICATE: FieldErrors = {
  payment: ['This card asks its owner to confirm each payment. Change the kind on our site, or use another card.'],
};
/** It was another kind, at another price, when its landlord pressed. */
export const PROPERTY_TYPE_ALREADY_CHANGED: FieldErrors = {
  payment: ['The kind of this listing has just been changed, and with it the price. Nothing was charged. Look again.'],
};

/** What is said where a change was sent without its price, or with one that has changed. */
export const priceAgreementRequired = (words: string): FieldErrors => ({
  type: [`${words} Agree to this price to change the kind.`],
});
