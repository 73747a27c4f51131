import { Stack } from '../../../components/layout/layout.tsx';
import { formatDay } from '../../../../domain/format/local-dates.ts';
import { useNow } from '../../../app/page-info.tsx';
import { Button } from '../../../components/button.tsx';
import css from './edit.module.css';
import type { EditedListingFragment } from './edit-listing.generated.ts';
import { useEditReviewsQuery, type EditReviewsQuery } from './edit-review.generated.ts';

interface EditReviewProps {
  slug: string;
  restore: (draft: EditedListingFragment['draft']) => void;
}

/** Renders where an earlier edit of this listing stands with staff (K66). Renders nothing without one, or if loading fails. */
export function EditReview({ slug, restore }: EditReviewProps) {
  const now = useNow();
  const { data } = useEditReviewsQuery({ fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' });
  const sent = data?.myReviews.find((review) => review.slug === slug);
  const draft = sent?.draft;
  if (!sent || !draft) return null;
  return <EditReviewNotice sent={sent} day={(at) => formatDay(at, now)} restore={() => restore(draft)} />;
}

interface EditReviewNoticeProps {
  sent: Pick<EditReviewsQuery['myReviews'][number], 'state' | 'dueAt' | 'note'>;
  day: (at: string) => string;
  restore: () => void;
}

export function EditReviewNotice({ sent: { state, dueAt, note }, day, restore }: EditReviewNoticeProps) {
  return (
    <Stack as="section" className={css.stale} aria-label="In review">
      <p>
        {state === 'REVIEW' &&
          `Your changes are in review. We'll decide ${dueAt ? `by ${day(dueAt)}` : 'soon'}. Your listing stays as it was until then. If you publish other changes, these are withdrawn.`}
        {state === 'DECLINED' && "Your changes can't be published with their current text. Your listing is as it was."}
        {state === 'EXPIRED' && "Your changes weren't reviewed in time and were withdrawn. Your listing is as it was."}
      </p>
      {note && <p>{note}</p>}
      <div>
        <Button look="quiet" onClick={restore}>
          Continue with these changes
        </Button>
      </div>
    </Stack>
  );
}
