import { map, type LatLngBoundsExpression, type Map as LeafletMap } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import css from './map.module.css';

/** The bounds of the United States, including the islands, with some margin. */
const STATES: LatLngBoundsExpression = [
  [-20, -190],
  [75, -50],
];
const MIN_ZOOM = 3;
const MAX_ZOOM = 18;

/** Creates an empty map in this element. The wheel scrolls the page until the map has the focus. */
export function createMap(element: HTMLElement, { draggable }: { draggable: boolean }): LeafletMap {
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
  for (const [name, look] of [
    ['words', css.words],
    ['above', css.above],
  ] as const) {
    const pane = view.createPane(name);
    pane.classList.add(look ?? '');
    pane.setAttribute('aria-hidden', 'true');
  }
  view.getPane('overlayPane')?.setAttribute('aria-hidden', 'true');
  view.getPane('tilePane')?.setAttribute('aria-hidden', 'true');
  element.dataset['ground'] = 'awaited';
  element.setAttribute('role', 'group');
  return view;
}
