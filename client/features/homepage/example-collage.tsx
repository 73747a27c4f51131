import { Stack } from '../../components/layout/layout.tsx';
import apartment from './drawings/apartment.svg?no-inline';
import house from './drawings/house.svg?no-inline';
import css from './homepage-screen.module.css';

/** Renders two illustrated example listings, labeled as examples and hidden from screen readers. */
export function ExampleCollage() {
  return (
    <Stack className={css.collage} aria-hidden="true">
      <figure>
        <img src={apartment} alt="" width={480} height={320} />
        <span>Example</span>
        <figcaption>
          <strong>$1,150 / month</strong>2 bed · $575 per person · 8 min walk
        </figcaption>
      </figure>
      <figure>
        <img src={house} alt="" width={480} height={320} />
        <span>Example</span>
        <figcaption>
          <strong>$2,400 / month</strong>4 bed · $600 per person · 6 min bike
        </figcaption>
      </figure>
    </Stack>
  );
}
