import { screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { GROUP_TOKEN } from '../../../mocks/data/seed.ts';
import { failing } from '../../../mocks/scenarios/setup/arrange.ts';
import type { World } from '../../../mocks/world/world.ts';
import { renderOnMock } from '../../../tests/setup/render-on-mock.tsx';
import { useUpdateRenter } from '../../shared/renter/renter-store.ts';
import { Screen } from './group-list-screen.tsx';

/** The screen, once this browser's storage has been read. */
function Ready() {
  const update = useUpdateRenter();
  useEffect(() => update((renter) => renter), [update]);
  return <Screen />;
}

const open = (arrange: (world: World) => void) => renderOnMock(<Ready />, { at: `/group#${GROUP_TOKEN}`, arrange });

test('says that homes did not load, and loads them again', async () => {
  const { mock } = open(failing('GroupListHomes', 'unreachable'));
  await screen.findByRole('alert');
  mock.world.faults.failing = {};
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findAllByRole('listitem')).length).toBeGreaterThan(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('marks every home that is tapped, one after another', async () => {
  const { sent, mock } = open(({ db }) => {
    for (const member of db.groupLists.flatMap(({ members }) => members)) member.hearts = [];
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Ana' }));
  const [first, second] = await waitFor(() => {
    const hearts = screen.getAllByRole('button', { name: /Like/ });
    expect(hearts.length).toBeGreaterThan(1);
    return hearts;
  });
  first?.click();
  second?.click();
  await waitFor(() => expect(screen.getAllByRole('button', { name: /Like/, pressed: true })).toHaveLength(2));
  const marked = sent('MarkGroupList').map(({ listingId }) => Number(listingId));
  expect(new Set(marked).size).toBe(2);
  expect(mock.world.db.groupLists[0]?.members[0]?.hearts).toEqual(marked);
});
