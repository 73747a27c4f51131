import { brandCodes } from '../../domain/brands.ts';
import { LOOPBACK_SOURCES } from '../../domain/widget/partner-source.ts';
import type { QueryResolvers } from '../__generated__/resolvers.ts';
import { partnerSites } from '../data/partner-sites.ts';

const queries: Pick<QueryResolvers, 'widgetHosts'> = {
  widgetHosts: (_root, _args, { world }) =>
    brandCodes.map((site) => ({
      site,
      origin: world.baseUrl,
      hosts: [new URL(world.baseUrl).origin, ...(partnerSites[site] ?? []), ...LOOPBACK_SOURCES],
    })),
};

/** What the page for partners says of each brand; open to everybody. */
export const widgetHostResolvers = { Query: queries };
