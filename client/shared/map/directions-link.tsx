import { use } from 'react';
import { travelTimes } from '../../../domain/places/directions/travel-times.ts';
import type { Point } from '../../../domain/places/distance.ts';
import { PageInfoContext, useBrand } from '../../app/page-info.tsx';
import { paths } from '../../app/paths.ts';
import { trackMatch } from '../tracking/match-tracking.ts';
import { Anchor } from '../../components/anchor.tsx';
import { Icon } from '../../components/icon.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import css from './directions-link.module.css';

/** A college, its position, and the miles from the listing. */
type College = Point & { id: string; displayName: string; distance: number };

/** Links to directions with the documented query (requirement 200), on the partner network's host if any (182). */
export function DirectionsLink({ home, school }: { home: Point & { id: string; name: string }; school: College }) {
  const { code } = useBrand();
  const { directionsHost: host = '' } = use(PageInfoContext);
  return (
    <Anchor
      className={css.link}
      href={host + paths.directions({ home, school, site: code, mode: travelTimes(school.distance)[0]?.mode })}
      rel="nofollow"
      onClick={() => trackMatch('directions', home.id)}
    >
      <Icon name="way" size={18} /> Directions
      <VisuallyHidden>
        {' '}
        from {home.name} to {school.displayName}
      </VisuallyHidden>
    </Anchor>
  );
}
