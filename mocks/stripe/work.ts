import { eventObject } from './shapes/event.ts';
import { addDeliveries } from './deliveries.ts';
import type { Customer, Event, Hidden, Kind, Objects } from './stored.ts';
import type { Store } from './store.ts';
import { previousAttributes } from './wire/changes.ts';
import { resourceMissing } from './wire/errors.ts';

/** Who asked for what is being done: a request, or nobody (a renewal). */
export interface Asker {
  id: string | null;
  idempotency_key: string | null;
}

/** One transaction's hands: the store, the moment, and the events that it causes. */
export class Work {
  readonly store: Store;
  readonly asker: Asker;
  /** The product's time in whole seconds. */
  readonly productNow: number;
  readonly #moment: number | undefined;

  /** `moment`: what falls due is done at the second when it fell due, however late it is attended to. */
  constructor(store: Store, productNow: number, asker: Asker = { id: null, idempotency_key: null }, moment?: number) {
    this.store = store;
    this.productNow = productNow;
    this.asker = asker;
    this.#moment = moment;
  }

  /** The time in seconds on a test clock, or the product's when there is none. */
  now(clock: string | null | undefined): number {
    if (this.#moment !== undefined) return this.#moment;
    return (clock && this.store.find('test_helpers.test_clock', clock)?.frozen_time) || this.productNow;
  }

  /** @throws Refusal 404 `resource_missing` */
  need<K extends Kind>(kind: K, id: string, param?: string): Objects[K] {
    const found = this.store.find(kind, id);
    if (!found || 'deleted' in found) throw resourceMissing(NOUNS[kind], id, param);
    return found;
  }

  customerOf(object: { customer: string | null }): Customer | undefined {
    return object.customer === null ? undefined : this.store.find('customer', object.customer);
  }

  hidden(id: string): Hidden {
    return this.store.hidden(id);
  }

  /** Records that something happened to an object; for an update, `before` tells what was different. */
  emit(type: Event['type'], object: object, before?: object): void {
    const clock =
      'test_clock' in object && typeof object.test_clock === 'string'
        ? object.test_clock
        : this.#clockOfCustomer(object);
    const data = before ? { object, previous_attributes: previousAttributes(before, object) } : { object };
    const event = eventObject(type, data, this.now(clock), this.asker);
    event.pending_webhooks = addDeliveries(this.store, event, this.productNow);
    this.store.put('event', event);
  }

  #clockOfCustomer(object: object): string | null {
    const customer =
      'customer' in object && typeof object.customer === 'string'
        ? this.store.find('customer', object.customer)
        : undefined;
    return customer?.test_clock ?? null;
  }
}

/** How Stripe's refusals name each kind. */
const NOUNS: Readonly<Record<Kind, string>> = {
  customer: 'customer',
  payment_method: 'PaymentMethod',
  token: 'token',
  setup_intent: 'setupintent',
  payment_intent: 'payment_intent',
  charge: 'charge',
  refund: 'refund',
  product: 'product',
  price: 'price',
  subscription: 'subscription',
  invoice: 'invoice',
  invoice_payment: 'invoice payment',
  invoiceitem: 'invoiceitem',
  balance_transaction: 'balance transaction',
  customer_balance_transaction: 'customer balance transaction',
  dispute: 'dispute',
  credit_note: 'credit note',
  event: 'event',
  webhook_endpoint: 'webhook endpoint',
  'test_helpers.test_clock': 'test clock',
};
