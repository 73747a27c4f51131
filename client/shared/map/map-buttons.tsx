import type { Map as LeafletMap } from 'leaflet';
import { Icon } from '../../components/icon.tsx';
import css from './map-buttons.module.css';

interface MapButtonsProps {
  view: LeafletMap | undefined;
  /** Fits everything into the view again. */
  fit: () => void;
}

/** Renders buttons to zoom in, zoom out, and fit everything. */
export function MapButtons({ view, fit }: MapButtonsProps) {
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
