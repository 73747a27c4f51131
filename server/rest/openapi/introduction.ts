import { rateLimits, READS_A_SECOND } from '../../../domain/limits.ts';

/** What holds for every call: the first thing that whoever writes a client reads, by its heading. */
export const introduction: readonly { title: string; words: string }[] = [
  {
    title: 'Where',
    words:
      'The paths stand on this site’s own address, and on the host of every brand alike. JSON in UTF-8 both ways, but for pictures. No key is needed.',
  },
  {
    title: 'Answers',
    words:
      'A list is `{"data": [...], "meta": {page, per_page, total, last_page}}`, twenty a page; a page past the end is empty, with the true total. One thing is `{"data": {...}}`. Money is whole dollars a month unless a name ends in `_cents`; distances are miles; times are ISO 8601 in UTC; ids are never used again. Pictures are paths of this site.',
  },
  {
    title: 'Refusals',
    words:
      'A refused value is 422 `{"errors": {"field": ["message"]}}`, with messages to show to a person. Any other refusal is `{"message"}`: 400 cannot be read, 401 not logged in, 403 not verified or not yours, 404 not there, 405 another method, 409 changed meanwhile, 413 too large, 415 not JSON, 429 too often, 503 try again in a moment. 500 is our mistake; the number in `x-request-id`, which every answer has, says which.',
  },
  {
    title: 'How often',
    words: `Reads cost lookups: an ordinary search or page one, a GraphQL operation as many as it makes. A client has ${READS_A_SECOND} a second, counted over ten seconds; answers of the last half second are free. Counted by a minute and the address they come from are logins (${rateLimits.login}), mails for a password (${rateLimits.passwordMail}), requests and replies (${rateLimits.request}), subscriptions (${rateLimits.subscribe}), questions to the operator (${rateLimits.enquiry}), listings (${rateLimits.publish}), pictures (${rateLimits.upload}) and batches of events (${rateLimits.track}); some by email or account too. What is too much is 429, with the seconds to wait in \`Retry-After\`.`,
  },
  {
    title: 'Caches and other sites',
    words:
      'What stands under Partners has an `ETag` and may be kept as long as `Cache-Control` says; named in `If-None-Match` it is 304 while nothing has changed. The pages of partners may read it from a browser (CORS), on refusals too; servers may from anywhere. Everything else is `no-store` and for pages of this site, and for servers.',
  },
  {
    title: 'Unsafe calls',
    words:
      'A POST names the value of the cookie `XSRF-TOKEN` in the header `X-XSRF-TOKEN`. `GET /api/session` sets the cookie, and so do the other GETs under /api, but for those of partners; it is good for hours. With an `Idempotency-Key` a payment is never made twice.',
  },
  {
    title: 'Changes',
    words:
      'Fields, codes and calls may be added: pass over what you do not know. None is taken away or changes its meaning; what has to go is marked `deprecated` here first. What is marked `x-origin` is defined by us.',
  },
];
