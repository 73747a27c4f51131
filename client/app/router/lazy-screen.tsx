import { lazy, Suspense, type ComponentType } from 'react';
import { useBrand } from '../page-info.tsx';
import { PageLoading } from '../../components/page-loading.tsx';
import type { LazyScreen, ScreenModule } from './match-screen.ts';

/**
 * Rendered plainly once its code is there (on the server, and when the browser hydrates), behind Suspense otherwise.
 * React.lazy alone would leave the server's answer without the screen (ADR 0009). The build adds `module` for the server.
 */
export function lazyScreen(load: () => Promise<ScreenModule>, module?: string): LazyScreen {
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
      <Suspense fallback={<PageLoading title={name} />}>
        <Later />
      </Suspense>
    );
  }
  return Object.assign(ScreenPage, { preload, module });
}
