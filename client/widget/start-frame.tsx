import type { NormalizedCacheObject } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { EMBED_BASE } from '../../domain/widget/addresses.ts';
import type { WidgetBoot } from '../../domain/widget/messages.ts';
import { createClient } from '../apollo/client.ts';
import { openDoor } from '../apollo/door.ts';
import { httpLink } from '../apollo/http-link.ts';
import { serverAddress } from '../apollo/server-address.ts';
import { BootProvider, type Boot } from '../boot.tsx';
import { BrowserRouter } from '../router.tsx';
import { matchScreen } from '../screen.ts';
import { FrameApp } from './frame-app.tsx';
import { frameDoor } from './frame-door.ts';
import { frameScreens } from './frame-screens.ts';
import { HostProvider } from './host-context.ts';
import { hostOf } from './host.ts';
import { submitHere } from './submit-here.ts';
import { sayError, tellLink } from './tell-link.ts';

interface StartFrameOptions {
  root: Element;
  boot: Boot & { frame: WidgetBoot };
  /** What the server's render left; without one the page is drawn from nothing (the mocked client). */
  cache?: NormalizedCacheObject;
}

/**
 * Begins the client of a widget's frame. As in start.tsx, what stands above the app here stands above it in
 * entry-server.tsx too.
 */
export async function startFrame({ root, boot, cache: state }: StartFrameOptions): Promise<void> {
  const base = serverAddress(EMBED_BASE);
  const host = hostOf(boot.frame.hosts);
  openDoor(frameDoor(boot.frame));
  submitHere();
  const client = createClient({ link: tellLink(host).concat(httpLink()), ...(state && { state }) });

  const here = (location.pathname.slice(base.length) || '/') + location.search;
  await matchScreen(frameScreens, here)?.screen.page.preload();
  const page = (
    <BootProvider value={boot}>
      <ApolloProvider client={client}>
        <BrowserRouter basename={base}>
          <HostProvider value={host}>
            <FrameApp />
          </HostProvider>
        </BrowserRouter>
      </ApolloProvider>
    </BootProvider>
  );
  // What a boundary has caught, or nobody: the screen says it in its place, and the page around hears of it.
  const heard = {
    onCaughtError: (error: unknown) => sayError(host, error),
    onUncaughtError: (error: unknown) => sayError(host, error),
  };
  if (state) startTransition(() => void hydrateRoot(root, page, heard));
  else createRoot(root, heard).render(page);
}
