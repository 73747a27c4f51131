import type { LayerGroup, Map as LeafletMap, Marker } from 'leaflet';
import type { Point } from '../../../domain/places/distance.ts';
import { textMarker } from './markers.ts';
import css from './map.module.css';

/** The college of the search, another college, or a city for orientation. */
type LabelType = 'chosen' | 'college' | 'city';
const labelClasses: Record<LabelType, string | undefined> = {
  chosen: `${css.college} ${css.main}`,
  college: css.college,
  city: css.city,
};

/** Place labels without overlap: of two that would overlap, the one added later is omitted. */
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
