import { circle, divIcon, latLng, marker, polyline, type LayerGroup, type Map as LeafletMap } from 'leaflet';
import { METERS_PER_MILE, milesInMinutes, type Point, type TravelMode } from '../../../domain/places/distance.ts';
import css from './map.module.css';

const MILES_PER_DEGREE = 69.05;
/** Minimum pixels between the labels of two rings. */
const BETWEEN_PX = 26;

const rings: readonly { minutes: number; mode: TravelMode; words: string }[] = [
  { minutes: 10, mode: 'walking', words: '10 min walk' },
  { minutes: 20, mode: 'walking', words: '20 min walk' },
  { minutes: 20, mode: 'cycling', words: '20 min bike' },
  { minutes: 20, mode: 'driving', words: '20 min drive' },
];

/** Returns a marker with this content that reacts to nothing itself. */
export const contentMarker = ({ lat, lon }: Point, html: string | HTMLElement, className = '', pane = 'markerPane') =>
  marker([lat, lon], {
    pane,
    interactive: false,
    keyboard: false,
    icon: divIcon({ className, html, iconSize: [0, 0] }),
  });

/** Returns a label beside a place, as text and never as markup: names are user input. */
export function textMarker(place: Point, text: string, className: string, pane = 'words') {
  const words = document.createElement('span');
  words.textContent = text;
  return contentMarker(place, words, className, pane);
}

/** Draws rings of estimated travel time around a place; one drawn smaller than `room` pixels gets no label. */
export function drawTravelRings(view: LeafletMap, layer: LayerGroup, { lat, lon }: Point, room = 26): void {
  const drawn = rings.map(({ minutes, mode, words }) => {
    const miles = milesInMinutes(minutes, mode);
    const radius = miles * METERS_PER_MILE;
    circle([lat, lon], { radius, interactive: false, className: css.ring ?? '' }).addTo(layer);
    const north = lat + miles / MILES_PER_DEGREE;
    return { north, label: textMarker({ lat: north, lon }, words, css.ringWords ?? '').addTo(layer) };
  });
  const tidy = () => {
    const middle = view.latLngToContainerPoint([lat, lon]).y;
    let inner = middle;
    for (const { north, label } of drawn) {
      const { y } = view.latLngToContainerPoint([north, lon]);
      const fits = inner - y >= (inner === middle ? room : BETWEEN_PX);
      label.getElement()?.classList.toggle(css.hidden ?? '', !fits);
      if (fits) inner = y;
    }
  };
  view.on('zoomend', tidy);
  layer.on('remove', () => view.off('zoomend', tidy));
  tidy();
}

/** Draws the straight line between two places; the actual route is unknown. */
export function drawLine(layer: LayerGroup, from: Point, to: Point): void {
  const ends = [from, to].map(({ lat, lon }) => latLng(lat, lon));
  polyline(ends, { interactive: false, className: css.line ?? '' }).addTo(layer);
}
