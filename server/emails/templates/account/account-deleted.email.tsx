import { emailTo } from '../../layout/email-layout.tsx';
import type { QueuedEmail } from '../../email.service.ts';

interface DeletedAccount {
  listings: number;
  paid: boolean;
  /** Where the owner can ask about it when staff ended the account; null when its owner did. */
  operatorEmail: string | null;
}

/** Returns the last email to an account: what was deleted, and what is retained. */
export function accountDeletedEmail(
  key: string,
  to: string,
  firstName: string,
  { listings, paid, operatorEmail }: DeletedAccount,
): QueuedEmail {
  const deleted = `${firstName === '' ? 'We' : `${firstName}, we`} deleted your account`;
  const removed = listings === 1 ? 'Your listing was' : `Your ${listings} listings were`;
  const footer = "This is the last email about your account. We erase it once it's sent.";
  return emailTo(
    { key, to, ...(operatorEmail && { replyTo: operatorEmail }) },
    { subject: 'Your account has been deleted', footer },
    [
      operatorEmail ? `${deleted}.` : `${deleted}, as you asked.`,
      listings > 0 && `${removed} removed right away, along with renters' requests, images and vanity phones.`,
      paid &&
        "Every subscription is canceled and your card is deleted, so you won't be charged again. As the law requires, our records keep the amounts and dates of your payments, without your name.",
      operatorEmail
        ? "If you think this is a mistake, reply to this email and we'll look into it."
        : 'You can sign up again with this address at any time. Thanks for being with us.',
    ],
  );
}
