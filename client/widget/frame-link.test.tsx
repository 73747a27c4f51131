import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { createClient } from '../graphql/client.ts';
import { httpLink } from '../graphql/http-link.ts';
import { defaultRenter } from '../shared/renter/renter-defaults.ts';
import { writeRenter } from '../shared/renter/renter-store.ts';
import { PageInfoProvider } from '../app/page-info.tsx';
import { MemoryRouter, useLocation } from '../app/router/router.tsx';
import { ScreensProvider } from '../app/router/screens-context.ts';
import { waitUntil } from '../../tests/setup/wait-until.ts';
import { FrameLink } from './frame-link.tsx';
import { frameScreens } from './frame-screens.ts';
import { openInNewTab, openInTopWindow } from './open-window.ts';

vi.mock('./open-window.ts', () => ({ openInTopWindow: vi.fn(() => true), openInNewTab: vi.fn() }));
vi.mock('../features/listing/listing-screen.tsx', () => ({ Screen: () => null }));

let here = '';
function Here() {
  const { pathname, search } = useLocation();
  here = pathname + search;
  return null;
}
const saved = { id: '7', slug: 'x', name: 'X', city: 'C', state: 'OH', rentFrom: 1, picture: '', schoolId: '' };

function show(href: string, shortlist = [saved]) {
  const client = createClient({ link: httpLink() });
  writeRenter(client.cache, { ...defaultRenter, shortlist });
  const boot = { brand: 'cr', now: '2026-09-15T15:00:00Z', origin: 'https://homes.example', site: 'cr' } as const;
  render(
    <PageInfoProvider value={boot}>
      <ApolloProvider client={client}>
        <ScreensProvider value={frameScreens}>
          <MemoryRouter initialEntries={['/matches?a=1']}>
            <Here />
            <FrameLink href={href}>Go</FrameLink>
          </MemoryRouter>
        </ScreensProvider>
      </ApolloProvider>
    </PageInfoProvider>,
  );
  return screen.getByRole<HTMLAnchorElement>('link', { name: 'Go' });
}
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

test('opens a screen of the frame within it', async () => {
  const link = show('/matches/end?a=1');
  expect(link.target).toBe('');
  await userEvent.click(link);
  expect(here).toBe('/matches/end?a=1&site=cr');
  expect(openInTopWindow).not.toHaveBeenCalled();
});

test.each([
  ['a home', '/home/x', 'https://homes.example/home/x?site=cr'],
  ['the shortlist, with what was saved here', '/shortlist', 'https://homes.example/shortlist?homes=7&site=cr'],
  ['a page of the site', '/how-to-use', 'https://homes.example/how-to-use?site=cr'],
])('opens %s in place of the host page', async (_what, href, address) => {
  const link = show(href);
  expect([link.href, link.target]).toEqual([address, '_top']);
  await userEvent.click(link);
  expect(vi.mocked(openInTopWindow).mock.calls).toEqual([[address]]);
  expect(here).toBe('/matches?a=1');
});

test('opens a listing in the frame and everything else in a new tab where the host page forbids it', async () => {
  vi.mocked(openInTopWindow).mockReturnValue(false);
  await userEvent.click(show('/home/x'));
  await waitUntil(() => expect(here).toBe('/home/x?site=cr'));
  cleanup();
  await userEvent.click(show('/how-to-use'));
  expect(vi.mocked(openInNewTab).mock.calls).toEqual([['https://homes.example/how-to-use?site=cr']]);
});
