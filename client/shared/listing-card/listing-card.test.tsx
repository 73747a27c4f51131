import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { withUnmetCriteria } from '../../../domain/search/labels/unmet-criteria-label.ts';
import type { MatchReason } from '../../../domain/search/match-reasons.ts';
import { expect, test, vi } from 'vitest';
import { renderOnMock } from '../../../tests/setup/render-on-mock.tsx';
import { exampleListing, sparseListing } from '../examples/example-listing.fixture.ts';
import { ListingCard } from './listing-card.tsx';

function card(props: Partial<ComponentProps<typeof ListingCard>>) {
  cleanup();
  renderOnMock(<ListingCard listing={exampleListing} preferences={{ pets: [0], features: [] }} {...props} />);
  return screen.getByRole('article');
}
const words = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ');
const reasonsOf = (article: HTMLElement) => within(article).getAllByRole('listitem').map(words);

test('shows the rent, the cost per person and the total with fees (K64), and the approximate travel times on foot, by bike and by car', () => {
  const read = words(card({ preferences: { bedrooms: 2, pets: [0], features: [] } }));
  expect(read).toContain('$1,450 / month · $743 per person, $1,485 total with fees');
  expect(read).toMatch(/About 10 min on foot, 3 min by bike, 1 min by car/);
});

test('says that fees are not stated, or that there are none, and where the minutes of a city lead', () => {
  const [plan] = exampleListing.floorplans;
  if (!plan) throw new Error('The example has a floorplan.');
  const priced = (feesMonthly: number | null) =>
    words(
      card({
        listing: { ...exampleListing, floorplans: [{ ...plan, bedrooms: 2, feesMonthly }] },
        to: 'to the center of Dublin',
      }),
    );
  expect(priced(null)).toContain('per person, fees not stated');
  expect(priced(0)).toContain('per person, no required fees');
  expect(priced(0)).toContain('to the center of Dublin');
});

test('opens the listing as a whole, has one primary button, and says what its badge means', () => {
  const article = within(card({ listing: { ...exampleListing, featured: true } }));
  expect(article.getAllByRole('link')).toHaveLength(1);
  expect(article.getAllByRole('button').map(words)).toEqual([
    expect.stringMatching(/^Featured/),
    '',
    expect.stringMatching(/^Contact landlord/),
  ]);
  expect(article.getByText(/landlord paid to show this home first/).hasAttribute('popover')).toBe(true);
});

test('omits implausible travel modes, and all of them without a distance', () => {
  const far = words(card({ listing: { ...exampleListing, distance: 61.4 } }));
  expect(far).toMatch(/About 1 hr \d+ min by car/);
  expect(far).not.toMatch(/on foot|by bike/);
  const inState = words(card({ listing: { ...exampleListing, distance: null } }));
  expect(inState).not.toContain('About');
  expect(inState).toContain('Columbus, OH');
});

test('shows why it matches and what is unknown', () => {
  const wishes = { bedrooms: 2, bathrooms: 1, maxBudget: 1500, pets: [1, 2], features: [0, 2] };
  expect(reasonsOf(card({ preferences: wishes }))).toEqual([
    '$50 under your budget',
    'Extra half bathroom',
    'Dogs are welcome',
    'Washer and dryer in the unit',
    'No cats',
    'Not stated: parking',
  ]);
});

test('shows the unmet search criteria first, then other obstacles', () => {
  const wishes = { bedrooms: 2, maxBudget: 1200, pets: [1], features: [4] };
  const listing = { ...exampleListing, amenities: [{ id: 39, label: 'No Pets Allowed' }] };
  const explain = (reasons: MatchReason[]) => withUnmetCriteria([{ criterion: 'budget', by: 250 }], reasons);
  expect(reasonsOf(card({ listing, preferences: wishes, explain }))).toEqual([
    '$250 over your budget',
    'No pets allowed',
    'Not stated: pool',
  ]);
});

test('shows a drawn placeholder for an image that is missing or fails to load', () => {
  expect(words(card({ listing: sparseListing }))).toContain('No images yet');
  const article = card({});
  expect(words(article)).not.toContain('No images yet');
  const picture = article.querySelector('img');
  if (!picture) throw new Error('A home with pictures shows one.');
  fireEvent.error(picture);
  expect(words(article)).toContain("The image didn't load");
});

test('shows it for an image that failed before hydration too, but not for one that was not requested', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  expect(words(card({}))).not.toContain('did not load');
  cleanup();
  vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue('/pictures/1.webp');
  expect(words(card({}))).toContain("The image didn't load");
  vi.restoreAllMocks();
});
