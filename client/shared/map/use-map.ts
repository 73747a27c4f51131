import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { createMap } from './create-map.ts';
import { outlineBaseLayer, tileBaseLayer } from './base-layer.ts';
import { useMapGroundQuery } from './base-layer-config.generated.ts';

/** Creates a map in the element that gets `frame`; adds its base layer once this installation's configuration is loaded. */
export function useMap(label: string, draggable = true) {
  const frame = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<LeafletMap | null>(null);
  const { data, error } = useMapGroundQuery();
  const tiles = data?.options.mapTilesUrl;

  useEffect(() => {
    if (!frame.current) return;
    const view = createMap(frame.current, { draggable });
    setDrawn(view);
    const watch = new ResizeObserver(() => view.invalidateSize({ animate: false }));
    watch.observe(frame.current);
    return () => {
      watch.disconnect();
      view.remove();
      setDrawn(null);
    };
  }, [draggable]);

  // Apart from the map itself: a search of another place changes the name and keeps the map.
  useEffect(() => {
    drawn
      ?.getContainer()
      .setAttribute('aria-label', `${label}. Use the arrow keys to move it, plus and minus to zoom.`);
  }, [drawn, label]);

  const known = data !== undefined || error !== undefined;
  useEffect(() => {
    if (!drawn || !known) return;
    const { dataset } = drawn.getContainer();
    const done = () => (dataset['ground'] = 'drawn');
    if (tiles) {
      tileBaseLayer(drawn, tiles);
      done();
    } else void outlineBaseLayer(drawn).then(done);
  }, [drawn, known, tiles]);

  return { frame, drawn };
}
