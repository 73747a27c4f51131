import { expect, test } from 'vitest';
import { formatLeadCount } from './my-listing-card.tsx';
import { listingState } from './listing-state.ts';

const now = new Date('2026-11-21T12:00:00Z');
const facts = {
  status: 1,
  cancelled: false,
  hidden: false,
  pastDue: false,
  waiting: false,
  expiresAt: '2026-12-09T12:00:00Z' as string | null,
  nextChargeAt: '2026-12-09T12:00:00Z' as string | null,
  nextTryAt: null as string | null,
  price: 29,
  owedCents: null as number | null,
  newPrice: null as { price: number; from: string } | null,
  cardBrand: 'visa',
  cardLast4: '4242' as string | null,
};
const owed = { pastDue: true, nextChargeAt: null, nextTryAt: '2026-12-05T12:00:00Z' };

test.each([
  [{}, 'Active', 'listed', 'Renews on December 9 for $29.'],
  [
    { cancelled: true, nextChargeAt: null },
    'Ends on December 9',
    'ending',
    'Cancelled. Stays listed until December 9; you will not be charged again.',
  ],
  [{ hidden: true }, 'Rented', 'rented', 'Renters do not see it. Renews on December 9 for $29.'],
  [
    { hidden: true, cancelled: true, nextChargeAt: null },
    'Rented, ends December 9',
    'ending',
    'Cancelled. Renters do not see it. It ends on December 9; you will not be charged again.',
  ],
  [
    owed,
    'Payment failed',
    'attention',
    'We could not charge $29 to your Visa ending 4242. We try again on December 5. Without a payment it expires on December 9.',
  ],
  [
    { ...owed, nextTryAt: null, cardLast4: null },
    'Payment failed',
    'attention',
    'We could not charge $29 to your card. Without a payment it expires on December 9.',
  ],
  [
    { waiting: true, status: 13 },
    'Payment under way',
    'attention',
    'The payment waits for your bank or the payment service. You will not be charged twice.',
  ],
  [
    { status: 13, expiresAt: '2026-11-09T12:00:00Z' },
    'Expired',
    'expired',
    'It ended on November 9; renters cannot find it. $29 lists it for another month.',
  ],
  [{ status: 13, expiresAt: null }, 'Expired', 'expired', 'Renters cannot find it. $29 lists it for another month.'],
  [{ status: -1 }, 'Removed', 'expired', 'It was taken off the site.'],
  [{ nextChargeAt: null, expiresAt: null }, 'Active', 'listed', 'Listed without a charge.'],
  [
    { newPrice: { price: 39, from: '2026-12-09T12:00:00Z' } },
    'Active',
    'listed',
    'Renews on December 9 for $39 instead of $29.',
  ],
  [
    { newPrice: { price: 39, from: '2027-01-09T12:00:00Z' } },
    'Active',
    'listed',
    'Renews on December 9 for $29. From January 9, 2027 it costs $39 a month.',
  ],
  [{ nextChargeAt: '2027-01-03T12:00:00Z' }, 'Active', 'listed', 'Renews on January 3, 2027 for $29.'],
])('%o', (part, tag, standing, next) => {
  expect(listingState({ ...facts, ...part }, now)).toMatchObject({ tag, standing, next });
});

test.each([
  [{}, 1333, 'Renews on December 9 for $29, less $13.33 of credit: $15.67.'],
  [{}, 2900, 'Renews on December 9 for $29, which your credit pays.'],
  [{}, -25, 'Renews on December 9 for $29 and $0.25 still open: $29.25.'],
  [
    { newPrice: { price: 39, from: '2026-12-09T12:00:00Z' } },
    1333,
    'Renews on December 9 for $39 instead of $29, less $13.33 of credit: $25.67.',
  ],
  [
    { ...owed, nextTryAt: null, owedCents: 1567 },
    0,
    'We could not charge $15.67 to your Visa ending 4242. Without a payment it expires on December 9.',
  ],
])('the next charge is what it will be: %o, %o cents of credit', (part, credit, next) => {
  expect(listingState({ ...facts, ...part }, now, credit).next).toBe(next);
});

test.each([
  [{ leadsLeft: null }, '14 leads so far; apartments have no limit.'],
  [{ leadsLeft: 3 }, '14 leads so far; 3 of 10 left this month, 10 again on December 9.'],
  [{ leadsLeft: 3, leadsAgainAt: null, leadsCount: 1 }, '1 lead so far; 3 of 10 left this month.'],
  [{ leadsLeft: 0 }, '14 leads so far; 0 of 10 left this month. Searches show it again, with 10 more, on December 9.'],
  [{ leadsLeft: 0, leadsAgainAt: null }, '14 leads so far; 0 of 10 left this month. Searches do not show it.'],
  [{ leadsLeft: 3, status: 13 }, '14 leads so far.'],
])('leads: %o', (part, words) => {
  const counts = { status: 1, leadsCount: 14, leadsLeft: null, leadsAgainAt: '2026-12-09T12:00:00Z' };
  expect(formatLeadCount({ ...counts, ...part }, now)).toBe(words);
});
