import { control, divIcon, layerGroup, marker, polygon, svg, tileLayer, type Map as LeafletMap } from 'leaflet';
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
  tileLayer(url, { attribution: ATTRIBUTION, maxZoom: 19, className: css.tiles ?? '' }).addTo(view);
}

/** Returns the mean of the corners of a state's largest part: precise enough for a label. */
function middleOf({ parts }: StateOutline): [number, number] {
  const size = ([outer = []]: [number, number][][]) => {
    const lats = outer.map(([lat]) => lat);
    const lons = outer.map(([, lon]) => lon);
    const [south, north, west, east] = [Math.min(...lats), Math.max(...lats), Math.min(...lons), Math.max(...lons)];
    return { area: (north - south) * (east - west), middle: [(south + north) / 2, (west + east) / 2] as const };
  };
  const [lat, lon] = parts.map(size).toSorted((a, b) => b.area - a.area)[0]?.middle ?? [0, 0];
  return [lat, lon];
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
  const names = layerGroup(
    outlines
      .filter(({ name }) => name !== TOO_SMALL)
      .map((outline) =>
        marker(middleOf(outline), {
          pane: 'words',
          interactive: false,
          keyboard: false,
          icon: divIcon({ className: css.stateName ?? '', html: outline.name, iconSize: [0, 0] }),
        }),
      ),
  );
  const show = () => {
    const zoom = view.getZoom();
    if (zoom >= NAMED_FROM && zoom <= NAMED_UP_TO) names.addTo(view);
    else names.remove();
  };
  view.on('zoomend', show);
  show();
}
