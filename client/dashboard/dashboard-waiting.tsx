import { Card } from '../ui/card.tsx';
import { classes } from '../ui/classes.ts';
import { Bone } from '../ui/skeleton.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import css from './dashboard.module.css';
import listingCss from './listing.module.css';

/** Of the size of what comes. */
export function DashboardWaiting() {
  return (
    <div className={css.waiting}>
      <p role="status">
        <VisuallyHidden>Loading your listings</VisuallyHidden>
      </p>
      <div className={css.figures} aria-hidden="true">
        {[1, 2, 3, 4].map((place) => (
          <Card key={place} className={css.figureCard}>
            <Bone shape="short" />
            <Bone shape="title" />
            <Bone />
          </Card>
        ))}
      </div>
      <div className={css.columns} aria-hidden="true">
        <Card className={classes(css.leads, css.tall)}>
          <Bone shape="title" />
          <Bone />
          <Bone />
        </Card>
        <div className={css.main}>
          <Card className={css.tall}>
            <Bone shape="title" />
            <Bone />
          </Card>
          {[1, 2, 3].map((place) => (
            <Card key={place} padded={false} className={listingCss.listing}>
              <div className={listingCss.picture} />
              <div className={listingCss.body}>
                <Bone shape="title" />
                <Bone />
                <Bone />
                <Bone shape="short" />
                <Bone shape="button" />
              </div>
            </Card>
          ))}
        </div>
      </div>
    </div>
  );
}
