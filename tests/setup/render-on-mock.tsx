import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, onTestFinished } from 'vitest';
import { PageInfoProvider } from '../../client/app/page-info.tsx';
import { BrowserRouter } from '../../client/app/router/router.tsx';
import { RouterLink } from '../../client/app/router/router-link.tsx';
import { ScreensProvider } from '../../client/app/router/screens-context.ts';
import { screens } from '../../client/app/routes.tsx';
import { AnchorProvider } from '../../client/components/anchor.tsx';
import { consoleLink } from '../../client/features/admin/console-link.ts';
import { browserLink } from '../../client/graphql/browser-link.ts';
import { createClient } from '../../client/graphql/client.ts';
import { closeDialog } from '../../client/shared/dialogs/dialog-store.ts';
import { createSession } from '../../mocks/account/sessions.ts';
import { ensureXsrf, setSessionCookies } from '../../mocks/handlers/caller-session.ts';
import { cookiesOf } from '../../mocks/handlers/cookies.ts';
import { startMock } from '../../mocks/node.ts';
import { accountOf } from '../../mocks/scenarios/setup/arrange.ts';
import { SCENARIO_NOW } from '../../mocks/scenarios/setup/scenario.ts';
import type { World } from '../../mocks/world/world.ts';

interface OnMock {
  /** The path and query of the page; below /admin it is one of the staff console. */
  at?: string;
  /** The email of the landlord who is logged in. */
  as?: string;
  /** Changes the freshly seeded world. */
  arrange?: (world: World) => void;
}

/**
 * Renders a component on the mock's own handlers, with the client, router and links of the app. When the test ends, an
 * error that the mock itself threw fails it.
 */
export function renderOnMock(ui: ReactNode, { at = '/', as, arrange }: OnMock = {}) {
  const mock = startMock({ at: '*', now: () => new Date(SCENARIO_NOW), ...(arrange && { arrange }) });
  const cookies = cookiesOf(null);
  if (as === undefined) ensureXsrf(cookies);
  else setSessionCookies(cookies, createSession(mock.world, accountOf(mock.world, as).id).token);
  // The early script of a page sets it from the cookie.
  document.documentElement.toggleAttribute('data-signed-in', as !== undefined);
  history.replaceState(null, '', at);
  const isConsole = at.startsWith('/admin');
  const client = createClient({ link: isConsole ? consoleLink() : browserLink() });
  const rendered = render(
    <PageInfoProvider value={{ brand: 'default', now: SCENARIO_NOW, origin: location.origin, site: null }}>
      <ApolloProvider client={client}>
        <BrowserRouter basename={isConsole ? '/admin' : '/'}>
          <ScreensProvider value={screens}>
            <AnchorProvider value={RouterLink}>{ui}</AnchorProvider>
          </ScreensProvider>
        </BrowserRouter>
      </ApolloProvider>
    </PageInfoProvider>,
  );
  onTestFinished(async () => {
    closeDialog();
    cleanup();
    await expect.poll(() => mock.line.underWay).toBe(0);
    mock.stop();
    setSessionCookies(cookies, null);
    document.documentElement.removeAttribute('data-signed-in');
    localStorage.clear();
    sessionStorage.clear();
    expect(mock.errors).toEqual([]);
  });
  return { ...rendered, client, mock };
}
