import { expect, it } from 'vitest';
import { matchCountLabel, notShownLabel } from './match-count-label.ts';

it.each([
  [13, null, undefined, '13 homes fit near Ohio State.'],
  [18, 5, [1], "13 homes fit near Ohio State, 5 more might: their landlords haven't said if dogs are OK."],
  [2, 1, [1, 2], "1 home fits near Ohio State, 1 more might: its landlord hasn't said if dogs and cats are OK."],
  [2, 2, [2], "0 homes fit near Ohio State, 2 might: their landlords haven't said if cats are OK."],
  [3, 0, [1], '3 homes fit near Ohio State.'],
])('counts %j homes of which %j leave the pets %j open', (total, petsNotStated, pets, text) => {
  expect(matchCountLabel({ total, petsNotStated }, pets, 'near Ohio State')).toBe(text);
});

it.each([
  [null, ''],
  [0, ''],
  [1, "1 more home isn't shown: its landlord hasn't said if it meets every filter."],
  [3, "3 more homes aren't shown: their landlords haven't said if they meet every filter."],
])('says of %j homes that they are left out', (count, text) => {
  expect(notShownLabel(count)).toBe(text);
});
