import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Reads no cookie and sets none, whatever is asked. */
    cookieless?: boolean;
  }
}

/** What other sites' pages ask: no cookie there either where there is nothing, or where the method is another. */
const COOKIELESS_PATHS = /^\/(api\/partner(-school-links)?|embed)(?![^/?])/;

/** Whether neither the session's cookie is read nor any cookie set. */
export const isCookieless = ({ routeOptions, url }: FastifyRequest): boolean =>
  routeOptions.config?.cookieless === true || COOKIELESS_PATHS.test(url);
