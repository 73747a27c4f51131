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
    shows: 'Email, password, and the way to a new one.',
    at: '/login',
    expects: 'Login here if you have previously posted a listing.',
  },
  'login-empty': {
    title: 'A login without a word',
    group: 'account',
    shows: 'What is missing, at its field.',
    at: '/login',
    covers: ['login.email', 'LoginResult.Invalid'],
    expects: 'Enter your email address.',
    play: ({ press }) => press('Login'),
  },
  'login-without-password': {
    title: 'A login without a password',
    group: 'account',
    shows: 'What is missing, at its field.',
    at: '/login',
    covers: ['login.password', 'LoginResult.Invalid'],
    expects: 'Enter your password.',
    play: async ({ type, press }) => {
      await type('Email', LANDLORD);
      await press('Login');
    },
  },
  'login-refused': {
    title: 'A wrong password',
    group: 'account',
    shows: 'The same words whether the email is known or not.',
    at: '/login',
    covers: ['login.email', 'LoginResult.Invalid'],
    expects: INVALID_CREDENTIALS['email']?.[0] ?? '',
    play: (hands) => logIn(hands, 'not this one'),
  },
  'login-too-often': {
    title: 'Too many logins',
    group: 'account',
    shows: 'The server’s own words, and the form as it was.',
    at: '/login',
    covers: ['other-codes'],
    expects: TOO_MANY_REQUESTS.message,
    arrange: ({ faults }) => {
      faults.failing['Login'] = 'too-many';
    },
    play: (hands) => logIn(hands),
  },
  'login-unreachable': {
    title: 'The login cannot be reached',
    group: 'account',
    shows: 'One polite line with Retry; nothing typed is lost, no field is blamed.',
    at: '/login',
    covers: ['login.unreachable'],
    expects: UNREACHABLE,
    arrange: ({ faults }) => {
      faults.failing['Login'] = 'unreachable';
    },
    play: (hands) => logIn(hands),
  },
  'login-link-sent': {
    title: 'A login that needs an emailed link',
    group: 'account',
    shows: 'After many failed logins, a right password on a new device.',
    at: '/login',
    covers: ['LoginResult.LoginLinkSent'],
    expects: CHECK_EMAIL,
    arrange: (world) => addLoginFailures(world, LANDLORD, FAILURES_BEFORE_LINK),
    play: (hands) => logIn(hands),
  },
  'login-link': {
    title: 'The emailed link that finishes a login',
    group: 'account',
    shows: 'A button: opening the page does not use the link up.',
    at: '/login/confirm/scenario-login-link',
    expects: 'Log in to your account on this device.',
  },
  'login-link-expired': {
    title: 'An emailed login link that has expired',
    group: 'account',
    shows: 'Why, and the way to the login.',
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
  'login-again': {
    title: 'Login, though one is logged in',
    group: 'account',
    shows: 'It says who is, and leads to the listings.',
    at: '/login',
    as: LANDLORD,
    expects: `You're logged in as ${LANDLORD}.`,
  },
  account: {
    title: 'Account',
    group: 'account',
    shows: 'Who is logged in, and the way out.',
    at: '/account',
    as: LANDLORD,
    expects: 'Logged in as',
  },
  'account-of-nobody': {
    title: 'Account, not logged in',
    group: 'account',
    shows: 'The login in its place.',
    at: '/account',
    expects: 'Login here if you have previously posted a listing.',
  },
  'logged-out': {
    title: 'Logged out',
    group: 'account',
    shows: 'Back at the start; a draft stays in the browser.',
    at: '/account',
    as: LANDLORD,
    expects: 'The right room,',
    play: async ({ press, see }) => {
      await press('Log out');
      await see('The right room,');
    },
  },
} satisfies Record<string, Scenario>;
