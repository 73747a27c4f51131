import { expect, it } from 'vitest';
import { states } from '../../options/states.ts';
import { cityKey, type ZipDirectory, type ZipPlace } from './zip-geocoding.ts';
import { approximateLocation } from './approximate-location.ts';
import stateCenters from './state-centers.json' with { type: 'json' };

const place = (zip: string, lat: number, lon: number): ZipPlace => ({
  zip,
  lat,
  lon,
  lived: true,
  city: 'Columbus',
  state: 'OH',
});
const zips = [place('43201', 39.99, -83), place('43210', 40, -83.02), place('43215', 39.96, -82.99)];
const book: ZipDirectory = {
  zip: (zip) => zips.find((one) => one.zip === zip),
  startingWith: () => [],
  zipsOf: (city, state) => (cityKey(city, state) === cityKey('Columbus', 'OH') ? zips : []),
  livedNear: () => zips,
};

it.each([
  [
    'a zip of the state',
    { city: 'Atlantis', state: 'OH', zip: '43210' },
    { lat: 40, lon: -83.02, type: 'zip', area: '43210' },
  ],
  [
    'a city without its zip',
    { city: 'columbus', state: 'oh', zip: '' },
    { lat: 39.99, lon: -83, type: 'city', area: 'Columbus' },
  ],
  [
    'a zip of another state',
    { city: 'Columbus', state: 'OH', zip: '90210' },
    { lat: 39.99, lon: -83, type: 'city', area: 'Columbus' },
  ],
  ['neither', { city: 'Atlantis', state: 'OH', zip: '' }, { lat: 40.42, lon: -82.81, type: 'state', area: 'Ohio' }],
])('%s: returns the center of the smallest known area', (_what, address, about) => {
  expect(approximateLocation(book, address)).toEqual(about);
});

it('returns nothing for an unknown state, and a location for every state', () => {
  expect(approximateLocation(book, { city: 'Columbus', state: 'ZZ', zip: '43210' })).toBeNull();
  for (const { code } of states) {
    const { lat, lon } = stateCenters[code];
    expect([lat > 18 && lat < 72, lon > -180 && lon < -66]).toEqual([true, true]);
  }
});
