import { PASSWORD_MIN_LENGTH } from '../../../domain/limits.ts';
import { z } from 'zod';
import { ok, type EndpointDoc } from '../openapi/endpoint-doc.ts';
import { PROJECT_DEFINED } from '../openapi/json-schema.ts';

/** The session fields of the specification [§7]; none of them grants access. */
export const sessionFields = {
  key: z.string().describe('The account’s public id.'),
  email: z.string(),
  session_id: z.string().describe('The session’s public id; never the secret in its cookie.'),
  user_agent: z.string(),
  ip: z.string(),
};
const link = z.string().describe('The path to continue to on this site.');
const email = z.string().meta({ format: 'email', description: 'The email of the account.' });
const password = z.string().describe(`At least ${PASSWORD_MIN_LENGTH} characters.`);

/** The answer to a login whose password is changed while it is checked. */
const replaced = {
  401: { words: 'The password was changed meanwhile. Log in again.', body: z.object({ message: z.string() }) },
};

export const logIn: EndpointDoc = {
  tag: 'account',
  name: 'logIn',
  summary: 'Log in',
  description:
    "The session is in a cookie that scripts can't read. Wrong credentials are rejected at `email`, whichever of the two is wrong.",
  body: z.object({
    email,
    password: z.string().describe("The account's password."),
    link: link.optional().meta({ description: 'The path to continue to on this site.', 'x-origin': PROJECT_DEFINED }),
  }),
  example: { email: 'landlord@demo.example', password: 'demo-landlord' },
  answers: {
    200: { words: 'Logged in; sets the session cookie.', body: z.object({ ...sessionFields, link }) },
    202: {
      words:
        'The password is right, but the account had many failed logins today and this browser is new to it. We emailed a link that finishes the login.',
      body: z.object({ message: z.string() }),
    },
    ...replaced,
  },
};

export const confirmLogin: EndpointDoc = {
  tag: 'account',
  name: 'confirmLogin',
  summary: 'Finish a login with its emailed link',
  description: 'The link works once and expires in 30 minutes.',
  ours: true,
  body: z.object({ token: z.string().describe('From the emailed link.') }),
  example: { token: 'from-the-email' },
  answers: { ...ok('Logged in; sets the session cookie.', z.object({ ...sessionFields, link })), ...replaced },
};

export const logOut: EndpointDoc = {
  tag: 'account',
  name: 'logOut',
  summary: 'Log out',
  description: 'Ends this session. Without one, nothing happens.',
  ours: true,
  answers: { 204: { words: 'The session has ended.', body: null } },
};

export const renewToken: EndpointDoc = {
  tag: 'account',
  name: 'renewToken',
  summary: 'Get a new token for unsafe calls',
  description: 'Sets the cookie XSRF-TOKEN when it is missing or about to expire. Returns nothing else.',
  ours: true,
  answers: { 204: { words: 'The cookie is valid for a few hours.', body: null } },
};

export const requestPasswordReset: EndpointDoc = {
  tag: 'account',
  name: 'mailPasswordReset',
  summary: 'Email a link to set a new password',
  description: 'Responds the same whether or not the account exists.',
  body: z.object({ email }),
  example: { email: 'name@example.com' },
  answers: ok('The link was emailed if the account exists.', z.object({ message: z.string() })),
};

export const requestPersonalData: EndpointDoc = {
  tag: 'account',
  name: 'mailPersonalData',
  summary: "Email a link to a renter's data",
  ours: true,
  description:
    'The link opens a page on which the owner of the address downloads or deletes what is stored under it. Responds the same whether or not anything is stored.',
  body: z.object({
    email,
    site: z.string().optional().describe("The code of the requesting page's brand; an unknown code means default."),
  }),
  example: { email: 'name@example.com' },
  answers: ok('The link was emailed if anything is stored.', z.object({ message: z.string() })),
};

export const resetPassword: EndpointDoc = {
  tag: 'account',
  name: 'resetPassword',
  summary: 'Set a new password',
  description: 'Ends all older sessions of the account and starts one.',
  body: z.object({
    email,
    password: password.min(6),
    password_confirmation: z.string().describe('The same password again.'),
    token: z.string().describe('From the emailed link; works once.'),
  }),
  example: {
    email: 'name@example.com',
    password: 'a gray heron',
    password_confirmation: 'a gray heron',
    token: 'from-the-letter',
  },
  answers: ok('The password is set, and the account is logged in.', z.object({ message: z.string(), link })),
};
