import { expect, it } from 'vitest';
import { withScreen } from './note-screen.ts';
import { parseRenter } from './parse-renter.ts';
import { defaultRenter } from './renter-defaults.ts';

it.each([
  ['/', '', 'home', null],
  ['/search', '?q=ohio', 'city-search', null],
  ['/college/ohio-state', '', 'college', 'college'],
  ['/matches/', '?location_type=city&location_id=3', 'matches', 'city'],
  ['/matches/none', '?location_id=3', 'no-matches', 'college'],
  ['/your-info/move-in', '', 'your-info-move-in', null],
])('names the screen of %s%s', (path, search, screenName, searchType) => {
  expect(withScreen(defaultRenter, path, search)).toMatchObject({ screenName, searchType });
});

it('keeps the type of the last search on screens without one, and over a reload', () => {
  const renter = withScreen({ ...defaultRenter, searchType: 'city' }, '/home/high-street-lofts-1', '');
  expect(renter).toMatchObject({ screenName: 'home', searchType: 'city' });
  expect(parseRenter(JSON.parse(JSON.stringify(renter)))).toMatchObject({ screenName: 'home', searchType: 'city' });
});
