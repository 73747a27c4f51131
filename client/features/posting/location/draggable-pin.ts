import { divIcon, marker, type Map as LeafletMap, type Marker, type Point as Pixels } from 'leaflet';
import type { Point } from '../../../../domain/places/distance.ts';
import css from './location.module.css';
import { roundPosition } from './format-position.ts';

/** Pixels that an arrow key moves the pin on the screen; Shift multiplies it. */
const STEP_PX = 4;
const FAR_PX = 40;
const keyDirections: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A listing's map pin: dragged by mouse or touch, moved by the arrow keys, or set by a click on the map. */
export class DraggablePin {
  readonly #view: LeafletMap;
  readonly #mark: Marker;
  readonly #moved: (to: Point) => void;

  constructor(view: LeafletMap, at: Point, moved: (to: Point) => void) {
    this.#view = view;
    this.#moved = moved;
    const spot = document.createElement('span');
    spot.className = css.spot ?? '';
    this.#mark = marker([at.lat, at.lon], {
      draggable: true,
      autoPan: true,
      keyboard: true,
      icon: divIcon({ className: css.homePin ?? '', html: spot, iconSize: [44, 44], iconAnchor: [22, 40] }),
    }).addTo(view);
    this.#mark.on('dragend', () => this.#tell());
    view.on('click', ({ latlng }) => {
      this.#mark.setLatLng(latlng);
      this.#tell();
    });
    const element = this.#mark.getElement();
    element?.setAttribute('aria-label', "Your home's pin. Move it with the arrow keys; hold Shift to move farther.");
    element?.addEventListener('keydown', (event) => this.#step(event));
  }

  /** Moves the pin without emitting a change, and the map to it if it is out of view: typed coordinates may be far away. */
  put({ lat, lon }: Point): void {
    this.#mark.setLatLng([lat, lon]);
    if (!this.#view.getBounds().contains([lat, lon])) this.#view.panTo([lat, lon], { animate: false });
  }

  #step(event: KeyboardEvent): void {
    const way = keyDirections[event.key];
    if (!way) return;
    event.preventDefault();
    // Prevents the map from panning as well.
    event.stopPropagation();
    const far = event.shiftKey ? FAR_PX : STEP_PX;
    const from: Pixels = this.#view.latLngToContainerPoint(this.#mark.getLatLng());
    this.#mark.setLatLng(this.#view.containerPointToLatLng(from.add([way[0] * far, way[1] * far])));
    this.#view.panInside(this.#mark.getLatLng(), { padding: [FAR_PX, FAR_PX], animate: false });
    this.#tell();
  }

  #tell(): void {
    const { lat, lng } = this.#mark.getLatLng().wrap();
    this.#moved(roundPosition({ lat, lon: lng }));
  }
}
