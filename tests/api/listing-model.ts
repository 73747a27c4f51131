import { plusMonths } from '../../domain/listings/paid-month.ts';
import { DAY_MS } from '../../domain/time.ts';

/** Days after a failed renewal on which it is tried again; on the last one the grace ends (K60). */
const TRIES = [3, 5, 7];

/** What a landlord, their bank, the operator or time does. */
export type Step =
  | { do: 'cancel' | 'activate' | 'edit' | 'hide' | 'show' | 'remove' | 'restore' | 'reconcile' }
  | { do: 'bank'; says: 'yes' | 'no' }
  | { do: 'wait'; days: number }
  | { do: 'wait until it expires' };

/** How a call is answered: done, refused for a reason, or as if there were no such listing. */
export type Answered = 200 | 422 | 404;

/** The life of a listing as docs/payments.md describes it, without a processor, a database or a network. */
export class ListingModel {
  status: 1 | 13 = 1;
  cancelled = false;
  hidden = false;
  removed = false;
  bank: 'yes' | 'no' = 'yes';
  charges = 1;
  /** When the renewal that is owed was due. */
  owedSince: Date | null = null;
  /** What paid for it has been ended by the operator's hand; what was paid has not run out. */
  ended = false;
  #anchor: Date;
  #months = 1;

  constructor(anchor: Date) {
    this.#anchor = anchor;
  }

  get paidTo(): Date {
    return plusMonths(this.#anchor, this.#months);
  }

  get expiresAt(): Date {
    return this.owedSince ? new Date(this.owedSince.getTime() + 7 * DAY_MS) : this.paidTo;
  }

  /** How many subscriptions live for it at the processor. */
  get live(): number {
    return this.status === 1 && !this.ended && !this.removed ? 1 : 0;
  }

  cancel(): Answered {
    if (this.removed) return 404;
    if (this.status === 13) return 200;
    if (this.owedSince) this.status = 13;
    else this.cancelled = true;
    return 200;
  }

  /** `anchorOf`: when the processor has begun the month that was charged. */
  activate(anchorOf: () => Date): Answered {
    if (this.removed) return 404;
    if (this.status === 1) {
      if (this.ended) return 422;
      this.cancelled = false;
      return 200;
    }
    if (this.bank === 'no') return 422;
    Object.assign(this, { status: 1, cancelled: false, owedSince: null, ended: false });
    this.charges += 1;
    this.#anchor = anchorOf();
    this.#months = 1;
    return 200;
  }

  remove(): void {
    this.removed = true;
  }

  /** The subscription has ended meanwhile: what was paid to is kept, what was owed is not. */
  restore(now: Date): void {
    if (!this.removed) return;
    this.removed = false;
    if (this.status === 13) return;
    Object.assign(this, { ended: true, cancelled: true });
    if (this.owedSince || this.paidTo <= now) this.status = 13;
  }

  /** Time goes on: whatever falls due up to `moment` happens. */
  until(moment: Date): void {
    if (this.removed) return;
    while (this.status === 1 && this.paidTo <= moment) {
      if (this.cancelled) this.status = 13;
      else if (this.bank === 'yes' && !this.owedSince) this.#renew();
      else if (!this.#tryAgain(moment)) return;
    }
  }

  #renew(): void {
    this.charges += 1;
    this.#months += 1;
    this.owedSince = null;
  }

  #tried = 0;
  /** The next try that is owed; false when it is not due yet. */
  #tryAgain(moment: Date): boolean {
    if (!this.owedSince) {
      this.owedSince = this.paidTo;
      this.#tried = 0;
    }
    const day = TRIES[this.#tried];
    if (day === undefined || this.owedSince.getTime() + day * DAY_MS > moment.getTime()) return false;
    this.#tried += 1;
    if (this.bank === 'yes') this.#renew();
    else if (this.#tried === TRIES.length) this.status = 13;
    return true;
  }
}
