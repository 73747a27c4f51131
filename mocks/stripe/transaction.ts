import { addDeliveries } from './deliveries.ts';
import { newId } from './ids.ts';
import type { Customer, Event, ObjectType, Objects } from './stored-objects.ts';
import type { Store } from './store.ts';
import { resourceMissing } from './wire/errors.ts';

/** The API version that the processor implements: the one the SDK pins. */
export const API_VERSION = '2026-10-28.endive';

type Tree = Record<string, unknown>;

/** Returns an event's `previous_attributes` by field: an array whole, null for a field that did not exist. */
function previousAttributes(before: Tree, after: Tree): Tree {
  const changed: Tree = {};
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, now] = [before[name], after[name]];
    if (JSON.stringify(old) === JSON.stringify(now)) continue;
    changed[name] = isTree(old) && isTree(now) ? previousAttributes(old, now) : (old ?? null);
  }
  return changed;
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** One transaction: the store, the time, and the events that it causes. */
export class Transaction {
  readonly store: Store;
  /** The request that causes a change; without an id for a renewal. */
  readonly asker: Event['request'];
  /** The product's time in whole seconds. */
  readonly productNow: number;
  /** The time in whole seconds: a due task runs at the second when it was due, however late it is processed. */
  readonly now: number;

  constructor(
    store: Store,
    productNow: number,
    asker: Event['request'] = { id: null, idempotency_key: null },
    now = productNow,
  ) {
    this.store = store;
    this.productNow = productNow;
    this.asker = asker;
    this.now = now;
  }

  /** @throws StripeRequestError 404 `resource_missing` */
  need<K extends ObjectType>(kind: K, id: string, param?: string): Objects[K] {
    const found = this.store.find(kind, id);
    if (!found || 'deleted' in found) throw resourceMissing(NOUNS[kind] ?? kind, id, param);
    return found;
  }

  customerOf(object: { customer: string | null }): Customer | undefined {
    return object.customer === null ? undefined : this.store.find('customer', object.customer);
  }

  /** Stores an object and records the event; for an update, `before` is its former state. */
  save<K extends ObjectType>(kind: K, object: Objects[K], event: Event['type'], before?: Objects[K]): Objects[K] {
    this.store.put(kind, object);
    this.emit(event, object, before);
    return object;
  }

  /** Records an event of an object; for an update, `before` is its former state. */
  emit(type: Event['type'], object: object, before?: object): void {
    const event: Event = {
      id: newId('evt'),
      object: 'event',
      api_version: API_VERSION,
      created: this.now,
      data: { object, ...(before && { previous_attributes: previousAttributes({ ...before }, { ...object }) }) },
      livemode: false,
      pending_webhooks: 0,
      request: this.asker,
      type,
    };
    event.pending_webhooks = addDeliveries(this.store, event, this.productNow);
    this.store.put('event', event);
  }
}

/** The nouns in Stripe's error messages that differ from the object's type. */
const NOUNS: Partial<Record<ObjectType, string>> = {
  payment_method: 'PaymentMethod',
  setup_intent: 'setupintent',
  webhook_endpoint: 'webhook endpoint',
};
