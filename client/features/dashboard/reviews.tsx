import { formatDay } from '../../../domain/format/local-dates.ts';
import { paths } from '../../app/paths.ts';
import { useNow } from '../../app/page-info.tsx';
import { Anchor } from '../../components/anchor.tsx';
import { buttonClass } from '../../components/button.tsx';
import { cachedThenFresh } from '../../graphql/cached-then-fresh.ts';
import css from '../../shared/billing/dashboard.module.css';
import { useMyReviewsQuery, type MyReviewsQuery } from './my-reviews.generated.ts';

type Review = MyReviewsQuery['myReviews'][number];

/** Returns where a review stands, and the label of what its landlord can do. */
function describe({ name, state, dueAt, slug }: Review, day: (at: string) => string): { text: string; link?: string } {
  const decides = `We'll decide ${dueAt ? `by ${day(dueAt)}` : 'soon'}.`;
  if (slug === null)
    return {
      REVIEW: { text: `${name} is in review. ${decides} You won't be charged before then.` },
      APPROVED: { text: `${name} is approved. The payment is in progress.` },
      PAYMENT_NEEDED: { text: `${name} is approved, but your card could not be charged.`, link: 'Pay and publish' },
      DECLINED: {
        text: `${name} can't be published with its current text. You weren't charged.`,
        link: 'Change the text',
      },
      EXPIRED: { text: `${name} wasn't reviewed in time and was withdrawn. You weren't charged.`, link: 'Try again' },
    }[state];
  const changes = `Your changes to ${name}`;
  if (state === 'REVIEW')
    return {
      text: `${changes} are in review. ${decides} The listing stays as it was until then.`,
      link: 'See the changes',
    };
  if (state === 'DECLINED')
    return {
      text: `${changes} can't be published with their current text. The listing is as it was.`,
      link: 'Change the text',
    };
  return { text: `${changes} weren't reviewed in time and were withdrawn.`, link: 'Try again' };
}

/** Renders where the landlord's listings in review stand (K66). Renders nothing without any, or if loading fails. */
export function Reviews() {
  const now = useNow();
  const { data } = useMyReviewsQuery(cachedThenFresh);
  return <ReviewList reviews={data?.myReviews ?? []} day={(at) => formatDay(at, now)} />;
}

export function ReviewList({ reviews, day }: { reviews: readonly Review[]; day: (at: string) => string }) {
  if (reviews.length === 0) return null;
  return (
    <section className={css.attention} aria-label="In review">
      <ul role="list">
        {reviews.map((review) => {
          const { text, link } = describe(review, day);
          return (
            <li key={review.id}>
              {text} {review.note}{' '}
              {link && (
                <Anchor
                  className={buttonClass('text')}
                  href={review.slug === null ? paths.post(1) : paths.edit(review.slug)}
                >
                  {link}
                </Anchor>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
