import type { InquiryTopic, NewInquiry } from '../../../../domain/advertising/inquiry.ts';
import { getBrand } from '../../../../domain/brands/brands.ts';
import { maskPhoneAndExtension } from '../../../../domain/format/phone-extension.ts';
import { composeEmail, facts, quote } from '../../layout/email-layout.tsx';
import type { QueuedEmail } from '../../email.service.ts';

const topicNames: Readonly<Record<InquiryTopic, string>> = {
  advertising: 'Advertising inquiry',
  partnership: 'Partner inquiry',
};
const site = getBrand('default').name;

/** Returns the email to the operator: the sender, the inquiry, and how to reply. */
export function advertisingInquiryEmail(id: number, inquiry: NewInquiry, operatorEmail: string): QueuedEmail {
  const { firstName, lastName, phone, email, about, topic } = inquiry;
  const name = `${firstName} ${lastName}`;
  const footer = `You received this email because you run ${site}, where someone sent this form.`;
  const content = composeEmail({ subject: `${topicNames[topic]} from ${name}`, footer }, [
    `Reply to this email to reach ${firstName}: your reply goes to ${email}. Or call ${maskPhoneAndExtension(phone)}.`,
    quote(about),
    facts([
      { label: 'Name', value: name },
      { label: 'Phone', value: maskPhoneAndExtension(phone) },
      { label: 'Email', value: email },
      { label: 'Number', value: String(id) },
    ]),
  ]);
  return { key: `inquiry:${id}`, to: operatorEmail, replyTo: email, ...content };
}

/** Returns the sender's receipt, one a day; without the sender's text, since the address may be somebody else's. */
export function inquiryReceivedEmail(
  id: number,
  { email, topic }: Pick<NewInquiry, 'email' | 'topic'>,
  now: Date,
  operatorEmail: string,
): QueuedEmail {
  const subject = `We got your ${topicNames[topic].toLowerCase()} to ${site}`;
  const footer = `You received this email because someone entered this address in a form of ${site}. If it wasn't you, ignore it.`;
  const content = composeEmail({ subject, footer }, [
    `It has number ${id}. A person will read it and reply to this address.`,
    'Want to add something? Reply to this email.',
  ]);
  const key = `inquiry-received:${email.toLowerCase()}:${now.toISOString().slice(0, 10)}`;
  return { key, to: email, replyTo: operatorEmail, ...content };
}
