import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { of } from 'rxjs';
import { afterEach, expect, test } from 'vitest';
import { SHORTLIST_MAX } from '../../../domain/limits.ts';
import { toFloorplanView } from '../../../domain/search/floorplan.ts';
import { createCache } from '../../graphql/cache.ts';
import { defaultRenter } from '../../shared/renter/renter-defaults.ts';
import { readRenter, writeRenter } from '../../shared/renter/renter-store.ts';
import { MemoryRouter } from '../../app/router/router.tsx';
import { exampleListing } from '../../shared/examples/example-listing.fixture.ts';
import { Screen as CompareScreen } from './compare-screen.tsx';
import { SavedShortlist } from './saved-shortlist.tsx';
import { SharedShortlist } from './shared-shortlist.tsx';

afterEach(cleanup);

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

const typed = <Thing extends object>(typename: string, thing: Thing) => ({ __typename: typename, ...thing });
/** A listing as the server returns it. */
const listed = (id: string, more: object = {}) => ({
  ...typed('Listing', exampleListing),
  id,
  slug: names[Number(id) - 1]?.toLowerCase(),
  name: names[Number(id) - 1],
  floorplans: exampleListing.floorplans.map((plan) => typed('Floorplan', plan)),
  amenities: exampleListing.amenities.map((amenity) => typed('Amenity', amenity)),
  images: [],
  ...more,
});

function open({
  requests = [] as string[],
  answer = (ids: string[]) => ids.map((id) => listed(id)),
  shortlist = names.map(kept),
  shared = [] as string[],
  lastSearch = '',
  comparison = '',
} = {}) {
  const link = new ApolloLink(({ variables }) => of({ data: { listings: answer(variables['ids'] as string[]) } }));
  const client = new ApolloClient({ cache: createCache(), link });
  writeRenter(client.cache, { ...defaultRenter, requests, shortlist, lastSearch });
  render(
    <ApolloProvider client={client}>
      <MemoryRouter initialEntries={[comparison || '/']}>
        {comparison !== '' ? (
          <CompareScreen />
        ) : shared.length > 0 ? (
          <SharedShortlist ids={shared} college={undefined} />
        ) : (
          <SavedShortlist />
        )}
      </MemoryRouter>
    </ApolloProvider>,
  );
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
    requests: ['1'],
    answer: (ids) => ids.filter((id) => id !== '2').map((id) => listed(id, { takesRequests: id !== '3' })),
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
  const shortlist = open({ shortlist: others, shared: ['1', '2'] });
  await userEvent.click(await screen.findByRole('button', { name: 'Save all to mine' }));
  expect(shortlist()).toEqual(before);
  await press('Save Ash');
  expect(shortlist()).toEqual(['Ash', ...before]);
  await press('Save Birch');
  expect(shortlist()).toEqual(['Ash', ...before]);
});

test('compares the floorplans that the link states, whatever its reader has searched for', async () => {
  const searched = (bedrooms: number) => `location_type=college&location_id=204796&bedrooms=${bedrooms}`;
  open({ lastSearch: searched(4) });
  const link = await screen.findByRole('link', { name: 'Compare side by side' });
  cleanup();
  const floorplans = exampleListing.floorplans.map((plan) => typed('Floorplan', toFloorplanView(plan)));
  open({
    lastSearch: searched(9),
    comparison: link.getAttribute('href') ?? '',
    answer: (ids) => ids.map((id) => listed(id, { floorplans, confirmedAt: null })),
  });
  const sizes = (await screen.findByRole('rowheader', { name: 'Size' })).closest('tr');
  expect(sizes?.textContent).toBe(`Size${'4 bed, 2 bath, 1,320 sq ft'.repeat(4)}`);
  screen.getByText('The floorplan that fits best: 4 bedrooms.');
});
