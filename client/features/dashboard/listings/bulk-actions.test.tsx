import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { exampleMyListing as mine } from '../../../shared/examples/example-my-listing.fixture.ts';
import { editedListing, onPage } from '../../posting/answered.fixture.tsx';
import { BulkActions, bulkEffect } from './bulk-actions.tsx';

const now = new Date('2026-09-15T12:00:00Z');

test('previews what each action does to a listing', () => {
  const rented = { ...mine, hidden: true, rented: true, nextChargeAt: null };
  expect(bulkEffect('rented', mine, now)).toBe('Hidden from renters; not charged on October 1, when it ends');
  expect(bulkEffect('rented', { ...mine, nextChargeAt: null }, now)).toBe('Hidden from renters');
  expect(bulkEffect('rented', rented, now)).toBe('No change');
  expect(bulkEffect('rented', { ...mine, pastDue: true }, now)).toBe('No change');
  expect(bulkEffect('available', rented, now)).toBe('Renters see it again; it renews on October 2');
  expect(bulkEffect('available', { ...rented, canceled: true }, now)).toBe('Renters see it again');
  expect(bulkEffect('cancel', rented, now)).toBe('No change');
  expect(bulkEffect('available', mine, now)).toBe('No change');
  expect(bulkEffect('cancel', mine, now)).toBe('Stays up until October 2, then ends');
  expect(bulkEffect('cancel', { ...mine, pastDue: true }, now)).toBe('Ends right away');
  expect(bulkEffect('cancel', { ...mine, status: 13 }, now)).toBe('No change');
});

test('leaves only what failed chosen, so that no rent changes twice when it is tried again', async () => {
  const listings = ['1', '2'].map((id) => ({ ...mine, id, listing: { ...mine.listing, name: `House ${id}` } }));
  function Chosen() {
    const [ids, choose] = useState(['1', '2']);
    const chosen = listings.filter(({ id }) => ids.includes(id));
    return chosen.length > 0 ? <BulkActions chosen={chosen} choose={choose} /> : <p>None chosen</p>;
  }
  let isOnline = false;
  const rentOf = (id: string) => ({
    ...editedListing(),
    id,
    paymentPending: false,
    listing: { __typename: 'Listing', slug: `house-${id}`, name: `House ${id}` },
  });
  const sent = onPage(<Chosen />, {
    RentsToChange: { myListings: ['1', '2'].map(rentOf), myReviews: [] },
    ChangeRent: ({ id }) =>
      id === '1' || isOnline ? { editListing: { __typename: 'Edited' } } : new Error('Failed to fetch'),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Change rent' }));
  await userEvent.type(await screen.findByLabelText('Percent'), '10');
  await userEvent.click(screen.getByRole('button', { name: 'Change rent: 2 listings' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^House 2: /);
  isOnline = true;
  await userEvent.click(await screen.findByRole('button', { name: 'Change rent: 1 listing' }));
  await screen.findByText('None chosen');
  const changed = sent.filter(({ operation }) => operation === 'ChangeRent').map(({ variables }) => variables['id']);
  expect(changed).toEqual(['1', '2', '2']);
});
