import { expect, it } from 'vitest';
import { homeIds, SHORTLIST_MOST, sharedHomes } from './shortlist.ts';

it('a shared address names each home once, in its order', () => {
  expect(sharedHomes('12,55,9,55')).toEqual([12, 55, 9]);
});

it('what is no number of a home is passed over', () => {
  expect(sharedHomes('0,-1,1.5,x,,9007199254740993,007, 3,4')).toEqual([4]);
  expect(sharedHomes(null)).toEqual([]);
  expect(sharedHomes('')).toEqual([]);
});

it('a list is never longer than a shortlist', () => {
  expect(homeIds(Array.from({ length: 80 }, (_, at) => String(at + 1)))).toHaveLength(SHORTLIST_MOST);
});
