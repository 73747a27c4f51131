import { expect, it } from 'vitest';
import { parseListingIds, SHORTLIST_MAX, parseSharedShortlist } from './shortlist.ts';

it('a shared address names each home once, in its order', () => {
  expect(parseSharedShortlist('12,55,9,55')).toEqual([12, 55, 9]);
});

it('what is no number of a home is passed over', () => {
  expect(parseSharedShortlist('0,-1,1.5,x,,9007199254740993,007, 3,4')).toEqual([4]);
  expect(parseSharedShortlist(null)).toEqual([]);
  expect(parseSharedShortlist('')).toEqual([]);
});

it('a list is never longer than a shortlist', () => {
  expect(parseListingIds(Array.from({ length: 80 }, (_, at) => String(at + 1)))).toHaveLength(SHORTLIST_MAX);
});
