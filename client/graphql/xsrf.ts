import { serverUrl } from './transport.ts';

/** Returns the header that proves a request comes from this site's own pages: the value of the readable cookie. */
export function xsrfHeader(cookies: string): Record<string, string> {
  const token = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(cookies)?.[1];
  return token ? { 'X-XSRF-TOKEN': decodeURIComponent(token) } : {};
}

/** The status for an invalid token. The request was not executed, so a retry with a new token is safe. */
export const INVALID_TOKEN_STATUS = 403;

/** Requests a fresh XSRF cookie; the response body is not used. */
export async function renewToken(): Promise<void> {
  const session = fetch(serverUrl('/api/session'), {
    credentials: 'same-origin',
    headers: { accept: 'application/json' },
  });
  await session.catch(() => undefined);
}

/** Calls fetch on the application with this session's cookie and token; renews a stale token once and retries. */
export async function fetchWithToken(url: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const send = () => {
    const headers = new Headers(init.headers);
    if (!headers.has('accept')) headers.set('accept', 'application/json');
    for (const [name, value] of Object.entries(xsrfHeader(document.cookie))) headers.set(name, value);
    return fetch(url, { ...init, credentials: 'same-origin', headers });
  };
  const response = await send();
  if (response.status !== INVALID_TOKEN_STATUS) return response;
  await renewToken();
  return send();
}
