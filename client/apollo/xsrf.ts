/** The header that proves a request comes from this site's own pages: the readable cookie, said back. */
export function xsrfHeader(cookies: string): Record<string, string> {
  const token = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(cookies)?.[1];
  return token ? { 'X-XSRF-TOKEN': decodeURIComponent(token) } : {};
}
