import { formatDollars } from '../../../domain/format/money.ts';
import { REVIEW_HOURS } from '../../../domain/trust/review-states.ts';
import type { IntentReview } from '../../modules/posting/publishing/publish-intent.entity.ts';
import { ActionButton, EmailLayout, Paragraph, renderEmail } from '../layout/email-layout.tsx';
import type { QueuedEmail } from '../email.service.ts';

interface ReviewLetter {
  review: IntentReview;
  email: string;
  operatorEmail: string;
  dashboardUrl: string;
}

const footer = 'You received this email because you sent a listing for review.';

/** Returns the notice that a listing was declined, or that nobody reviewed it in time. `id` is its publish intent. */
export function reviewDecisionEmail(
  id: string,
  { review, email, operatorEmail, dashboardUrl }: ReviewLetter,
): QueuedEmail {
  const { name, note, decision } = review;
  const isExpired = decision === 'expired';
  const heading = isExpired ? `${name} wasn't reviewed in time` : `We can't publish ${name} as it is`;
  const letter = renderEmail(
    <EmailLayout heading={heading} footer={footer}>
      <Paragraph>
        {isExpired
          ? `We didn't get to your listing within ${REVIEW_HOURS} hours, so it was withdrawn. We're sorry.`
          : 'We read your listing and found that its text breaks our rules for listings.'}
      </Paragraph>
      {note !== '' && <Paragraph>{note}</Paragraph>}
      {Object.values(review.errors)
        .flat()
        .map((message) => (
          <Paragraph key={message}>{message}</Paragraph>
        ))}
      <Paragraph>You weren't charged. You can change the text and publish it.</Paragraph>
      <ActionButton href={dashboardUrl}>Your listings</ActionButton>
    </EmailLayout>,
  );
  return { key: `review:${id}:${decision ?? ''}`, to: email, replyTo: operatorEmail, subject: heading, ...letter };
}

/** Returns the notice that an approved listing could not be charged, with the link to pay for it. */
export function paymentLinkEmail(
  id: string,
  { review, email, operatorEmail, dashboardUrl }: ReviewLetter,
): QueuedEmail {
  const { name, price } = review;
  const letter = renderEmail(
    <EmailLayout heading={`${name} is approved. Pay to publish it`} footer={footer}>
      <Paragraph>Your listing passed our review, but your card could not be charged.</Paragraph>
      <Paragraph>{`Your bank declined the payment or asks you to confirm it. Pay ${formatDollars(price)} to publish the listing. Nothing was charged so far.`}</Paragraph>
      <ActionButton href={dashboardUrl}>Pay and publish</ActionButton>
    </EmailLayout>,
  );
  const subject = `Approved: pay to publish ${name}`;
  return { key: `review:${id}:payment`, to: email, replyTo: operatorEmail, subject, ...letter };
}
