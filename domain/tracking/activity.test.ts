import { expect, test } from 'vitest';
import { trendLabel, weeklyAverages } from './activity.ts';

const repeat = (count: number, days: number) => Array.from({ length: days }, () => count);

test('compares the last seven full days with the seven before, without today', () => {
  expect(trendLabel([...repeat(1, 20), ...repeat(2, 7), 99])).toBe('Last 7 full days: 14, up from 7 in the 7 before');
  expect(trendLabel([...repeat(2, 7), ...repeat(1, 7), 0])).toBe('Last 7 full days: 7, down from 14 in the 7 before');
  expect(trendLabel(repeat(3, 30))).toBe('Last 7 full days: 21, as many as in the 7 before');
  expect(trendLabel([...repeat(5, 15), ...repeat(0, 15)])).toBe('');
});

test('averages seven days, from the seventh on', () => {
  expect(weeklyAverages([...repeat(0, 6), 7, 14])).toEqual([...Array<null>(6).fill(null), 1, 3]);
});
