import type { Map as LeafletMap } from 'leaflet';
import { Icon } from '../../components/icon.tsx';
import css from './map-buttons.module.css';

/** Renders buttons to zoom in, zoom out, and fit everything. */
export function MapButtons({ view, fit }: { view: LeafletMap | undefined; fit: () => void }) {
  return (
    <div className={css.buttons} data-over-map="">
      <button type="button" aria-label="Zoom in" onClick={() => view?.zoomIn(1)}>
        <Icon name="plus" />
      </button>
      <button type="button" aria-label="Zoom out" onClick={() => view?.zoomOut(1)}>
        <Icon name="minus" />
      </button>
      <button type="button" aria-label="Show everything" onClick={fit}>
        <Icon name="frame" />
      </button>
    </div>
  );
}
