import type { NewInquiry } from '../../../domain/advertising/inquiry.ts';
import { getBrand } from '../../../domain/brands/brands.ts';
import { maskPhone } from '../../../domain/format/phone.ts';
import { EmailLayout, Facts, Paragraph, Quote, renderEmail } from '../layout/email-layout.tsx';
import type { QueuedEmail } from '../email.service.ts';

/**
 * Returns the email to the operator: the sender, the inquiry, and how to reply. The sender gets no copy, because the
 * address may be somebody else's.
 */
export function advertisingInquiryEmail(id: number, inquiry: NewInquiry, operatorEmail: string): QueuedEmail {
  const { firstName, lastName, phone, email, about } = inquiry;
  const name = `${firstName} ${lastName}`;
  const subject = `Advertising inquiry from ${name}`;
  const footer = `You received this email because you run ${getBrand('default').name}, where someone sent this form.`;
  return {
    key: `enquiry:${id}`,
    to: operatorEmail,
    replyTo: email,
    subject,
    ...renderEmail(
      <EmailLayout heading={subject} footer={footer}>
        <Paragraph>
          {`Reply to this email to reach ${firstName}: your reply goes to ${email}. Or call ${maskPhone(phone)}.`}
        </Paragraph>
        <Quote>{about}</Quote>
        <Facts
          items={[
            { label: 'Name', value: name },
            { label: 'Phone', value: maskPhone(phone) },
            { label: 'Email', value: email },
            { label: 'Number', value: String(id) },
          ]}
        />
      </EmailLayout>,
    ),
  };
}
