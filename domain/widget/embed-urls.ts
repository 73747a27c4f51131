import type { BrandCode } from '../brands/brand.ts';

/** The base path of the widget's pages: the renter screens inside a frame. */
export const EMBED_BASE = '/embed';

/** The header with which a frame's page authenticates to `embedGraphql` for its brand. */
export const WIDGET_TOKEN_HEADER = 'X-Widget-Token';

/** Returns the GraphQL URL of a frame's page: as /graphql, with its token and no cookie; 403 for an expired one. */
export const embedGraphql = (site: BrandCode): string => `${EMBED_BASE}/graphql?site=${site}`;

/** Returns the URL for a new token: a GET whose response is `{token}`. */
export const embedToken = (site: BrandCode): string => `${EMBED_BASE}/token?site=${site}`;
