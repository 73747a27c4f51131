/** Returns the path of this site to open after a login (K33), or null; browsers treat a backslash as a slash. */
export function safeRedirectPath(link: string | null | undefined): string | null {
  if (!link || link.length > 2000 || !/^\/(?!\/)/.test(link)) return null;
  // eslint-disable-next-line no-control-regex
  return /[\u0000-\u001f\u007f\\]/.test(link) ? null : link;
}
