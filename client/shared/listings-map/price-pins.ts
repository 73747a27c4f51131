import { latLngBounds, layerGroup, type LayerGroup, type Map as LeafletMap, type Marker } from 'leaflet';
import { formatDollars } from '../../../domain/format/money.ts';
import type { MapListing } from '../map/map-listing.ts';
import { contentMarker } from '../map/markers.ts';
import css from '../map/map.module.css';

interface PinEvents {
  choose(id: string): void;
  /** Called on hover or focus; null when it ends. */
  light(id: string | null): void;
}

interface Pin {
  home: MapListing;
  mark: Marker;
  button: HTMLButtonElement;
  /** Width as a price in pixels. */
  wide: number;
  tall: number;
  /** Whether it is a dot because its price does not fit. */
  small: boolean;
  /** Whether it is counted in the label of another, and not shown itself. */
  clustered: boolean;
  /** The listings under its label, itself included, where they are too close to be told apart. */
  cluster: readonly MapListing[];
}

/** A rectangle in the map's window, relative to its center. */
interface Box {
  x: number;
  y: number;
  wide: number;
  tall: number;
}

/** A press that moves farther than this is a drag. */
const DRAGGED_PX = 6;
const GAP_PX = 2;
/** Allowed overlap between a price and the margin of another label. */
const TOUCH_PX = 5;
const TOP_Z_INDEX = 10_000;
/** Below this zoom listings whose prices do not fit are one cluster; from it on they are dots. */
const CLUSTER_ZOOM = 12.5;
/** The size of a cluster's label in pixels; below the zoom each listing has so much room. */
const CLUSTER_PX = { wide: 112, tall: 30 };
const CLUSTER_MARGIN_PX = 60;

const overlaps = (one: Box, other: Box, gap = GAP_PX) =>
  Math.abs(other.x - one.x) * 2 < other.wide + one.wide + gap * 2 &&
  Math.abs(other.y - one.y) * 2 < other.tall + one.tall + gap * 2;

/**
 * Renders the listings as buttons with their prices. The buttons are one Tab stop: the arrow keys move between them in
 * list order. Where prices would overlap, listings later in the list are dots until the map is zoomed in or they are
 * hovered or focused; on a map of a whole region they are counted in the label of the one they overlap, which zooms in.
 */
export class PricePins {
  readonly #view: LeafletMap;
  readonly #layer: LayerGroup;
  readonly #events: PinEvents;
  #pins: Pin[] = [];
  #lit: string | null = null;
  #chosen: string | null = null;

  constructor(view: LeafletMap, events: PinEvents) {
    this.#view = view;
    this.#layer = layerGroup().addTo(view);
    this.#events = events;
    const pane = view.getPane('markerPane');
    pane?.setAttribute('role', 'group');
    pane?.setAttribute('aria-label', 'Homes on the map. Use the arrow keys to move between them.');
    view.on('moveend', () => this.tidy());
    // The prices and the college's name are wider or narrower in another font.
    const again = () => this.#measure();
    document.fonts.addEventListener('loadingdone', again);
    view.on('unload', () => document.fonts.removeEventListener('loadingdone', again));
  }

  show(homes: readonly MapListing[]): void {
    for (const { mark } of this.#pins) mark.remove();
    this.#pins = homes.map((home) => this.#pinOf(home));
    this.#rove(this.#pins[0]);
    this.#measure();
    // A card that has the pointer or the focus keeps it through a new order.
    this.light(this.#lit);
  }

  /** Measures the pins as prices, then tidies. */
  #measure(): void {
    for (const pin of this.#pins) {
      pin.button.classList.remove(css.dot ?? '', css.clustered ?? '');
      this.#label(pin, [pin.home]);
    }
    for (const pin of this.#pins) {
      pin.wide = pin.button.offsetWidth;
      pin.tall = pin.button.offsetHeight;
    }
    this.tidy();
  }

  /** Turns prices that do not fit into dots or clusters and hides labels that a price or a button would cover. */
  tidy(): void {
    const clustering = this.#view.getZoom() < CLUSTER_ZOOM;
    // The label of the searched college and the buttons over the map are never covered.
    const taken = [
      ...this.#boxesOf(this.#view.getPane('above'), 'span'),
      ...this.#boxesOf(this.#view.getContainer().parentElement, '[data-over-map]'),
    ].map(({ box }) => box);
    const shown: { pin: Pin; box: Box; homes: MapListing[] }[] = [];
    for (const pin of this.#pins) {
      const { home, wide, tall } = pin;
      const box = {
        ...this.#view.latLngToContainerPoint([home.lat, home.lon]),
        ...(clustering ? CLUSTER_PX : { wide, tall }),
      };
      const under = shown.find((other) => overlaps(box, other.box));
      const free = !under && !taken.some((other) => overlaps(box, other));
      pin.small = !free;
      if (free) shown.push({ pin, box, homes: [home] });
      else if (clustering) under?.homes.push(home);
      const clustered = clustering && under !== undefined;
      pin.clustered = clustered;
      pin.button.classList.toggle(css.dot ?? '', !free && !clustered);
      pin.button.classList.toggle(css.clustered ?? '', clustered);
      this.#label(pin, [home]);
    }
    for (const { pin, homes } of shown) this.#label(pin, homes);
    this.#roveToShown();
    taken.push(...shown.map(({ box }) => box));
    const words = this.#boxesOf(this.#view.getPane('words'), `.${css.city} span, .${css.ringWords} span`);
    for (const { element, box } of words) {
      const covered = taken.some((other) => overlaps(box, other, -TOUCH_PX));
      element.classList.toggle(css.hidden ?? '', covered);
    }
    this.#raise();
  }

  light(id: string | null): void {
    this.#mark(this.#lit, css.lit, false);
    this.#lit = id;
    this.#mark(id, css.lit, true);
    this.#raise();
  }

  choose(id: string | null): void {
    this.#mark(this.#chosen, css.chosen, false);
    this.#chosen = id;
    this.#mark(id, css.chosen, true);
    for (const { home, button } of this.#pins) button.setAttribute('aria-pressed', String(home.id === id));
    this.#raise();
  }

  /** Returns the focus to the listing that was viewed. */
  focus(id: string): void {
    this.#pins.find(({ home }) => home.id === id)?.button.focus();
  }

  #pinOf(home: MapListing): Pin {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = css.pin ?? '';
    button.tabIndex = -1;
    button.append(document.createElement('span'));
    button.setAttribute('aria-pressed', 'false');
    let down = { x: 0, y: 0 };
    button.addEventListener('pointerdown', ({ clientX: x, clientY: y }) => (down = { x, y }));
    button.addEventListener('click', ({ clientX, clientY, detail }) => {
      // The end of a map drag is not a click; a key press has no position.
      const far = detail > 0 && Math.hypot(clientX - down.x, clientY - down.y) > DRAGGED_PX;
      if (!far) this.#press(pin);
    });
    button.addEventListener('dblclick', (event) => event.stopPropagation());
    button.addEventListener('pointerenter', () => this.#events.light(home.id));
    button.addEventListener('pointerleave', () => this.#events.light(null));
    button.addEventListener('focus', () => {
      this.#rove(pin);
      this.#view.panInside([home.lat, home.lon], { padding: [60, 60] });
      this.#events.light(home.id);
    });
    button.addEventListener('blur', () => this.#events.light(null));
    button.addEventListener('keydown', (event) => this.#step(event, pin));
    const mark = contentMarker(home, button, css.spot).addTo(this.#layer);
    const pin: Pin = { home, mark, button, wide: 0, tall: 0, small: false, clustered: false, cluster: [home] };
    this.#label(pin, [home]);
    return pin;
  }

  /** Writes a listing's price on its pin, or the number and the lowest price of its cluster. */
  #label(pin: Pin, homes: readonly MapListing[]): void {
    const { button, home } = pin;
    pin.cluster = homes;
    const price = formatDollars(Math.min(...homes.map(({ rent }) => rent)));
    const words = homes.length > 1 ? `${homes.length} from ${price}` : price;
    const label =
      homes.length > 1
        ? `${words} a month: ${homes.length} homes, among them ${home.name}. Zoom in.`
        : `${price} a month, ${home.name}`;
    if (button.firstElementChild?.textContent !== words) button.firstElementChild?.replaceChildren(words);
    button.setAttribute('aria-label', label);
  }

  /** Chooses a listing, or zooms to the listings of a cluster. */
  #press(pin: Pin): void {
    if (pin.cluster.length === 1) return this.#events.choose(pin.home.id);
    this.#view.fitBounds(latLngBounds(pin.cluster.map(({ lat, lon }): [number, number] => [lat, lon])), {
      padding: [CLUSTER_MARGIN_PX, CLUSTER_MARGIN_PX],
      // Close enough that what is still too close is a dot.
      maxZoom: Math.max(this.#view.getZoom() + 1, CLUSTER_ZOOM + 1),
    });
  }

  #step(event: KeyboardEvent, current: Pin): void {
    const reachable = this.#pins.filter((pin) => !pin.clustered || pin === current);
    const index = reachable.indexOf(current);
    const last = reachable.length - 1;
    const targets: Record<string, number> = {
      ArrowRight: index === last ? 0 : index + 1,
      ArrowDown: index === last ? 0 : index + 1,
      ArrowLeft: index === 0 ? last : index - 1,
      ArrowUp: index === 0 ? last : index - 1,
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    // Otherwise the map would move as well.
    event.stopPropagation();
    reachable[target]?.button.focus();
  }

  /** Moves the one Tab stop from a pin that is not shown anymore to the one that counts it. */
  #roveToShown(): void {
    const stop = this.#pins.find(({ button }) => button.tabIndex === 0);
    if (!stop?.clustered || stop.button === document.activeElement) return;
    this.#rove(this.#pins.find(({ clustered, cluster }) => !clustered && cluster.includes(stop.home)));
  }

  #rove(current: Pin | undefined): void {
    for (const pin of this.#pins) pin.button.tabIndex = pin === current ? 0 : -1;
  }

  #mark(id: string | null, name: string | undefined, on: boolean): void {
    this.#pins.find(({ home }) => home.id === id)?.button.classList.toggle(name ?? '', on);
  }

  #raise(): void {
    for (const { home, mark, small } of this.#pins) {
      const place = home.id === this.#lit ? 2 : home.id === this.#chosen ? 1 : small ? -1 : 0;
      mark.setZIndexOffset(place * TOP_Z_INDEX);
    }
  }

  /** Returns the selected elements with their rectangles relative to the map's corner. */
  #boxesOf(among: Element | null | undefined, selector: string): { element: Element; box: Box }[] {
    const frame = this.#view.getContainer().getBoundingClientRect();
    return [...(among?.querySelectorAll(selector) ?? [])].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const box = { x: left - frame.left + width / 2, y: top - frame.top + height / 2, wide: width, tall: height };
      return { element, box };
    });
  }
}
