import { renderEmail } from '../layout/email-layout.ts';
import type { QueuedEmail } from '../email.service.ts';

/** Returns the last email to an account: what was deleted, and what is retained. */
export function accountDeletedEmail(
  key: string,
  to: string,
  firstName: string,
  { listings, paid }: { listings: number; paid: boolean },
): QueuedEmail {
  const many = listings === 1 ? 'Your listing was' : `Your ${listings} listings were`;
  const letter = renderEmail({
    heading: 'Your account is deleted',
    parts: [
      {
        say:
          firstName === ''
            ? 'As you asked, your account is deleted.'
            : `${firstName}, as you asked, your account is deleted.`,
      },
      ...(listings > 0
        ? [
            {
              say: `${many} removed at once, with the renters’ requests, the pictures and the numbers that renters called.`,
            },
          ]
        : []),
      ...(paid
        ? [
            {
              say: 'Every subscription is cancelled and your card is forgotten: you will not be charged again. Our books keep what was paid and when, without your name, as the law asks.',
            },
          ]
        : []),
      { say: 'You can begin anew with this address at any time. Thank you for having been here.' },
    ],
    footer: 'This is the last mail about your account. It is erased once it is sent.',
  });
  return { key, to, subject: 'Your account is deleted', ...letter };
}
