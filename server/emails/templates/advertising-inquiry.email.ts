import type { NewInquiry } from '../../../domain/advertising/inquiry.ts';
import { getBrand } from '../../../domain/brands/brands.ts';
import { maskPhone } from '../../../domain/format/phone.ts';
import { renderEmail } from '../layout/email-layout.ts';
import type { QueuedEmail } from '../email.service.ts';

/**
 * Returns the email to the operator: the sender, the inquiry, and how to reply. The sender gets no copy, because the
 * address may be somebody else's.
 */
export function advertisingInquiryEmail(id: number, enquiry: NewInquiry, operatorEmail: string): QueuedEmail {
  const { firstName, lastName, phone, email, about } = enquiry;
  const name = `${firstName} ${lastName}`;
  const subject = `${name} asks about advertising`;
  return {
    key: `enquiry:${id}`,
    to: operatorEmail,
    replyTo: email,
    subject,
    ...renderEmail({
      heading: subject,
      parts: [
        { say: `Answer this mail to reach ${firstName}: your answer goes to ${email}. Or call ${maskPhone(phone)}.` },
        { quote: about },
        {
          facts: [
            { label: 'Name', value: name },
            { label: 'Phone', value: maskPhone(phone) },
            { label: 'E-mail', value: email },
            { label: 'Number', value: String(id) },
          ],
        },
      ],
      footer: `You get this mail because you run ${getBrand('default').name}, and this was asked there.`,
    }),
  };
}
