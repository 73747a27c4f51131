import { createHash } from 'node:crypto';
import type { Store } from './store.ts';
import { invalidRequest, Refusal } from './wire/errors.ts';
import type { FormTree } from './wire/form.ts';

/** Seconds of the product's time for which an answer is kept; Stripe promises 24 hours. */
const KEPT_SECONDS = 30 * 24 * 3600;
const LONGEST_KEY = 255;

export interface Answer {
  status: number;
  body: string;
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
export function earlierAnswer(store: Store, key: string, fingerprint: string): Answer | undefined {
  if (key.length > LONGEST_KEY) throw invalidRequest('Idempotency keys may not be longer than 255 characters.');
  const row = store.sql('select fingerprint, status, body from answer where key = ?').get(key);
  if (!row) return undefined;
  if (row.fingerprint !== fingerprint) {
    throw new Refusal(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    });
  }
  return { status: Number(row.status), body: String(row.body) };
}

/** Keeps an answer, in the transaction of what it answers. */
export function keepAnswer(
  store: Store,
  key: string,
  fingerprint: string,
  { status, body }: Answer,
  now: number,
): void {
  store.sql('delete from answer where created < ?').run(now - KEPT_SECONDS);
  store
    .sql('insert into answer (key, fingerprint, status, body, created) values (?, ?, ?, ?, ?)')
    .run(key, fingerprint, status, body, now);
}
