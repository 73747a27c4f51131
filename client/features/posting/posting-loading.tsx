import { Card } from '../../components/card.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import css from './posting-page.module.css';

/** Renders a section-sized placeholder while the draft and the session load, to avoid a layout shift. */
export function PostingLoading() {
  return (
    <div className={css.waiting}>
      <p role="status">
        <VisuallyHidden>Loading your listing</VisuallyHidden>
      </p>
      <Card>
        {(['title', 'line', 'button', 'line', 'button', 'line', 'button'] as const).map((shape, place) => (
          <Skeleton key={place} shape={shape} />
        ))}
      </Card>
    </div>
  );
}
