import { Stack } from '../../components/layout/layout.tsx';
import { Card } from '../../components/card.tsx';
import { classNames } from '../../components/class-names.ts';
import { Skeleton, type SkeletonShape } from '../../components/skeleton.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import css from '../../shared/billing/dashboard.module.css';
import listingCss from './listings/listing.module.css';

const skeletons = (...shapes: SkeletonShape[]) => shapes.map((shape, place) => <Skeleton key={place} shape={shape} />);

/** Renders a skeleton of the same size as the loaded page. */
export function DashboardLoading() {
  return (
    <div className={css.waiting}>
      <p role="status">
        <VisuallyHidden>Loading your listings</VisuallyHidden>
      </p>
      <Stack className={css.figures} aria-hidden="true">
        {[1, 2, 3, 4].map((place) => (
          <Card key={place} className={css.figureCard}>
            {skeletons('short', 'title', 'line')}
          </Card>
        ))}
      </Stack>
      <Stack gap={5} className={css.columns} aria-hidden="true">
        <Card className={classNames(css.leads, css.tall)}>{skeletons('title', 'line', 'line')}</Card>
        <Stack gap={5} className={css.main}>
          <Card className={css.tall}>{skeletons('title', 'line')}</Card>
          {[1, 2, 3].map((place) => (
            <Card key={place} padded={false} className={listingCss.listing}>
              <div className={listingCss.picture} />
              <div className={listingCss.body}>{skeletons('title', 'line', 'line', 'short', 'button')}</div>
            </Card>
          ))}
        </Stack>
      </Stack>
    </div>
  );
}
