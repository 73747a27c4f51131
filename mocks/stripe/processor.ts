import { earlierAnswer, fingerprintOf, keepAnswer, type Answer } from './answers.ts';
import { newId } from './ids.ts';
import { findRoute } from './routes.ts';
import type { Store } from './store.ts';
import { Work } from './work.ts';
import { invalidRequest, Refusal, unknownUrl } from './wire/errors.ts';
import { parseForm, type FormTree } from './wire/form.ts';
import { keyOf, needsSecretKey } from './wire/keys.ts';

export interface Request {
  method: string;
  /** Path and query. */
  url: string;
  authorization?: string | undefined;
  contentType?: string | undefined;
  idempotencyKey?: string | undefined;
  body: string;
}

export interface Reply extends Answer {
  requestId: string;
  replayed: boolean;
}

/**
 * Answers one request. All that it does, its events and its answer under its idempotency key are one
 * transaction; nothing in it waits, so requests never overlap.
 */
export function answer(store: Store, productNow: number, request: Request): Reply {
  const requestId = newId('req', 14);
  const reply = (given: Answer, replayed = false): Reply => ({ ...given, requestId, replayed });
  try {
    const { pathname, search } = URL.parse(request.url, 'http://processor') ?? { pathname: request.url, search: '' };
    const publishable = keyOf(request.authorization) === 'publishable';
    const found = findRoute(request.method, pathname);
    if (!found) throw unknownUrl(request.method, pathname);
    if (publishable && !found.route.publishable) throw needsSecretKey();
    const form = formOf(request, search);
    const key = request.method === 'POST' ? request.idempotencyKey : undefined;
    const fingerprint = fingerprintOf(request.method, pathname, form);
    const work = new Work(store, productNow, { id: requestId, idempotency_key: key ?? null });
    const run = () => done(200, found.route.answer(work, { form, ids: found.ids, publishable }));
    if (key === undefined) return reply(transacted(store, run));
    const earlier = earlierAnswer(store, key, fingerprint);
    if (earlier) return reply(earlier, true);
    return reply(transacted(store, run, (given) => keepAnswer(store, key, fingerprint, given, productNow)));
  } catch (error) {
    if (error instanceof Refusal) return reply(refused(error));
    console.error('The local processor failed on a request:', error instanceof Error ? error.stack : error);
    return reply(done(500, { error: { type: 'api_error', message: 'An unknown error occurred' } }));
  }
}

/**
 * Runs in a transaction. A refusal undoes what was done, except a declined charge, which leaves its trace.
 * What was executed is kept as the answer of its key; parameters that were wrong may be sent again, corrected.
 */
function transacted(store: Store, run: () => Answer, keep?: (given: Answer) => void): Answer {
  try {
    return store.transaction(() => {
      const given = attempt(run);
      keep?.(given);
      return given;
    });
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 402) throw error;
    const given = refused(error);
    if (keep) store.transaction(() => keep(given));
    return given;
  }
}

function attempt(run: () => Answer): Answer {
  try {
    return run();
  } catch (error) {
    if (error instanceof Refusal && error.keepsEffects) return refused(error);
    throw error;
  }
}

function formOf({ method, contentType, body }: Request, search: string): FormTree {
  if (method === 'GET') return parseForm(search.slice(1));
  if (body !== '' && !contentType?.startsWith('application/x-www-form-urlencoded')) {
    throw invalidRequest(
      `Invalid request (check that your POST content type is application/x-www-form-urlencoded). If you have any questions, we can help at https://support.stripe.com/.`,
    );
  }
  return parseForm(body === '' ? search.slice(1) : body);
}

function refused(refusal: Refusal): Answer {
  return done(refusal.status, { error: refusal.body });
}

function done(status: number, body: object): Answer {
  return { status, body: JSON.stringify(body, null, 2) };
}
