import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { noTerms } from '../../../../domain/posting/drafts/draft-limits.ts';
import { written } from './draft.fixture.ts';
import { MergeConflict } from './merge-conflict.tsx';
import type { MergedField } from './merge-drafts.ts';

afterEach(cleanup);

const row = { bedrooms: 2, bathrooms: 1, sq: '700', rent: '1200', ...noTerms() };
const draft = {
  ...written,
  location: { ...written.location, address: '94 Chittenden Ave', city: 'Columbus', state: 'OH', zip: '43201' },
  amenities: [29],
  description: 'Quiet.',
};

test.each<[MergedField, unknown, string, string, string]>([
  ['type', 85, 'property type', 'Apartment', 'House'],
  ['name', 'Maple House', 'property name', 'Maple Court', 'Maple House'],
  ['contact.firstName', 'Ana', 'first name', 'Rosa', 'Ana'],
  ['contact.lastName', 'Ortiz', 'last name', 'Neil', 'Ortiz'],
  ['contact.email', 'a@b.example', 'email', 'rosa@maple.example', 'a@b.example'],
  ['contact.phone', '6145550199', 'phone number', '(614) 555-0143', '(614) 555-0199'],
  ['location.address', '1 High St', 'street address', '94 Chittenden Ave', '1 High St'],
  ['location.city', 'Dublin', 'city', 'Columbus', 'Dublin'],
  ['location.state', 'MI', 'state', 'OH', 'MI'],
  ['location.zip', '43210', 'zip code', '43201', '43210'],
  [
    'floorplans',
    [row],
    'floorplans',
    'Studio, 1.5 Bathrooms, 450 square feet, $900 a month',
    '2 Bedrooms, 1 Bathroom, 700 square feet, $1200 a month',
  ],
  ['amenities', [33], 'amenities', 'Dishwasher', 'Washer/Dryer In Unit'],
  ['description', 'Bright.', 'description', 'Quiet.', 'Bright.'],
  ['images', [...written.images, ...written.images], 'pictures', '1 picture', '2 pictures'],
  ['virtualTour', 'https://tour.example', 'virtual tour link', 'Nothing', 'https://tour.example'],
])('shows both versions of %s, and each button chooses its own', async (field, value, label, here, there) => {
  const choose = vi.fn();
  render(<MergeConflict draft={draft} conflict={{ field, value }} choose={choose} />);
  screen.getByRole('region', { name: `Two versions of the ${label}` });
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['This version', 'Other version']);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([here, there]);
  await userEvent.click(screen.getByRole('button', { name: 'Keep this version' }));
  await userEvent.click(screen.getByRole('button', { name: 'Use the other version' }));
  expect(choose.mock.calls).toEqual([
    [field, 'ours'],
    [field, 'theirs'],
  ]);
});
