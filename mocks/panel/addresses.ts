import type { BrandCode } from '../../domain/brands/brand.ts';
import { scenarios, type ScenarioName } from '../scenarios.ts';

const base = import.meta.env.BASE_URL.replace(/\/$/, '');

/** Returns the address of a scenario, under this brand unless the scenario has its own. */
export function scenarioHref(name: ScenarioName, brand: BrandCode): string {
  const scenario: { at: string; brand?: BrandCode } = scenarios[name];
  const url = new URL(base + scenario.at, location.origin);
  url.searchParams.set('scenario', name);
  const site = scenario.brand ?? brand;
  if (site !== 'default') url.searchParams.set('site', site);
  return url.pathname + url.search;
}

/** Returns this page's address under another brand. */
export function brandHref(brand: BrandCode): string {
  const url = new URL(location.href);
  if (brand === 'default') url.searchParams.delete('site');
  else url.searchParams.set('site', brand);
  return url.pathname + url.search;
}

/** Returns the start address of the everyday world. */
export const everydayHref = (brand: BrandCode): string => (brand === 'default' ? `${base}/` : `${base}/?site=${brand}`);

/** Returns the address of a path of the product. */
export const pathHref = (path: string): string => base + path;
