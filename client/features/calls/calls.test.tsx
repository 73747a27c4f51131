import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CALLS_PER_PAGE } from '../../../domain/limits.ts';
import { incomingCall } from '../../../mocks/scenarios/landlord/calls.ts';
import { accountOf, failing, findListing, LANDLORD, LOFTS } from '../../../mocks/scenarios/setup/arrange.ts';
import type { CallRow } from '../../../mocks/world/db.ts';
import type { World } from '../../../mocks/world/world.ts';
import { renderOnMock } from '../../../tests/setup/render-on-mock.tsx';
import { emitMissedEvents } from '../../graphql/subscription-socket.ts';
import { Calls } from './calls.tsx';

/** Stores these calls about one listing, the oldest first: missed ones, where they do not say otherwise. */
const withCalls =
  (...calls: Partial<CallRow>[]) =>
  (world: World): void => {
    const { id: listingId } = findListing(world, LOFTS);
    const missed = { caller: '6145550177', outcome: 'missed', seconds: 0, at: '2026-09-14T19:04:00.000Z' } as const;
    world.db.calls = calls.map((call, index) => ({ ...missed, id: index + 1, listingId, ...call }));
  };

/** Opens the calls of the demo landlord. */
function open(arrange = withCalls({})) {
  const { mock, ...opened } = renderOnMock(<Calls />, { as: LANDLORD, arrange });
  return {
    ...opened,
    mock,
    isSubscribed: () => mock.world.events.untilSubscribed('call', accountOf(mock.world, LANDLORD).id),
    rings: () => incomingCall(mock.world, LOFTS),
  };
}
const shown = () =>
  screen.getAllByRole('listitem').map(({ textContent }) => /Ringing|Missed|Answered/.exec(textContent)?.[0]);
const shows = (...outcomes: string[]) => waitFor(() => expect(shown()).toEqual(outcomes));

test('offers to call back a missed call, and shows only the last digits of an answered one', async () => {
  open(withCalls({ outcome: 'answered', seconds: 65, caller: '6145550142' }, {}));
  const link = await screen.findByRole('link', { name: /^Call back ?\(614\) 555-0177$/ });
  expect(link.getAttribute('href')).toBe('tel:+16145550177');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByText(/^September 14, .*M · 1 minute 5 seconds$/)).toBeTruthy();
  expect(screen.getByText('Number ending in 0142')).toBeTruthy();
});

test('handles a caller with a withheld or a foreign number', async () => {
  open(withCalls({ caller: '+442079460018' }, { caller: null }));
  await screen.findByText('Unknown number');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['tel:+442079460018']);
});

test('shows the first calls, then a page, then appends the earlier ones', async () => {
  open(withCalls(...Array.from({ length: CALLS_PER_PAGE + 1 }, () => ({}))));
  const earlier = async () => fireEvent.click(await screen.findByRole('button', { name: 'Show earlier calls' }));
  await earlier();
  expect(shown()).toHaveLength(CALLS_PER_PAGE);
  await earlier();
  await waitFor(() => expect(shown()).toHaveLength(CALLS_PER_PAGE + 1));
  expect(screen.queryByRole('button', { name: 'Show earlier calls' })).toBeNull();
});

test('shows an empty state before the first call, and a retry button when loading fails', async () => {
  const { mock } = open((world) => {
    withCalls()(world);
    failing('MyCalls', 'unreachable')(world);
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  mock.world.faults.failing = {};
  fireEvent.click(again);
  await screen.findByText('No calls yet. New ones show up here.');
});

test('shows a call that arrives while the calls are loading, with its outcome', async () => {
  const { mock, hold, isSubscribed, rings } = open();
  const release = hold('MyCalls');
  await isSubscribed();
  rings().ends('missed');
  await screen.findByText('Missed a call about High Street Lofts');
  // The server ran the query before the phone rang.
  mock.world.db.calls.pop();
  release();
  await shows('Missed', 'Missed');
  screen.getByRole('heading', { name: '(614) 555-0123' });
});

test('shows and announces a ringing call on top, and updates it in place with its outcome', async () => {
  const { isSubscribed, rings } = open();
  await screen.findByText('Missed');
  await isSubscribed();
  const first = rings();
  await shows('Ringing', 'Missed');
  expect(screen.getByText('A renter is calling about High Street Lofts').getAttribute('role')).toBe('status');
  first.ends('missed');
  await shows('Missed', 'Missed');
  screen.getByText('Missed a call about High Street Lofts');
  screen.getByRole('link', { name: /555-0123/ });
  rings().ends('answered', 65);
  await shows('Answered', 'Missed', 'Missed');
  expect(screen.queryByText(/^(A renter is calling|Missed a call)/)).toBeNull();
});

test('holds new calls back while the call back link has focus', async () => {
  const { isSubscribed, rings } = open();
  const back = await screen.findByRole('link', { name: /Call back/ });
  await isSubscribed();
  back.focus();
  rings().ends('missed');
  rings();
  const button = await screen.findByRole('button', { name: 'Show 2 new calls' });
  expect(shown()).toEqual(['Missed']);
  fireEvent.click(button);
  await shows('Ringing', 'Missed', 'Missed');
  expect(screen.queryByRole('button', { name: /new call/ })).toBeNull();
});

test('refetches calls missed while disconnected, and keeps the page as it is without a connection', async () => {
  const { mock, isSubscribed, sent } = open();
  await screen.findByText('Missed');
  await isSubscribed();
  const { sessions } = mock.world.db;
  mock.world.db.sessions = [];
  await act(async () => mock.world.changed());
  expect(shown()).toEqual(['Missed']);
  mock.world.db.sessions = sessions;
  withCalls({}, { outcome: 'ringing' })(mock.world);
  act(emitMissedEvents);
  await shows('Ringing', 'Missed');
  expect(sent('MyCalls')).toHaveLength(2);
});
