import { Card } from '../../components/card.tsx';
import { classNames } from '../../components/class-names.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import css from '../../shared/billing/dashboard.module.css';
import listingCss from './listings/listing.module.css';

/** Renders a skeleton of the same size as the loaded page. */
export function DashboardLoading() {
  return (
    <div className={css.waiting}>
      <p role="status">
        <VisuallyHidden>Loading your listings</VisuallyHidden>
      </p>
      <div className={css.figures} aria-hidden="true">
        {[1, 2, 3, 4].map((place) => (
          <Card key={place} className={css.figureCard}>
            <Skeleton shape="short" />
            <Skeleton shape="title" />
            <Skeleton />
          </Card>
        ))}
      </div>
      <div className={css.columns} aria-hidden="true">
        <Card className={classNames(css.leads, css.tall)}>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
        </Card>
        <div className={css.main}>
          <Card className={css.tall}>
            <Skeleton shape="title" />
            <Skeleton />
          </Card>
          {[1, 2, 3].map((place) => (
            <Card key={place} padded={false} className={listingCss.listing}>
              <div className={listingCss.picture} />
              <div className={listingCss.body}>
                <Skeleton shape="title" />
                <Skeleton />
                <Skeleton />
                <Skeleton shape="short" />
                <Skeleton shape="button" />
              </div>
            </Card>
          ))}
        </div>
      </div>
    </div>
  );
}
