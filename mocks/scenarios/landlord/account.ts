import {
  CHECK_EMAIL,
  FAILURES_BEFORE_LINK,
  LOGIN_LINK_STALE,
  INVALID_CREDENTIALS,
} from '../../../domain/account/login.ts';
import { TOO_MANY_REQUESTS } from '../../../domain/request-errors.ts';
import { addLoginFailures } from '../../world/throttle.ts';
import { DEMO_PASSWORD, LANDLORD } from '../setup/arrange.ts';
import type { PageDriver } from '../setup/page-driver.ts';
import type { Scenario } from '../setup/scenario.ts';

const UNREACHABLE = 'We could not reach the server. Nothing was lost. Try again.';

async function logIn({ type, press }: PageDriver, password = DEMO_PASSWORD): Promise<void> {
  await type('Email', LANDLORD);
  await type('Password', password);
  await press('Login');
}

/** Login and logout [§8]. */
export const account = {
  login: {
    title: 'Login',
    group: 'account',
    shows: 'Email, password, and a link to reset the password.',
    at: '/login',
    expects: 'Login here if you have previously posted a listing.',
  },
  'login-empty': {
    title: 'Login with empty fields',
    group: 'account',
    shows: 'An error at each missing field.',
    at: '/login',
    covers: ['login.email', 'LoginResult.Invalid'],
    expects: 'Enter your email address.',
    play: ({ press }) => press('Login'),
  },
  'login-without-password': {
    title: 'Login without a password',
    group: 'account',
    shows: 'An error at each missing field.',
    at: '/login',
    covers: ['login.password', 'LoginResult.Invalid'],
    expects: 'Enter your password.',
    play: async ({ type, press }) => {
      await type('Email', LANDLORD);
      await press('Login');
    },
  },
  'login-refused': {
    title: 'Wrong password',
    group: 'account',
    shows: 'The same error whether or not the email is known.',
    at: '/login',
    covers: ['login.email', 'LoginResult.Invalid'],
    expects: INVALID_CREDENTIALS['email']?.[0] ?? '',
    play: (hands) => logIn(hands, 'not this one'),
  },
  'login-too-often': {
    title: 'Too many login attempts',
    group: 'account',
    shows: 'The error message of the server; the form is unchanged.',
    at: '/login',
    covers: ['other-codes'],
    expects: TOO_MANY_REQUESTS.message,
    arrange: ({ faults }) => {
      faults.failing['Login'] = 'too-many';
    },
    play: (hands) => logIn(hands),
  },
  'login-unreachable': {
    title: 'Login while the server is unreachable',
    group: 'account',
    shows: 'A message with a Retry button; nothing typed is lost, and no field has an error.',
    at: '/login',
    covers: ['login.unreachable'],
    expects: UNREACHABLE,
    arrange: ({ faults }) => {
      faults.failing['Login'] = 'unreachable';
    },
    play: (hands) => logIn(hands),
  },
  'login-link-sent': {
    title: 'Login that requires an emailed link',
    group: 'account',
    shows: 'The right password on a new device, after many failed attempts.',
    at: '/login',
    covers: ['LoginResult.LoginLinkSent'],
    expects: CHECK_EMAIL,
    arrange: (world) => addLoginFailures(world, LANDLORD, FAILURES_BEFORE_LINK),
    play: (hands) => logIn(hands),
  },
  'login-link': {
    title: 'Emailed login link',
    group: 'account',
    shows: 'A button finishes the login; opening the page does not use up the link.',
    at: '/login/confirm/scenario-login-link',
    expects: 'Log in to your account on this device.',
  },
  'login-link-expired': {
    title: 'Expired login link',
    group: 'account',
    shows: 'The reason and a link to the login page.',
    at: '/login/confirm/used-link',
    covers: ['LoginResult.Invalid'],
    expects: LOGIN_LINK_STALE['token']?.[0] ?? '',
    play: ({ press }) => press('Log in'),
  },
  'login-done': {
    title: 'Logged in',
    group: 'account',
    shows: 'The dashboard opens.',
    at: '/login',
    expects: /Your listings.*High Street Lofts/,
    play: async (hands) => {
      await logIn(hands);
      await hands.see('High Street Lofts');
    },
  },
  'login-without-body': {
    title: 'Login answered with a bare 204',
    group: 'account',
    shows: 'It is successful: the page asks who is logged in, then opens the homepage.',
    at: '/login',
    expects: 'The right room,',
    arrange: ({ faults }) => {
      faults.failing['Login'] = 'no-content';
    },
    play: async (hands) => {
      await logIn(hands);
      await hands.see('The right room,');
    },
  },
  'login-again': {
    title: 'Login page while logged in',
    group: 'account',
    shows: 'The current account and a link to its listings.',
    at: '/login',
    as: LANDLORD,
    expects: `You're logged in as ${LANDLORD}.`,
  },
  account: {
    title: 'Account',
    group: 'account',
    shows: 'The logged-in account and a logout button.',
    at: '/account',
    as: LANDLORD,
    expects: 'Logged in as',
  },
  'account-of-nobody': {
    title: 'Account, not logged in',
    group: 'account',
    shows: 'The login form instead.',
    at: '/account',
    expects: 'Login here if you have previously posted a listing.',
  },
  'logged-out': {
    title: 'Logged out',
    group: 'account',
    shows: 'The homepage; a draft stays in the browser.',
    at: '/account',
    as: LANDLORD,
    expects: 'The right room,',
    play: async ({ press, see }) => {
      await press('Log out');
      await see('The right room,');
    },
  },
} satisfies Record<string, Scenario>;
