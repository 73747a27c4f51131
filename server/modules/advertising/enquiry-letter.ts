import type { NewEnquiry } from '../../../domain/advertising/enquiry.ts';
import { brandOf } from '../../../domain/brands.ts';
import { maskPhone } from '../../../domain/phone.ts';
import { writeLetter } from '../mail/letter.ts';
import type { QueuedLetter } from '../mail/mail.service.ts';

/** To the operator: who asks, what, and how to answer. The sender gets no copy, for the address may be somebody else's. */
export function enquiryLetter(id: number, enquiry: NewEnquiry, operatorEmail: string): QueuedLetter {
  const { firstName, lastName, phone, email, about } = enquiry;
  const name = `${firstName} ${lastName}`;
  const subject = `${name} asks about advertising`;
  return {
    key: `enquiry:${id}`,
    to: operatorEmail,
    replyTo: email,
    subject,
    ...writeLetter({
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
      footer: `You get this mail because you run ${brandOf('default').name}, and this was asked there.`,
    }),
  };
}
