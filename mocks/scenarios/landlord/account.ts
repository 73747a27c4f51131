import { FAILURES_BEFORE_LINK } from '../../../domain/limits.ts';
import {
  CHECK_EMAIL,
  INVALID_CREDENTIALS,
  LOGIN_LINK_STALE,
  RESET_LINK_EXPIRED,
} from '../../../domain/account/login.ts';
import { RESET_EMAIL_SENT } from '../../../domain/account/reset-email-sent.ts';
import { TOO_MANY_REQUESTS } from '../../../domain/request-errors.ts';
import { HOUR_MS } from '../../../domain/time-spans.ts';
import { secretDigest } from '../../world/secret.ts';
import type { World } from '../../world/world.ts';
import { addLoginFailures } from '../../world/throttle.ts';
import { accountOf, DEMO_PASSWORD, failing, LANDLORD, UNREACHABLE } from '../setup/arrange.ts';
import { scenariosWith, type Scenario } from '../setup/scenario.ts';
import { fill, press, see, type Step } from '../setup/steps.ts';

const logIn = (password = DEMO_PASSWORD): Step => [fill('Email', LANDLORD), fill('Password', password), press('Login')];

const TOKEN = 'scenario-emailed-link';

/** Adds a valid emailed link of the landlord, for a login or for a new password. */
const withLink =
  (kind: 'loginLinks' | 'resets') =>
  (world: World): void => {
    const until = new Date(world.now().getTime() + HOUR_MS).toISOString();
    const accountId = accountOf(world, LANDLORD).id;
    world.db[kind].push({ fingerprint: secretDigest(TOKEN), accountId, until, used: false });
  };

const newPassword = (password: string, again = password): Step => [
  fill('New password', password),
  fill('Confirm password', again),
  press('Set password'),
];

/** A valid emailed link. */
const atReset = {
  group: 'account',
  at: `/password/reset/${TOKEN}?email=${encodeURIComponent(LANDLORD)}`,
  arrange: withLink('resets'),
} as const satisfies Partial<Scenario>;

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
    arrange: failing('Login', 'too-many'),
    play: logIn(),
  },
  'login-unreachable': {
    title: 'Login while the server is unreachable',
    shows: 'A message with a Retry button; nothing typed is lost, and no field has an error.',
    covers: ['login.unreachable'],
    expects: UNREACHABLE,
    arrange: failing('Login', 'unreachable'),
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
    title: 'Login before a protected page',
    shows: 'The requested page opens after the login.',
    at: '/login?link=%2Faccount',
    expects: 'Where you are logged in',
    play: logIn(),
  },
  'login-by-link': {
    title: 'Emailed login link',
    shows: 'A button logs in, because mail scanners open every link.',
    at: `/login/confirm/${TOKEN}`,
    expects: 'Log in to your account on this device.',
    arrange: withLink('loginLinks'),
  },
  'login-by-link-done': {
    title: 'Logged in by an emailed link',
    shows: 'The dashboard opens.',
    at: `/login/confirm/${TOKEN}`,
    expects: /Your listings.*High Street Lofts/,
    arrange: withLink('loginLinks'),
    play: press('Log in'),
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
    play: logIn(),
  },
  'login-without-body': {
    title: 'Login answered with a bare 204',
    shows: 'It is successful: the page asks who is logged in, then opens the homepage.',
    expects: 'The right room,',
    arrange: failing('Login', 'no-content'),
    play: logIn(),
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
    play: press('Log out'),
  },
});

/** Password reset [§8]. */
export const accountReset = scenariosWith({ group: 'account', at: '/password/reset' })({
  'reset-ask': {
    title: 'Forgotten password',
    shows: 'The form that requests a reset link.',
    expects: "Enter your email and we'll send you a link to set a new password.",
  },
  'reset-empty': {
    title: 'Password reset without an email',
    shows: 'An error at the field.',
    covers: ['reset.email', 'DoneResult.Invalid'],
    expects: 'Enter your email address.',
    play: press('Send'),
  },
  'reset-redirected': {
    title: 'Reset request answered with a redirect',
    shows: 'It is successful: the notification has the message of its own (K59).',
    covers: ['reset.answered'],
    expects: 'If that address has an account, a mail is on its way.',
    arrange: failing('RequestPasswordReset', 'redirect'),
    play: [fill('Email', LANDLORD), press('Send')],
  },
  'reset-asked': {
    title: 'Reset link sent',
    shows: 'A notification that does not reveal whether the address is known. The panel shows the link.',
    covers: ['reset.answered'],
    expects: RESET_EMAIL_SENT,
    play: [fill('Email', LANDLORD), press('Send')],
  },
  'reset-unreachable': {
    title: 'Password reset while the server is unreachable',
    shows: 'A message with a Retry button.',
    covers: ['reset.unreachable'],
    expects: UNREACHABLE,
    arrange: failing('RequestPasswordReset', 'unreachable'),
    play: [fill('Email', LANDLORD), press('Send')],
  },
  'reset-link': {
    ...atReset,
    title: 'Emailed reset link',
    shows: 'The form for the new password, with the email filled in.',
    expects: 'Choose a new password',
  },
  'reset-done': {
    ...atReset,
    title: 'New password set',
    shows: 'Every older session ends, and the landlord is logged in.',
    expects: /Your listings.*Your new password is set\./,
    play: [newPassword('walnuts in the yard'), see('Your new password is set.')],
  },
  'reset-refused': {
    ...atReset,
    title: 'New password that is too short',
    shows: 'An error at the field.',
    covers: ['password'],
    expects: 'Use at least 6 characters.',
    play: newPassword('abc'),
  },
  'reset-differs': {
    ...atReset,
    title: 'New passwords that differ',
    shows: 'An error at the field.',
    covers: ['password'],
    expects: "The passwords don't match.",
    play: newPassword('walnuts in the yard', 'walnuts in the attic'),
  },
  'reset-stale': {
    title: 'Expired reset link',
    shows: 'The link was used, is older than an hour or belongs to another email; a new one can be requested.',
    at: `/password/reset/used-link?email=${encodeURIComponent(LANDLORD)}`,
    covers: ['reset.email', 'LoginResult.Invalid'],
    expects: new RegExp(`${RESET_LINK_EXPIRED['email']?.[0] ?? ''}.*Get a new link`),
    play: newPassword('walnuts in the yard'),
  },
});
