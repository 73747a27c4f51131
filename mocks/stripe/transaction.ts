import { eventObject } from './shapes/event.ts';
import { addDeliveries } from './deliveries.ts';
import type { Customer, Event, InternalFields, ObjectType, Objects } from './stored-objects.ts';
import type { Store } from './store.ts';
import { resourceMissing } from './wire/errors.ts';

type Tree = Record<string, unknown>;

/**
 * Returns an update event's `previous_attributes`: the former values of changed fields. Objects are compared by field;
 * an array is returned whole; a field that did not exist is null.
 */
function previousAttributes(before: object, after: object): object {
  return differences({ ...before }, { ...after });
}

function differences(before: Tree, after: Tree): Tree {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed: Tree = {};
  for (const name of names) {
    const [old, now] = [before[name], after[name]];
    if (JSON.stringify(old) === JSON.stringify(now)) continue;
    changed[name] = isTree(old) && isTree(now) ? differences(old, now) : (old ?? null);
  }
  return changed;
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The origin of a change: a request, or none (a renewal). */
export interface RequestOrigin {
  id: string | null;
  idempotency_key: string | null;
}

/** One transaction: the store, the time, and the events that it causes. */
export class Transaction {
  readonly store: Store;
  readonly asker: RequestOrigin;
  /** The product's time in whole seconds. */
  readonly productNow: number;
  readonly #moment: number | undefined;

  /** `moment`: a due task runs at the second when it was due, however late it is processed. */
  constructor(
    store: Store,
    productNow: number,
    asker: RequestOrigin = { id: null, idempotency_key: null },
    moment?: number,
  ) {
    this.store = store;
    this.productNow = productNow;
    this.asker = asker;
    this.#moment = moment;
  }

  /** Returns the time in seconds on a test clock, or the product's when there is none. */
  now(clock: string | null | undefined): number {
    if (this.#moment !== undefined) return this.#moment;
    return (clock && this.store.find('test_helpers.test_clock', clock)?.frozen_time) || this.productNow;
  }

  /** @throws StripeRequestError 404 `resource_missing` */
  need<K extends ObjectType>(kind: K, id: string, param?: string): Objects[K] {
    const found = this.store.find(kind, id);
    if (!found || 'deleted' in found) throw resourceMissing(NOUNS[kind], id, param);
    return found;
  }

  customerOf(object: { customer: string | null }): Customer | undefined {
    return object.customer === null ? undefined : this.store.find('customer', object.customer);
  }

  hidden(id: string): InternalFields {
    return this.store.hidden(id);
  }

  /** Records an event of an object; for an update, `before` is its former state. */
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

/** The nouns of each object type in Stripe's error messages. */
const NOUNS: Readonly<Record<ObjectType, string>> = {
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
