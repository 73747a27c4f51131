import type { BrandCode } from '../brands/brand.ts';

/** Below this path of the site stand the widget's pages: the renter's screens as a frame shows them. */
export const EMBED_BASE = '/embed';

/** In it a frame's page proves to `embedGraphql` that it is a page of ours, of that brand. */
export const WIDGET_TOKEN_HEADER = 'X-Widget-Token';

/** Where a frame's page asks: a POST as to /graphql, with its token and no cookie. 403 when the token has ended. */
export const embedGraphql = (site: BrandCode): string => `${EMBED_BASE}/graphql?site=${site}`;

/** Where a frame's page gets another token: a GET that answers `{token}`. */
export const embedToken = (site: BrandCode): string => `${EMBED_BASE}/token?site=${site}`;
