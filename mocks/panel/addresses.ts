import type { BrandCode } from '../../domain/brands/brand.ts';
import { scenarios, type ScenarioName } from '../scenarios.ts';

const base = import.meta.env.BASE_URL.replace(/\/$/, '');

/** Where a scenario is, under this brand unless it has one of its own; the page goes to the scenario's own address. */
export function scenarioHref(name: ScenarioName, brand: BrandCode): string {
  const scenario: { at: string; brand?: BrandCode } = scenarios[name];
  const url = new URL(base + scenario.at, location.origin);
  url.searchParams.set('scenario', name);
  const site = scenario.brand ?? brand;
  if (site !== 'default') url.searchParams.set('site', site);
  return url.pathname + url.search;
}

/** This page under another brand. */
export function brandHref(brand: BrandCode): string {
  const url = new URL(location.href);
  if (brand === 'default') url.searchParams.delete('site');
  else url.searchParams.set('site', brand);
  return url.pathname + url.search;
}

/** The everyday world, at its start. */
export const everydayHref = (brand: BrandCode): string => (brand === 'default' ? `${base}/` : `${base}/?site=${brand}`);

/** A path of the product. */
export const pathHref = (path: string): string => base + path;
