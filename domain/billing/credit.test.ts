import { expect, test } from 'vitest';
import { applyCredit, allocateCredit, chargedInTurn } from './credit.ts';

const charge = (id: string, day: number, change: { cents?: number; billed?: boolean } = {}) => ({
  id,
  at: `2026-10-0${day}T10:00:00.000Z`,
  cents: 2900,
  billed: false,
  ...change,
});

test('applies credit to the first charge, what is left to the next, and keeps the rest', () => {
  const used = allocateCredit([charge('2', 5), charge('1', 2), charge('3', 7)], 4000);
  expect([...used]).toEqual([
    ['1', 2900],
    ['2', 1100],
  ]);
  expect([...allocateCredit([charge('1', 2)], 1333)]).toEqual([['1', 1333]]);
});

test('takes no credit for an existing invoice, and nothing without credit', () => {
  expect([...allocateCredit([charge('1', 2, { billed: true }), charge('2', 5)], 1333)]).toEqual([['2', 1333]]);
  expect(allocateCredit([charge('1', 2)], 0).size).toBe(0);
});

test.each([
  ['without credit the card pays', 2900, 0, [2900, 0, 0]],
  ['credit pays first', 2900, 1333, [1567, 1333, 0]],
  ['more than a bill stays', 2900, 4000, [0, 2900, 1100]],
  ['exactly a bill leaves nothing', 2900, 2900, [0, 2900, 0]],
  ['the least that is charged is charged', 2900, 2850, [50, 2850, 0]],
  ['less than that is asked for with the next bill', 2900, 2851, [0, 2900, -49]],
  ['which it is', 2900, -49, [2949, -49, 0]],
])('%s', (_, cents, credit, [chargedCents, usedCents, leftCents]) => {
  expect(applyCredit(cents, credit)).toEqual({ chargedCents, usedCents, leftCents });
});

test('adds an amount below the minimum charge to the next charge', () => {
  expect([...allocateCredit([charge('1', 2), charge('2', 5)], 2875)]).toEqual([
    ['1', 2900],
    ['2', -25],
  ]);
});

test('pays several charges with the credit that the ones before left', () => {
  expect(chargedInTurn([4900, 2900, 4900], 0)).toBe(12_700);
  expect(chargedInTurn([4900, 2900], 6000)).toBe(1800);
  // 30 cents are not charged, but added to the next.
  expect(chargedInTurn([4900, 2900], 4870)).toBe(2930);
});
