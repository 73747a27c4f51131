import { map, type Map as LeafletMap } from 'leaflet';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DraggablePin } from './draggable-pin.ts';

const at = { lat: 40, lon: -83 };
let view: LeafletMap;
let moved: { lat: number; lon: number }[];
beforeEach(() => {
  for (const name of ['clientWidth', 'clientHeight'] as const)
    vi.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(400);
  const frame = document.body.appendChild(document.createElement('div'));
  view = map(frame, { zoomControl: false, attributionControl: false, zoomAnimation: false, fadeAnimation: false });
  view.setView([at.lat, at.lon], 14);
  moved = [];
});
afterEach(() => {
  view.remove();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const element = () => view.getContainer().querySelector<HTMLElement>('.leaflet-marker-icon');
const press = (key: string, shiftKey = false) =>
  element()?.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }));

test('moves with the arrow keys, ten times as far with Shift, and does not pan the map', () => {
  const pin = new DraggablePin(view, at, (to) => moved.push(to));
  const panned = vi.fn();
  view.getContainer().addEventListener('keydown', panned);
  press('ArrowUp');
  press('ArrowUp', true);
  press('ArrowRight');
  press('x');
  expect(panned).toHaveBeenCalledTimes(1);
  expect(moved).toHaveLength(3);
  const [north = at, farther = at, east = at] = moved;
  expect(north.lat).toBeGreaterThan(at.lat);
  expect((farther.lat - north.lat) / (north.lat - at.lat)).toBeCloseTo(10, 0);
  expect(east.lon).toBeGreaterThan(at.lon);
  expect(east.lat).toBeCloseTo(farther.lat, 4);
  pin.put(at);
  expect(moved).toHaveLength(3);
});

test('keeps in view a pin that is put elsewhere, and the map still where it is near', () => {
  const pin = new DraggablePin(view, at, (to) => moved.push(to));
  pin.put({ lat: 40.001, lon: -83.001 });
  expect(view.getCenter()).toMatchObject({ lat: at.lat, lng: at.lon });
  pin.put({ lat: 40.12, lon: -83.15 });
  expect(view.getBounds().contains([40.12, -83.15])).toBe(true);
  expect([view.getZoom(), moved]).toEqual([14, []]);
});

test('can be focused, has an accessible name, and moves to a click on the map', () => {
  new DraggablePin(view, at, (to) => moved.push(to));
  expect(element()?.tabIndex).toBe(0);
  expect(element()?.getAttribute('aria-label')).toMatch(/arrow keys/);
  view.fire('click', { latlng: { lat: 40.01, lng: -83.02 } });
  expect(moved).toEqual([{ lat: 40.01, lon: -83.02 }]);
});

test('emits its position when it is dropped', () => {
  new DraggablePin(view, at, (to) => moved.push(to));
  view.eachLayer((layer) => {
    if (!('setLatLng' in layer)) return;
    Object.assign(layer).setLatLng([41, -84]);
    layer.fire('dragend');
  });
  expect(moved).toEqual([{ lat: 41, lon: -84 }]);
});
