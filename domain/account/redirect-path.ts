/** The base for parsing; no link leads to it. */
const SITE = 'http://site';

/** Returns the path of this site to open after a login (K33), or null for any other link. */
export function safeRedirectPath(link: string | null | undefined): string | null {
  // Browsers treat a backslash as a slash and skip control characters.
  // eslint-disable-next-line no-control-regex
  if (!link || link.length > 2000 || !link.startsWith('/') || /[\u0000-\u001f\u007f\\]/.test(link)) return null;
  // Browsers resolve dot segments: `/..//evil.example` becomes `//evil.example`.
  const url = URL.parse(link, SITE);
  return url?.origin === SITE && !url.pathname.startsWith('//') ? link : null;
}
