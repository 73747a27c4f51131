import { brandCodes, type BrandCode } from '../../domain/brands/brand.ts';
import { matchScreen } from '../../client/app/router/match-screen.ts';
import { screens } from '../../client/app/routes.tsx';
import { scenarios } from '../scenarios.ts';
import type { Scenario } from '../scenarios/setup/scenario.ts';
import { exampleNames, loadExamples, slugOf } from './example-files.ts';

/** The base path of the site, without a trailing slash. */
const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

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

/** A gallery entry: a screen in a scenario, or the examples of a component. */
export interface Frame {
  /**
   * The unique id, also used for its image files: `scenario/no-matches`, `components/button`,
   * `shared/errors/error-page/without-one`.
   */
  id: string;
  kind: 'screen' | 'component';
  /** `screens/renter`: the group of a scenario; `parts/components`: the folder of a component. */
  group: string;
  title: string;
  shows: string;
  /** Path and query, without the brand. */
  path: string;
  /** Shown under this brand only. */
  brand?: BrandCode | undefined;
  /** The indexed page that a screen shows, by the path of its route. */
  page?: string | undefined;
  /** Sized to its content; otherwise to a window. */
  fits?: boolean;
}

function screenFrame([name, scenario]: [string, Scenario]): Frame {
  const { title, group, shows, at, brand } = scenario;
  // The scenario defines its own position in the page.
  const [address = ''] = at.split('#');
  const path = `${address}${address.includes('?') ? '&' : '?'}scenario=${name}&panel=off`;
  const screen = matchScreen(screens, at)?.screen;
  const page = screen?.indexed && screen.path;
  return { id: `scenario/${name}`, kind: 'screen', group: `screens/${group}`, title, shows, path, brand, page };
}

async function componentFrames(name: string): Promise<Frame[]> {
  const module = await loadExamples(name);
  if (!module) return [];
  const folder = name.slice(0, name.lastIndexOf('/'));
  const titles = Object.keys(module.examples);
  const frame = { kind: 'component' as const, group: `parts/${folder}` };
  if (!module.alone)
    return [{ ...frame, id: name, title: name, shows: titles.join(' · '), path: `/gallery?part=${name}`, fits: true }];
  return titles.map((title) => ({
    ...frame,
    id: `${name}/${slugOf(title)}`,
    title: name,
    shows: title,
    path: `/gallery?part=${name}&example=${slugOf(title)}`,
  }));
}

/** Returns every scenario and every component in display order. */
export async function allFrames(): Promise<Frame[]> {
  const components = await Promise.all(exampleNames.map(componentFrames));
  return [...Object.entries<Scenario>(scenarios).map(screenFrame), ...components.flat()];
}

/** Returns a frame's URL for a brand, in the system's color scheme or the given one. */
export const addressOf = ({ path }: Frame, brand: BrandCode, scheme?: Scheme): string =>
  `${BASE}${path}${path.includes('?') ? '&' : '?'}site=${brand}${scheme ? `&scheme=${scheme}` : ''}`;

/** Returns the brands that a frame is shown under. */
export const brandsOf = ({ brand }: Frame): readonly BrandCode[] => (brand ? [brand] : brandCodes);
