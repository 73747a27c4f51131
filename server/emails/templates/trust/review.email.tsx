import { REVIEW_HOURS } from '../../../../domain/limits.ts';
import { formatDollars } from '../../../../domain/format/money.ts';
import type { IntentReview, TextReview } from '../../../modules/posting/publishing/publish-intent.entity.ts';
import type { QueuedEmail } from '../../email.service.ts';
import { ActionButton, EmailLayout, Paragraph, renderEmail } from '../../layout/email-layout.tsx';

interface ReviewLetter<Review extends TextReview = TextReview> {
  review: Review;
  email: string;
  operatorEmail: string;
  /** The URL that the button opens. */
  dashboardUrl: string;
}

const reviewFooter = 'You received this email because you sent a listing for review.';

/** Renders what staff wrote, and the errors at the held texts. */
const Reasons = ({ note, errors }: TextReview) => (
  <>
    {note !== '' && <Paragraph>{note}</Paragraph>}
    {Object.values(errors)
      .flat()
      .map((message) => (
        <Paragraph key={message}>{message}</Paragraph>
      ))}
  </>
);

/** Returns the notice that a listing was declined, or that nobody reviewed it in time. `id` is its publish intent. */
export function reviewDecisionEmail(
  id: string,
  { review, email, operatorEmail, dashboardUrl }: ReviewLetter,
): QueuedEmail {
  const { name, decision } = review;
  const isExpired = decision === 'expired';
  const heading = isExpired ? `${name} wasn't reviewed in time` : `We can't publish ${name} as it is`;
  const letter = renderEmail(
    <EmailLayout heading={heading} footer={reviewFooter}>
      <Paragraph>
        {isExpired
          ? `We didn't get to your listing within ${REVIEW_HOURS} hours, so it was withdrawn. We're sorry.`
          : 'We read your listing and found that its text breaks our rules for listings.'}
      </Paragraph>
      <Reasons {...review} />
      <Paragraph>You weren't charged. You can change the text and publish it.</Paragraph>
      <ActionButton href={dashboardUrl}>Your listings</ActionButton>
    </EmailLayout>,
  );
  return { key: `review:${id}:${decision ?? ''}`, to: email, replyTo: operatorEmail, subject: heading, ...letter };
}

/** Returns the notice that an approved listing could not be charged, with the link to pay for it. */
export function paymentLinkEmail(
  id: string,
  { review, email, operatorEmail, dashboardUrl }: ReviewLetter<IntentReview>,
): QueuedEmail {
  const { name, price } = review;
  const letter = renderEmail(
    <EmailLayout heading={`${name} is approved. Pay to publish it`} footer={reviewFooter}>
      <Paragraph>Your listing passed our review, but your card could not be charged.</Paragraph>
      <Paragraph>{`Your bank declined the payment or asks you to confirm it. Pay ${formatDollars(price)} to publish the listing. You haven't been charged.`}</Paragraph>
      <ActionButton href={dashboardUrl}>Pay and publish</ActionButton>
    </EmailLayout>,
  );
  const subject = `Approved: pay to publish ${name}`;
  return { key: `review:${id}:payment`, to: email, replyTo: operatorEmail, subject, ...letter };
}

/** Returns the notice that an edit was declined, or that nobody reviewed it in time. `id` is its review. */
export function editDecisionEmail(
  id: string,
  { review, email, operatorEmail, dashboardUrl }: ReviewLetter,
): QueuedEmail {
  const { name, decision } = review;
  const isExpired = decision === 'expired';
  const heading = isExpired
    ? `Your changes to ${name} weren't reviewed in time`
    : `We can't publish your changes to ${name} as they are`;
  const letter = renderEmail(
    <EmailLayout heading={heading} footer={reviewFooter}>
      <Paragraph>
        {isExpired
          ? `We didn't get to your changes within ${REVIEW_HOURS} hours, so they were withdrawn. We're sorry.`
          : 'We read your changes and found that the text breaks our rules for listings.'}
      </Paragraph>
      <Reasons {...review} />
      <Paragraph>Your listing is as it was. You can change the text and publish your changes.</Paragraph>
      <ActionButton href={dashboardUrl}>Edit your listing</ActionButton>
    </EmailLayout>,
  );
  return { key: `review:${id}:${decision ?? ''}`, to: email, replyTo: operatorEmail, subject: heading, ...letter };
}

/** Returns the notice that an edit was approved and is published. `dashboardUrl` is the page of the listing. */
export function editPublishedEmail(
  id: string,
  { review, email, operatorEmail, dashboardUrl }: ReviewLetter,
): QueuedEmail {
  const heading = `Your changes to ${review.name} are published`;
  const letter = renderEmail(
    <EmailLayout heading={heading} footer={reviewFooter}>
      <Paragraph>Your changes passed our review. Your listing has them now.</Paragraph>
      <ActionButton href={dashboardUrl}>See your listing</ActionButton>
    </EmailLayout>,
  );
  return { key: `review:${id}:published`, to: email, replyTo: operatorEmail, subject: heading, ...letter };
}
