import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { LANDLORD, listingsOf } from '../../../../mocks/scenarios/setup/arrange.ts';
import { renderOnMock } from '../../../../tests/setup/render-on-mock.tsx';
import { exampleMyListing as mine } from '../../../shared/examples/example-my-listing.fixture.ts';
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
  const { rerender, mock, sent, respond } = renderOnMock(null, { as: LANDLORD });
  // As they are listed, newest first.
  const own = listingsOf(mock.world)
    .toSorted((a, b) => b.id - a.id)
    .slice(0, 2);
  const [first, second] = own.map(({ id }) => String(id));
  const rentsOf = () => own.map(({ floorplans }) => floorplans.map(({ rent }) => rent));
  const before = rentsOf();
  const listings = own.map(({ id, name }) => ({ ...mine, id: String(id), listing: { ...mine.listing, name } }));
  function Chosen() {
    const [ids, choose] = useState(listings.map(({ id }) => id));
    const chosen = listings.filter(({ id }) => ids.includes(id));
    return chosen.length > 0 ? <BulkActions chosen={chosen} choose={choose} /> : <p>None chosen</p>;
  }
  rerender(<Chosen />);
  let isOnline = false;
  // The connection is lost for one of the two.
  respond('ChangeRent', ({ id }) => (id === first || isOnline ? undefined : new Error('Failed to fetch')));
  await userEvent.click(screen.getByRole('button', { name: 'Change rent' }));
  await userEvent.type(await screen.findByLabelText('Percent'), '10');
  await userEvent.click(screen.getByRole('button', { name: 'Change rent: 2 listings' }));
  expect((await screen.findByRole('alert')).textContent).toContain(`${own[1]?.name}: `);
  isOnline = true;
  await userEvent.click(await screen.findByRole('button', { name: 'Change rent: 1 listing' }));
  await screen.findByText('None chosen');
  expect(sent('ChangeRent').map(({ id }) => id)).toEqual([first, second, second]);
  expect(rentsOf()).toEqual(before.map((rents) => rents.map((rent) => Math.round((rent * 110) / 100))));
});
