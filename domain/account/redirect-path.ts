/**
 * Returns the path of this site to redirect to after a login (K33), or null. Rejects another site, a scheme, a
 * backslash (which browsers treat as a slash) and control characters.
 */
export function safeRedirectPath(link: string | null | undefined): string | null {
  if (!link || link.length > 2000 || !/^\/(?!\/)/.test(link)) return null;
  // eslint-disable-next-line no-control-regex
  return /[\u0000-\u001f\u007f\\]/.test(link) ? null : link;
}
