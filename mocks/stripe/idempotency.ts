import { createHash } from 'node:crypto';
import type { Store } from './store.ts';
import { invalidRequest, StripeRequestError } from './wire/errors.ts';
import type { FormTree } from './wire/form.ts';

/** Stripe guarantees 24 hours; of the system clock, since the product's may advance by a month between two attempts. */
const RETENTION_SECONDS = 24 * 3600;
const LONGEST_KEY = 255;

export interface IdempotentResponse {
  status: number;
  body: string;
}

/** A stored response with the id of its first request. */
type StoredResponse = IdempotentResponse & { request: string };

/** Returns the fingerprint of a request. It includes only the last four digits of a card's number, and nothing of its code. */
export function fingerprintOf(method: string, path: string, form: FormTree): string {
  const named = JSON.stringify(form, (name, value: unknown) => {
    if (name === 'cvc') return '';
    return name === 'number' && typeof value === 'string' ? value.slice(-4) : value;
  });
  return createHash('sha256').update(`${method} ${path} ${named}`).digest('hex');
}

/** Returns the stored response of this idempotency key. @throws StripeRequestError 400 when it was for another request */
export function findStoredResponse(store: Store, key: string, fingerprint: string): StoredResponse | undefined {
  if (key.length > LONGEST_KEY) throw invalidRequest('Idempotency keys may not be longer than 255 characters.');
  store.sql('delete from answer where created < ?').run(machineNow() - RETENTION_SECONDS);
  const row = store.sql('select fingerprint, status, body, request from answer where key = ?').get(key);
  if (!row) return undefined;
  if (row.fingerprint !== fingerprint) {
    throw new StripeRequestError(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    });
  }
  return { status: Number(row.status), body: String(row.body), request: String(row.request) };
}

/** Stores a response, in the transaction of its request. */
export function storeResponse(store: Store, key: string, fingerprint: string, given: StoredResponse): void {
  store
    .sql('insert into answer (key, fingerprint, status, body, created, request) values (?, ?, ?, ?, ?, ?)')
    .run(key, fingerprint, given.status, given.body, machineNow(), given.request);
}

/** Returns the system's time in whole seconds. */
export function machineNow(): number {
  return Math.floor(Date.now() / 1000);
}
