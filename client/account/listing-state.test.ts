import { expect, test } from 'vitest';
import { listingState } from './listing-state.ts';

const now = new Date('2026-11-21T12:00:00Z');
const facts = {
  status: 1,
  cancelled: false,
  hidden: false,
  pastDue: false,
  expiresAt: '2026-12-09T12:00:00Z',
  nextChargeAt: '2026-12-09T12:00:00Z',
  price: 29,
};

test.each([
  [{}, 'Active', 'Renews on December 9 for $29.'],
  [
    { cancelled: true, nextChargeAt: null },
    'Ends December 9',
    'Cancelled. Stays listed until December 9; you will not be charged again.',
  ],
  [{ hidden: true }, 'Rented', 'Renters do not see it. Renews on December 9 for $29.'],
  [{ pastDue: true }, 'Payment failed', 'We try the card again. It stays listed for seven days.'],
  [{ status: 13 }, 'Expired', 'Renters cannot find it. $29 a month lists it again.'],
  [{ status: -1 }, 'Removed', 'It was taken off the site.'],
  [{ nextChargeAt: null, expiresAt: null }, 'Active', 'Listed without a charge.'],
  [{ nextChargeAt: '2027-01-03T12:00:00Z' }, 'Active', 'Renews on January 3, 2027 for $29.'],
])('%o', (part, tag, next) => {
  expect(listingState({ ...facts, ...part }, now)).toMatchObject({ tag, next });
});
