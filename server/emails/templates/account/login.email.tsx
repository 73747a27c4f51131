import { LOGIN_LINK_MINUTES } from '../../../../domain/limits.ts';
import { deviceLabel } from '../../../../domain/account/device-label.ts';
import { formatUtcMoment } from '../../../../domain/format/dates.ts';
import { action, emailTo, facts, Paragraph, TextLink, type Fact } from '../../layout/email-layout.tsx';
import type { QueuedEmail } from '../../email.service.ts';

/** A browser as its request describes it. */
export interface Device {
  userAgent: string;
  at: Date;
}

/** Returns the time and the browser, as an email shows them: no IP address. */
export const deviceFacts = ({ userAgent, at }: Device): Fact[] => [
  { label: 'Time', value: formatUtcMoment(at) },
  { label: 'Browser', value: deviceLabel(userAgent) },
];

const footer = 'You received this email because of a login to your account.';

/** Returns the email with the single-use link that finishes a login from a new device. */
export const loginLinkEmail = (
  key: string,
  to: string,
  device: Device,
  urls: { confirm: string; reset: string },
): QueuedEmail =>
  emailTo({ key, to }, { subject: 'Finish logging in', footer }, [
    `Someone entered your password on a new device. Because of many failed login attempts today, we need to know that it's you. This link works once and expires in ${LOGIN_LINK_MINUTES} minutes.`,
    facts(deviceFacts(device)),
    action('Finish logging in', urls.confirm),
    <Paragraph key="reset">
      Wasn't this you? Someone knows your password. <TextLink href={urls.reset}>Choose a new one</TextLink>
    </Paragraph>,
  ]);

/** Returns the notice of a login from a device that had not logged in to the account before; `guessable`: its password. */
export const newDeviceEmail = (
  key: string,
  to: string,
  { guessable, ...device }: Device & { guessable: boolean },
  resetPage: string,
): QueuedEmail =>
  emailTo({ key, to }, { subject: 'New login to your account', footer }, [
    'Someone logged in to your account from a new device. If it was you, you can ignore this email.',
    facts(deviceFacts(device)),
    guessable && 'Your password is easy to guess. A phrase of three or four words keeps others out.',
    "Wasn't this you? Choose a new password now. It logs out every device.",
    action('Choose a new password', resetPage),
  ]);
