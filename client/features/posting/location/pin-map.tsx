import { layerGroup } from 'leaflet';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Point } from '../../../../domain/places/distance.ts';
import { MapButtons } from '../../../shared/map/map-buttons.tsx';
import mapCss from '../../../shared/map/map.module.css';
import { PlaceLabels } from '../../../shared/map/place-labels.ts';
import { useMap } from '../../../shared/map/use-map.ts';
import { DraggablePin } from './draggable-pin.ts';

/** Shows a neighborhood; a state is shown whole. */
const NEAR_ZOOM = 12;
const FAR_ZOOM = 6;

interface PinMapProps {
  at: Point;
  /** The approximate position of the address, which is the initial view. */
  begin: Point;
  /** Whether only the state is known, so that the landlord must zoom in first. */
  isWide: boolean;
  colleges: readonly (Point & { displayName: string })[];
  moved: (to: Point) => void;
}

/** Renders a map with one pin, which the landlord places on the listing. */
export function PinMap({ at, begin, isWide, colleges, moved }: PinMapProps) {
  const { frame, drawn } = useMap("Map for placing your home's pin");
  const pin = useRef<DraggablePin>(null);
  const fit = () => void drawn?.setView([at.lat, at.lon], isWide ? FAR_ZOOM : NEAR_ZOOM, { animate: false });
  const fitLatest = useEffectEvent(fit);
  const latestPosition = useEffectEvent(() => at);
  const move = useEffectEvent(moved);

  // Runs before a pin exists, because a map without a view cannot hold one, and again when a typed zip narrows the area.
  useEffect(() => fitLatest(), [drawn, begin.lat, begin.lon, isWide]);
  useEffect(() => {
    if (!drawn) return;
    pin.current = new DraggablePin(drawn, latestPosition(), (to) => move(to));
    return () => void (pin.current = null);
  }, [drawn]);
  useEffect(() => pin.current?.put({ lat: at.lat, lon: at.lon }), [drawn, at.lat, at.lon]);
  useEffect(() => {
    if (!drawn) return;
    const layer = layerGroup().addTo(drawn);
    const names = new PlaceLabels(drawn, layer);
    for (const college of colleges) names.add({ ...college, name: college.displayName }, 'college');
    names.tidy();
    return () => void layer.remove();
  }, [drawn, colleges]);

  return (
    <div className={mapCss.whole}>
      <div ref={frame} className={mapCss.map} />
      <MapButtons view={drawn ?? undefined} fit={fit} />
    </div>
  );
}
