import { expect, it } from 'vitest';
import type { ZipDirectory, ZipPlace } from '../geocoding/zip-geocoding.ts';
import { clearWinner, suggestedZips, typedAddress, typedListingName } from './typed-text.ts';

const zip = (code: string, city: string): ZipPlace => ({
  zip: code,
  city,
  state: 'OH',
  lived: true,
  lat: 40,
  lon: -83,
});
const all = [zip('43201', 'Columbus'), zip('43210', 'Columbus'), zip('43212', 'Grandview')];
const zips: ZipDirectory = {
  zip: (code) => all.find((place) => place.zip === code),
  zipsOf: (city, state) =>
    all.filter((place) => place.city === city.replace('columbus', 'Columbus') && place.state === state),
  livedNear: () => [],
  startingWith: (text) => all.filter((place) => place.zip.startsWith(text)),
};

it.each([
  ['43210', ['43210']],
  [' 432 ', ['43201', '43212']],
  ['43', []],
  ['432a', []],
])('suggests for "%s" the zip codes %j, one of each city', (text, found) => {
  expect(suggestedZips(zips, text).map((place) => place.zip)).toEqual(found);
});

it.each([
  ['1739 N High St, Columbus, OH', { address: '1739 N High St', city: 'Columbus', state: 'OH' }],
  ['1739 N High St, Columbus, oh', { address: '1739 N High St', city: 'Columbus', state: 'OH' }],
  ['1739 N High St, Columbus, OH 43210', { address: '1739 N High St', city: 'Columbus', state: 'OH', zip: '43210' }],
  ['1739 N High St 43210', { address: '1739 N High St', city: 'Columbus', state: 'OH', zip: '43210' }],
  ['1739 N High St, Columbus OH', { address: '1739 N High St', city: 'Columbus', state: 'OH' }],
  ['1739 N High St Columbus, Ohio', { address: '1739 N High St', city: 'Columbus', state: 'OH' }],
  ['1739 N High St, Apt 4, Columbus, OH', { address: '1739 N High St', city: 'Columbus', state: 'OH' }],
  ['1739 n high st columbus oh', { address: '1739 n high st', city: 'Columbus', state: 'OH' }],
  [
    '1550 University Ave, Morgantown, West Virginia',
    { address: '1550 University Ave', city: 'Morgantown', state: 'WV' },
  ],
  ['1739 N High St, OH', null],
  ['1739 N High St', null],
  ['43210', { address: '', city: 'Columbus', state: 'OH', zip: '43210' }],
  ['43210-1234', { address: '', city: 'Columbus', state: 'OH', zip: '43210' }],
  ['43299', null],
  ['Columbus, OH', null],
  ['12 Main St, Atlantis, XX', null],
])('reads in "%s" the address %j', (text, address) => {
  expect(typedAddress(text, zips)).toEqual(address);
});

it('finds listings by three letters or more, and not by a zip code', () => {
  expect(['  Ivy   Row ', 'iv', '43210'].map(typedListingName)).toEqual(['ivy row', null, null]);
});

it.each([
  ['the only result', 'ucla', [{ name: 'University of California', listingsCount: 0 }], 0],
  ['the only exact name', 'ohio', [{ name: 'Ohio University', listingsCount: 3 }, { name: 'Ohio' }], 1],
  [
    'the only exact name with listings',
    'columbus',
    [
      { name: 'Columbus', listingsCount: 0 },
      { name: 'Columbus', listingsCount: 9 },
    ],
    1,
  ],
  [
    'none of two exact names',
    'columbus',
    [
      { name: 'Columbus', listingsCount: 2 },
      { name: 'Columbus', listingsCount: 9 },
    ],
    undefined,
  ],
  ['none without an exact name', 'ohio st', [{ name: 'Ohio' }, { name: 'Ohio State University' }], undefined],
])('a text clearly means %s', (_, text, found, index) => {
  expect(clearWinner(text, found)).toBe(index === undefined ? undefined : found[index]);
});
