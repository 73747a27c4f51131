/**
 * Where a login may lead: a path of this site (K33), or null. Another site, a scheme, a backslash (which browsers read as
 * a slash) or a control character is refused.
 */
export function safeRedirectPath(link: string | null | undefined): string | null {
  if (!link || link.length > 2000 || !/^\/(?!\/)/.test(link)) return null;
  // eslint-disable-next-line no-control-regex
  return /[\u0000-\u001f\u007f\\]/.test(link) ? null : link;
}
