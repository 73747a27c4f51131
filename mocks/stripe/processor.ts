import { findStoredResponse, fingerprintOf, storeResponse, type IdempotentResponse } from './idempotency.ts';
import { newId } from './ids.ts';
import { findRoute } from './routes.ts';
import type { Store } from './store.ts';
import { Transaction } from './transaction.ts';
import { API_VERSION } from './shapes/event.ts';
import { invalidRequest, StripeRequestError, unknownUrl } from './wire/errors.ts';
import { parseForm, type FormTree } from './wire/form.ts';

type ApiKeyType = 'secret' | 'publishable';

/**
 * Returns the type of API key of a request: a bearer token, or the user name of basic authentication. @throws
 * StripeRequestError 401
 */
function apiKeyType(authorization: string | undefined): ApiKeyType {
  const [scheme = '', given = ''] = (authorization ?? '').split(' ');
  const key = scheme.toLowerCase() === 'basic' ? Buffer.from(given, 'base64').toString().split(':')[0] : given;
  if (!key) {
    throw unauthorized(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY'). See https://stripe.com/docs/api#authentication for details, or we can help at https://support.stripe.com/.",
    );
  }
  if (/^sk_test_\S+$/.test(key)) return 'secret';
  if (/^pk_test_\S+$/.test(key)) return 'publishable';
  throw unauthorized(
    `Invalid API Key provided: ${key.slice(0, 7)}${'*'.repeat(Math.max(0, Math.min(key.length, 32) - 11))}${key.length > 11 ? key.slice(-4) : ''}`,
  );
}

function unauthorized(message: string): StripeRequestError {
  return invalidRequest(message, {}, 401);
}

/** Returns the 401 error for a publishable key where a secret one is required. */
function secretKeyRequired(): StripeRequestError {
  return invalidRequest(
    'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.',
    { code: 'secret_key_required' },
    401,
  );
}

export interface Request {
  method: string;
  /** Path and query. */
  url: string;
  authorization?: string | undefined;
  contentType?: string | undefined;
  /** The API version that the caller requests; without it, the only supported one. */
  apiVersion?: string | undefined;
  idempotencyKey?: string | undefined;
  body: string;
}

export interface Reply extends IdempotentResponse {
  requestId: string;
  /** The idempotency key of the response. */
  key?: string | undefined;
  /** The id of the request that first got this response. */
  replayOf?: string;
}

/**
 * Handles one request. All its changes, its events and its response under its idempotency key are one
 * transaction; nothing in it is asynchronous, so requests never overlap.
 */
export function handleRequest(store: Store, productNow: number, request: Request): Reply {
  const requestId = newId('req', 14);
  const key = request.method === 'POST' ? request.idempotencyKey : undefined;
  const reply = (given: IdempotentResponse): Reply => ({ status: given.status, body: given.body, requestId, key });
  try {
    const { pathname, search } = URL.parse(request.url, 'http://processor') ?? { pathname: request.url, search: '' };
    const publishable = apiKeyType(request.authorization) === 'publishable';
    rejectOtherVersion(request.apiVersion);
    const found = findRoute(request.method, pathname);
    if (!found) throw unknownUrl(request.method, pathname);
    if (publishable && !found.route.publishable) throw secretKeyRequired();
    const form = formOf(request, search);
    const fingerprint = fingerprintOf(request.method, pathname, form);
    const work = new Transaction(store, productNow, { id: requestId, idempotency_key: key ?? null });
    const run = () => done(200, found.route.answer(work, { form, id: found.id, publishable }));
    if (key === undefined) return reply(transacted(store, requestId, run));
    const earlier = findStoredResponse(store, key, fingerprint);
    if (earlier) return { ...reply(earlier), replayOf: earlier.request };
    return reply(
      transacted(store, requestId, run, (given) =>
        storeResponse(store, key, fingerprint, { ...given, request: requestId }),
      ),
    );
  } catch (error) {
    return reply(error instanceof StripeRequestError ? errorReply(error, requestId) : failed(error));
  }
}

/**
 * Runs in a transaction. An error rolls back, except a declined charge, which is recorded. Once processing begins, the
 * response is stored under its key, errors included; requests with invalid parameters may be corrected and sent again.
 */
function transacted(
  store: Store,
  requestId: string,
  run: () => IdempotentResponse,
  keep?: (given: IdempotentResponse) => void,
): IdempotentResponse {
  try {
    return store.transaction(() => {
      const given = attempt(requestId, run);
      keep?.(given);
      return given;
    });
  } catch (error) {
    if (error instanceof StripeRequestError && error.unbegun) throw error;
    const given = error instanceof StripeRequestError ? errorReply(error, requestId) : failed(error);
    if (keep) store.transaction(() => keep(given));
    return given;
  }
}

function attempt(requestId: string, run: () => IdempotentResponse): IdempotentResponse {
  try {
    return run();
  } catch (error) {
    if (error instanceof StripeRequestError && error.keepsEffects) return errorReply(error, requestId);
    throw error;
  }
}

function rejectOtherVersion(wanted: string | undefined): void {
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

/** Returns the response for an error, with Stripe's page for the request. */
export function errorReply(refusal: StripeRequestError, requestId: string): IdempotentResponse {
  const request_log_url = `https://dashboard.stripe.com/test/logs/${requestId}`;
  return done(refusal.status, { error: { ...refusal.body, request_log_url } });
}

function failed(error: unknown): IdempotentResponse {
  console.error('The local processor failed on a request:', error instanceof Error ? error.stack : error);
  return done(500, { error: { type: 'api_error', message: 'An unknown error occurred' } });
}

function done(status: number, body: object): IdempotentResponse {
  return { status, body: JSON.stringify(body, null, 2) };
}
