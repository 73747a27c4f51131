import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route neither reads nor sets cookies. */
    cookieless?: boolean;
  }
}

/** Paths requested by other sites' pages: no cookies there either for a 404 or a 405. */
const COOKIELESS_PATHS = /^\/(api\/partner(-school-links)?|embed)(?![^/?])/;

/** Returns whether the session cookie is not read and no cookie is set. */
export const isCookieless = ({ routeOptions, url }: FastifyRequest): boolean =>
  routeOptions.config?.cookieless === true || COOKIELESS_PATHS.test(url);
