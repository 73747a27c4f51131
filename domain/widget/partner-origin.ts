/** Content-Security-Policy sources (`https://*.b.example`, …), and how origins match them, for server and frame. */
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** A wildcard needs a parent domain of at least two labels: `https://*.edu` would be far too broad. */
const SOURCE = new RegExp(String.raw`^https://(?:\*\.${LABEL}\.)?${LABEL}(?:\.${LABEL})*(?::\d{1,5})?$`);

/** In development every page on this machine is a partner's, so that examples and tests run on any port. */
export const LOOPBACK_SOURCES = ['http://localhost:*', 'http://127.0.0.1:*'] as const;

/** Returns whether an operator may configure this source: https, with a port at most, as browsers serialize it. */
export function isPartnerOrigin(source: string): boolean {
  const one = source.replace('*', 'any');
  return SOURCE.test(source) && source.length <= 260 && URL.parse(one)?.origin === one;
}

/** Returns whether the sources include this origin. False for values that are not origins (`null`, a URL with a path). */
export function includesOrigin(sources: readonly string[], origin: string): boolean {
  const url = URL.parse(origin);
  if (url?.origin !== origin) return false;
  return sources.some((source) => {
    if (source === origin) return true;
    if (source.endsWith(':*')) return source === `${url.protocol}//${url.hostname}:*`;
    const [scheme, parent] = source.split('//*', 2);
    return parent !== undefined && scheme === url.protocol && url.host.endsWith(parent);
  });
}
