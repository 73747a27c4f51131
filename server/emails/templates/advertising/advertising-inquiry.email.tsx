import type { InquiryTopic, NewInquiry } from '../../../../domain/advertising/inquiry.ts';
import { getBrand } from '../../../../domain/brands/brands.ts';
import { maskPhone } from '../../../../domain/format/phone.ts';
import { EmailLayout, Facts, Paragraph, Quote, renderEmail } from '../../layout/email-layout.tsx';
import type { QueuedEmail } from '../../email.service.ts';

const topicNames: Readonly<Record<InquiryTopic, string>> = {
  advertising: 'Advertising inquiry',
  partnership: 'Partner inquiry',
};

/** Returns the email to the operator: the sender, the inquiry, and how to reply. */
export function advertisingInquiryEmail(id: number, inquiry: NewInquiry, operatorEmail: string): QueuedEmail {
  const { firstName, lastName, phone, email, about, topic } = inquiry;
  const name = `${firstName} ${lastName}`;
  const subject = `${topicNames[topic]} from ${name}`;
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

/**
 * Returns the email that tells the sender that an inquiry has arrived. It contains nothing that was entered with the
 * address, which may be somebody else's, and is sent once a day to an address.
 */
export function inquiryReceivedEmail(
  id: number,
  { email, topic }: Pick<NewInquiry, 'email' | 'topic'>,
  now: Date,
  operatorEmail: string,
): QueuedEmail {
  const { name } = getBrand('default');
  const subject = `We got your ${topicNames[topic].toLowerCase()} to ${name}`;
  return {
    key: `enquiry-received:${email.toLowerCase()}:${now.toISOString().slice(0, 10)}`,
    to: email,
    replyTo: operatorEmail,
    subject,
    ...renderEmail(
      <EmailLayout
        heading={subject}
        footer={`You received this email because someone entered this address in a form of ${name}. If it wasn't you, ignore it.`}
      >
        <Paragraph>{`It has number ${id}. A person will read it and reply to this address.`}</Paragraph>
        <Paragraph>Want to add something? Reply to this email.</Paragraph>
      </EmailLayout>,
    ),
  };
}
