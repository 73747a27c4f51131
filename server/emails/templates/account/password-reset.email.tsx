import { RESET_LINK_MINUTES } from '../../../../domain/limits.ts';
import { ActionButton, EmailLayout, Paragraph, renderEmail } from '../../layout/email-layout.tsx';
import type { QueuedEmail } from '../../email.service.ts';

/** Returns the email with the single-use link to choose a new password. */
export function passwordResetEmail(key: string, to: string, url: string): QueuedEmail {
  const subject = 'Choose a new password';
  const hours = RESET_LINK_MINUTES / 60;
  const email = (
    <EmailLayout
      heading={subject}
      footer="You received this email because someone asked for a new password for your account."
    >
      <Paragraph>
        {`Someone asked for a new password for ${to}. This link works once and expires in ${hours === 1 ? 'an hour' : `${hours} hours`}.`}
      </Paragraph>
      <ActionButton href={url}>Choose a new password</ActionButton>
      <Paragraph>Wasn't this you? Ignore this email and nothing changes.</Paragraph>
    </EmailLayout>
  );
  return { key, to, subject, ...renderEmail(email) };
}
