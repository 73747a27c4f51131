import { type BrandCode } from '../../domain/brands/brand.ts';
import { useEffect, useReducer, useSyncExternalStore } from 'react';
import { getBrand } from '../../domain/brands/brands.ts';
import { onWorldChange } from '../world/on-world-change.ts';
import type { World } from '../world/world.ts';

const html = document.documentElement;
const states = ['starting', 'ready', 'failed'] as const;
type PageState = (typeof states)[number];

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(html, { attributeFilter: ['data-mocked', 'data-mocked-error'] });
  return () => observer.disconnect();
}

/** Returns the loading state of the page, for which tests wait as well. */
export const usePageState = (): PageState =>
  useSyncExternalStore(subscribe, () => states.find((state) => state === html.dataset['mocked']) ?? 'starting');

/** Returns why the page failed. */
export const usePageError = (): string | undefined =>
  useSyncExternalStore(subscribe, () => html.dataset['mockedError']);

/** Returns the brand this page is shown under. */
export const brandHere = (): BrandCode => getBrand(html.dataset['brand']).code;

/** Rerenders whenever the world changes. */
export function useWorld(world: World): World {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => onWorldChange(world, redraw), [world]);
  return world;
}
