import { createHash } from 'node:crypto';
import type { Store } from './store.ts';
import { invalidRequest, StripeRequestError } from './wire/errors.ts';
import type { FormTree } from './wire/form.ts';

/**
 * Seconds for which an answer is kept: Stripe promises 24 hours and no more. They are the machine's, as a caller's
 * patience is; the product's clock may be moved by a month between two tries.
 */
const RETENTION_SECONDS = 24 * 3600;
const LONGEST_KEY = 255;

export interface IdempotentResponse {
  status: number;
  body: string;
}

/** An answer that was given before, and the request that it was first given to. */
export interface StoredResponse extends IdempotentResponse {
  request: string;
}

/** What makes two requests the same. Of a card's number only the last four digits go into it, of its code nothing. */
export function fingerprintOf(method: string, path: string, form: FormTree): string {
  const named = JSON.stringify(form, (name, value: unknown) => {
    if (name === 'cvc') return '';
    return name === 'number' && typeof value === 'string' ? value.slice(-4) : value;
  });
  return createHash('sha256').update(`${method} ${path} ${named}`).digest('hex');
}

/** The answer that this idempotency key got before. @throws Refusal 400 when it was for another request */
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

/** Keeps an answer, in the transaction of what it answers. */
export function storeResponse(store: Store, key: string, fingerprint: string, given: StoredResponse): void {
  store
    .sql('insert into answer (key, fingerprint, status, body, created, request) values (?, ?, ?, ?, ?, ?)')
    .run(key, fingerprint, given.status, given.body, machineNow(), given.request);
}

/** 409: the request that first came with this key is still being answered. Nothing is kept of this one. */
export function keyInUse(key: string): StripeRequestError {
  return new StripeRequestError(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
  });
}

function machineNow(): number {
  return Math.floor(Date.now() / 1000);
}
