import type { NormalizedCacheObject } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createClient } from '../graphql/client.ts';
import { browserLink } from '../graphql/browser-link.ts';
import { App } from './app.tsx';
import { PageInfoProvider, type PageInfo } from './page-info.tsx';
import { BrowserRouter } from './router/router.tsx';
import { screens } from './routes.tsx';
import { matchScreen } from './router/match-screen.ts';
import { isTrackingAllowed } from '../shared/tracking/tracking-consent.ts';

/** The path that all of this site's begin with: `/`, or where a static site was built for. */
const base = import.meta.env.BASE_URL;

/** The operator's own counting; the page does not wait for it, and does without it. */
async function loadAnalytics(script: string): Promise<void> {
  const loaded = await import('../shared/tracking/analytics.ts').catch(() => undefined);
  loaded?.startAnalytics(script);
}

interface StartOptions {
  root: Element;
  boot: PageInfo;
  /** What the server's render left; without one the page is drawn from nothing (the mocked client). */
  cache?: NormalizedCacheObject;
}

/**
 * Begins the client of this page. What stands above the app here is what stands above it in entry-server.tsx, one in the
 * other: a second child anywhere would give every id made by useId another name than the server gave it.
 */
export async function startClient({ root, boot, cache: state }: StartOptions): Promise<void> {
  const client = createClient({ link: browserLink(), ...(state && { state }) });

  // The screen's code first, so that it hydrates plainly: React.lazy would throw away what the server rendered.
  const here = location.pathname.slice(base.length - 1) + location.search;
  await matchScreen(screens, here)?.screen.page.preload();
  const page = (
    <PageInfoProvider value={boot}>
      <ApolloProvider client={client}>
        <BrowserRouter basename={base}>
          <App />
        </BrowserRouter>
      </ApolloProvider>
    </PageInfoProvider>
  );
  // As a transition React hydrates in short turns and lets the browser answer a tap between two of them.
  if (state) startTransition(() => void hydrateRoot(root, page));
  else createRoot(root).render(page);
  if (boot.analytics !== undefined && isTrackingAllowed()) void loadAnalytics(boot.analytics);
}
