import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render } from '@testing-library/react';
import { http } from 'msw/http';
import type { ReactNode } from 'react';
import { expect, onTestFinished } from 'vitest';
import { PageInfoProvider } from '../../client/app/page-info.tsx';
import { BrowserRouter } from '../../client/app/router/router.tsx';
import { RouterLink } from '../../client/app/router/router-link.tsx';
import { ScreensProvider } from '../../client/app/router/screens-context.ts';
import { screens } from '../../client/app/routes.tsx';
import { AnchorProvider } from '../../client/components/anchor.tsx';
import { allNotices, dismiss } from '../../client/components/notices/notice-store.ts';
import { consoleLink } from '../../client/features/admin/console-link.ts';
import { browserLink } from '../../client/graphql/browser-link.ts';
import { createClient } from '../../client/graphql/client.ts';
import { closeDialog } from '../../client/shared/dialogs/dialog-store.ts';
import { defaultRenter, RENTER_KEY, type RenterState } from '../../client/shared/renter/renter-defaults.ts';
import { readRenter, writeRenter } from '../../client/shared/renter/renter-store.ts';
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
  /** The world's clock; by default it stands still. */
  now?: () => Date;
  /** What the browser knows about its renter, where it differs from a new one. */
  renter?: Partial<RenterState>;
}

type Variables = Record<string, unknown>;

/** Returns a handler that records the GraphQL requests, and holds or responds to those of some operations. */
function observeRequests() {
  const requests: { operation: string; variables: Variables }[] = [];
  const holds: { operation: string | undefined; released: Promise<void> }[] = [];
  const responses = new Map<string, (variables: Variables) => object | undefined>();
  return {
    first: http.post('*/graphql', async ({ request }) => {
      const { operationName: operation, variables } = (await request.clone().json()) as {
        operationName: string;
        variables: Variables;
      };
      const hold = holds.findLast((each) => each.operation === undefined || each.operation === operation);
      requests.push({ operation, variables });
      await hold?.released;
      const data = responses.get(operation)?.(variables);
      if (data instanceof Error) return Response.error();
      return data && Response.json({ data });
    }),
    /** The requests in the order in which they were sent. */
    requests,
    /** Returns the variables of each request of this operation. */
    sent: (operation: string) =>
      requests.filter((request) => request.operation === operation).map(({ variables }) => variables),
    /** Holds the coming requests of this operation, or of all; the returned function releases them, and holds no more. */
    hold: (operation?: string) => {
      const { promise: released, resolve } = Promise.withResolvers<void>();
      const hold = { operation, released };
      holds.push(hold);
      return () => {
        holds.splice(holds.indexOf(hold), 1);
        resolve();
      };
    },
    /** Responds to this operation with what no world has, for an Error with a lost connection, for undefined as the mock. */
    respond: (operation: string, data: (variables: Variables) => object | undefined) =>
      void responses.set(operation, data),
  };
}

/**
 * Renders a component on the mock's own handlers, with the client, router and links of the app. When the test ends, an
 * error that the mock itself threw fails it.
 */
const standingStill = () => new Date(SCENARIO_NOW);

/** Turns of the event loop in which a request reaches the mock and its response the page. */
const TURNS = 20;

export function renderOnMock(ui: ReactNode, { at = '/', as, arrange, renter, now = standingStill }: OnMock = {}) {
  const { first, ...observed } = observeRequests();
  const mock = startMock({ at: '*', now, first, ...(arrange && { arrange }) });
  const cookies = cookiesOf(null);
  if (as === undefined) ensureXsrf(cookies);
  else setSessionCookies(cookies, createSession(mock.world, accountOf(mock.world, as).id).token);
  // The early script of a page sets it from the cookie.
  document.documentElement.toggleAttribute('data-signed-in', as !== undefined);
  history.replaceState(null, '', at);
  const isConsole = at.startsWith('/admin');
  const client = createClient({ link: isConsole ? consoleLink() : browserLink() });
  if (renter) {
    writeRenter(client.cache, { ...defaultRenter, ...renter });
    // The app reads it from there.
    localStorage.setItem(RENTER_KEY, JSON.stringify(readRenter(client.cache)));
  }
  const onPage = (page: ReactNode) => (
    <PageInfoProvider value={{ brand: 'default', now: SCENARIO_NOW, origin: location.origin, site: null }}>
      <ApolloProvider client={client}>
        <BrowserRouter basename={isConsole ? '/admin' : '/'}>
          <ScreensProvider value={screens}>
            <AnchorProvider value={RouterLink}>{page}</AnchorProvider>
          </ScreensProvider>
        </BrowserRouter>
      </ApolloProvider>
    </PageInfoProvider>
  );
  const rendered = render(onPage(ui));
  onTestFinished(async () => {
    closeDialog();
    cleanup();
    for (const { id } of allNotices()) dismiss(id);
    await expect.poll(() => mock.line.underWay).toBe(0);
    mock.stop();
    setSessionCookies(cookies, null);
    document.documentElement.removeAttribute('data-signed-in');
    localStorage.clear();
    sessionStorage.clear();
    expect(mock.errors).toEqual([]);
  });
  /** Resolves once no request is under way, held ones aside, nor follows from a response; also with fake timers. */
  const responded = async () => {
    let known = observed.requests.length;
    for (let turns = 0; turns < TURNS; turns++) {
      await new Promise((done) => setImmediate(done));
      if (observed.requests.length !== known || mock.line.underWay > 0) turns = 0;
      known = observed.requests.length;
    }
  };
  return {
    ...rendered,
    responded,
    rerender: (page: ReactNode) => rendered.rerender(onPage(page)),
    ...observed,
    client,
    mock,
  };
}
