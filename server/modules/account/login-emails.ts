import { formatUtcMoment } from '../../../domain/format/dates.ts';
import { deviceLabel } from '../../../domain/account/device-label.ts';
import { LOGIN_LINK_MINUTES } from '../../../domain/account/credential-limits.ts';
import { renderEmail } from '../../emails/layout/email-layout.ts';
import type { QueuedEmail } from '../../emails/email.service.ts';

/** A browser as its request describes it. */
export interface DeviceFacts {
  userAgent: string;
  at: Date;
}

/** Returns the time and the browser, as an email shows them: no IP address. */
export const deviceParts = ({ userAgent, at }: DeviceFacts) => ({
  facts: [
    { label: 'Time', value: formatUtcMoment(at) },
    { label: 'Browser', value: deviceLabel(userAgent) },
  ],
});

const FOOTER = 'You received this email because of a login to your account.';

/** Returns the email with the single-use link that finishes a login from a new device. */
export function loginLinkEmail(
  key: string,
  to: string,
  device: DeviceFacts,
  urls: { confirm: string; reset: string },
): QueuedEmail {
  const subject = 'Finish logging in';
  const letter = renderEmail({
    heading: subject,
    parts: [
      {
        say: `Someone entered your password on a new device. Because there were many failed logins today, we need to know that it's you. This link works once and expires in ${LOGIN_LINK_MINUTES} minutes.`,
      },
      deviceParts(device),
      { button: { label: 'Finish logging in', url: urls.confirm } },
      { say: `Wasn't this you? Someone knows your password. Choose a new one: ${urls.reset}` },
    ],
    footer: FOOTER,
  });
  return { key, to, subject, ...letter };
}

/** Returns the notice of a login from a device that had not logged in to the account before. */
export function newDeviceEmail(key: string, to: string, device: DeviceFacts, resetPage: string): QueuedEmail {
  const subject = 'New login to your account';
  const letter = renderEmail({
    heading: subject,
    parts: [
      { say: 'Someone logged in to your account from a new device. If it was you, you can ignore this email.' },
      deviceParts(device),
      { say: "Wasn't this you? Choose a new password now. It logs out every device." },
      { button: { label: 'Choose a new password', url: resetPage } },
    ],
    footer: FOOTER,
  });
  return { key, to, subject, ...letter };
}
