import { afterEach, expect, test, vi } from 'vitest';
import { frameTransport } from './frame-transport.ts';

const calls: { url: string; token: string | null; credentials: RequestCredentials | undefined }[] = [];
/** Fakes the server: accepts the token `good` and issues it on renewal. */
function serve(renewal: () => Response = () => Response.json({ token: 'good' })): void {
  calls.length = 0;
  vi.stubGlobal('fetch', async (url: string, { headers, credentials }: RequestInit) => {
    const token = new Headers(headers).get('x-widget-token');
    calls.push({ url, token, credentials });
    if (url.startsWith('/embed/token')) return renewal();
    return new Response('{}', { status: token === 'good' ? 200 : 403 });
  });
}
afterEach(() => vi.unstubAllGlobals());

test('sends its token and never a cookie', async () => {
  serve();
  expect((await frameTransport({ site: 'cr', token: 'good' })({ method: 'POST', body: '{}' })).status).toBe(200);
  expect(calls).toEqual([{ url: '/embed/graphql?site=cr', token: 'good', credentials: 'omit' }]);
});

test('renews an expired token once for all rejected requests', async () => {
  serve();
  const door = frameTransport({ site: 'csa', token: 'old' });
  const answers = await Promise.all([door({ method: 'POST' }), door({ method: 'POST' })]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(calls.filter(({ url }) => url === '/embed/token?site=csa')).toHaveLength(1);
  expect(calls.every(({ credentials }) => credentials === 'omit')).toBe(true);
});

test('returns the rejection when no token is issued', async () => {
  serve(() => new Response('No', { status: 500 }));
  const door = frameTransport({ site: 'default', token: 'old' });
  expect((await door({ method: 'POST' })).status).toBe(403);
  expect(calls).toHaveLength(3);
});
