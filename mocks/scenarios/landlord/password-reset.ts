import { RESET_EMAIL_SENT } from '../../../domain/account/reset-message.ts';
import { RESET_LINK_EXPIRED } from '../../../domain/account/login.ts';
import { secretDigest } from '../../world/secret.ts';
import { accountOf, LANDLORD } from '../setup/arrange.ts';
import { scenariosWith, type Scenario } from '../setup/scenario.ts';
import { HOUR_MS } from '../../../domain/time-spans.ts';
import { fill, press, see, type Step } from '../setup/steps.ts';

const UNREACHABLE = 'We could not reach the server. Nothing was lost. Try again.';
const TOKEN = 'scenario-reset-link';

const newPassword = (password: string, again = password): Step => [
  fill('New password', password),
  fill('Confirm password', again),
  press('Set password'),
];

/** A valid emailed link. */
const atReset = {
  group: 'account',
  at: `/password/reset/${TOKEN}?email=${encodeURIComponent(LANDLORD)}`,
  arrange: (world) => {
    const until = new Date(world.now().getTime() + HOUR_MS).toISOString();
    world.db.resets.push({
      fingerprint: secretDigest(TOKEN),
      accountId: accountOf(world, LANDLORD).id,
      until,
      used: false,
    });
  },
} as const satisfies Partial<Scenario>;

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
    arrange: ({ faults }) => {
      faults.failing['RequestPasswordReset'] = 'redirect';
    },
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
    arrange: ({ faults }) => {
      faults.failing['RequestPasswordReset'] = 'unreachable';
    },
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
    play: [newPassword('walnuts in the yard'), see('Your new password is set.'), see('Your listings')],
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
