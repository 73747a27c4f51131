import { describe, expect, it } from 'vitest';
import { nextRenewal } from './billing-period.ts';
import { cardExpiresAt, newPriceEffectiveFrom, renewalPriceAt } from './notices.ts';

const at = (text: string) => new Date(`${text}Z`);

it('treats a card as valid until the last moment of its month', () => {
  expect(cardExpiresAt({ expMonth: 2, expYear: 2028 })).toEqual(at('2028-03-01T00:00'));
  expect(cardExpiresAt({ expMonth: 12, expYear: 2026 })).toEqual(at('2027-01-01T00:00'));
});

it.each([
  ['2026-12-31T10:00', '2026-12-31T10:00'],
  ['2026-12-31T10:01', '2027-01-31T10:00'],
  ['2027-02-01T00:00', '2027-02-28T10:00'],
  ['2028-02-15T00:00', '2028-02-29T10:00'],
])('from %s on, finds the first renewal of a 31st on %s', (from, renewal) => {
  expect(nextRenewal(at('2026-10-31T10:00'), at(from))).toEqual(at(renewal));
});

describe('a new price', () => {
  const month = { anchor: at('2026-10-31T10:00'), periodEnd: at('2026-12-31T10:00'), price: 49 };

  it.each([
    ['2026-12-20T10:00', 59, '2026-12-31T10:00'],
    ['2026-12-24T09:00', 59, '2026-12-31T10:00'],
    ['2026-12-24T09:01', 59, '2027-01-31T10:00'],
    ['2026-12-31T09:59', 59, '2027-01-31T10:00'],
    ['2026-12-31T09:59', 39, '2026-12-31T10:00'],
    ['2027-01-29T10:00', 59, '2027-02-28T10:00'],
  ])('announced on %s, of $%i, is charged on %s', (notifiedOn, price, from) => {
    expect(newPriceEffectiveFrom(month, price, at(notifiedOn))).toEqual(at(from));
  });

  it('is the cost of a renewal from its effective day on, and not before', () => {
    const coming = { price: 59, from: '2027-01-31T10:00:00.000Z' };
    expect(renewalPriceAt(49, coming, '2026-12-31T10:00:00.000Z')).toBe(49);
    expect(renewalPriceAt(49, coming, '2027-01-31T10:00:00.000Z')).toBe(59);
    expect(renewalPriceAt(49, null, '2027-01-31T10:00:00.000Z')).toBe(49);
  });
});
