import type { NormalizedCacheObject } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { EMBED_BASE } from '../../domain/widget/embed-urls.ts';
import type { WidgetBoot } from '../../domain/widget/messages.ts';
import { createClient } from '../graphql/client.ts';
import { setTransport } from '../graphql/transport.ts';
import { httpLink } from '../graphql/http-link.ts';
import { serverUrl } from '../graphql/server-url.ts';
import { PageInfoProvider, type PageInfo } from '../app/page-info.tsx';
import { BrowserRouter } from '../app/router/router.tsx';
import { matchScreen } from '../app/router/match-screen.ts';
import { FrameApp } from './frame-app.tsx';
import { frameTransport } from './frame-transport.ts';
import { frameScreens } from './frame-screens.ts';
import { HostProvider } from './host/host-context.ts';
import { hostOf } from './host/host.ts';
import { submitInFrame } from './submit-in-frame.ts';
import { hostErrorMessage, requestReportingLink } from './host/request-reporting-link.ts';

interface StartFrameOptions {
  root: Element;
  boot: PageInfo & { frame: WidgetBoot };
  /** The cache of the server render; without one the page renders on the client only (the mocked client). */
  cache?: NormalizedCacheObject;
}

/** Starts the client of a widget's frame. As in start-client.tsx, the providers above the app must be the same in entry-server.tsx. */
export async function startFrame({ root, boot, cache: state }: StartFrameOptions): Promise<void> {
  const base = serverUrl(EMBED_BASE);
  const host = hostOf(boot.frame.hosts);
  setTransport(frameTransport(boot.frame));
  submitInFrame();
  const client = createClient({ link: requestReportingLink(host).concat(httpLink()), ...(state && { state }) });

  const here = (location.pathname.slice(base.length) || '/') + location.search;
  await matchScreen(frameScreens, here)?.screen.page.preload();
  const page = (
    <PageInfoProvider value={boot}>
      <ApolloProvider client={client}>
        <BrowserRouter basename={base}>
          <HostProvider value={host}>
            <FrameApp />
          </HostProvider>
        </BrowserRouter>
      </ApolloProvider>
    </PageInfoProvider>
  );
  // Reports caught and uncaught errors to the host page; the screen also shows them.
  const heard = {
    onCaughtError: (error: unknown) => hostErrorMessage(host, error),
    onUncaughtError: (error: unknown) => hostErrorMessage(host, error),
  };
  if (state) startTransition(() => void hydrateRoot(root, page, heard));
  else createRoot(root, heard).render(page);
}
