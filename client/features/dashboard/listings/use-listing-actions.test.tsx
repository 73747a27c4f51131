import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { findListing, LANDLORD, leaveOnly, LOFTS } from '../../../../mocks/scenarios/setup/arrange.ts';
import { SCENARIO_NOW } from '../../../../mocks/scenarios/setup/scenario.ts';
import type { ListingRow } from '../../../../mocks/world/db.ts';
import { renderOnMock } from '../../../../tests/setup/render-on-mock.tsx';
import { App } from '../../../app/app.tsx';

const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));

/** Opens the dashboard with one listing; returns its row. */
function openListing(change: Partial<ListingRow> = {}): ListingRow {
  const { mock } = renderOnMock(<App />, {
    at: '/advertising-home',
    as: LANDLORD,
    arrange: (world) => Object.assign(leaveOnly(world, LOFTS), change),
  });
  return findListing(mock.world, LOFTS);
}

test('hides a listing that is marked as rented, and Undo and "Show again" show it', async () => {
  const row = openListing();
  for (const back of ['Undo', /^Show again/]) {
    expect(row.rentedAt).toBeNull();
    await press(/^Mark as rented/);
    await screen.findByRole('button', { name: /^Show again/ });
    expect(row.rentedAt).not.toBeNull();
    await press(back);
    await screen.findByRole('button', { name: /^Mark as rented/ });
    expect(row.rentedAt).toBeNull();
  }
});

test('confirms that a listing is available, without a change of anything else', async () => {
  const row = openListing({ confirmedAt: '2026-08-01T12:00:00.000Z', stale: true });
  await press(/^Still available.+Lofts/);
  await screen.findByText(`${LOFTS} is confirmed. Renters see that it's available.`);
  expect(row).toMatchObject({ confirmedAt: SCENARIO_NOW, stale: false, rentedAt: null, canceledAt: null });
});

test('keeps a canceled listing that is visible', async () => {
  const row = openListing({ canceledAt: '2026-09-14T12:00:00.000Z' });
  await press(/^Keep it listed/);
  await screen.findByText(`${LOFTS} stays listed.`);
  expect(row.canceledAt).toBeNull();
});
