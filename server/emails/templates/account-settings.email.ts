import { maskAccountEmail } from '../../../domain/account/account-settings.ts';
import { renderEmail } from '../layout/email-layout.ts';
import type { QueuedEmail } from '../email.service.ts';
import { deviceParts, type DeviceFacts } from '../../modules/account/login-emails.ts';

const FOOTER = 'You get this mail because of a change to your account.';

/** Returns the email to the new address, with the link that confirms the change. */
export function confirmEmailChangeEmail(key: string, to: string, url: string): QueuedEmail {
  const letter = renderEmail({
    heading: 'Confirm your new e-mail',
    parts: [
      { say: `You, or somebody, asked to log in with ${to} from now on. The link is good for an hour and once.` },
      { button: { label: 'Confirm this e-mail', url } },
      { say: 'If it was not you, leave this mail alone: nothing changes.' },
    ],
    footer: 'You get this mail because this address was named as the new one of an account.',
  });
  return { key, to, subject: 'Confirm your new e-mail', ...letter };
}

/**
 * Returns the email to an address that already has an account: the response on the page does not reveal this, so the
 * owner learns here why nothing changes.
 */
export function emailTakenEmail(key: string, to: string, resetPage: string): QueuedEmail {
  const letter = renderEmail({
    heading: 'This e-mail has an account already',
    parts: [
      { say: `Somebody asked to use ${to} for another account. It has one already, so nothing has changed.` },
      { say: 'If that was you, log in with this address. A forgotten password can be set anew:' },
      { button: { label: 'Choose a new password', url: resetPage } },
    ],
    footer: 'You get this mail because this address was named as the new one of an account.',
  });
  return { key, to, subject: 'This e-mail has an account already', ...letter };
}

/** Returns a notice to an account's current or previous address. */
function noticeEmail(key: string, to: string, heading: string, says: readonly string[], help: string): QueuedEmail {
  const letter = renderEmail({
    heading,
    parts: [...says.map((say) => ({ say })), { button: { label: 'Choose a new password', url: help } }],
    footer: FOOTER,
  });
  return { key, to, subject: heading, ...letter };
}

const NOT_YOU_TEXT =
  'If it was not you, somebody knows your password. Choose a new one now; it logs out every browser.';

/** Returns the email to the current address: a change to another address was requested. */
export const emailChangeRequestedEmail = (key: string, to: string, wanted: string, resetPage: string): QueuedEmail =>
  noticeEmail(
    key,
    to,
    'A new e-mail was asked for',
    [
      `Your account is to have the e-mail ${maskAccountEmail(wanted)}. It changes when the link that we sent there is opened.`,
      NOT_YOU_TEXT,
    ],
    resetPage,
  );

/** Returns the email to the account's previous address; it can no longer log in, so there is no button. */
export function emailChangedEmail(key: string, to: string, now: string): QueuedEmail {
  const letter = renderEmail({
    heading: 'Your e-mail was changed',
    parts: [
      { say: `Your account has the e-mail ${maskAccountEmail(now)} from now on, and this address no longer opens it.` },
      { say: 'If it was not you, answer this mail at once.' },
    ],
    footer: FOOTER,
  });
  return { key, to, subject: 'Your e-mail was changed', ...letter };
}

/** Returns the notice of a password that was changed or reset: when, in which browser, and how to choose another. */
export function passwordChangedEmail(key: string, to: string, device: DeviceFacts, resetPage: string): QueuedEmail {
  const heading = 'Your password was changed';
  const letter = renderEmail({
    heading,
    parts: [
      { say: 'Every other browser has been logged out. If you changed it, there is nothing to do.' },
      deviceParts(device),
      { say: "Wasn't this you? Someone has access to your account. Choose a new password now." },
      { button: { label: 'Choose a new password', url: resetPage } },
    ],
    footer: FOOTER,
  });
  return { key, to, subject: heading, ...letter };
}
