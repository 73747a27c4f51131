import { brandCodes } from '../../domain/brands/brand.ts';
import { getBrand } from '../../domain/brands/brands.ts';

/** The parameters that a scenario's page keeps: the mock's own, and the brand, so that a reload preserves it. */
const MOCK_PARAMETERS = ['scenario', 'panel', 'play', 'site'];

/** Returns the mock's parameters in the address. */
export function parseParameters(search: string) {
  const query = new URLSearchParams(search);
  const site = query.get('site');
  return {
    scenario: query.get('scenario') ?? undefined,
    site: site === null ? undefined : getBrand(brandCodes.find((code) => code === site)).code,
    panel: query.get('panel') !== 'off',
    play: query.get('play') !== 'off',
    /** 'light' or 'dark'; anything else follows the system. */
    scheme: query.get('scheme'),
  };
}

/** Returns an address of this site with the mock's parameters of `search`. */
export function withMockParameters(address: string | URL, search: string): string {
  const url = new URL(address, location.href);
  for (const [name, value] of new URLSearchParams(search))
    if (MOCK_PARAMETERS.includes(name) && !url.searchParams.has(name)) url.searchParams.set(name, value);
  return url.pathname + url.search + url.hash;
}

/** Keeps a scenario's parameters in the address on every navigation, so that a reload plays it again. */
export function keepParameters(search: string): void {
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name].bind(history);
    history[name] = (data: unknown, unused: string, url?: string | URL | null) =>
      change(data, unused, url === undefined || url === null ? url : withMockParameters(url, search));
  }
}
