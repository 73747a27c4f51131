import { SHORTLIST_MAX } from '../limits.ts';
import { expect, it } from 'vitest';
import { parseListingIds, parseSharedShortlist } from './shortlist.ts';

it('lists each listing of a shared URL once, in order', () => {
  expect(parseSharedShortlist('12,55,9,55')).toEqual([12, 55, 9]);
});

it('skips values that are not listing ids', () => {
  expect(parseSharedShortlist('0,-1,1.5,x,,9007199254740993,007, 3,4')).toEqual([4]);
  expect(parseSharedShortlist(null)).toEqual([]);
  expect(parseSharedShortlist('')).toEqual([]);
});

it('limits a list to the size of a shortlist', () => {
  expect(parseListingIds(Array.from({ length: 80 }, (_, at) => String(at + 1)))).toHaveLength(SHORTLIST_MAX);
});
