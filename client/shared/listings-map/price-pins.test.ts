import { map, type Map as LeafletMap } from 'leaflet';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import css from '../map/map.module.css';
import type { MapListing } from '../map/map-listing.ts';
import { PricePins } from './price-pins.ts';

const home = (id: string, lat: number, lon: number): MapListing => ({
  id,
  slug: id,
  name: `Home ${id}`,
  lat,
  lon,
  rent: 900,
  facts: '',
  picture: '',
});
/** The second nearly overlaps the first. */
const homes = [home('a', 40, -83), home('b', 40.0005, -83.0005), home('c', 40.02, -83.02)];

let view: LeafletMap;
let pins: PricePins;
const choose = vi.fn();
const light = vi.fn();
const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('button')];
const names = (like: RegExp) =>
  buttons().flatMap((button, index) => (like.test(button.className) ? homes[index]?.id : []));

beforeEach(() => {
  for (const [name, size] of [
    ['clientWidth', 400],
    ['clientHeight', 400],
    ['offsetWidth', 60],
    ['offsetHeight', 24],
  ] as const)
    vi.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(size);
  const frame = document.body.appendChild(document.createElement('div'));
  view = map(frame, { zoomAnimation: false, fadeAnimation: false }).setView([40.01, -83.01], 13);
  view.createPane('above');
  pins = new PricePins(view, { choose, light });
  pins.show(homes);
});
afterEach(() => {
  view.remove();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

const press = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

it("shows each listing's price and name, in list order", () => {
  expect(buttons().map((button) => button.getAttribute('aria-label'))).toEqual(
    ['a', 'b', 'c'].map((id) => `$900 a month, Home ${id}`),
  );
});

it('is one Tab stop; the arrow keys cycle through the pins without moving the map', () => {
  const before = view.getCenter();
  expect(buttons().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  buttons()[0]?.focus();
  press('ArrowRight');
  expect([document.activeElement, light.mock.lastCall]).toEqual([buttons()[1], ['b']]);
  press('End');
  press('ArrowDown');
  press('ArrowLeft');
  expect(document.activeElement).toBe(buttons()[2]);
  expect(buttons().map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]);
  expect(view.getCenter()).toEqual(before);
});

it('selects by a click or a key, not by the end of a map drag', () => {
  const [first] = buttons();
  first?.dispatchEvent(new MouseEvent('pointerdown', { clientX: 10, clientY: 10 }));
  first?.dispatchEvent(new MouseEvent('click', { clientX: 80, clientY: 10, detail: 1 }));
  expect(choose).not.toHaveBeenCalled();
  first?.dispatchEvent(new MouseEvent('click', { clientX: 11, clientY: 10, detail: 1 }));
  first?.click();
  expect(choose.mock.calls).toEqual([['a'], ['a']]);
  pins.choose('a');
  expect(buttons().map((button) => button.getAttribute('aria-pressed'))).toEqual(['true', 'false', 'false']);
});

it('shows a dot where a price does not fit, until the map is zoomed in', () => {
  expect(names(/dot/)).toEqual(['b']);
  view.setZoom(18);
  expect(names(/dot/)).toEqual([]);
});

it('measures the prices again once their font has loaded', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(2);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(2);
  document.fonts.dispatchEvent(new Event('loadingdone'));
  expect(names(/dot/)).toEqual([]);
});

it('counts listings that are close together on a map of a whole region, and zooms to them', () => {
  view.setZoom(9);
  expect(buttons().map(({ textContent }) => textContent)).toEqual(['3 from $900', '$900', '$900']);
  expect(names(/clustered/)).toEqual(['b', 'c']);
  expect(buttons()[0]?.getAttribute('aria-label')).toBe('3 from $900 a month: 3 homes, among them Home a. Zoom in.');
  buttons()[0]?.click();
  expect(choose).not.toHaveBeenCalled();
  expect(view.getZoom()).toBeGreaterThan(9);
  expect(names(/clustered/)).toEqual([]);
});

it('keeps prices out from under the buttons of the map', () => {
  const over = document.body.appendChild(document.createElement('div'));
  over.dataset['overMap'] = '';
  const { x, y } = view.latLngToContainerPoint([40.02, -83.02]);
  vi.spyOn(over, 'getBoundingClientRect').mockReturnValue(new DOMRect(x, y, 40, 90));
  pins.tidy();
  expect(names(/dot/)).toEqual(['b', 'c']);
});

it('hides a city name under a price', () => {
  const pane = view.createPane('words');
  const cities = [
    [0, css.city],
    [300, css.city],
    [0, css.college],
  ].map(([left, look]) => {
    const mark = pane.appendChild(document.createElement('div'));
    mark.className = String(look);
    const name = mark.appendChild(document.createElement('span'));
    const { x, y } = view.latLngToContainerPoint([40.02, -83.02]);
    vi.spyOn(name, 'getBoundingClientRect').mockReturnValue(new DOMRect(x + Number(left), y, 40, 12));
    return name;
  });
  pins.tidy();
  expect(cities.map(({ className }) => className.includes('hidden'))).toEqual([true, false, false]);
});

it('highlights the listing pointed at, and no other', () => {
  pins.light('c');
  pins.light('b');
  expect(names(/lit/)).toEqual(['b']);
  pins.light(null);
  expect(names(/lit/)).toEqual([]);
});

it('keeps the highlight when the listings are shown in a new order', () => {
  pins.light('a');
  pins.show(homes.toReversed());
  const lit = buttons().filter(({ className }) => /lit/.test(className));
  expect(lit.map((button) => button.getAttribute('aria-label'))).toEqual(['$900 a month, Home a']);
});

it('reaches only pins that are shown by the keyboard, and keeps its Tab stop on one of them', () => {
  const stop = () => buttons().findIndex(({ tabIndex }) => tabIndex === 0);
  buttons()[1]?.focus();
  buttons()[1]?.blur();
  expect(stop()).toBe(1);
  view.setZoom(11, { animate: false });
  // The second is counted in the label of the first.
  expect([names(new RegExp(css.clustered ?? '')), stop()]).toEqual([['b'], 0]);
  buttons()[0]?.focus();
  press('ArrowRight');
  expect(document.activeElement).toBe(buttons()[2]);
  press('ArrowRight');
  expect(document.activeElement).toBe(buttons()[0]);
});
