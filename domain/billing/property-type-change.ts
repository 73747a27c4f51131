import type { FieldErrors } from '../field-errors.ts';
import { formatUtcDate } from '../format/dates.ts';
import { formatCents, formatDollars } from '../format/money.ts';
import { EXPIRED } from '../options/listing-status.ts';
import { propertyTypeLabel } from '../options/property-types.ts';

/** A change of property type during a paid month credits its rest at the old price and charges it at the new one. */

/** The cost of a change, shown before it happens. */
export interface PropertyTypeQuote<Time> {
  type: number;
  /** The additional cost of the rest of the month (above 0) or the reduction (below). */
  differenceCents: number;
  /** The card charge now: the difference, less the account's credit. */
  chargeCents: number;
  /** The part of the difference that is too small to charge and is added to the next bill. */
  nextBillCents: number;
  /** Dollars a month of the new property type. */
  price: number;
  /** The moment from which the rest of the month is counted; the agreement refers to it. */
  quotedAt: Time;
  /** The end of the paid month; null without a subscription. */
  until: Time | null;
  renews: boolean;
}

/** The amount a landlord agreed to, and the moment for which it was computed. */
export interface AgreedPrice<Time> {
  quotedAt: Time;
  chargeCents: number;
}

/** How long a quoted price may be agreed to, in milliseconds. */
const QUOTE_VALID_MS = 30 * 60_000;

/** Stripe's subscription statuses of a month that can still be paid. */
const OWED = new Set(['past_due', 'unpaid']);
/** Those of a subscription that has ended. */
const ENDED = new Set(['canceled', 'incomplete_expired']);

/**
 * Returns how a property type can be changed: free without a running month, prorated, after what is owed, or not
 * at all in a paid month whose subscription has ended. One that expired unpaid but has not ended at the processor can
 * still be paid and would be active again.
 */
export function propertyTypeChangeMode(
  status: number,
  paid: { pastDueSince: unknown; status?: string } | null | undefined,
): 'free' | 'prorate' | 'owed' | 'ended' {
  const over = status === EXPIRED && !(paid?.pastDueSince && OWED.has(paid.status ?? ''));
  if (over || !paid) return 'free';
  if (ENDED.has(paid.status ?? '')) return 'ended';
  return paid.pastDueSince ? 'owed' : 'prorate';
}

/** Returns the cents that the rest of a month costs more at another price, rounded as the processor does. */
export function prorate(month: { from: Date; until: Date }, before: number, after: number, at: Date): number {
  const left = (month.until.getTime() - at.getTime()) / (month.until.getTime() - month.from.getTime());
  const share = (dollars: number) => Math.round(dollars * 100 * Math.min(1, Math.max(0, left)));
  return share(after) - share(before);
}

/** Truncates to whole seconds, the processor's resolution. */
export const truncateToSecond = (at: Date): Date => new Date(Math.floor(at.getTime() / 1000) * 1000);

/** Returns whether a price quoted then may still be agreed to. */
export const isQuoteValid = (quotedAt: Date, now: Date): boolean =>
  quotedAt <= now && now.getTime() - quotedAt.getTime() <= QUOTE_VALID_MS;

/** Returns 'an apartment' or 'a house'. */
export function propertyTypeWithArticle(type: number): string {
  const label = propertyTypeLabel(type).toLowerCase();
  return `${/^[aeiou]/.test(label) ? 'an' : 'a'} ${label}`;
}

type QuotedChange = Omit<PropertyTypeQuote<string>, 'type' | 'quotedAt'>;

/** Returns the cost of a change as text. `day` formats a moment as its day, such as 'December 14'. */
export function quoteLabel(
  { differenceCents, chargeCents, nextBillCents, price, until, renews }: QuotedChange,
  day: (at: string) => string,
): string {
  const month = `${formatDollars(price)} a month`;
  if (until === null)
    return price > 0 ? `You won't be charged now. A month costs ${month.replace(' a month', '')}.` : '';
  const later = renews ? ` Then ${month}.` : " You won't be charged after that: the listing is canceled.";
  const rest = `for the rest of this month, until ${day(until)}`;
  if (differenceCents === 0) return `You won't be charged now.${later}`;
  if (differenceCents < 0) {
    const credit = `${formatCents(-differenceCents)} ${rest}, is credited to your next bill.`;
    return `${credit}${renews ? ` From then on ${month}.` : later}`;
  }
  const credit = differenceCents - chargeCents - nextBillCents;
  if (nextBillCents > 0) {
    const covered = credit > 0 ? `your credit covers ${formatCents(credit)}, and ` : '';
    return `Nothing now: ${covered}${formatCents(nextBillCents)} ${rest}, is added to your next bill.${later}`;
  }
  if (chargeCents === 0) return `Nothing now: your credit covers the ${formatCents(differenceCents)} ${rest}.${later}`;
  const part = credit > 0 ? ` (${formatCents(differenceCents)}, less your credit of ${formatCents(credit)})` : '';
  return `${formatCents(chargeCents)} now${part} ${rest}.${later}`;
}

export const PAST_DUE_FIRST: FieldErrors = {
  type: ["This listing's last payment failed. Pay it with another card first, then change the property type."],
};
/** The operator or the processor ended the subscription, but the paid month is not over. */
export const changeOnRelisting = (day: Date): FieldErrors => ({
  type: [
    `This listing no longer renews. Change its property type when you list it again after ${formatUtcDate(day, 'day')}.`,
  ],
});
export const PAYMENT_FIRST: FieldErrors = {
  type: ['A payment for this listing is in progress. Try again in a moment.'],
};
export const SAME_PROPERTY_TYPE: FieldErrors = { type: ['The listing already has this property type.'] };
/** The month, or the listing, has ended between quote and agreement. */
export const BILLING_PERIOD_ENDED: FieldErrors = {
  type: ["The paid month has ended, so this price no longer applies. You weren't charged. Check the new price."],
};
export const CHANGE_NOT_MADE: FieldErrors = {
  payment: ["The change didn't go through. You weren't charged. Try again."],
};
export const LISTING_ENDED: FieldErrors = {
  payment: ["This listing has ended. We're refunding your card."],
};

/** No cardholder is present to authenticate. */
export const CARDHOLDER_MUST_AUTHENTICATE: FieldErrors = {
  payment: [
    'This card requires confirmation of each payment. Change the property type on our site, or use another card.',
  ],
};
/** The listing's property type or price changed before the landlord submitted. */
export const PROPERTY_TYPE_ALREADY_CHANGED: FieldErrors = {
  payment: ["This listing's property type and price have just changed. You weren't charged. Check the new price."],
};

/** Returns the error for a change without an agreed price, or with one that has changed. */
export const priceAgreementRequired = (words: string): FieldErrors => ({
  type: [`${words} Agree to this price to change the property type.`],
});
