import { lazy, Suspense, type ComponentType } from 'react';

/** A screen in a chunk of its own. */
export interface Page {
  (): React.ReactNode;
  /** Loads the chunk; afterwards the screen renders plainly, without Suspense. */
  preload(): Promise<void>;
  /** The file of the screen, as the build's manifest names it: `client/renter/home-screen.tsx`. */
  module: string;
}

/**
 * Rendered plainly once its code is there (on the server, and when the browser hydrates), behind Suspense otherwise.
 * React.lazy alone would leave the server's answer without the screen (docs/decisions).
 */
export function page(module: string, load: () => Promise<{ Screen: ComponentType }>): Page {
  let Loaded: ComponentType | undefined;
  const get = async () => {
    const { Screen } = await load();
    Loaded = Screen;
    return { default: Screen };
  };
  const Later = lazy(get);
  function ScreenPage() {
    if (Loaded) return <Loaded />;
    return (
      <Suspense fallback={<p role="status">Loading the page …</p>}>
        <Later />
      </Suspense>
    );
  }
  return Object.assign(ScreenPage, {
    preload: async () => {
      await get();
    },
    module,
  });
}
