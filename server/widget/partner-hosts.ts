import type { BrandCode } from '../../domain/brands/brand.ts';
import { includesOrigin, LOOPBACK_SOURCES } from '../../domain/widget/partner-origin.ts';
import type { Env } from '../env.ts';

/** What of the environment says who is a partner. */
export type PartnerEnv = Pick<Env, 'baseUrl' | 'brandHosts' | 'partnerHosts' | 'stripe'>;

/**
 * Which sites may stand around a brand's frame, and read its partner calls: the product's own, the brand's own host,
 * those of PARTNER_HOSTS, and while the dev tools exists every page of this machine.
 * @returns sources of a Content-Security-Policy. The host that was asked itself is named by none: `'self'` does.
 */
export function partnerHosts(env: PartnerEnv, brand: BrandCode): readonly string[] {
  const own = [new URL(env.baseUrl).origin, env.brandHosts[brand] ?? []].flat();
  return [...new Set([...own, ...(env.partnerHosts[brand] ?? []), ...(env.stripe === null ? LOOPBACK_SOURCES : [])])];
}

/** Whether a page of this origin is a partner's of the brand. */
export const isPartnerHost = (env: PartnerEnv, brand: BrandCode, origin: string): boolean =>
  includesOrigin(partnerHosts(env, brand), origin);
