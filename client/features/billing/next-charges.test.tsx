import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PageInfoProvider } from '../../app/page-info.tsx';
import { exampleMyListing } from '../../shared/examples/example-my-listing.fixture.ts';
import { KeyFigures } from '../dashboard/key-figures.tsx';
import { NextCharges } from './next-charges.tsx';

afterEach(cleanup);

const boot = { brand: 'default', now: '2026-09-15T12:00:00.000Z', origin: '', site: null } as const;
const first = exampleMyListing;
const second = {
  ...exampleMyListing,
  id: '2',
  listing: { ...exampleMyListing.listing, name: 'Maple Court' },
  nextChargeAt: '2026-10-04T10:00:00.000Z',
};
const owed = {
  ...second,
  pastDue: true,
  amountDueCents: 1567,
  nextChargeAt: null,
  nextAttemptAt: '2026-09-16T10:00:00.000Z',
};

function show(listings: (typeof first | typeof owed)[], creditCents?: number): string {
  const { container } = render(
    <PageInfoProvider value={boot}>
      <KeyFigures listings={listings} creditCents={creditCents} />
      <NextCharges listings={listings} creditCents={creditCents} />
    </PageInfoProvider>,
  );
  return container.textContent.replace(/\s+/g, ' ');
}

test('applies credit first, to the earliest charge', () => {
  const text = show([second, first], 4000);
  expect(text).toContain('Next charge$0October 1, covered by your credit');
  expect(text).toContain('Neil HouseOctober 1 · $29 less $29 of credit$0');
  expect(text).toContain('Maple CourtOctober 4 · $29 less $11 of credit$18');
  expect(text).toContain('$40 in credit is used first.');
  expect(text).toContain('$58 a month in total');
});

test('adds an amount that was too small to charge to the next charge', () => {
  const text = show([first, second], 2875);
  expect(text).toContain('Neil HouseOctober 1 · $29 less $29 of credit$0');
  expect(text).toContain('Maple CourtOctober 4 · $29 plus $0.25 outstanding$29.25');
  cleanup();
  expect(show([first], -25)).toContain('Next charge$29.25');
});

test('shows the open amount of the bill as owed, and applies later credit to later bills', () => {
  const text = show([first, owed], 1333);
  expect(text).toContain('Next charge$15.67Next attempt on September 16');
  expect(text).toContain('Maple CourtNext attempt on September 16$15.67');
  expect(text).toContain('Neil HouseOctober 1 · $29 less $13.33 of credit$15.67');
});

test('keeps credit for the next charge when nothing is due, and does not mention credit when there is none', () => {
  expect(show([], 1333)).toContain('$13.33 in credit for your next charge.');
  cleanup();
  expect(show([first, second])).not.toContain('credit');
  cleanup();
  expect(show([], 0)).not.toContain('credit');
});
