import { lazy, Suspense, useState } from 'react';
import { useBrand } from '../page-info.tsx';
import { loadChunk } from '../../components/hooks/load-chunk.ts';
import { PageLoading } from '../../components/page-loading.tsx';
import type { LazyScreen, ScreenModule } from './match-screen.ts';

/** Renders plainly once loaded, unlike React.lazy, for the server's answer (ADR 0009). The build adds `module`. */
export function lazyScreen(load: () => Promise<ScreenModule>, module?: string): LazyScreen {
  let loaded: ScreenModule | undefined;
  const preload = async () => (loaded ??= await loadChunk(load));
  const Later = lazy(async () => ({ default: (await preload()).Screen }));
  function ScreenPage() {
    const { name } = useBrand();
    // What waited for its code stays as it is: as another element it would begin anew, without what was typed in it.
    const [Loaded] = useState(() => loaded?.Screen);
    if (Loaded) return <Loaded />;
    return (
      <Suspense fallback={<PageLoading title={name} />}>
        <Later />
      </Suspense>
    );
  }
  return Object.assign(ScreenPage, { preload, module });
}
