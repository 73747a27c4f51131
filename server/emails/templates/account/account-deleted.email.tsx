import { EmailLayout, Paragraph, renderEmail } from '../../layout/email-layout.tsx';
import type { QueuedEmail } from '../../email.service.ts';

/** Returns the last email to an account: what was deleted, and what is retained. */
export function accountDeletedEmail(
  key: string,
  to: string,
  firstName: string,
  { listings, paid }: { listings: number; paid: boolean },
): QueuedEmail {
  const subject = 'Your account has been deleted';
  const email = (
    <EmailLayout heading={subject} footer="This is the last email about your account. We erase it once it's sent.">
      <Paragraph>
        {firstName === ''
          ? 'We deleted your account, as you asked.'
          : `${firstName}, we deleted your account, as you asked.`}
      </Paragraph>
      {listings > 0 && (
        <Paragraph>
          {`${listings === 1 ? 'Your listing was' : `Your ${listings} listings were`} removed right away, along with renters' requests, images and call-tracking numbers.`}
        </Paragraph>
      )}
      {paid && (
        <Paragraph>
          Every subscription is canceled and your card is deleted, so you won't be charged again. As the law requires,
          our records keep the amounts and dates of your payments, without your name.
        </Paragraph>
      )}
      <Paragraph>You can sign up again with this address at any time. Thanks for being with us.</Paragraph>
    </EmailLayout>
  );
  return { key, to, subject, ...renderEmail(email) };
}
