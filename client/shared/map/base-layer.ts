import { control, latLngBounds, layerGroup, polygon, svg, tileLayer, type Map as LeafletMap } from 'leaflet';
import type { Point } from '../../../domain/places/distance.ts';
import { contentMarker } from './markers.ts';
import { loadOutlines, type StateOutline } from './state-outlines.ts';
import css from './map.module.css';

/** The attribution that most tile servers require. */
const ATTRIBUTION = '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors';
/** The lowest zoom with state names, up to `NAMED_UP_TO`: closer up they would obscure the map. */
const NAMED_FROM = 4.5;
const NAMED_UP_TO = 9;
/** Its name would overlap Maryland's. */
const TOO_SMALL = 'District of Columbia';

/** Adds streets from the installation's tile server. */
export function tileBaseLayer(view: LeafletMap, url: string): void {
  control.attribution({ prefix: false }).addTo(view);
  // A widget's frame may load images of other origins only where they allow it (its Cross-Origin-Embedder-Policy).
  const crossOrigin = window.parent !== window && 'anonymous';
  tileLayer(url, { attribution: ATTRIBUTION, maxZoom: 19, className: css.tiles ?? '', crossOrigin }).addTo(view);
}

/** Returns the middle of a state's largest part: precise enough for a label. */
function middleOf({ parts }: StateOutline): Point {
  const boxes = parts.map(([outer = []]) => latLngBounds(outer));
  const sized = boxes.map((box) => {
    const area = (box.getNorth() - box.getSouth()) * (box.getEast() - box.getWest());
    return { area, middle: box.getCenter() };
  });
  const { lat = 0, lng = 0 } = sized.toSorted((a, b) => b.area - a.area)[0]?.middle ?? {};
  return { lat, lon: lng };
}

/** Adds the states' outlines where there are no tiles, in the page's colors. */
export async function outlineBaseLayer(view: LeafletMap): Promise<void> {
  const outlines = await loadOutlines();
  // The map may have been removed while they loaded.
  if (!view.getPane('mapPane')?.isConnected) return;
  const renderer = svg({ padding: 0.4, pane: 'tilePane' });
  for (const { parts } of outlines)
    polygon(parts, {
      renderer,
      pane: 'tilePane',
      interactive: false,
      className: css.state ?? '',
      smoothFactor: 1.5,
    }).addTo(view);
  const named = outlines.filter(({ name }) => name !== TOO_SMALL);
  const names = layerGroup(
    named.map((outline) => contentMarker(middleOf(outline), outline.name, css.stateName, 'words')),
  );
  const show = () => {
    const zoom = view.getZoom();
    if (zoom >= NAMED_FROM && zoom <= NAMED_UP_TO) names.addTo(view);
    else names.remove();
  };
  view.on('zoomend', show);
  show();
}
