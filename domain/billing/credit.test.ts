import { expect, test } from 'vitest';
import { spendCredit } from './credit.ts';

const charge = (id: string, day: number, change: { cents?: number; billed?: boolean } = {}) => ({
  id,
  at: `2026-10-0${day}T10:00:00.000Z`,
  cents: 2900,
  billed: false,
  ...change,
});

test('the first charge takes credit first, the next what is left, and the rest stays', () => {
  const used = spendCredit([charge('2', 5), charge('1', 2), charge('3', 7)], 4000);
  expect([...used]).toEqual([
    ['1', 2900],
    ['2', 1100],
  ]);
  expect([...spendCredit([charge('1', 2)], 1333)]).toEqual([['1', 1333]]);
});

test('a bill that was made already takes none, and without credit nothing is taken', () => {
  expect([...spendCredit([charge('1', 2, { billed: true }), charge('2', 5)], 1333)]).toEqual([['2', 1333]]);
  expect(spendCredit([charge('1', 2)], 0).size).toBe(0);
  expect(spendCredit([charge('1', 2)], -500).size).toBe(0);
});
