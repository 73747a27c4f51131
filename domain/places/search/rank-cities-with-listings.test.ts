import { expect, it } from 'vitest';
import { rankCitiesWithListings } from './rank-cities-with-listings.ts';
import { CITY, COLLEGE, STATE } from '../place-types.ts';

/** `C` a college, `S` a state, lower-case letters cities; a cross says that it has homes, an equals sign that it is exact. */
const order = (hits: string) => {
  const places = hits.split(' ').map((hit) => ({
    hit,
    kind: hit.startsWith('C') ? COLLEGE : hit.startsWith('S') ? STATE : CITY,
  }));
  return rankCitiesWithListings(
    places,
    ({ hit }) => hit.includes('+'),
    ({ hit }) => hit.includes('='),
  )
    .map(({ hit }) => hit)
    .join(' ');
};

it('puts cities with homes before those without, each kind in its order', () => {
  expect(order('a b+ c d+ e')).toBe('b+ d+ a c e');
});

it('leaves colleges and states where they are', () => {
  expect(order('C a S b+ C+ c+')).toBe('C b+ S c+ C+ a');
});

it('leaves the city of that very name first when no other of the name has homes', () => {
  expect(order('=a =b c+ d')).toBe('=a c+ =b d');
  expect(order('=a =b+ c+ d')).toBe('=b+ c+ =a d');
});
