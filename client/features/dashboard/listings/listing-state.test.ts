import { expect, test } from 'vitest';
import type { EndReason } from '../../../../domain/listings/listing-ending.ts';
import { formatLeadCount } from './my-listing-card.tsx';
import { listingState } from './listing-state.ts';

const now = new Date('2026-11-21T12:00:00Z');
const facts = {
  status: 1,
  canceled: false,
  hidden: false,
  rented: false,
  endReason: null as EndReason | null,
  pastDue: false,
  paymentPending: false,
  expiresAt: '2026-12-09T12:00:00Z' as string | null,
  nextChargeAt: '2026-12-09T12:00:00Z' as string | null,
  nextAttemptAt: null as string | null,
  price: 29,
  amountDueCents: null as number | null,
  newPrice: null as { price: number; from: string } | null,
  cardBrand: 'visa',
  cardLast4: '4242' as string | null,
};
const rented = { hidden: true, rented: true, nextChargeAt: null };
const owed = { pastDue: true, nextChargeAt: null, nextAttemptAt: '2026-12-05T12:00:00Z' };

test.each([
  [{}, 'Active', 'listed', 'Renews on December 9 for $29.'],
  [
    { canceled: true, nextChargeAt: null },
    'Ends on December 9',
    'ending',
    "Canceled. Stays listed until December 9, and you won't be charged again.",
  ],
  [rented, 'Rented', 'rented', 'Marked as rented: not renewed. Ends December 9.'],
  [{ ...rented, expiresAt: null }, 'Rented', 'rented', "Marked as rented. It's hidden from renters."],
  [
    { hidden: true },
    'Hidden',
    'attention',
    'We hid it from renters. Reply to our email about it to have it shown again. Renews on December 9 for $29.',
  ],
  [
    { ...rented, canceled: true },
    'Rented, ends December 9',
    'ending',
    "Canceled. It's hidden from renters. It ends on December 9, and you won't be charged again.",
  ],
  [
    owed,
    'Payment failed',
    'attention',
    "We couldn't charge $29 to your Visa ending 4242. Next attempt on December 5. Without a payment, it expires on December 9.",
  ],
  [
    { ...owed, nextAttemptAt: null, cardLast4: null },
    'Payment failed',
    'attention',
    "We couldn't charge $29 to your card. Without a payment, it expires on December 9.",
  ],
  [
    { paymentPending: true, status: 13 },
    'Payment in progress',
    'attention',
    "The payment is waiting for your bank or the payment service. You won't be charged twice.",
  ],
  [
    { status: 13, expiresAt: '2026-11-09T12:00:00Z' },
    'Expired',
    'expired',
    "It ended on November 9, and renters can't find it. List it again for $29 a month.",
  ],
  [{ status: 13, expiresAt: null }, 'Expired', 'expired', "Renters can't find it. List it again for $29 a month."],
  [{ status: -1 }, 'Removed', 'expired', 'It was removed from the site.'],
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
  ['canceled', 'Canceled. It ended'],
  ['rented', 'Marked as rented. It ended'],
  ['unpaid', "Its renewal wasn't paid. It ended"],
  ['removed', 'We ended it. It ended'],
] as const)('says why a listing ended: %s', (reason, text) => {
  expect(listingState({ ...facts, status: 13, endReason: reason }, now).next).toMatch(text);
});

test.each([
  [{}, 1333, 'Renews on December 9 for $29, less $13.33 of credit: $15.67.'],
  [{}, 2900, 'Renews on December 9 for $29, covered by your credit.'],
  [{}, -25, 'Renews on December 9 for $29 plus $0.25 outstanding: $29.25.'],
  [
    { newPrice: { price: 39, from: '2026-12-09T12:00:00Z' } },
    1333,
    'Renews on December 9 for $39 instead of $29, less $13.33 of credit: $25.67.',
  ],
  [
    { ...owed, nextAttemptAt: null, amountDueCents: 1567 },
    0,
    "We couldn't charge $15.67 to your Visa ending 4242. Without a payment, it expires on December 9.",
  ],
])('shows the next charge: %o, %o cents of credit', (part, credit, next) => {
  expect(listingState({ ...facts, ...part }, now, credit).next).toBe(next);
});

const capped = { takesRequests: false };
test.each([
  [{ leadsLeft: null }, '14 leads so far; apartments have no limit.'],
  [{ leadsLeft: 3 }, '3 of 10 leads left this month, 10 more on December 9. 14 leads so far.'],
  [{ leadsLeft: 3, leadsResumeAt: null, leadsCount: 1 }, '3 of 10 leads left this month. 1 lead so far.'],
  [
    { leadsLeft: 0, listing: capped },
    '0 of 10 leads left this month. It returns to search results, with 10 more leads, on December 9. 14 leads so far.',
  ],
  [
    { leadsLeft: 0, leadsOnHold: 2, listing: capped },
    '0 of 10 leads left this month. It returns to search results, with 8 more leads, on December 9. 14 leads so far.',
  ],
  [
    { leadsLeft: 0, leadsOnHold: 12, listing: capped },
    '0 of 10 leads left this month. The oldest 10 on hold are sent on December 9. 14 leads so far.',
  ],
  [
    { leadsLeft: 0, leadsOnHold: 2, leadsResumeAt: null, listing: capped },
    "0 of 10 leads left this month. It's hidden from search results; what is on hold is sent by December 9. 14 leads so far.",
  ],
  [
    { leadsLeft: 0, leadsOnHold: 2, hidden: true, listing: capped },
    '0 of 10 leads left this month, 8 more on December 9. 14 leads so far.',
  ],
  [
    { leadsLeft: 0, leadsOnHold: 2 },
    '0 of 10 leads left this month. It stays in search results, because several came from one sender or network. 14 leads so far.',
  ],
  [{ leadsLeft: 3, status: 13 }, '14 leads so far.'],
])('formats the lead count: %o', (part, words) => {
  const again = '2026-12-09T12:00:00Z';
  const counts = { status: 1, hidden: false, leadsCount: 14, leadsLeft: null, leadsOnHold: 0, leadsResumeAt: again };
  const mine = { ...counts, expiresAt: again, listing: { takesRequests: true } };
  expect(formatLeadCount({ ...mine, ...part }, now)).toBe(words);
});
