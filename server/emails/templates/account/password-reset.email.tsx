import { RESET_LINK_MINUTES } from '../../../../domain/limits.ts';
import { action, emailTo } from '../../layout/email-layout.tsx';
import type { QueuedEmail } from '../../email.service.ts';

/** Returns the email with the single-use link to choose a new password. */
export function passwordResetEmail(key: string, to: string, url: string): QueuedEmail {
  const hours = RESET_LINK_MINUTES / 60;
  const footer = 'You received this email because someone asked for a new password for your account.';
  return emailTo({ key, to }, { subject: 'Choose a new password', footer }, [
    `Someone asked for a new password for ${to}. This link works once and expires in ${hours === 1 ? 'an hour' : `${hours} hours`}.`,
    action('Choose a new password', url),
    "Wasn't this you? Ignore this email and nothing changes.",
  ]);
}
