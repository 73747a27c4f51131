import { FRESHNESS } from '../../../../domain/listings/freshness.ts';
import type { QueuedEmail } from '../../email.service.ts';
import { ActionButton, EmailLayout, Paragraph, renderEmail } from '../../layout/email-layout.tsx';

/** Returns the email that asks the contact of a listing to confirm its address (K66); `url` is the page with the button. */
export function confirmContactEmail({
  name,
  url,
}: {
  name: string;
  url: string;
}): Pick<QueuedEmail, 'subject' | 'text' | 'html'> {
  const subject = `Confirm the contact email of ${name}`;
  const email = (
    <EmailLayout heading={subject} footer="Wasn't this you? Ignore this email: the address then stays unconfirmed.">
      <Paragraph>{`Someone entered this address as the contact of ${name}. Renters' requests go to it. Confirm it, and renters see that you did.`}</Paragraph>
      <ActionButton href={url}>Confirm email</ActionButton>
      <Paragraph>{`This link works once and expires in ${FRESHNESS.link} days.`}</Paragraph>
    </EmailLayout>
  );
  return { subject, ...renderEmail(email) };
}
