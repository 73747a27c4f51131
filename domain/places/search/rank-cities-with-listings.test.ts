import { expect, it } from 'vitest';
import { rankCitiesWithListings } from './place-index.ts';
import { CITY, COLLEGE, STATE } from '../place-types.ts';

/**
 * `C` is a college, `S` a state, lowercase letters are cities; a cross marks one with listings, an equals sign an exact
 * match.
 */
const order = (hits: string) => {
  const places = hits.split(' ').map((hit) => ({
    hit,
    type: hit.startsWith('C') ? COLLEGE : hit.startsWith('S') ? STATE : CITY,
  }));
  return rankCitiesWithListings(
    places,
    ({ hit }) => hit.includes('+'),
    ({ hit }) => hit.includes('='),
  )
    .map(({ hit }) => hit)
    .join(' ');
};

it('puts cities with listings before those without, keeping the order within each group', () => {
  expect(order('a b+ c d+ e')).toBe('b+ d+ a c e');
});

it('keeps the positions of colleges and states', () => {
  expect(order('C a S b+ C+ c+')).toBe('C b+ S c+ C+ a');
});

it('keeps an exactly matching city first when no other city of that name has listings', () => {
  expect(order('=a =b c+ d')).toBe('=a c+ =b d');
  expect(order('=a =b+ c+ d')).toBe('=b+ c+ =a d');
});
