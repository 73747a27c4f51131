import { earlierAnswer, fingerprintOf, keepAnswer, type Answer } from './answers.ts';
import { newId } from './ids.ts';
import { findRoute } from './routes.ts';
import type { Store } from './store.ts';
import { Work } from './work.ts';
import { API_VERSION } from './shapes/event.ts';
import { invalidRequest, Refusal, unknownUrl } from './wire/errors.ts';
import { parseForm, type FormTree } from './wire/form.ts';
import { keyOf, needsSecretKey } from './wire/keys.ts';

export interface Request {
  method: string;
  /** Path and query. */
  url: string;
  authorization?: string | undefined;
  contentType?: string | undefined;
  /** The version whose shapes the caller wants; without it, the only one there is. */
  apiVersion?: string | undefined;
  idempotencyKey?: string | undefined;
  body: string;
}

export interface Reply extends Answer {
  requestId: string;
  /** The idempotency key it was answered under. */
  key?: string | undefined;
  /** The request that this answer was first given to. */
  replayOf?: string;
}

/**
 * Answers one request. All that it does, its events and its answer under its idempotency key are one
 * transaction; nothing in it waits, so requests never overlap.
 */
export function answer(store: Store, productNow: number, request: Request): Reply {
  const requestId = newId('req', 14);
  const key = request.method === 'POST' ? request.idempotencyKey : undefined;
  const reply = (given: Answer): Reply => ({ status: given.status, body: given.body, requestId, key });
  try {
    const { pathname, search } = URL.parse(request.url, 'http://processor') ?? { pathname: request.url, search: '' };
    const publishable = keyOf(request.authorization) === 'publishable';
    refuseOtherVersion(request.apiVersion);
    const found = findRoute(request.method, pathname);
    if (!found) throw unknownUrl(request.method, pathname);
    if (publishable && !found.route.publishable) throw needsSecretKey();
    const form = formOf(request, search);
    const fingerprint = fingerprintOf(request.method, pathname, form);
    const work = new Work(store, productNow, { id: requestId, idempotency_key: key ?? null });
    const run = () => done(200, found.route.answer(work, { form, ids: found.ids, publishable }));
    if (key === undefined) return reply(transacted(store, requestId, run));
    const earlier = earlierAnswer(store, key, fingerprint);
    if (earlier) return { ...reply(earlier), replayOf: earlier.request };
    return reply(
      transacted(store, requestId, run, (given) =>
        keepAnswer(store, key, fingerprint, { ...given, request: requestId }),
      ),
    );
  } catch (error) {
    return reply(error instanceof Refusal ? refused(error, requestId) : failed(error));
  }
}

/**
 * Runs in a transaction. A refusal undoes what was done, except a declined charge, which leaves its trace. What began
 * is the answer of its key whatever came of it, an error too; parameters that were wrong may be sent again, corrected.
 */
function transacted(store: Store, requestId: string, run: () => Answer, keep?: (given: Answer) => void): Answer {
  try {
    return store.transaction(() => {
      const given = attempt(requestId, run);
      keep?.(given);
      return given;
    });
  } catch (error) {
    if (error instanceof Refusal && error.unbegun) throw error;
    const given = error instanceof Refusal ? refused(error, requestId) : failed(error);
    if (keep) store.transaction(() => keep(given));
    return given;
  }
}

function attempt(requestId: string, run: () => Answer): Answer {
  try {
    return run();
  } catch (error) {
    if (error instanceof Refusal && error.keepsEffects) return refused(error, requestId);
    throw error;
  }
}

function refuseOtherVersion(wanted: string | undefined): void {
  if (wanted !== undefined && wanted !== API_VERSION)
    throw invalidRequest(`Invalid Stripe API version: ${wanted.slice(0, 100)}. This processor speaks ${API_VERSION}.`);
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

/** The answer that a refusal is, with the page at which Stripe shows the request. */
export function refused(refusal: Refusal, requestId: string): Answer {
  const request_log_url = `https://dashboard.stripe.com/test/logs/${requestId}`;
  return done(refusal.status, { error: { ...refusal.body, request_log_url } });
}

function failed(error: unknown): Answer {
  console.error('The local processor failed on a request:', error instanceof Error ? error.stack : error);
  return done(500, { error: { type: 'api_error', message: 'An unknown error occurred' } });
}

function done(status: number, body: object): Answer {
  return { status, body: JSON.stringify(body, null, 2) };
}
