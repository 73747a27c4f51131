import { findStoredResponse, fingerprintOf, storeResponse, type IdempotentResponse } from './idempotency.ts';
import { newId } from './ids.ts';
import { findRoute } from './routes.ts';
import type { Store } from './store.ts';
import { API_VERSION, Transaction } from './transaction.ts';
import { invalidRequest, StripeRequestError, unknownUrl } from './wire/errors.ts';
import { parseForm, type FormTree } from './wire/form.ts';

/** Returns whether the key, a bearer token or basic authentication's user name, is publishable. @throws 401 */
function isPublishable(authorization = ''): boolean {
  const [scheme = '', given = ''] = authorization.split(' ');
  const key = scheme.toLowerCase() === 'basic' ? Buffer.from(given, 'base64').toString().split(':')[0] : given;
  if (!key) {
    throw unauthorized(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY'). See https://stripe.com/docs/api#authentication for details, or we can help at https://support.stripe.com/.",
    );
  }
  if (/^sk_test_\S+$/.test(key)) return false;
  if (/^pk_test_\S+$/.test(key)) return true;
  throw unauthorized(
    `Invalid API Key provided: ${key.slice(0, 7)}${'*'.repeat(Math.max(0, Math.min(key.length, 32) - 11))}${key.length > 11 ? key.slice(-4) : ''}`,
  );
}

const unauthorized = (message: string, code?: string): StripeRequestError =>
  invalidRequest(message, code === undefined ? {} : { code }, 401);

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

/** Handles one request as one synchronous transaction: its changes, its events, and its response under its key. */
export function handleRequest(store: Store, productNow: number, request: Request): Reply {
  const requestId = newId('req', 14);
  const key = request.method === 'POST' ? request.idempotencyKey : undefined;
  const reply = (given: IdempotentResponse): Reply => ({ status: given.status, body: given.body, requestId, key });
  try {
    const { pathname, search } = URL.parse(request.url, 'http://processor') ?? { pathname: request.url, search: '' };
    const publishable = isPublishable(request.authorization);
    if (request.apiVersion !== undefined && request.apiVersion !== API_VERSION)
      throw invalidRequest(
        `Invalid Stripe API version: ${request.apiVersion.slice(0, 100)}. This processor speaks ${API_VERSION}.`,
      );
    const found = findRoute(request.method, pathname);
    if (!found) throw unknownUrl(request.method, pathname);
    if (publishable && !found.route.publishable)
      throw unauthorized(
        'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.',
        'secret_key_required',
      );
    const form = formOf(request, search);
    const fingerprint = fingerprintOf(request.method, pathname, form);
    const earlier = key === undefined ? undefined : findStoredResponse(store, key, fingerprint);
    if (earlier) return { ...reply(earlier), replayOf: earlier.request };
    const work = new Transaction(store, productNow, { id: requestId, idempotency_key: key ?? null });
    const run = () => done(200, found.route.answer(work, { form, id: found.id, publishable }));
    const keep = (given: IdempotentResponse) => {
      if (key !== undefined) storeResponse(store, key, fingerprint, { ...given, request: requestId });
    };
    return reply(transacted(store, requestId, run, keep));
  } catch (error) {
    return reply(responseTo(error, requestId));
  }
}

/** Runs in a transaction: errors but a declined charge roll back. Once processing begins, the response is kept. */
function transacted(
  store: Store,
  requestId: string,
  run: () => IdempotentResponse,
  keep: (given: IdempotentResponse) => void,
): IdempotentResponse {
  try {
    return store.transaction(() => {
      const given = attempt(requestId, run);
      keep(given);
      return given;
    });
  } catch (error) {
    if (error instanceof StripeRequestError && error.unbegun) throw error;
    const given = responseTo(error, requestId);
    store.transaction(() => keep(given));
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

function responseTo(error: unknown, requestId: string): IdempotentResponse {
  if (error instanceof StripeRequestError) return errorReply(error, requestId);
  console.error('The local processor failed on a request:', error instanceof Error ? error.stack : error);
  return done(500, { error: { type: 'api_error', message: 'An unknown error occurred' } });
}

function done(status: number, body: object): IdempotentResponse {
  return { status, body: JSON.stringify(body, null, 2) };
}
