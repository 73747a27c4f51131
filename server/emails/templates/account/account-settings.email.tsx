import { maskAccountEmail } from '../../../../domain/account/account-settings.ts';
import { action, composeEmail, facts } from '../../layout/email-layout.tsx';
import type { QueuedEmail } from '../../email.service.ts';
import { deviceFacts, type Device } from './login.email.tsx';

const CHANGE_FOOTER = 'You received this email because your account changed.';
const NEW_ADDRESS_FOOTER = 'You received this email because someone entered this address for an account.';

/** Returns the email to the new address, with the link that confirms the change. */
export function confirmEmailChangeEmail(key: string, to: string, url: string): QueuedEmail {
  const email = composeEmail({ subject: 'Confirm your new email', footer: NEW_ADDRESS_FOOTER }, [
    `Someone asked to use ${to} to log in from now on. If it was you, confirm it. This link works once and expires in an hour.`,
    action('Confirm this email', url),
    "Wasn't this you? Ignore this email and nothing changes.",
  ]);
  return { key, to, ...email };
}

/** Returns the email to an address that already has an account, which the response on the page does not reveal. */
export function emailTakenEmail(key: string, to: string, resetPage: string): QueuedEmail {
  const email = composeEmail({ subject: 'This email already has an account', footer: NEW_ADDRESS_FOOTER }, [
    `Someone tried to use ${to} for another account. It already has one, so nothing has changed.`,
    'If that was you, log in with this address. Forgot your password? Choose a new one:',
    action('Choose a new password', resetPage),
  ]);
  return { key, to, ...email };
}

/** Returns the email to the current address: a change to another address was requested. */
export function emailChangeRequestedEmail(key: string, to: string, wanted: string, resetPage: string): QueuedEmail {
  const email = composeEmail({ subject: 'Someone asked to change your email', footer: CHANGE_FOOTER }, [
    `Your account's email will change to ${maskAccountEmail(wanted)} when the link we sent there is opened.`,
    "Wasn't this you? Someone knows your password. Choose a new one now. It logs out every device.",
    action('Choose a new password', resetPage),
  ]);
  return { key, to, ...email };
}

/** Returns the email to the account's previous address; it can no longer log in, so there is no button. */
export function emailChangedEmail(key: string, to: string, now: string): QueuedEmail {
  const email = composeEmail({ subject: 'Your email was changed', footer: CHANGE_FOOTER }, [
    `Your account's email is now ${maskAccountEmail(now)}. You can no longer log in with this address.`,
    "Wasn't this you? Reply to this email right away.",
  ]);
  return { key, to, ...email };
}

/** Returns the notice of a password that was changed or reset: when, in which browser, and how to choose another. */
export function passwordChangedEmail(key: string, to: string, device: Device, resetPage: string): QueuedEmail {
  const email = composeEmail({ subject: 'Your password was changed', footer: CHANGE_FOOTER }, [
    "Every other device has been logged out. If you changed it, there's nothing to do.",
    facts(deviceFacts(device)),
    "Wasn't this you? Someone has access to your account. Choose a new password now.",
    action('Choose a new password', resetPage),
  ]);
  return { key, to, ...email };
}
