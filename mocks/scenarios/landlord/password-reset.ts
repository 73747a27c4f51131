import { RESET_EMAIL_SENT, RESET_LINK_EXPIRED } from '../../../domain/account/login.ts';
import { secretDigest } from '../../world/secret.ts';
import { accountOf, LANDLORD } from '../setup/arrange.ts';
import type { PageDriver } from '../setup/page-driver.ts';
import type { Scenario } from '../setup/scenario.ts';
import { HOUR_MS } from '../../../domain/time-spans.ts';

const UNREACHABLE = 'We could not reach the server. Nothing was lost. Try again.';
const TOKEN = 'scenario-reset-link';

async function newPassword({ type, press }: PageDriver, password: string, again = password): Promise<void> {
  await type('New password', password);
  await type('Confirm password', again);
  await press('Set password');
}

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
export const accountReset = {
  'reset-ask': {
    title: 'Forgotten password',
    group: 'account',
    shows: 'The form that requests a reset link.',
    at: '/password/reset',
    expects: "Enter your email and we'll send you a link to set a new password.",
  },
  'reset-empty': {
    title: 'Password reset without an email',
    group: 'account',
    shows: 'An error at the field.',
    at: '/password/reset',
    covers: ['reset.email', 'DoneResult.Invalid'],
    expects: 'Enter your email address.',
    play: ({ press }) => press('Send'),
  },
  'reset-redirected': {
    title: 'Reset request answered with a redirect',
    group: 'account',
    shows: 'It is successful: the notification has the message of its own (K59).',
    at: '/password/reset',
    covers: ['reset.answered'],
    expects: 'If that address has an account, a mail is on its way.',
    arrange: ({ faults }) => {
      faults.failing['RequestPasswordReset'] = 'redirect';
    },
    play: async ({ type, press }) => {
      await type('Email', LANDLORD);
      await press('Send');
    },
  },
  'reset-asked': {
    title: 'Reset link sent',
    group: 'account',
    shows: 'A notification that does not reveal whether the address is known. The panel shows the link.',
    at: '/password/reset',
    covers: ['reset.answered'],
    expects: RESET_EMAIL_SENT,
    play: async ({ type, press }) => {
      await type('Email', LANDLORD);
      await press('Send');
    },
  },
  'reset-unreachable': {
    title: 'Password reset while the server is unreachable',
    group: 'account',
    shows: 'A message with a Retry button.',
    at: '/password/reset',
    covers: ['reset.unreachable'],
    expects: UNREACHABLE,
    arrange: ({ faults }) => {
      faults.failing['RequestPasswordReset'] = 'unreachable';
    },
    play: async ({ type, press }) => {
      await type('Email', LANDLORD);
      await press('Send');
    },
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
    play: async (hands) => {
      await newPassword(hands, 'walnuts in the yard');
      await hands.see('Your new password is set.');
      await hands.see('Your listings');
    },
  },
  'reset-refused': {
    ...atReset,
    title: 'New password that is too short',
    shows: 'An error at the field.',
    covers: ['password'],
    expects: 'Use at least 6 characters.',
    play: (hands) => newPassword(hands, 'abc'),
  },
  'reset-differs': {
    ...atReset,
    title: 'New passwords that differ',
    shows: 'An error at the field.',
    covers: ['password'],
    expects: "The passwords don't match.",
    play: (hands) => newPassword(hands, 'walnuts in the yard', 'walnuts in the attic'),
  },
  'reset-stale': {
    title: 'Expired reset link',
    group: 'account',
    shows: 'The link was used, is older than an hour or belongs to another email; a new one can be requested.',
    at: `/password/reset/used-link?email=${encodeURIComponent(LANDLORD)}`,
    covers: ['reset.email', 'LoginResult.Invalid'],
    expects: new RegExp(`${RESET_LINK_EXPIRED['email']?.[0] ?? ''}.*Get a new link`),
    play: (hands) => newPassword(hands, 'walnuts in the yard'),
  },
} satisfies Record<string, Scenario>;
