import { lazy, Suspense, type ComponentType } from 'react';
import { useBrand } from '../page-info.tsx';
import { PageLoading } from '../../components/page-loading.tsx';
import type { LazyScreen, ScreenModule } from './match-screen.ts';

/** Renders plainly once loaded, unlike React.lazy, for the server's answer (ADR 0009). The build adds `module`. */
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
