import { expect, it } from 'vitest';
import { placeFromUrl, plainLink } from './selected-place.ts';

const host = { site: 'cr', origin: 'https://homes.example', own: false } as const;
const hosts = { widgetHosts: [] };

it('links to the place, and keeps the brand where the host does not imply it', () => {
  const osu = placeFromUrl({
    ...hosts,
    school: { id: '5', displayName: 'Ohio State', slug: 'osu' },
  });
  expect(plainLink(osu, host)).toEqual({
    href: 'https://homes.example/college/osu?site=cr',
    words: 'Homes near Ohio State',
  });
  expect(plainLink(osu, { ...host, own: true }).href).toBe('https://homes.example/college/osu');
  expect(plainLink(osu, { ...host, site: 'default' }).href).toBe('https://homes.example/college/osu');
});

it('uses the prepositions for a city and a state', () => {
  const city = placeFromUrl({
    ...hosts,
    city: { id: '4', name: 'Columbus', state: 'OH', slug: 'c' },
  });
  expect(plainLink(city, host).words).toBe('Homes in Columbus, OH');
  const state = placeFromUrl({ ...hosts, state: { id: '39', name: 'Ohio', code: 'OH' } });
  expect(plainLink(state, host)).toEqual({ href: 'https://homes.example/state/oh?site=cr', words: 'Homes in Ohio' });
});

it('links to the search without a place', () => {
  expect(placeFromUrl({ ...hosts, school: null })).toBeNull();
  expect(plainLink(null, host)).toEqual({
    href: 'https://homes.example/search?site=cr',
    words: 'Find a home near campus',
  });
});
