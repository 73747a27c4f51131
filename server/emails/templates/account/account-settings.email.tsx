import { maskAccountEmail } from '../../../../domain/account/account-settings.ts';
import { action, emailTo, facts } from '../../layout/email-layout.tsx';
import type { QueuedEmail } from '../../email.service.ts';
import { deviceFacts, type Device } from './login.email.tsx';

const CHANGE_FOOTER = 'You received this email because your account changed.';
const NEW_ADDRESS_FOOTER = 'You received this email because someone entered this address for an account.';

/** Returns the email to the new address, with the link that confirms the change. */
export const confirmEmailChangeEmail = (key: string, to: string, url: string): QueuedEmail =>
  emailTo({ key, to }, { subject: 'Confirm your new email', footer: NEW_ADDRESS_FOOTER }, [
    `Someone asked to use ${to} to log in from now on. If it was you, confirm it. This link works once and expires in an hour.`,
    action('Confirm this email', url),
    "Wasn't this you? Ignore this email and nothing changes.",
  ]);

/** Returns the email to an address that already has an account, which the response on the page does not reveal. */
export const emailTakenEmail = (key: string, to: string, resetPage: string): QueuedEmail =>
  emailTo({ key, to }, { subject: 'This email already has an account', footer: NEW_ADDRESS_FOOTER }, [
    `Someone tried to use ${to} for another account. It already has one, so nothing has changed.`,
    'If that was you, log in with this address. Forgot your password? Choose a new one:',
    action('Choose a new password', resetPage),
  ]);

/** Returns the email to the current address: a change to another address was requested. */
export const emailChangeRequestedEmail = (key: string, to: string, wanted: string, resetPage: string): QueuedEmail =>
  emailTo({ key, to }, { subject: 'Someone asked to change your email', footer: CHANGE_FOOTER }, [
    `Your account's email will change to ${maskAccountEmail(wanted)} when the link we sent there is opened.`,
    "Wasn't this you? Someone knows your password. Choose a new one now. It logs out every device.",
    action('Choose a new password', resetPage),
  ]);

/** Returns the email to the account's previous address; it can no longer log in, so there is no button. */
export const emailChangedEmail = (key: string, to: string, now: string): QueuedEmail =>
  emailTo({ key, to }, { subject: 'Your email was changed', footer: CHANGE_FOOTER }, [
    `Your account's email is now ${maskAccountEmail(now)}. You can no longer log in with this address.`,
    "Wasn't this you? Reply to this email right away.",
  ]);

/** Returns the notice of a password that was changed or reset: when, in which browser, and how to choose another. */
export const passwordChangedEmail = (key: string, to: string, device: Device, resetPage: string): QueuedEmail =>
  emailTo({ key, to }, { subject: 'Your password was changed', footer: CHANGE_FOOTER }, [
    "Every other device has been logged out. If you changed it, there's nothing to do.",
    facts(deviceFacts(device)),
    "Wasn't this you? Someone has access to your account. Choose a new password now.",
    action('Choose a new password', resetPage),
  ]);
