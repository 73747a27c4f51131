import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { DEMO_PASSWORD, GROUP_TOKEN, STOP_TOKEN } from '../../mocks/data/seed.ts';
import {
  LANDLORD,
  LOFTS,
  leaveOnly,
  OSU,
  OSU_SLUG,
  required,
  seededListingNamed,
} from '../../mocks/scenarios/setup/arrange.ts';
import { directionsQuery } from '../../domain/places/directions/directions-query.ts';
import { collegeById } from '../../mocks/places/place-lookup.ts';
import { renderOnMock } from '../../tests/setup/render-on-mock.tsx';
import type { World } from '../../mocks/world/world.ts';
import { App } from './app.tsx';
import { useNavigate } from './router/router.tsx';
import { matchScreen } from './router/match-screen.ts';
import { screens } from './routes.tsx';

const home = seededListingNamed(LOFTS);
const { slug, id } = home;
/** An address of each screen that sends requests. */
const addresses = [
  '/',
  '/search?q=columbus',
  `/college/${OSU_SLUG}`,
  '/city/columbus-oh',
  '/state/oh',
  `/questionnaire?${OSU}`,
  `/matches?${OSU}`,
  `/matches/none?${OSU}`,
  `/matches/end?${OSU}`,
  `/home/${slug}`,
  `/directions?${directionsQuery({ home, school: required(collegeById(204796), 'Ohio State'), mode: 'walking' })}`,
  '/contact',
  `/partners?${OSU}`,
  `/compare?homes=${id}`,
  `/group#${GROUP_TOKEN}`,
  `/alert/${STOP_TOKEN}`,
  `/unsubscribe/${STOP_TOKEN}`,
  '/advertising/import',
  '/post/step-1',
  '/post/step-2',
  '/post/step-3',
  `/edit/${slug}`,
  '/advertising-home',
  '/receipt/1',
  '/account',
  '/account/delete',
];

afterEach(() => {
  vi.restoreAllMocks();
});

const shortlist = [{ id: String(id), slug, name: LOFTS, city: '', state: '', rentFrom: 1, picture: '', schoolId: '' }];

let go: ReturnType<typeof useNavigate>;
function Navigation() {
  go = useNavigate();
  return null;
}

/** Opens the app at an address. */
const openApp = (at: string, as?: string) =>
  renderOnMock(
    <>
      <App />
      <Navigation />
    </>,
    { at, renter: { shortlist }, ...(as && { as, arrange: (world) => leaveOnly(world, LOFTS) }) },
  );

/** Waits until everything that is on its way has arrived. */
async function settle({ mock: { line } }: ReturnType<typeof openApp>): Promise<void> {
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve));
    await expect.poll(() => line.underWay).toBe(0);
    await new Promise((resolve) => setTimeout(resolve));
  });
}

async function leave(): Promise<void> {
  act(() => go('/terms'));
  await screen.findByText(/^Terms/, { selector: 'h1' });
}

test.each(addresses)('stays where one went to from %s, whatever that had requested', async (address) => {
  const error = vi.spyOn(console, 'error');
  const opened = openApp('/terms', LANDLORD);
  await screen.findByText(/^Terms/, { selector: 'h1' });
  await matchScreen(screens, address)?.screen.page.preload();
  const [release, before] = [opened.hold(), opened.requests.length];
  act(() => go(address));
  await waitFor(() => expect(opened.requests.length).toBeGreaterThan(before));
  await leave();
  release();
  await settle(opened);
  expect([location.pathname, document.querySelector('h1')?.textContent]).toEqual([
    '/terms',
    expect.stringMatching(/^Terms/),
  ]);
  expect(error.mock.calls).toEqual([]);
});

test('knows every screen that sends requests', () => {
  const known = addresses.map((address) => matchScreen(screens, address)?.screen.path);
  expect(new Set(known).size).toBe(addresses.length);
});

const fill = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

interface Left {
  at: string;
  as?: string;
  /** Sends the request; absent where the screen does by itself. */
  send?: () => Promise<void>;
  /** The operation, where others come before it. */
  operation?: string;
  /** Whether the world has what was requested. */
  isDone?: (world: World) => boolean;
}

test.each<[string, Left]>([
  [
    'a login',
    {
      at: '/login',
      send: async () => {
        await fill('Email', LANDLORD);
        await fill('Password', DEMO_PASSWORD);
        await press('Login');
      },
      isDone: ({ db }) => db.sessions.length > 0,
    },
  ],
  [
    'a logout',
    { at: '/account', as: LANDLORD, send: () => press('Log out'), isDone: ({ db }) => db.sessions.length === 0 },
  ],
  [
    'the end of an alert',
    {
      at: `/unsubscribe/${STOP_TOKEN}`,
      send: () => press('Unsubscribe'),
      isDone: ({ db }) => db.subscribers.every(({ unsubscribedAt }) => unsubscribedAt !== null),
    },
  ],
  [
    'a listing that is rented',
    {
      at: '/advertising-home',
      as: LANDLORD,
      send: () => press(/^Mark as rented/),
      isDone: ({ db }) => db.listings.some(({ id: known, rentedAt }) => known === id && rentedAt !== null),
    },
  ],
  [
    'a group list',
    {
      at: '/shortlist',
      send: () => press('Decide with friends'),
      isDone: ({ db }) => db.groupLists.length > 1,
    },
  ],
  ['a copy of a listing', { at: `/post/step-1?copy=${slug}`, as: LANDLORD, operation: 'ListingToEdit' }],
])('completes %s without a way back to the screen that was left', async (_, { at, as, send, operation, isDone }) => {
  const error = vi.spyOn(console, 'error');
  const opened = openApp(send ? at : '/terms', as);
  const { mock, hold, requests } = opened;
  await screen.findByRole('heading', { level: 1 });
  // A step to them would otherwise wait for their code.
  for (const path of ['/', '/advertising-home', '/alert/token', '/group', '/post/step-1', '/post/step-2'])
    await matchScreen(screens, path)?.screen.page.preload();
  const [release, before] = [hold(operation), requests.length];
  if (send) await send();
  else act(() => go(at));
  await waitFor(() => expect(operation ? opened.sent(operation) : requests.slice(before)).not.toEqual([]));
  await leave();
  release();
  await settle(opened);
  expect(isDone?.(mock.world) ?? true).toBe(true);
  expect(location.pathname).toBe('/terms');
  expect(error.mock.calls).toEqual([]);
});
