/**
 * Where a login leads: the returned link where it is a path of this site, else the start (K33). Another site, a scheme,
 * a backslash (which browsers read as a slash) or a control character is refused.
 */
export function safeLink(link: string | null | undefined): string {
  if (!link || !/^\/(?!\/)/.test(link)) return '/';
  // eslint-disable-next-line no-control-regex
  return /[\u0000-\u001f\u007f\\]/.test(link) ? '/' : link;
}
