import { serverUrl } from './server-url.ts';

/** The header that proves a request comes from this site's own pages: the readable cookie, said back. */
export function xsrfHeader(cookies: string): Record<string, string> {
  const token = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(cookies)?.[1];
  return token ? { 'X-XSRF-TOKEN': decodeURIComponent(token) } : {};
}

/** A refusal for want of a token reaches nothing on the server, so saying the same once more with a new one is safe. */
export const INVALID_TOKEN_STATUS = 403;

/** Asks the server for a fresh XSRF cookie; the answer itself is not needed. */
export async function renewToken(): Promise<void> {
  const session = fetch(serverUrl('/api/session'), {
    credentials: 'same-origin',
    headers: { accept: 'application/json' },
  });
  await session.catch(() => undefined);
}

/** fetch to the application, with this session's cookie and token; a stale token is renewed, once, and the same said again. */
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
