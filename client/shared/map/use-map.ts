import { latLngBounds, map, type Map as LeafletMap } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { useEffect, useRef, useState } from 'react';
import { outlineBaseLayer, tileBaseLayer } from './base-layer.ts';
import { useMapGroundQuery } from './base-layer-config.generated.ts';
import css from './map.module.css';

/** The bounds of the United States, including the islands, with some margin. */
const STATES = latLngBounds([-20, -190], [75, -50]);
const MIN_ZOOM = 3;
const MAX_ZOOM = 18;

/** Creates an empty map in this element. The wheel scrolls the page until the map has the focus. */
function createMap(element: HTMLElement, { draggable }: { draggable: boolean }): LeafletMap {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const view = map(element, {
    zoomControl: false,
    attributionControl: false,
    scrollWheelZoom: false,
    dragging: draggable,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    zoomSnap: 0.5,
    maxBounds: STATES,
    maxBoundsViscosity: 0.8,
    zoomAnimation: !still,
    fadeAnimation: !still,
    markerZoomAnimation: !still,
    inertia: !still,
  });
  view.on('focus', () => view.scrollWheelZoom.enable());
  view.on('blur', () => view.scrollWheelZoom.disable());
  // Labels are below the pins and ignore clicks; the list has the same content.
  view.createPane('words').classList.add(css.words ?? '');
  view.createPane('above').classList.add(css.above ?? '');
  for (const name of ['words', 'above', 'overlayPane', 'tilePane'])
    view.getPane(name)?.setAttribute('aria-hidden', 'true');
  element.dataset['ground'] = 'awaited';
  element.setAttribute('role', 'group');
  return view;
}

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
