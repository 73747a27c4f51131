import { expect, test } from 'vitest';
import { cardSavedText } from './card-on-file.tsx';

const mine = (id: string, name: string, pastDue = false) => ({
  id,
  nextChargeAt: '2026-12-25T10:00:00.000Z',
  pastDue,
  cardBrand: 'visa',
  cardLast4: '4242',
  listing: { name },
});
const listings = [mine('1', 'Maple Court', true), mine('2', 'Walnut Row')];

test('says what a new card changed: one listing or all, and whether the overdue payment was among them', () => {
  expect(cardSavedText(listings, '')).toContain('the overdue payment went through');
  expect(cardSavedText(listings, '1')).toContain('the overdue payment went through');
  expect(cardSavedText(listings, '2')).toBe("Your new card is saved. We'll use it for future charges of Walnut Row.");
  expect(cardSavedText(listings.slice(1), '')).toBe("Your new card is saved. We'll use it for future charges.");
});
