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
    title: 'A forgotten password',
    group: 'account',
    shows: 'Where to ask for the mail.',
    at: '/password/reset',
    expects: "Enter your email and we'll send you a link to set a new password.",
  },
  'reset-empty': {
    title: 'Asked without an email',
    group: 'account',
    shows: 'Refused at the field.',
    at: '/password/reset',
    covers: ['reset.email', 'DoneResult.Invalid'],
    expects: 'Enter your email address.',
    play: ({ press }) => press('Send'),
  },
  'reset-asked': {
    title: 'The mail is on its way',
    group: 'account',
    shows: 'A notification that does not tell whether the address is known. The panel shows the link.',
    at: '/password/reset',
    covers: ['reset.answered'],
    expects: RESET_EMAIL_SENT,
    play: async ({ type, press }) => {
      await type('Email', LANDLORD);
      await press('Send');
    },
  },
  'reset-unreachable': {
    title: 'The reset cannot be reached',
    group: 'account',
    shows: 'One polite line with Retry.',
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
    title: 'The mailed link',
    shows: 'The form for the new password, with the email filled in.',
    expects: 'Choose a new password',
  },
  'reset-done': {
    ...atReset,
    title: 'A new password is set',
    shows: 'Every older session ends, and one is logged in.',
    expects: /Your listings.*Your new password is set\./,
    play: async (hands) => {
      await newPassword(hands, 'walnuts in the yard');
      await hands.see('Your new password is set.');
      await hands.see('Your listings');
    },
  },
  'reset-refused': {
    ...atReset,
    title: 'A new password that is too short',
    shows: 'Refused at its field.',
    covers: ['password'],
    expects: 'Use at least 6 characters.',
    play: (hands) => newPassword(hands, 'abc'),
  },
  'reset-differs': {
    ...atReset,
    title: 'A new password repeated wrongly',
    shows: 'Refused at its field.',
    covers: ['password'],
    expects: "The passwords don't match.",
    play: (hands) => newPassword(hands, 'walnuts in the yard', 'walnuts in the attic'),
  },
  'reset-stale': {
    title: 'A link that is no longer good',
    group: 'account',
    shows: 'Used, older than an hour, or of another email: ask for a new one.',
    at: `/password/reset/used-link?email=${encodeURIComponent(LANDLORD)}`,
    covers: ['reset.email', 'LoginResult.Invalid'],
    expects: new RegExp(`${RESET_LINK_EXPIRED['email']?.[0] ?? ''}.*Get a new link`),
    play: (hands) => newPassword(hands, 'walnuts in the yard'),
  },
} satisfies Record<string, Scenario>;
