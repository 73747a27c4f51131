import type { LocationType } from '../../../domain/options/location-types.ts';
import { useLoadWhenVisible } from '../../components/hooks/use-load-when-visible.ts';
import css from '../../shared/styles/place-page.module.css';

const loadMap = async () => (await import('./homes-of-place-map.tsx')).HomesOfPlaceMap;

/** Renders a map of a place's homes beside its heading, on wide windows only; the list below shows the same homes. */
export function PlaceMap({ type, id, name }: { type: LocationType; id: string; name: string }) {
  const { frame, part: HomesMap } = useLoadWhenVisible(loadMap);
  return (
    <section
      ref={frame}
      className={css.map}
      data-when-seen={HomesMap ? 'here' : 'waiting'}
      aria-label={`Map of homes around ${name}`}
    >
      {HomesMap && <HomesMap type={type} id={id} />}
    </section>
  );
}
