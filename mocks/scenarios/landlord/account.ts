import { FAILURES_BEFORE_LINK } from '../../../domain/limits.ts';
import { CHECK_EMAIL, LOGIN_LINK_STALE, INVALID_CREDENTIALS } from '../../../domain/account/login.ts';
import { TOO_MANY_REQUESTS } from '../../../domain/request-errors.ts';
import { addLoginFailures } from '../../world/throttle.ts';
import { DEMO_PASSWORD, LANDLORD } from '../setup/arrange.ts';
import { scenariosWith } from '../setup/scenario.ts';
import { fill, press, see, type Step } from '../setup/steps.ts';

const UNREACHABLE = 'We could not reach the server. Nothing was lost. Try again.';

const logIn = (password = DEMO_PASSWORD): Step => [fill('Email', LANDLORD), fill('Password', password), press('Login')];

/** Login and logout [§8]. */
export const account = scenariosWith({ group: 'account', at: '/login' })({
  login: {
    title: 'Login',
    shows: 'Email, password, and a link to reset the password.',
    expects: 'Login here if you have previously posted a listing.',
  },
  'login-empty': {
    title: 'Login with empty fields',
    shows: 'An error at each missing field.',
    covers: ['login.email', 'LoginResult.Invalid'],
    expects: 'Enter your email address.',
    play: press('Login'),
  },
  'login-without-password': {
    title: 'Login without a password',
    shows: 'An error at each missing field.',
    covers: ['login.password', 'LoginResult.Invalid'],
    expects: 'Enter your password.',
    play: [fill('Email', LANDLORD), press('Login')],
  },
  'login-refused': {
    title: 'Wrong password',
    shows: 'The same error whether or not the email is known.',
    covers: ['login.email', 'LoginResult.Invalid'],
    expects: INVALID_CREDENTIALS['email']?.[0] ?? '',
    play: logIn('not this one'),
  },
  'login-too-often': {
    title: 'Too many login attempts',
    shows: 'The error message of the server; the form is unchanged.',
    covers: ['other-codes'],
    expects: TOO_MANY_REQUESTS.message,
    arrange: ({ faults }) => {
      faults.failing['Login'] = 'too-many';
    },
    play: logIn(),
  },
  'login-unreachable': {
    title: 'Login while the server is unreachable',
    shows: 'A message with a Retry button; nothing typed is lost, and no field has an error.',
    covers: ['login.unreachable'],
    expects: UNREACHABLE,
    arrange: ({ faults }) => {
      faults.failing['Login'] = 'unreachable';
    },
    play: logIn(),
  },
  'login-link-sent': {
    title: 'Login that requires an emailed link',
    shows: 'The right password on a new device, after many failed attempts.',
    covers: ['LoginResult.LoginLinkSent'],
    expects: CHECK_EMAIL,
    arrange: (world) => addLoginFailures(world, LANDLORD, FAILURES_BEFORE_LINK),
    play: logIn(),
  },
  'login-link': {
    title: 'Emailed login link',
    shows: 'A button finishes the login; opening the page does not use up the link.',
    at: '/login/confirm/scenario-login-link',
    expects: 'Log in to your account on this device.',
  },
  'login-link-expired': {
    title: 'Expired login link',
    shows: 'The reason and a link to the login page.',
    at: '/login/confirm/used-link',
    covers: ['LoginResult.Invalid'],
    expects: LOGIN_LINK_STALE['token']?.[0] ?? '',
    play: press('Log in'),
  },
  'login-done': {
    title: 'Logged in',
    shows: 'The dashboard opens.',
    expects: /Your listings.*High Street Lofts/,
    play: [logIn(), see('High Street Lofts')],
  },
  'login-without-body': {
    title: 'Login answered with a bare 204',
    shows: 'It is successful: the page asks who is logged in, then opens the homepage.',
    expects: 'The right room,',
    arrange: ({ faults }) => {
      faults.failing['Login'] = 'no-content';
    },
    play: [logIn(), see('The right room,')],
  },
  'login-again': {
    title: 'Login page while logged in',
    shows: 'The current account and a link to its listings.',
    as: LANDLORD,
    expects: `You're logged in as ${LANDLORD}.`,
  },
  account: {
    title: 'Account',
    shows: 'The logged-in account and a logout button.',
    at: '/account',
    as: LANDLORD,
    expects: 'Logged in as',
  },
  'account-of-nobody': {
    title: 'Account, not logged in',
    shows: 'The login form instead.',
    at: '/account',
    expects: 'Login here if you have previously posted a listing.',
  },
  'logged-out': {
    title: 'Logged out',
    shows: 'The homepage; a draft stays in the browser.',
    at: '/account',
    as: LANDLORD,
    expects: 'The right room,',
    play: [press('Log out'), see('The right room,')],
  },
});
