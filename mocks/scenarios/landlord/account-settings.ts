import {
  EMAIL_CHANGE_LINK_EXPIRED,
  EMAIL_CHANGED,
  NAME_CHANGED,
  WRONG_PASSWORD,
} from '../../../domain/account/account-settings.ts';
import { secretDigest } from '../../world/secret.ts';
import type { World } from '../../world/world.ts';
import { accountOf, DEMO_PASSWORD, EMPTY_LANDLORD, LANDLORD } from '../setup/arrange.ts';
import { scenariosWith, type Scenario } from '../setup/scenario.ts';
import { HOUR_MS } from '../../../domain/time-spans.ts';
import { fill, press, see, type Step } from '../setup/steps.ts';

const TOKEN = 'scenario-email-link';
const NEW_EMAIL = 'robin@calloway.example';

const elsewhere = (world: World) => {
  const agents = [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0',
  ];
  for (const [index, userAgent] of agents.entries()) {
    const at = new Date(world.now().getTime() - (index * 11 + 1) * 24 * HOUR_MS).toISOString();
    world.db.sessions.push({
      fingerprint: secretDigest(`elsewhere ${index}`),
      publicId: `0b8f2c1e-0000-4000-8000-00000000000${index}`,
      accountId: accountOf(world, LANDLORD).id,
      userAgent,
      startedAt: at,
      lastUsedAt: at,
    });
  }
};

const emailWaits = (world: World) => {
  world.db.emailChanges.push({
    fingerprint: secretDigest(TOKEN),
    accountId: accountOf(world, LANDLORD).id,
    email: NEW_EMAIL,
    until: new Date(world.now().getTime() + HOUR_MS).toISOString(),
    used: false,
  });
};

const emailsBounce = ({ db }: World) =>
  void db.undelivered.push({ email: LANDLORD, error: '550 5.1.1 No such mailbox' });

const atAccount = { group: 'account', at: '/account', as: LANDLORD } as const satisfies Partial<Scenario>;

const newEmail = (email: string, password = DEMO_PASSWORD): Step => [
  press('Change email'),
  fill('New email', email),
  fill('Your password', password),
  press('Send link'),
];

const newPassword = (current: string, next: string): Step => [
  press('Change password'),
  fill('Current password', current),
  fill('New password', next),
  fill('Confirm password', next),
  press('Set password'),
];

/** A landlord's account settings. */
export const accountSettings = scenariosWith(atAccount)({
  'account-name': {
    title: 'Name changed',
    shows: 'The form closes, the new name is shown, and a notice confirms it.',
    expects: new RegExp(`Robyn Callaway.*${NAME_CHANGED}`),
    play: [
      press('Change name'),
      fill('First name', 'Robyn'),
      fill('Last name', 'Callaway'),
      press('Save name'),
      see('Robyn Callaway'),
    ],
  },
  'account-email-asked': {
    title: 'Email change awaiting confirmation',
    shows: 'The email stays the same until the emailed link is opened. The panel shows the link.',
    expects: `Waiting for you to confirm ${NEW_EMAIL}`,
    play: newEmail(NEW_EMAIL),
  },
  'account-email-refused': {
    title: 'Email change with a wrong password',
    shows: 'An error at the field; no email is sent.',
    covers: ['DoneResult.Invalid'],
    expects: WRONG_PASSWORD,
    play: newEmail(NEW_EMAIL, 'not this one'),
  },
  'account-email-taken-back': {
    title: 'Email change canceled',
    shows: 'Nothing awaits confirmation anymore.',
    arrange: emailWaits,
    expects: 'Your email stays as it is.',
    lacks: 'Waiting for you to confirm',
    play: press('Cancel change'),
  },
  'account-email-link': {
    as: undefined,
    title: 'Email change link',
    shows: 'A button confirms the change, because email scanners open links.',
    at: `/account/email/${TOKEN}`,
    arrange: emailWaits,
    expects: "You'll log in with this address from now on.",
  },
  'account-email-confirmed': {
    as: undefined,
    title: 'Email change confirmed',
    shows: 'The new email is the login from now on; no session is needed.',
    at: `/account/email/${TOKEN}`,
    arrange: emailWaits,
    expects: EMAIL_CHANGED,
    play: press('Confirm this email'),
  },
  'account-email-stale': {
    as: undefined,
    title: 'Expired email change link',
    shows: 'The link was used, is older than an hour, or the change was canceled.',
    at: '/account/email/used-link',
    covers: ['DoneResult.Invalid'],
    expects: EMAIL_CHANGE_LINK_EXPIRED['email']?.[0] ?? '',
    play: press('Confirm this email'),
  },
  'account-emails-bounce': {
    title: 'Undeliverable account email',
    shows: 'The error of the mail server, and a hint to change the address below.',
    arrange: emailsBounce,
    expects: /Our emails don't reach landlord@demo\.example\..*550 5\.1\.1 No such mailbox/,
  },
  'account-password': {
    title: 'Password changed',
    shows: 'Every other device is logged out; this one stays logged in.',
    arrange: elsewhere,
    expects: 'Your new password is set. Every other device was logged out.',
    play: newPassword(DEMO_PASSWORD, 'walnuts in the yard'),
  },
  'account-password-refused': {
    title: 'Password change with a short password',
    shows: 'An error at the field.',
    covers: ['DoneResult.Invalid'],
    expects: 'Use at least 6 characters.',
    play: newPassword(DEMO_PASSWORD, 'abc'),
  },
  'account-sessions': {
    title: 'Logged in on three devices',
    shows: 'A list with this device first; each of the others can be logged out.',
    arrange: elsewhere,
    expects: /This device.*Safari on iOS.*Firefox on Windows/,
  },
  'account-session-ended': {
    title: 'Another device logged out',
    shows: 'The device disappears from the list.',
    arrange: elsewhere,
    expects: /Firefox on Windows.*Safari on iOS is logged out\./,
    lacks: /Log out Safari on iOS/,
    play: press('Log out Safari on iOS'),
  },
  'account-logged-out-everywhere': {
    title: 'Logged out everywhere',
    shows: 'The login page and a notice.',
    arrange: elsewhere,
    expects: /Login here if you have previously posted a listing\..*You're logged out everywhere\./,
    play: press('Log out everywhere'),
  },
  'account-data': {
    title: 'Data download',
    shows: 'The browser saves a file with all data of the account.',
    expects: 'Download my data',
    play: press('Download my data'),
  },
  'account-delete': {
    title: 'Before deleting an account',
    shows: 'What will be deleted, with counts, and what is kept.',
    at: '/account/delete',
    expects: "This can't be undone.",
  },
  'account-delete-refused': {
    title: 'Account deletion with a wrong password',
    shows: 'An error at the field; nothing is deleted.',
    at: '/account/delete',
    covers: ['DoneResult.Invalid'],
    expects: WRONG_PASSWORD,
    play: [fill('Your password', 'not this one'), press('Delete my account permanently')],
  },
  'account-deleted': {
    title: 'Account deleted',
    shows: 'A goodbye and a link to the homepage.',
    at: '/account/delete',
    as: EMPTY_LANDLORD,
    expects: 'Your account is deleted.',
    play: [fill('Your password', DEMO_PASSWORD), press('Delete my account permanently')],
  },
});
