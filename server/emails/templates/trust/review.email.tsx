import { REVIEW_HOURS } from '../../../../domain/limits.ts';
import { formatDollars } from '../../../../domain/format/money.ts';
import type { IntentReview, TextReview } from '../../../modules/posting/publishing/publish-intent.entity.ts';
import type { QueuedEmail } from '../../email.service.ts';
import { action, emailTo, type composeEmail } from '../../layout/email-layout.tsx';

interface ReviewDetails<Review extends TextReview = TextReview> {
  review: Review;
  email: string;
  operatorEmail: string;
  dashboardUrl: string;
}

const footer = 'You received this email because you sent a listing for review.';

const reviewEmail = (
  key: string,
  { email, operatorEmail }: ReviewDetails,
  ...content: Parameters<typeof composeEmail>
): QueuedEmail => emailTo({ key: `review:${key}`, to: email, replyTo: operatorEmail }, ...content);

/** Returns what staff wrote, and the errors at the held texts; nothing of a text that nobody read (K66). */
const reasons = ({ decision, note, errors }: TextReview) =>
  decision === 'expired' ? [] : [note, ...Object.values(errors).flat()];

/** Returns the notice that a listing was declined, or that nobody reviewed it in time. `id` is its publish intent. */
export function reviewDecisionEmail(id: string, details: ReviewDetails<IntentReview>): QueuedEmail {
  const { name, decision, madeAccount } = details.review;
  const isExpired = decision === 'expired';
  const subject = isExpired ? "Your listing wasn't reviewed in time" : `We can't publish ${name} as it is`;
  return reviewEmail(`${id}:${decision ?? ''}`, details, { subject, footer }, [
    isExpired
      ? `We didn't get to your listing within ${REVIEW_HOURS} hours, so it was withdrawn. We're sorry.`
      : 'We read your listing and found that its text breaks our rules for listings.',
    ...reasons(details.review),
    "You weren't charged. You can change the text and publish it.",
    ...(madeAccount ? ['If your account has no other listing or draft, we remove it.'] : []),
    action(madeAccount ? 'Post a listing' : 'Your listings', details.dashboardUrl),
  ]);
}

/** Returns the notice that an approved listing could not be charged, with the link to pay for it. */
export function paymentLinkEmail(id: string, details: ReviewDetails<IntentReview>): QueuedEmail {
  const { name, price } = details.review;
  const heading = `${name} is approved. Pay to publish it`;
  return reviewEmail(`${id}:payment`, details, { subject: `Approved: pay to publish ${name}`, heading, footer }, [
    'Your listing passed our review, but your card could not be charged.',
    `Your bank declined the payment or asks you to confirm it. Pay ${formatDollars(price)} to publish the listing. You haven't been charged.`,
    action('Pay and publish', details.dashboardUrl),
  ]);
}

/** Returns the notice that an edit was declined, or that nobody reviewed it in time. `id` is its review. */
export function editDecisionEmail(id: string, details: ReviewDetails): QueuedEmail {
  const { name, decision } = details.review;
  const isExpired = decision === 'expired';
  const subject = isExpired
    ? "Your changes weren't reviewed in time"
    : `We can't publish your changes to ${name} as they are`;
  return reviewEmail(`${id}:${decision ?? ''}`, details, { subject, footer }, [
    isExpired
      ? `We didn't get to your changes within ${REVIEW_HOURS} hours, so they were withdrawn. We're sorry.`
      : 'We read your changes and found that the text breaks our rules for listings.',
    ...reasons(details.review),
    'Your listing is as it was. You can change the text and publish your changes.',
    action('Edit your listing', details.dashboardUrl),
  ]);
}

/** Returns the notice that an edit was approved and is published. `dashboardUrl` is the page of the listing. */
export const editPublishedEmail = (id: string, details: ReviewDetails): QueuedEmail =>
  reviewEmail(`${id}:published`, details, { subject: `Your changes to ${details.review.name} are published`, footer }, [
    'Your changes passed our review. Your listing has them now.',
    action('See your listing', details.dashboardUrl),
  ]);
