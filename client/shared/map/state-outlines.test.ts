import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { states } from '../../../domain/options/states.ts';
import { outlinesOf, type Topology } from './state-outlines.ts';

const atlas = JSON.parse(readFileSync('node_modules/us-atlas/states-10m.json', 'utf8')) as Topology;
const outlines = outlinesOf(atlas);

/** Returns whether a point is inside the outer ring of a part: a ray to the east crosses it an odd number of times. */
const inside = (lat: number, lon: number, ring: [number, number][]) =>
  ring.filter(([y, x], index) => {
    const [previousY, previousX] = ring.at(index - 1) ?? [y, x];
    return y > lat !== previousY > lat && lon < ((previousX - x) * (lat - y)) / (previousY - y) + x;
  }).length %
    2 ===
  1;
const statesAt = (lat: number, lon: number) =>
  outlines.filter(({ parts }) => parts.some(([outer = []]) => inside(lat, lon, outer))).map(({ name }) => name);

it('decodes every known state into closed rings', () => {
  const names = outlines.map(({ name }) => name);
  expect(states.map(({ name }) => name).filter((name) => !names.includes(name))).toEqual([]);
  for (const { parts } of outlines)
    for (const ring of parts.flat()) {
      expect(ring.length).toBeGreaterThan(2);
      expect(ring.at(0)).toEqual(ring.at(-1));
    }
});

it('places cities inside their states, and none in the sea', () => {
  expect(statesAt(39.96, -83)).toEqual(['Ohio']);
  expect(statesAt(42.28, -83.74)).toEqual(['Michigan']);
  expect(statesAt(21.3, -157.82)).toEqual(['Hawaii']);
  expect(statesAt(61.19, -149.82)).toEqual(['Alaska']);
  expect(statesAt(35, -60)).toEqual([]);
});
