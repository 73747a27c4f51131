import { layerGroup } from 'leaflet';
import { useEffect, useRef } from 'react';
import type { Point } from '../../../../domain/places/distance.ts';
import { MapButtons } from '../../../shared/map/map-buttons.tsx';
import mapCss from '../../../shared/map/map.module.css';
import { PlaceLabels } from '../../../shared/map/place-labels.ts';
import { useMap } from '../../../shared/map/use-map.ts';
import { DraggablePin } from './draggable-pin.ts';

/** As near as a neighbourhood; a state is looked at whole. */
const NEAR_ZOOM = 12;
const FAR_ZOOM = 6;

export interface PinMapProps {
  /** Where the pin stands. */
  at: Point;
  /** What is known of the address, which the map begins with. */
  begin: Point;
  /** Only the state is known: one has to come nearer first. */
  isWide: boolean;
  /** To find one's way by. */
  colleges: readonly (Point & { displayName: string })[];
  moved: (to: Point) => void;
}

/** A map with one pin, which its landlord sets on the home. */
export function PinMap({ at, begin, isWide, colleges, moved }: PinMapProps) {
  const { frame, drawn } = useMap('Map to set the pin of your home');
  const pin = useRef<DraggablePin>(null);
  const latest = useRef({ at, moved });
  useEffect(() => {
    latest.current = { at, moved };
  });
  const fit = () => void drawn?.setView([at.lat, at.lon], isWide ? FAR_ZOOM : NEAR_ZOOM, { animate: false });
  const fitted = useRef(fit);
  fitted.current = fit;

  // Before there is a pin, for a map without a view holds none; and when a zip that is written meanwhile brings it nearer.
  useEffect(() => fitted.current(), [drawn, begin.lat, begin.lon, isWide]);
  useEffect(() => {
    if (!drawn) return;
    pin.current = new DraggablePin(drawn, latest.current.at, (to) => latest.current.moved(to));
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
