import { screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { onPage } from '../posting/answered.fixture.tsx';
import { useUpdateRenter } from '../../shared/renter/renter-store.ts';
import { Screen } from './group-list-screen.tsx';

const home = (id: string) => ({
  __typename: 'Listing',
  id,
  slug: `home-${id}`,
  name: `Home ${id}`,
  city: 'Columbus',
  state: 'OH',
  rentFrom: 900,
  takesRequests: true,
  images: [],
  floorplans: [],
});

/** The screen, once this browser's storage has been read. */
function Ready() {
  const update = useUpdateRenter();
  useEffect(() => update((renter) => renter), [update]);
  return <Screen />;
}

let hearts: string[];
beforeEach(() => {
  hearts = [];
});
const list = () => ({
  __typename: 'GroupList',
  listingIds: ['1', '2'],
  collegeId: null,
  members: [{ __typename: 'GroupListMember', id: 1, name: 'Ana', hearts, contacted: [] }],
});

test('says that homes did not load, and loads them again', async () => {
  let isOnline = false;
  onPage(
    <Ready />,
    {
      OpenGroupList: () => ({ groupList: list() }),
      GroupListHomes: () => (isOnline ? { listings: ['1', '2'].map(home) } : new Error('offline')),
    },
    { at: '/group#token' },
  );
  await screen.findByRole('alert');
  isOnline = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Home 1');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('marks every home that is tapped, one after another', async () => {
  const sent = onPage(
    <Ready />,
    {
      OpenGroupList: () => ({ groupList: list() }),
      GroupListHomes: { listings: ['1', '2'].map(home) },
      MarkGroupList: ({ listingId }) => {
        hearts = [...hearts, String(listingId)];
        return { markGroupList: list() };
      },
    },
    { at: '/group#token' },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Ana' }));
  const [first, second] = await waitFor(() =>
    ['1', '2'].map((id) => screen.getByRole('button', { name: new RegExp(`Like Home ${id}`) })),
  );
  first?.click();
  second?.click();
  await waitFor(() => expect(screen.getAllByRole('button', { name: /Like Home/, pressed: true })).toHaveLength(2));
  expect(
    sent.filter(({ operation }) => operation === 'MarkGroupList').map(({ variables }) => variables['listingId']),
  ).toEqual(['1', '2']);
});
