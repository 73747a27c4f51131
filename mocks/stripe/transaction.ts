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
  /** The time in whole seconds: a due task runs at the second when it was due, however late it is processed. */
  readonly now: number;

  constructor(
    store: Store,
    productNow: number,
    asker: RequestOrigin = { id: null, idempotency_key: null },
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

  hidden(id: string): InternalFields {
    return this.store.hidden(id);
  }

  /** Records an event of an object; for an update, `before` is its former state. */
  emit(type: Event['type'], object: object, before?: object): void {
    const data = before ? { object, previous_attributes: previousAttributes(before, object) } : { object };
    const event = eventObject(type, data, this.now, this.asker);
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
