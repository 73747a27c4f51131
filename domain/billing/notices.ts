import { nextRenewal } from './billing-period.ts';
import type { CardOnFile } from './card-on-file.ts';
import { DAY_MS, HOUR_MS } from '../time-spans.ts';

/** So long before a cancelled listing ends, its landlord is reminded. */
export const ENDING_NOTICE_MS = 7 * DAY_MS;
/** A cancellation is told of by mail after this: who takes it back at once is not written to. */
export const CANCELLATION_NOTICE_DELAY_MS = HOUR_MS;
/** So long before a card runs out that later months are to be charged to, its landlord is told. */
export const CARD_EXPIRY_NOTICE_MS = 14 * DAY_MS;
/** A letter of a higher price is sent at least so long before the first charge of it. */
export const PRICE_NOTICE_MS = 7 * DAY_MS;
/** The renewal that a letter names leaves the mail this much time to go out. */
const EMAIL_DELIVERY_MARGIN_MS = HOUR_MS;
/** A new price is given to the processor so long before its renewal: the month before is paid at the old one. */
export const PRICE_UPDATE_LEAD_MS = 2 * DAY_MS;

/** The moment from which a card is good no more: the end of its month. */
export const cardExpiresAt = ({ expMonth, expYear }: Pick<CardOnFile, 'expMonth' | 'expYear'>): Date =>
  new Date(Date.UTC(expYear, expMonth, 1));

/** What a listing's months come to cost, and from which renewal on. */
export interface NewPrice<Time> {
  /** Dollars a month. */
  price: number;
  from: Time;
}

/** A month that renews: its price, and the next renewal. */
interface Renewing {
  anchor: Date;
  periodEnd: Date;
  /** Whole dollars that are paid a month. */
  price: number;
}

/** From which renewal on a month costs `price`: a higher one after its notice, any other with the next. */
export function newPriceEffectiveFrom({ anchor, periodEnd, price: paid }: Renewing, price: number, now: Date): Date {
  if (price <= paid) return periodEnd;
  const earliest = now.getTime() + PRICE_NOTICE_MS + EMAIL_DELIVERY_MARGIN_MS;
  return nextRenewal(anchor, new Date(Math.max(earliest, periodEnd.getTime())));
}

/** What a renewal at `at` costs, where the price is about to change. */
export const renewalPriceAt = <Time extends Date | string>(
  paid: number,
  coming: NewPrice<Time> | null | undefined,
  at: Time,
): number => (coming && new Date(coming.from) <= new Date(at) ? coming.price : paid);
