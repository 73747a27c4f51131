import { expect, it } from 'vitest';
import { invoiceLineLabel } from './receipt-state.ts';

it.each([
  ['1 × House listing (at $29.00 / month)', 'House listing, one month'],
  ['Unused time on Apartment listing after 02 Dec 2026', 'Unused time on the apartment listing'],
  ['Remaining time on 1 × House listing after 02 Dec 2026', 'Remaining time on the house listing'],
  ['A goodwill credit', 'A goodwill credit'],
  ['', ''],
])('returns a plain label for %j', (description, words) => {
  expect(invoiceLineLabel(description)).toBe(words);
});
