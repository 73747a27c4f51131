import { createHmac } from 'node:crypto';
import { machineNow } from './idempotency.ts';
import type { Store } from './store.ts';
import type { Event } from './stored-objects.ts';

/** Seconds until the next attempt, by the product's clock: advancing that clock also retries. */
const PRODUCT_DELAYS = [300, 1800, 7200, 18_000, 36_000, 43_200] as const;
/** Seconds until the next attempt, by the system clock: a restarted server receives it soon. */
const MACHINE_DELAYS = [1, 5, 30, 60, 120, 300] as const;
/** About three hours of the system clock; after that, reconciliation corrects the state. */
const MAX_ATTEMPTS = 40;
const RESPONSE_TIMEOUT_MS = 10_000;
const MAX_CONCURRENT = 4;

interface Delivery {
  id: number;
  event: string;
  endpoint: string;
  attempts: number;
}

/** Stores the deliveries of an event, in the transaction that causes it. Returns how many. */
export function addDeliveries(store: Store, event: Event, productNow: number): number {
  const endpoints = store
    .list('webhook_endpoint')
    .filter(({ enabled_events }) => enabled_events.includes('*') || enabled_events.includes(event.type));
  for (const { id } of endpoints)
    store
      .sql('insert into delivery (event, endpoint, due, machine_due) values (?, ?, ?, 0)')
      .run(event.id, id, productNow);
  return endpoints.length;
}

/** Deletes the pending deliveries of an endpoint. */
export function dropDeliveries(store: Store, endpoint: string): void {
  store.sql('delete from delivery where endpoint = ?').run(endpoint);
}

/** Returns when the next delivery is due by the product's clock, in seconds; null when none is pending. */
export function nextDelivery(store: Store): number | null {
  const first = store.sql('select min(due) as due from delivery').get()?.due;
  return typeof first === 'number' ? first : null;
}

export function isDeliveryDue(store: Store, productNow: number): boolean {
  return due(store, productNow, 0, 1).length > 0;
}

/** Delivers due events, oldest first; all but a 2xx is retried later. Returns how many were accepted. */
export async function deliverDue(store: Store, productNow: number, signal: AbortSignal): Promise<number> {
  let accepted = 0;
  let last = 0;
  while (!signal.aborted) {
    const batch = due(store, productNow, last, MAX_CONCURRENT);
    const end = batch.at(-1);
    if (!end) break;
    last = end.id;
    const answers = await Promise.all(batch.map((each) => sendEvent(store, each, signal)));
    if (signal.aborted) break;
    store.transaction(() => batch.forEach((each, index) => note(store, each, answers[index] ?? false, productNow)));
    accepted += answers.filter(Boolean).length;
  }
  return accepted;
}

function due(store: Store, productNow: number, after: number, most: number): Delivery[] {
  return store
    .sql(
      'select id, event, endpoint, attempts from delivery where id > ? and (due <= ? or machine_due <= ?) order by id limit ?',
    )
    .all(after, productNow, machineNow(), most) as unknown as Delivery[];
}

async function sendEvent(store: Store, delivery: Delivery, signal: AbortSignal): Promise<boolean> {
  const event = store.find('event', delivery.event);
  const endpoint = store.find('webhook_endpoint', delivery.endpoint);
  if (!event || !endpoint) return true;
  const body = JSON.stringify(event, null, 2);
  try {
    const answer = await fetch(endpoint.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (local processor)',
        'stripe-signature': signature(body, store.hidden(endpoint.id).secret ?? ''),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(RESPONSE_TIMEOUT_MS)]),
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}

/** Signs with the system time: a receiver rejects signatures older than five minutes. */
function signature(body: string, secret: string): string {
  const at = machineNow();
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
}

function note(store: Store, { id, event, attempts }: Delivery, accepted: boolean, productNow: number): void {
  const tries = attempts + 1;
  if (accepted || tries >= MAX_ATTEMPTS) {
    store.sql('delete from delivery where id = ?').run(id);
    const row = store.find('event', event);
    if (row && accepted) store.put('event', { ...row, pending_webhooks: Math.max(0, row.pending_webhooks - 1) });
    return;
  }
  store
    .sql('update delivery set attempts = ?, due = ?, machine_due = ? where id = ?')
    .run(tries, productNow + delay(PRODUCT_DELAYS, tries), machineNow() + delay(MACHINE_DELAYS, tries), id);
}

function delay(delays: readonly number[], tries: number): number {
  return delays[Math.min(tries, delays.length) - 1] ?? 0;
}
