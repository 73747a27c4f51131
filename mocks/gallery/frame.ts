import type { BrandCode } from '../../domain/brands/brand.ts';
import { scenarios } from '../scenarios.ts';
import type { Scenario } from '../scenarios/setup/scenario.ts';

export const widths = [390, 1280] as const;
export type Width = (typeof widths)[number];
export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** The display settings of a frame. */
export interface Look {
  brand: BrandCode;
  width: Width;
  scheme: Scheme;
}

/** What a screenshot shows: a screen in a scenario, or the examples of a component. */
export interface Frame {
  /** Unique, and the name of its image files: `scenario/no-matches`, `components/button`. */
  id: string;
  kind: 'screen' | 'component';
  /** Path and query, without the brand. */
  path: string;
  /** Shown under this brand only. */
  brand?: BrandCode | undefined;
}

/** Every scenario in display order. */
export const screenFrames: readonly Frame[] = Object.entries<Scenario>(scenarios).map(([name, { at, brand }]) => {
  // The scenario defines its own position in the page.
  const [address = ''] = at.split('#');
  const path = `${address}${address.includes('?') ? '&' : '?'}scenario=${name}&panel=off`;
  return { id: `scenario/${name}`, kind: 'screen', path, brand };
});

/**
 * Returns every component of a built site that has stories: one frame with all of them, or, with the tag `alone`, one
 * for each: such a component covers the window, or may be rendered only once.
 */
export async function componentFrames(site: string): Promise<Frame[]> {
  const response = await fetch(`${site}/gallery/index.json`);
  const { entries } = (await response.json()) as {
    entries: Record<string, { id: string; importPath: string; tags: string[] }>;
  };
  const shown = new Map<string, Frame>();
  for (const { id: story, importPath, tags } of Object.values(entries)) {
    const [, file] = /^\.\/client\/(.+)\.stories\.tsx$/.exec(importPath) ?? [];
    if (file === undefined) continue;
    const alone = tags.includes('alone');
    const id = alone ? `${file}/${story.slice(story.indexOf('--') + 2)}` : file;
    const path = `/gallery/iframe.html?id=${story}&globals=stories:${alone ? 'one' : 'all'}`;
    if (!shown.has(id)) shown.set(id, { id, kind: 'component', path });
  }
  return [...shown.values()];
}

/** Returns the path of a frame under a brand. */
export const addressOf = ({ kind, path }: Frame, brand: BrandCode): string =>
  kind === 'screen' ? `${path}&site=${brand}` : `${path};brand:${brand}`;
