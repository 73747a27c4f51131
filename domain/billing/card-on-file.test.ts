import { describe, expect, it } from 'vitest';
import { cardBrandLabel, cardExpiryState, cardLabel, cardExpiryLabel } from './card-on-file.ts';
import { receiptState } from './receipt-state.ts';

describe('a card on file', () => {
  it('is labeled with its brand and last four digits', () => {
    expect(cardLabel({ brand: 'amex', last4: '0005' })).toBe('American Express ending 0005');
    expect(cardBrandLabel('of a new kind')).toBe('Card');
    expect(cardExpiryLabel({ expMonth: 3, expYear: 2027 })).toBe('03/2027');
  });

  it.each([
    ['2026-09-15', 9, 2026, 'soon'],
    ['2026-09-15', 10, 2026, 'soon'],
    ['2026-09-15', 11, 2026, 'good'],
    ['2026-12-31', 1, 2027, 'soon'],
    ['2026-09-30', 8, 2026, 'expired'],
    ['2027-01-01', 12, 2026, 'expired'],
  ])('on %s, one that expires %i/%i is %s', (day, expMonth, expYear, state) => {
    for (const time of ['00:00', '23:59'])
      expect(cardExpiryState({ expMonth, expYear }, new Date(`${day}T${time}Z`))).toBe(state);
  });
});

it.each([
  [{ status: 'paid' }, 'paid'],
  [{ status: 'paid', refundedCents: 4900 }, 'refunded'],
  [{ status: 'paid', refundedCents: 100 }, 'partly'],
  [{ status: 'paid', amountCents: 0 }, 'paid'],
  [{ status: 'paid', amountCents: 0, creditedCents: 1342 }, 'credited'],
  [{ status: 'open' }, 'owed'],
  [{ status: 'open', isAttempted: false }, 'unpaid'],
  [{ status: 'void' }, 'voided'],
  [{ status: 'uncollectible' }, 'unpaid'],
] as const)('labels an invoice with %o as %s', (part, state) => {
  expect(receiptState({ amountCents: 4900, refundedCents: 0, isAttempted: true, ...part })).toBe(state);
});
