import { readFileSync } from 'node:fs';
import { map, type Map as LeafletMap } from 'leaflet';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { outlineBaseLayer, tileBaseLayer } from './base-layer.ts';

let view: LeafletMap;
beforeEach(() => {
  for (const name of ['clientWidth', 'clientHeight'] as const)
    vi.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(400);
  const frame = document.body.appendChild(document.createElement('div'));
  view = map(frame, { zoomControl: false, attributionControl: false, zoomAnimation: false, fadeAnimation: false });
  view.createPane('words');
  view.setView([40, -83], 6);
});
afterEach(() => {
  view.remove();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
const container = () => view.getContainer();

it("uses the installation's tiles with their attribution", () => {
  tileBaseLayer(view, 'https://tiles.example/{z}/{x}/{y}.png?key=abc');
  const sources = [...container().querySelectorAll('img')].map(({ src }) => src);
  expect(sources.length).toBeGreaterThan(0);
  for (const source of sources) expect(source).toMatch(/^https:\/\/tiles\.example\/6\/\d+\/\d+\.png\?key=abc$/);
  expect(container().querySelector('a')?.href).toBe('https://www.openstreetmap.org/copyright');
});

it('uses state outlines without tiles, with names at low zoom levels', async () => {
  const atlas = readFileSync('node_modules/us-atlas/states-10m.json', 'utf8');
  vi.stubGlobal('fetch', async () => new Response(atlas));
  await outlineBaseLayer(view);
  expect(container().querySelectorAll('path').length).toBeGreaterThan(50);
  expect(container().textContent).toContain('Ohio');
  view.setZoom(13);
  expect(container().textContent).toBe('');
});

it('is empty when the outlines fail to load, and the rest of the map works', async () => {
  vi.resetModules();
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
  const again = await import('./base-layer.ts');
  await again.outlineBaseLayer(view);
  expect(container().querySelectorAll('path')).toHaveLength(0);
});
