import { addMonthsToAnchor } from '../../domain/billing/billing-period.ts';
import { DAY_MS } from '../../domain/time-spans.ts';

/** Days after a failed renewal on which it is tried again; on the last one the grace ends (K60). */
const PAYMENT_ATTEMPT_DAYS = [3, 5, 7];

/** What a landlord, their bank, the operator or time does. */
export type Step =
  | { do: 'cancel' | 'activate' | 'edit' | 'hide' | 'show' | 'remove' | 'restore' | 'reconcile' }
  | { do: 'bank'; says: 'yes' | 'no' }
  | { do: 'wait'; days: number }
  | { do: 'wait until it expires' };

/** How a call is answered: done, refused for a reason, or as if there were no such listing. */
export type ExpectedStatus = 200 | 422 | 404;

/** The life of a listing as docs/payments.md describes it, without a processor, a database or a network. */
export class ListingModel {
  status: 1 | 13 = 1;
  canceled = false;
  /** Marked as rented: hidden and not renewed (K24). */
  rented = false;
  removed = false;
  bank: 'yes' | 'no' = 'yes';
  charges = 1;
  /** When the renewal that is owed was due. */
  pastDueSince: Date | null = null;
  /** What paid for it has been ended by the operator's hand; what was paid has not run out. */
  ended = false;
  #anchor: Date;
  #months = 1;

  constructor(anchor: Date) {
    this.#anchor = anchor;
  }

  get paidTo(): Date {
    return addMonthsToAnchor(this.#anchor, this.#months);
  }

  get expiresAt(): Date {
    return this.pastDueSince ? new Date(this.pastDueSince.getTime() + 7 * DAY_MS) : this.paidTo;
  }

  /** How many subscriptions live for it at the processor. */
  get live(): number {
    return this.status === 1 && !this.ended && !this.removed ? 1 : 0;
  }

  cancel(): ExpectedStatus {
    if (this.removed) return 404;
    if (this.status === 13) return 200;
    this.canceled = true;
    if (this.pastDueSince) this.status = 13;
    return 200;
  }

  /** `anchorOf`: when the processor has begun the month that this pays for. */
  activate(anchorOf: () => Date): ExpectedStatus {
    if (this.removed) return 404;
    if (this.status === 1) {
      if (this.ended) return 422;
      this.canceled = false;
      return 200;
    }
    if (this.bank === 'no') return 422;
    this.status = 1;
    this.canceled = this.ended = this.rented = false;
    this.pastDueSince = null;
    this.charges += 1;
    this.#anchor = anchorOf();
    this.#months = 1;
    return 200;
  }

  edit(): ExpectedStatus {
    return this.removed ? 404 : 200;
  }

  /** Its landlord marks it as rented, or shows it again. */
  mark(rented: boolean): void {
    if (this.removed || this.status === 13) return;
    this.rented = rented;
    if (rented && this.pastDueSince) this.status = 13;
  }

  /** Why it ended. */
  get endReason(): string | null {
    if (this.status === 1) return null;
    if (this.canceled) return 'canceled';
    if (this.rented) return 'rented';
    return this.pastDueSince ? 'unpaid' : 'removed';
  }

  remove(): void {
    this.removed = true;
  }

  /** The subscription has ended meanwhile: what was paid to is kept, what was owed is not. */
  restore(now: Date): void {
    if (!this.removed) return;
    this.removed = false;
    if (this.status === 13) return;
    this.ended = true;
    if (this.pastDueSince || this.paidTo <= now) this.status = 13;
  }

  /** Time goes on: whatever falls due up to `moment` happens. */
  until(moment: Date): void {
    if (this.removed) return;
    while (this.status === 1 && this.paidTo <= moment) {
      if (this.canceled || this.rented || this.ended) this.status = 13;
      else if (this.bank === 'yes' && !this.pastDueSince) this.#renew();
      else if (!this.#retryPayment(moment)) return;
    }
  }

  #renew(): void {
    this.charges += 1;
    this.#months += 1;
    this.pastDueSince = null;
  }

  #attempted = 0;
  /** The next try that is owed; false when it is not due yet. */
  #retryPayment(moment: Date): boolean {
    if (!this.pastDueSince) {
      this.pastDueSince = this.paidTo;
      this.#attempted = 0;
    }
    const day = PAYMENT_ATTEMPT_DAYS[this.#attempted];
    if (day === undefined || this.pastDueSince.getTime() + day * DAY_MS > moment.getTime()) return false;
    this.#attempted += 1;
    if (this.bank === 'yes') this.#renew();
    else if (this.#attempted === PAYMENT_ATTEMPT_DAYS.length) this.status = 13;
    return true;
  }
}
