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
  /** What the server's render left; without one the page is drawn from nothing (the mocked client). */
  cache?: NormalizedCacheObject;
}

/**
 * Begins the client of a widget's frame. As in start.tsx, what stands above the app here stands above it in
 * entry-server.tsx too.
 */
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
  // What a boundary has caught, or nobody: the screen says it in its place, and the page around hears of it.
  const heard = {
    onCaughtError: (error: unknown) => hostErrorMessage(host, error),
    onUncaughtError: (error: unknown) => hostErrorMessage(host, error),
  };
  if (state) startTransition(() => void hydrateRoot(root, page, heard));
  else createRoot(root, heard).render(page);
}
