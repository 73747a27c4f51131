import { nextRenewal } from './billing-period.ts';
import type { CardOnFile } from './card-on-file.ts';
import { DAY_MS, HOUR_MS } from '../time-spans.ts';

/** Lead time of the reminder before a canceled or rented listing ends, in milliseconds. */
export const ENDING_NOTICE_MS = 7 * DAY_MS;
/** Delay before a mark as rented is emailed, in milliseconds: a slip that is undone at once is not. */
export const RENTED_NOTICE_DELAY_MS = HOUR_MS;
/** Lead time of the notice before a card expires that later months are charged to, in milliseconds. */
export const CARD_EXPIRY_NOTICE_MS = 14 * DAY_MS;
/** Minimum time between the email about a higher price and its first charge, in milliseconds. */
export const PRICE_NOTICE_MS = 7 * DAY_MS;
/** Time reserved for delivering an email before the renewal that it names, in milliseconds. */
const EMAIL_DELIVERY_MARGIN_MS = HOUR_MS;
/** Milliseconds before a renewal at which the processor gets its new price: the month before is paid at the old one. */
export const PRICE_UPDATE_LEAD_MS = 2 * DAY_MS;

/** Returns the moment from which a card is no longer valid: the end of its month. */
export const cardExpiresAt = ({ expMonth, expYear }: Pick<CardOnFile, 'expMonth' | 'expYear'>): Date =>
  new Date(Date.UTC(expYear, expMonth, 1));

/** A listing's new monthly price, and the renewal from which it applies. */
export interface NewPrice<Time> {
  /** Dollars a month. */
  price: number;
  from: Time;
}

interface Renewing {
  anchor: Date;
  periodEnd: Date;
  /** Whole dollars currently paid a month. */
  price: number;
}

/** Returns the renewal from which a month costs `price`: a higher price after its notice, any other with the next. */
export function newPriceEffectiveFrom({ anchor, periodEnd, price: paid }: Renewing, price: number, now: Date): Date {
  if (price <= paid) return periodEnd;
  const earliest = now.getTime() + PRICE_NOTICE_MS + EMAIL_DELIVERY_MARGIN_MS;
  return nextRenewal(anchor, new Date(Math.max(earliest, periodEnd.getTime())));
}

/** Returns the cost of a renewal at `at` when a price change is pending. */
export const renewalPriceAt = <Time extends Date | string>(
  paid: number,
  coming: NewPrice<Time> | null | undefined,
  at: Time,
): number => (coming && new Date(coming.from) <= new Date(at) ? coming.price : paid);
