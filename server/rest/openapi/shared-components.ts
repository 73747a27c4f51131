import type { Schema } from './openapi-types.ts';

/** Responses common to calls of one type, defined once. */

const MESSAGE = { $ref: '#/components/schemas/Message' };
const json = (schema: Schema) => ({ 'application/json': { schema } });
const message = (description: string) => ({ description, content: json(MESSAGE) });
const header = (description: string, type = 'string') => ({ description, schema: { type } });

const RETRY_AFTER = { 'Retry-After': header('Seconds to wait.', 'integer') };

const FIELD_ERRORS = { type: 'object', additionalProperties: { $ref: '#/components/schemas/Messages' } };

export const schemas = {
  Message: {
    type: 'object',
    description: 'The reason, as a message to show to people.',
    required: ['message'],
    properties: { message: { type: 'string' } },
  },
  Messages: {
    type: 'array',
    description: 'The error messages of a field; show the first one.',
    minItems: 1,
    items: { type: 'string' },
  },
};

export const responses = {
  Unreadable: message("The URL or the body can't be decoded."),
  NotLoggedIn: message('There is no session, or it has ended.'),
  Forbidden: message("The token in X-XSRF-TOKEN is missing or expired, or this isn't yours."),
  NotFound: message('Not found.'),
  SendAsPost: {
    ...message('Send this as a POST: a GET requires the session, the token and a page on this site.'),
    headers: { Allow: header('POST') },
  },
  Stopped: message('The upload stopped arriving.'),
  TooLarge: message('The body is too large.'),
  NotJson: message('The body has the wrong type.'),
  TooMany: {
    description: 'Too many requests. A limit of this call alone also has its message in `errors`, at `notification`.',
    content: json({
      type: 'object',
      required: ['message'],
      properties: { message: { type: 'string' }, errors: FIELD_ERRORS },
    }),
    headers: RETRY_AFTER,
  },
  Unavailable: { ...message("The database isn't responding right now."), headers: RETRY_AFTER },
  RefusedDraft: {
    description:
      'Rejected: the errors by field (`location.zip`, `floorplans`). `notification`, `auth`, `email` and `payment` are about the request as a whole.',
    content: json({
      type: 'object',
      required: ['errors'],
      properties: { errors: FIELD_ERRORS },
    }),
  },
};

export const securitySchemes = {
  token: {
    type: 'apiKey',
    in: 'header',
    name: 'X-XSRF-TOKEN',
    description: 'The value of the cookie XSRF-TOKEN, which `GET /api/session` sets.',
  },
  tokenCookie: { type: 'apiKey', in: 'cookie', name: 'XSRF-TOKEN' },
  session: { type: 'apiKey', in: 'cookie', name: 'session', description: 'Over https, it is `__Host-session`.' },
};
