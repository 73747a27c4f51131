import { LOCAL_NETWORK_FACTOR, rateLimits, READS_A_SECOND } from '../../../domain/limits.ts';

/** General rules of every call, by heading: the first text that a client's author reads. */
export const introduction: Readonly<Record<string, string>> = {
  Where:
    'Paths are relative to this site, and to the host of every brand. Requests and responses are JSON in UTF-8, except images; a number may be sent as its digits, such as "84". No API key is needed.',
  Responses:
    'A list is `{"data": [...], "meta": {page, per_page, total, last_page}}` with twenty items per page; a page past the end is empty, with the correct total. One item is `{"data": {...}}`. Money is whole dollars a month unless a name ends in `_cents`; distances are miles; times are ISO 8601 in UTC; ids are never reused. Images are paths on this site.',
  Errors:
    'An invalid value is 422 `{"errors": {"field": ["message"]}}`, with messages to show to people. Any other error is `{"message"}`: 400 unreadable, 401 not logged in, 403 not verified or not yours, 404 not found, 405 wrong method, 408 an upload that stopped, 409 conflict, 413 too large, 415 not JSON or compressed, 429 too many requests, 503 try again in a moment. 500 is an error on our side; the id in the `x-request-id` header of every response identifies it.',
  'Rate limits': `Reads are limited by lookups: an ordinary search or page costs one, and a GraphQL operation as many as it makes. A client has ${READS_A_SECOND} per second, measured over ten seconds; responses from the last half second are free. Limited per minute and network address: logins (${rateLimits.login}), password emails (${rateLimits.passwordEmail}), requests and replies from unconfirmed emails (${rateLimits.request}), subscriptions (${rateLimits.subscribe}), inquiries (${rateLimits.inquiry}), listings (${rateLimits.publish}), images (${rateLimits.upload}) and batches of events (${rateLimits.track}); some also per email or account. A local installation allows its own machine ${LOCAL_NETWORK_FACTOR} times as much per address. Beyond these limits, the response is 429 with the seconds to wait in \`Retry-After\`.`,
  'Caching and CORS':
    "Calls under Partners have an `ETag` and may be cached as `Cache-Control` allows; with `If-None-Match` they respond 304 while nothing has changed. Partners' pages may call them from a browser (CORS), error responses included; servers may from anywhere. Everything else is `no-store`, and only pages on this site and servers may call it.",
  'Unsafe calls':
    'A POST sends the value of the cookie `XSRF-TOKEN` in the header `X-XSRF-TOKEN`. `GET /api/session` sets the cookie, and so do the other GETs under /api, except those of partners; it is valid for a few hours. With an `Idempotency-Key`, a payment is never charged twice.',
  Changes:
    'We may add fields, codes and calls: ignore those you do not know. None is removed or changes its meaning without being marked `deprecated` here first. Anything marked `x-origin` is not in the specification but defined by us.',
};
