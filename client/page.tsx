import type { ApolloClient } from '@apollo/client';
import { lazy, Suspense, type ComponentType } from 'react';
import { useBrand } from './boot.tsx';
import { PageWaiting } from './ui/page-waiting.tsx';
import type { Address } from './screen.ts';

/** What a screen's file exports. */
export interface ScreenModule {
  Screen: ComponentType;
  /** Fetches into the client's cache what the screen reads: on the server before it renders, in the browser when a link is near. */
  prepare?: (client: ApolloClient, address: Address) => Promise<unknown>;
}

/** A screen in a chunk of its own. */
export interface Page {
  (): React.ReactNode;
  /** Loads the chunk; afterwards the screen renders plainly, without Suspense. */
  preload(): Promise<ScreenModule>;
  /** The file of the screen, as the build's manifest names it: `client/renter/home-screen.tsx`. */
  module: string;
}

/**
 * Rendered plainly once its code is there (on the server, and when the browser hydrates), behind Suspense otherwise.
 * React.lazy alone would leave the server's answer without the screen (ADR 0009).
 */
export function page(module: string, load: () => Promise<ScreenModule>): Page {
  let Loaded: ComponentType | undefined;
  const preload = async () => {
    const loaded = await load();
    Loaded = loaded.Screen;
    return loaded;
  };
  const Later = lazy(async () => ({ default: (await preload()).Screen }));
  function ScreenPage() {
    const { name } = useBrand();
    if (Loaded) return <Loaded />;
    return (
      <Suspense fallback={<PageWaiting title={name} />}>
        <Later />
      </Suspense>
    );
  }
  return Object.assign(ScreenPage, { preload, module });
}
