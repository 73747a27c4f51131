import { z } from 'zod';
import { CHECK_EMAIL } from '../../../domain/account/login.ts';
import { safeRedirectPath } from '../../../domain/account/redirect-path.ts';
import { PASSWORD_MIN_LENGTH } from '../../../domain/limits.ts';
import { defineRoute, ok } from '../define-route.ts';
import { textOf } from '../request-fields.ts';
import { message, ours } from '../shapes.ts';
import { present } from '../wire-names.ts';

/** A session as the specification defines it [§7] (K22); none of its fields grants access. */
export const Session = z.object({
  key: z.string().describe('The account’s public id.'),
  email: z.string(),
  session_id: z.string().describe('The session’s public id; never the secret in its cookie.'),
  user_agent: z.string(),
  ip: z.string(),
});
const LINK = 'The path to continue to on this site.';
const link = z.string().describe(LINK);
const SessionWithLink = Session.extend({ link });
const email = z.string().meta({ format: 'email', description: 'The email of the account.' });
const token = z.string().describe('From the emailed link; works once.');

/** The answer to a login whose password is changed while it is checked. */
const replaced = { 401: { description: 'The password was changed meanwhile. Log in again.', body: message } };
const loggedIn = ok('Logged in; sets the session cookie.', SessionWithLink);
const done = (description: string) => ({ 204: { description, body: null } });

export const accountRoutes = [
  defineRoute('account', 'POST /login', {
    name: 'logIn',
    summary: 'Log in',
    description:
      "The session is in a cookie that scripts can't read. Wrong credentials are rejected at `email`, whichever of the two is wrong.",
    access: 'anyone',
    input: {
      body: z.object({
        email,
        password: z.string().describe("The account's password."),
        link: ours(LINK, z.string().optional()),
      }),
    },
    example: { email: 'landlord@demo.example', password: 'demo-landlord' },
    output: {
      ...loggedIn,
      202: {
        description:
          'The password is right, but the account had many failed logins today and this browser is new to it. We emailed a link that finishes the login.',
        body: message,
      },
      ...replaced,
    },
    async answer({ fields }, context) {
      const outcome = await context.services.login.logIn(textOf(fields['email']), textOf(fields['password']), context);
      if ('errors' in outcome) return outcome;
      if ('linkSent' in outcome) return { status: 202, body: { message: CHECK_EMAIL } };
      const session = await context.logIn(outcome.account.id, 'password', outcome.passwordHash);
      const next = safeRedirectPath(textOf(fields['link'])) ?? session.link;
      return { body: present(SessionWithLink, { ...session, link: next }) };
    },
  }),
  defineRoute('account', 'POST /login/confirm', {
    name: 'confirmLogin',
    summary: 'Finish a login with its emailed link',
    description: 'The link works once and expires in 30 minutes.',
    ours: true,
    access: 'anyone',
    input: { body: z.object({ token }) },
    example: { token: 'from-the-email' },
    output: { ...loggedIn, ...replaced },
    async answer({ fields }, { services, ip, logIn }) {
      const outcome = await services.login.confirm(textOf(fields['token']), ip);
      if ('errors' in outcome) return outcome;
      return { body: present(SessionWithLink, await logIn(outcome.accountId, 'link', outcome.passwordHash)) };
    },
  }),
  defineRoute('account', 'POST /logout', {
    name: 'logOut',
    summary: 'Log out',
    description: 'Ends this session. Without one, nothing happens.',
    ours: true,
    access: 'anyone',
    output: done('The session has ended.'),
    async answer(_input, { logOut }) {
      await logOut();
      return { status: 204 };
    },
  }),
  defineRoute('account', 'GET /api/session', {
    name: 'renewToken',
    summary: 'Get a new token for unsafe calls',
    description: 'Sets the cookie XSRF-TOKEN when it is missing or about to expire. Returns nothing else.',
    ours: true,
    access: 'anyone',
    output: done('The cookie is valid for a few hours.'),
    answer: async () => ({ status: 204 }),
  }),
  defineRoute('account', 'POST /password/email', {
    name: 'mailPasswordReset',
    summary: 'Email a link to set a new password',
    description: 'Responds the same whether or not the account exists.',
    access: 'anyone',
    input: { body: z.object({ email }) },
    example: { email: 'name@example.com' },
    output: ok('The link was emailed if the account exists.', message),
    async answer({ fields }, { services, ip }) {
      const outcome = await services.passwordResets.request(textOf(fields['email']), ip);
      return 'errors' in outcome ? outcome : { body: { message: outcome.message } };
    },
  }),
  defineRoute('account', 'POST /password/reset', {
    name: 'resetPassword',
    summary: 'Set a new password',
    description: 'Ends all older sessions of the account and starts one.',
    access: 'anyone',
    input: {
      body: z.object({
        email,
        password: z.string().min(PASSWORD_MIN_LENGTH).describe(`At least ${PASSWORD_MIN_LENGTH} characters.`),
        password_confirmation: z.string().describe('The same password again.'),
        token,
      }),
    },
    example: {
      email: 'name@example.com',
      password: 'a gray heron',
      password_confirmation: 'a gray heron',
      token: 'from-the-letter',
    },
    output: ok('The password is set, and the account is logged in.', message.extend({ link })),
    async answer({ fields }, context) {
      const sent = {
        email: textOf(fields['email']),
        password: textOf(fields['password']),
        passwordConfirmation: textOf(fields['password_confirmation']),
        token: textOf(fields['token']),
      };
      const outcome = await context.services.passwordResets.reset(sent, context);
      if ('errors' in outcome) return outcome;
      const session = await context.logIn(outcome.accountId, 'reset');
      return { body: { message: 'Your new password is set.', link: session.link } };
    },
  }),
  defineRoute('account', 'POST /api/personal-data', {
    name: 'mailPersonalData',
    summary: "Email a link to a renter's data",
    description:
      'The link opens a page on which the owner of the address downloads or deletes what is stored under it. Responds the same whether or not anything is stored.',
    ours: true,
    access: 'anyone',
    input: {
      body: z.object({
        email,
        site: z.string().optional().describe("The code of the requesting page's brand; an unknown code means default."),
      }),
    },
    example: { email: 'name@example.com' },
    output: ok('The link was emailed if anything is stored.', message),
    async answer({ fields }, { services, ip }) {
      const outcome = await services.personalData.request(textOf(fields['email']), textOf(fields['site']), ip);
      return 'errors' in outcome ? outcome : { body: { message: outcome.message } };
    },
  }),
];
