import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SHORTLIST_MAX } from '../../../domain/limits.ts';
import { REMOVED } from '../../../domain/options/listing-status.ts';
import type { ListingRow } from '../../../mocks/world/db.ts';
import { findListing, required } from '../../../mocks/scenarios/setup/arrange.ts';
import type { World } from '../../../mocks/world/world.ts';
import { renderOnMock } from '../../../tests/setup/render-on-mock.tsx';
import { exampleListing } from '../../shared/examples/example-listing.fixture.ts';
import type { RenterState } from '../../shared/renter/renter-defaults.ts';
import { readRenter } from '../../shared/renter/renter-store.ts';
import { Screen as CompareScreen } from './compare-screen.tsx';
import { Screen } from './shortlist-screen.tsx';

const names = ['Ash', 'Birch', 'Cedar', 'Dogwood'];
const kept = (name: string, at: number) => ({
  id: String(at + 1),
  slug: name.toLowerCase(),
  name,
  city: 'Columbus',
  state: 'OH',
  rentFrom: 700,
  picture: '',
  schoolId: '',
});

interface Opened {
  at?: string;
  renter?: Partial<RenterState>;
  /** Changes of the four homes. */
  changes?: Record<string, Partial<ListingRow>>;
  arrange?: (world: World) => void;
}

/** Opens the shortlist with four homes; returns the names of those on it. */
function open({ at = '/shortlist', renter, changes = {}, arrange }: Opened = {}) {
  const { client } = renderOnMock(at.startsWith('/compare') ? <CompareScreen /> : <Screen />, {
    at,
    renter: { shortlist: names.map(kept), ...renter },
    arrange: (world) => {
      for (const [index, name] of names.entries())
        Object.assign(required(world.db.listings[index], 'home'), { name, ...changes[name] });
      arrange?.(world);
    },
  });
  return () => readRenter(client.cache).shortlist.map(({ name }) => name);
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const row = (name: string) => screen.getAllByRole('listitem').find(({ textContent }) => textContent.includes(name));
const asking = () => screen.getByRole('button', { name: /^(Contact|Select)/ });

test('keeps the position of removed listings and restores them in any order', async () => {
  const shortlist = open();
  await press('Save Birch');
  await press('Save Cedar');
  expect(shortlist()).toEqual(['Ash', 'Dogwood']);
  expect(
    screen.getAllByRole('listitem').map(({ textContent }) => /^(Ash|Birch|Cedar|Dogwood)/.exec(textContent)?.[0]),
  ).toEqual(names);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Undo: keep Cedar');
  await press('Undo: keep Birch');
  expect(shortlist()).toEqual(['Ash', 'Birch', 'Dogwood']);
  await press('Undo: keep Cedar');
  expect(shortlist()).toEqual(names);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Save Cedar');
});

test('restores the last removed listing too', async () => {
  const shortlist = open();
  for (const name of names) await press(`Save ${name}`);
  expect(shortlist()).toEqual([]);
  expect(asking().hasAttribute('disabled')).toBe(true);
  for (const name of names) await press(`Undo: keep ${name}`);
  expect(shortlist()).toEqual(names);
});

test('does not preselect listings that are unavailable, closed or already contacted', async () => {
  open({
    renter: { requests: ['1'] },
    changes: { Birch: { status: REMOVED } },
    // A house that has had its ten.
    arrange: (world) => {
      const full = findListing(world, 'Woodruff House');
      const cedar = required(world.db.listings[2], 'home');
      const { type, anchor, accountId } = full;
      Object.assign(cedar, { type, anchor, accountId, demo: false });
      for (const lead of world.db.leads) if (lead.listingId === full.id) lead.listingId = cedar.id;
    },
  });
  expect(await screen.findByText('No longer available.')).toBeTruthy();
  expect(row('Birch')?.querySelector('a')).toBeNull();
  expect(within(row('Cedar') as HTMLElement).getByText('Not taking requests right now.')).toBeTruthy();
  expect(asking().textContent).toBe('Contact 1 landlord');
  await userEvent.click(screen.getByLabelText('Contact the landlord of Ash'));
  expect(asking().textContent).toBe('Contact 2 landlords');
  await userEvent.click(screen.getByLabelText('Contact the landlord of Dogwood'));
  await userEvent.click(screen.getByLabelText('Contact the landlord of Ash'));
  expect(asking().textContent).toBe('Select homes to contact');
});

test('removes no home from a full shortlist when a shared one is saved', async () => {
  const others = Array.from({ length: SHORTLIST_MAX - 1 }, (_, at) => kept(`Home ${at}`, at + names.length));
  const before = others.map(({ name }) => name);
  const shortlist = open({ renter: { shortlist: others }, at: '/shortlist?homes=1,2' });
  await userEvent.click(await screen.findByRole('button', { name: 'Save all to mine' }));
  expect(shortlist()).toEqual(before);
  await press('Save Ash');
  expect(shortlist()).toEqual(['Ash', ...before]);
  await press('Save Birch');
  expect(shortlist()).toEqual(['Ash', ...before]);
});

test('compares the floorplans that the link states, whatever its reader has searched for', async () => {
  const searched = (bedrooms: number) => ({
    lastSearch: `location_type=college&location_id=204796&bedrooms=${bedrooms}`,
  });
  const changes = Object.fromEntries(
    names.map((name) => [name, { floorplans: exampleListing.floorplans.map((plan) => ({ ...plan })) }]),
  );
  open({ renter: searched(4), changes });
  const link = await screen.findByRole('link', { name: 'Compare side by side' });
  cleanup();
  open({ renter: searched(9), changes, at: link.getAttribute('href') ?? '' });
  const sizes = (await screen.findByRole('rowheader', { name: 'Size' })).closest('tr');
  expect(sizes?.textContent).toBe(`Size${'4 bed, 2 bath, 1,320 sq ft'.repeat(4)}`);
  screen.getByText('The floorplan that fits best: 4 bedrooms.');
});
