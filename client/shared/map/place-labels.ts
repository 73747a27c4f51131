import type { LayerGroup, Map as LeafletMap, Marker } from 'leaflet';
import type { Point } from '../../../domain/places/distance.ts';
import { textMarker } from './markers.ts';
import css from './map.module.css';

/** The college that was searched near, another one, a city to find one's way by. */
type LabelType = 'chosen' | 'college' | 'city';
const labelClasses: Record<LabelType, string | undefined> = {
  chosen: `${css.college} ${css.main}`,
  college: css.college,
  city: css.city,
};

/** Names of places: of two that would lie upon each other the one that was added later is left out. */
export class PlaceLabels {
  readonly #layer: LayerGroup;
  readonly #marks: Marker[] = [];

  constructor(view: LeafletMap, layer: LayerGroup) {
    this.#layer = layer;
    const tidy = () => this.tidy();
    view.on('zoomend', tidy);
    layer.on('remove', () => view.off('zoomend', tidy));
  }

  add(place: Point & { name: string }, kind: LabelType): void {
    this.#marks.push(
      textMarker(place, place.name, labelClasses[kind] ?? '', kind === 'chosen' ? 'above' : 'words').addTo(this.#layer),
    );
  }

  tidy(): void {
    const taken: DOMRect[] = [];
    for (const mark of this.#marks) {
      const words = mark.getElement()?.firstElementChild;
      if (!words) continue;
      const box = words.getBoundingClientRect();
      const free = taken.every(
        (other) => box.right < other.left || box.left > other.right || box.bottom < other.top || box.top > other.bottom,
      );
      mark.getElement()?.classList.toggle(css.hidden ?? '', !free);
      if (free) taken.push(box);
    }
  }
}
