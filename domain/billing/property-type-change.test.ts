import { describe, expect, it } from 'vitest';
import { ACTIVE, EXPIRED } from '../options/listing-status.ts';
import { formatCents } from '../format/money.ts';
import {
  propertyTypeChangeMode,
  isQuoteValid,
  propertyTypeWithArticle,
  prorate,
  quoteLabel,
} from './property-type-change.ts';

const month = { from: new Date('2026-11-14T10:00:00Z'), until: new Date('2026-12-14T10:00:00Z') };
const day = (at: string) =>
  new Date(at).toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

it('formats an amount to the cent, and without cents where there are none', () => {
  expect([1342, 4900, -810, 5].map(formatCents)).toEqual(['$13.42', '$49', '-$8.10', '$0.05']);
});

describe('the rest of a month at a different price', () => {
  it.each([
    ['2026-11-14T10:00:00Z', 29, 49, 2000],
    ['2026-11-29T10:00:00Z', 29, 49, 1000],
    ['2026-12-14T10:00:00Z', 29, 49, 0],
    ['2026-11-29T10:00:00Z', 49, 29, -1000],
    // Each side is rounded separately: 2941 less 1740, not two thirds of 2000.
    ['2026-11-26T09:43:12Z', 29, 49, 1201],
    ['2026-10-01T00:00:00Z', 29, 49, 2000],
  ])('at %s from $%i to $%i costs %i cents', (at, before, after, cents) => {
    expect(prorate(month, before, after, new Date(at))).toBe(cents);
  });
});

it('prorates an active subscription, requires past-due amounts first, and charges nothing for a free change', () => {
  expect(propertyTypeChangeMode(ACTIVE, { pastDueSince: null })).toBe('prorate');
  expect(propertyTypeChangeMode(ACTIVE, { pastDueSince: new Date() })).toBe('owed');
  expect(propertyTypeChangeMode(EXPIRED, { pastDueSince: new Date() })).toBe('free');
  expect(propertyTypeChangeMode(ACTIVE, { pastDueSince: null, status: 'canceled' })).toBe('ended');
  expect(propertyTypeChangeMode(ACTIVE, null)).toBe('free');
  // If its last payment attempt succeeded, it would renew as the more expensive property type at the cheaper price.
  expect(propertyTypeChangeMode(EXPIRED, { pastDueSince: new Date(), status: 'past_due' })).toBe('owed');
  expect(propertyTypeChangeMode(EXPIRED, { pastDueSince: new Date(), status: 'canceled' })).toBe('free');
  expect(propertyTypeChangeMode(EXPIRED, { pastDueSince: null, status: 'active' })).toBe('free');
});

it('accepts a quoted price for half an hour, and none from the future', () => {
  const now = new Date('2026-11-22T12:00:00Z');
  const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  expect([at(0), at(-30), at(-31), at(1)].map((quotedAt) => isQuoteValid(quotedAt, now))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it.each([
  [
    { differenceCents: 1342, chargeCents: 1342 },
    '$13.42 now for the rest of this month, until December 14. Then $49 a month.',
  ],
  [
    { differenceCents: 1342, chargeCents: 1342, renews: false },
    "$13.42 now for the rest of this month, until December 14. You won't be charged after that: the listing is canceled.",
  ],
  [
    { differenceCents: 1342, chargeCents: 342 },
    '$3.42 now ($13.42, less your credit of $10) for the rest of this month, until December 14. Then $49 a month.',
  ],
  [
    { differenceCents: 1342, chargeCents: 0 },
    'Nothing now: your credit covers the $13.42 for the rest of this month, until December 14. Then $49 a month.',
  ],
  [
    { differenceCents: 47, chargeCents: 0, nextBillCents: 47 },
    'Nothing now: $0.47 for the rest of this month, until December 14, is added to your next bill. Then $49 a month.',
  ],
  [
    { differenceCents: 1342, chargeCents: 0, nextBillCents: 42 },
    'Nothing now: your credit covers $13, and $0.42 for the rest of this month, until December 14, is added to your next bill. Then $49 a month.',
  ],
  [
    { differenceCents: -1342, chargeCents: 0, price: 29 },
    '$13.42 for the rest of this month, until December 14, is credited to your next bill. From then on $29 a month.',
  ],
  [{ differenceCents: 0, chargeCents: 0 }, "You won't be charged now. Then $49 a month."],
  [{ differenceCents: 0, chargeCents: 0, until: null }, "You won't be charged now. A month costs $49."],
] as const)('describes %o as %s', (part, words) => {
  const quote = {
    nextBillCents: 0,
    price: 49,
    until: month.until.toISOString(),
    renews: true,
    ...part,
  };
  expect(quoteLabel(quote, day)).toBe(words);
});

it('uses the right article for a property type', () => {
  expect([84, 85, 7].map(propertyTypeWithArticle)).toEqual(['an apartment', 'a house', 'a home']);
});
