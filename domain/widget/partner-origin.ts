/**
 * Web sites as a Content-Security-Policy names them (`https://www.a.example`, `https://*.b.example`,
 * `http://localhost:*`), and what an origin is to them. Server and frame read the same list.
 */
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** A star stands for names under a name of at least two parts: `https://*.edu` would be half the world. */
const SOURCE = new RegExp(String.raw`^https://(?:\*\.${LABEL}\.)?${LABEL}(?:\.${LABEL})*(?::\d{1,5})?$`);

/** While the dev desk exists every page of this machine is a partner's, so that examples and tests run on any port. */
export const LOOPBACK_SOURCES = ['http://localhost:*', 'http://127.0.0.1:*'] as const;

/**
 * Whether an operator may write this: a site of https, nothing behind its host but a port, and as browsers name it
 * themselves; what they write otherwise (`:443`) would stand in the policy and match no origin.
 */
export function isPartnerOrigin(source: string): boolean {
  const one = source.replace('*', 'any');
  return SOURCE.test(source) && source.length <= 260 && URL.parse(one)?.origin === one;
}

/** Whether the sources name this origin. What is no origin (`null`, an address with a path) is named by none. */
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
