import type { BrandCode } from '../../domain/brands/brand.ts';
import { includesOrigin, LOOPBACK_SOURCES } from '../../domain/widget/partner-origin.ts';
import type { Env } from '../env.ts';

/** The environment settings that define the partners. */
export type PartnerEnv = Pick<Env, 'baseUrl' | 'brandHosts' | 'partnerHosts' | 'stripe'>;

/**
 * Returns the sites that may embed a brand's frame and read its partner endpoints, as sources of a CSP; the requested
 * host itself is not listed, since `'self'` covers it.
 */
export function partnerHosts(env: PartnerEnv, brand: BrandCode): string[] {
  const own = [new URL(env.baseUrl).origin, env.brandHosts[brand] ?? []].flat();
  return [...new Set([...own, ...(env.partnerHosts[brand] ?? []), ...(env.stripe === null ? LOOPBACK_SOURCES : [])])];
}

/** Checks whether an origin belongs to a partner of the brand. */
export const isPartnerHost = (env: PartnerEnv, brand: BrandCode, origin: string): boolean =>
  includesOrigin(partnerHosts(env, brand), origin);
