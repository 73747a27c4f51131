import { latLng, layerGroup } from 'leaflet';
import { useEffect, useEffectEvent } from 'react';
import { METERS_PER_MILE, milesInMinutes, type Point } from '../../../../domain/places/distance.ts';
import { MapButtons } from '../../../shared/map/map-buttons.tsx';
import { contentMarker, drawLine, drawTravelRings, textMarker } from '../../../shared/map/markers.ts';
import { PlaceLabels } from '../../../shared/map/place-labels.ts';
import { useMap } from '../../../shared/map/use-map.ts';
import css from '../../../shared/map/map.module.css';

const MAX_FIT_ZOOM = 15;
const MARGIN_PX = 28;
/** Space in pixels for labels: the listing's extends this far up, a college's this far to the right. */
const NAME_PX = 54;
const NAME_WIDE_PX = 150;

export interface NearbyMapProps {
  home: Point & { name: string };
  /** Nearest first; the map shows at least that one. */
  schools: readonly (Point & { id: string; displayName: string })[];
  /** Whether to draw a straight line to the first college. */
  line?: boolean;
}

const isTouchDevice = () => window.matchMedia('(pointer: coarse)').matches;

/** Renders a map of a listing, its range and the colleges nearby. A one-finger drag still scrolls the page. */
export function NearbyMap({ home, schools, line = false }: NearbyMapProps) {
  const { frame, drawn } = useMap(`Map of ${home.name} and nearby colleges`, !isTouchDevice());
  const [nearest] = schools;

  const fit = () => {
    const walk = latLng(home.lat, home.lon).toBounds(2 * milesInMinutes(20, 'walking') * METERS_PER_MILE);
    drawn?.fitBounds(nearest ? walk.extend([nearest.lat, nearest.lon]) : walk, {
      paddingTopLeft: [MARGIN_PX, MARGIN_PX],
      // The college's label is to the right of its marker.
      paddingBottomRight: [Math.min(NAME_WIDE_PX, drawn.getSize().x / 3), MARGIN_PX],
      maxZoom: MAX_FIT_ZOOM,
    });
  };
  const fitNow = useEffectEvent(fit);

  useEffect(() => {
    if (!drawn) return;
    fitNow();
    const marks = layerGroup().addTo(drawn);
    drawTravelRings(drawn, marks, home, NAME_PX);
    if (line && nearest) drawLine(marks, home, nearest);
    textMarker(home, 'This home', `${css.here} ${nearest && nearest.lat < home.lat ? css.north : ''}`, 'above').addTo(
      marks,
    );
    contentMarker(home, '', css.door).addTo(marks);
    const names = new PlaceLabels(drawn, marks);
    schools.forEach((school, index) =>
      names.add({ ...school, name: school.displayName }, index === 0 ? 'chosen' : 'college'),
    );
    names.tidy();
    return () => void marks.remove();
  }, [drawn, home, schools, nearest, line]);

  return (
    <div className={css.whole}>
      <div ref={frame} className={css.map} />
      <MapButtons view={drawn ?? undefined} fit={fit} />
    </div>
  );
}
