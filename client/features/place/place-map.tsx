import type { LocationType } from '../../../domain/options/location-types.ts';
import { useLoadWhenVisible } from '../../components/hooks/use-load-when-visible.ts';
import css from '../../shared/styles/place-page.module.css';

const loadMap = async () => (await import('./homes-of-place-map.tsx')).HomesOfPlaceMap;

/** Renders a map of a place's homes beside its heading, on wide windows only; the list below shows the same homes. */
export function PlaceMap({ type, id }: { type: LocationType; id: string }) {
  const { frame, part: HomesMap } = useLoadWhenVisible(loadMap);
  return (
    <div ref={frame} className={css.map} data-when-seen={HomesMap ? 'here' : 'waiting'}>
      {HomesMap && <HomesMap type={type} id={id} />}
    </div>
  );
}
