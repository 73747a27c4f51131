import type { ApolloLink, NormalizedCacheObject } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { createClient } from '../graphql/client.ts';
import { PageInfoProvider, type PageInfo } from './page-info.tsx';
import { matchScreen, type Screen } from './router/match-screen.ts';
import { BrowserRouter } from './router/router.tsx';

/** What the server left for a page. */
export interface PageStart<Info extends PageInfo = PageInfo> {
  root: Element;
  boot: Info;
  /** The cache of the server's render; without one the page is rendered on the client only (the mocked client). */
  cache?: NormalizedCacheObject;
}

interface StartedApp {
  link: ApolloLink;
  screens: readonly Screen[];
  /** What precedes every path of these screens, without a slash at its end. */
  base: string;
  app: ReactNode;
  onError?: Pick<RootOptions, 'onCaughtError' | 'onUncaughtError'>;
}

/** Starts a page's client. The providers must be those of entry-server.tsx: another child would change useId's ids. */
export async function startPage(
  { root, boot, cache: state }: PageStart,
  { link, screens, base, app, onError }: StartedApp,
): Promise<void> {
  const client = createClient({ link, ...(state && { state }) });
  // The screen's code first, so that it hydrates plainly: React.lazy would throw away what the server rendered.
  const here = (location.pathname.slice(base.length) || '/') + location.search;
  await matchScreen(screens, here)?.screen.page.preload();
  const page = (
    <PageInfoProvider value={boot}>
      <ApolloProvider client={client}>
        <BrowserRouter basename={base}>{app}</BrowserRouter>
      </ApolloProvider>
    </PageInfoProvider>
  );
  // As a transition React hydrates in short turns and lets the browser answer a tap between two of them.
  if (state) startTransition(() => void hydrateRoot(root, page, onError));
  else createRoot(root, onError).render(page);
}
