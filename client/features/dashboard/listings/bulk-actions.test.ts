import { expect, test } from 'vitest';
import { exampleMyListing as mine } from '../../../shared/examples/example-my-listing.fixture.ts';
import { bulkEffect } from './bulk-actions.tsx';

const now = new Date('2026-09-15T12:00:00Z');

test('previews what each action does to a listing', () => {
  expect(bulkEffect('rented', mine, now)).toBe('Hidden from renters; still renews on October 1');
  expect(bulkEffect('rented', { ...mine, hidden: true }, now)).toBe('No change');
  expect(bulkEffect('available', { ...mine, hidden: true }, now)).toBe('Renters see it again');
  expect(bulkEffect('available', mine, now)).toBe('No change');
  expect(bulkEffect('cancel', mine, now)).toBe('Stays up until October 2, then ends');
  expect(bulkEffect('cancel', { ...mine, pastDue: true }, now)).toBe('Ends right away');
  expect(bulkEffect('cancel', { ...mine, status: 13 }, now)).toBe('No change');
});
