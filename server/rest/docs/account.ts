import { z } from 'zod';
import type { EndpointDoc } from '../openapi/endpoint-doc.ts';
import { PROJECT_DEFINED } from '../openapi/json-schema.ts';

/** As the specification has it [§7]; none of these opens anything. */
export const sessionFields = {
  key: z.string().describe('The account’s public id.'),
  email: z.string(),
  session_id: z.string().describe('The session’s public id; never the secret in its cookie.'),
  user_agent: z.string(),
  ip: z.string(),
};
const link = z.string().describe('Where to go: a path of this site.');
const email = z.string().meta({ format: 'email', description: 'Of the account.' });
const password = z.string().describe('At least six characters.');

export const logIn: EndpointDoc = {
  tag: 'account',
  name: 'logIn',
  summary: 'Log in',
  description:
    'The session is in a cookie that no script can read. A wrong pair is refused at `email`, whichever of the two is wrong.',
  body: z.object({
    email,
    password: z.string().describe('Its password.'),
    link: link
      .optional()
      .meta({ description: 'Where to go afterwards: a path of this site.', 'x-origin': PROJECT_DEFINED }),
  }),
  example: { email: 'landlord@demo.example', password: 'demo-landlord' },
  answers: {
    200: { words: 'Logged in; sets the session’s cookie.', body: z.object({ ...sessionFields, link }) },
    202: {
      words:
        'The password is right, but the account had many failed logins today and this browser is new to it: a link was emailed, which finishes the login.',
      body: z.object({ message: z.string() }),
    },
  },
};

export const confirmLogin: EndpointDoc = {
  tag: 'account',
  name: 'confirmLogin',
  summary: 'Finish a login by its emailed link',
  description: 'The link works once and expires in 30 minutes.',
  ours: true,
  body: z.object({ token: z.string().describe('From the emailed link.') }),
  example: { token: 'from-the-email' },
  answers: { 200: { words: 'Logged in; sets the session’s cookie.', body: z.object({ ...sessionFields, link }) } },
};

export const logOut: EndpointDoc = {
  tag: 'account',
  name: 'logOut',
  summary: 'Log out',
  description: 'Of this session; without one nothing happens.',
  ours: true,
  answers: { 204: { words: 'The session is gone, here too.', body: null } },
};

export const renewToken: EndpointDoc = {
  tag: 'account',
  name: 'renewToken',
  summary: 'A new token for unsafe calls',
  description: 'Sets the cookie XSRF-TOKEN when there is none, or it is about to run out. Nothing else is told.',
  ours: true,
  answers: { 204: { words: 'The cookie is good for some hours.', body: null } },
};

export const requestPasswordReset: EndpointDoc = {
  tag: 'account',
  name: 'mailPasswordReset',
  summary: 'Mail a link to set a new password',
  description: 'Says the same whether there is such an account or not.',
  body: z.object({ email }),
  example: { email: 'name@example.com' },
  answers: { 200: { words: 'Mailed, if there is such an account.', body: z.object({ message: z.string() }) } },
};

export const resetPassword: EndpointDoc = {
  tag: 'account',
  name: 'resetPassword',
  summary: 'Set a new password',
  description: 'Ends all older sessions of the account and begins one.',
  body: z.object({
    email,
    password: password.min(6),
    password_confirmation: z.string().describe('The same again.'),
    token: z.string().describe('From the mailed link; good once.'),
  }),
  example: {
    email: 'name@example.com',
    password: 'a grey heron',
    password_confirmation: 'a grey heron',
    token: 'from-the-letter',
  },
  answers: {
    200: { words: 'Set, and logged in.', body: z.object({ message: z.string(), link }) },
  },
};
