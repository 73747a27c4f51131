import type { Schema } from './openapi-types.ts';

/** What calls of a kind answer alike, once for all of them. */

const MESSAGE = { $ref: '#/components/schemas/Message' };
const json = (schema: Schema) => ({ 'application/json': { schema } });
const message = (description: string) => ({ description, content: json(MESSAGE) });
const header = (description: string, type = 'string') => ({ description, schema: { type } });

export const schemas = {
  Message: {
    type: 'object',
    description: 'Why not, in words for a person.',
    required: ['message'],
    properties: { message: { type: 'string' } },
  },
  Messages: {
    type: 'array',
    description: 'What is wrong with a field; the first is the one to show.',
    minItems: 1,
    items: { type: 'string' },
  },
};

export const responses = {
  Unreadable: message('The address or the body cannot be decoded.'),
  NotLoggedIn: message('There is no session, or it has ended.'),
  Forbidden: message('The token in X-XSRF-TOKEN is missing or old, or this is somebody else’s.'),
  NotFound: message('There is no such thing.'),
  SendAsPost: {
    ...message('Send this as a POST: as a GET it needs the session, the token and a page of this site.'),
    headers: { Allow: header('POST') },
  },
  TooLarge: message('The body is too large.'),
  NotJson: message('The body is of another type.'),
  TooMany: {
    ...message('Too often.'),
    headers: { 'Retry-After': header('Seconds to wait.', 'integer') },
  },
  Unavailable: {
    ...message('The database does not answer at the moment.'),
    headers: { 'Retry-After': header('Seconds to wait.', 'integer') },
  },
  RefusedDraft: {
    description:
      'Refused: what is wrong, by field (`location.zip`, `floorplans`). `notification`, `auth`, `email` and `payment` speak of the whole.',
    content: json({
      type: 'object',
      required: ['errors'],
      properties: {
        errors: { type: 'object', additionalProperties: { $ref: '#/components/schemas/Messages' } },
      },
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
  session: { type: 'apiKey', in: 'cookie', name: 'session', description: 'Over https it is `__Host-session`.' },
};
