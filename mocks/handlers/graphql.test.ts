import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UNEXPECTED_ERROR, TOO_MANY_REQUESTS } from '../../domain/request-errors.ts';
import { startMock, type Mock } from '../node.ts';
import { waitUntil } from '../../tests/setup/wait-until.ts';

let mock: Mock;
beforeEach(() => {
  mock = startMock({ now: () => new Date('2026-09-15T15:00:00.000Z') });
});
afterEach(() => mock.stop());

/** Returns a caller's cookies, and functions that make calls with them. */
function caller() {
  const cookies = new Map<string, string>();
  const send = async (path: string, init: RequestInit = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(mock.url + path, { ...init, headers: { cookie, ...init.headers } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  const ask = (query: string, variables = {}, headers: Record<string, string> = {}) =>
    send('/graphql', {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json,application/json;q=0.9',
        'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
        ...headers,
      },
      body: JSON.stringify({ query, variables }),
    });
  return { cookies, send, ask };
}

const LOGIN = `mutation Login($email: String!, $password: String!) {
  login(email: $email, password: $password) { ... on LoggedIn { email link } ... on Invalid { errors { field } } }
}`;
const landlord = { email: 'landlord@demo.example', password: 'demo-landlord' };

test.each([
  ['no-content', 204],
  ['redirect', 302],
] as const)('answers a login as %s with a bare %i, which begins the session (K31)', async (failure, status) => {
  const { ask, send, cookies } = caller();
  await send('/api/session');
  mock.world.faults.failing['Login'] = failure;
  const answer = await ask(LOGIN, landlord);
  expect([answer.status, await answer.text()]).toEqual([status, '']);
  expect(cookies.get('signed-in')).toBe('1');
  expect(await (await ask('{ me { email } }')).json()).toEqual({ data: { me: { email: landlord.email } } });
});

test('masks an unexpected resolver error, and includes the request id', async () => {
  const spy = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { ask, send } = caller();
  await send('/api/session');
  mock.world.now = () => {
    throw new Error('the clock is broken');
  };
  const answer = await ask('{ listing(slug: "elm-court-columbus-1") { id } }');
  const { errors } = (await answer.json()) as { errors: { message: string; extensions: Record<string, unknown> }[] };
  expect(errors[0]?.message).toBe(UNEXPECTED_ERROR.message);
  expect(errors[0]?.extensions['requestId']).toBe(answer.headers.get('x-request-id'));
  expect(spy).toHaveBeenCalledOnce();
  spy.mockRestore();
});

test("applies a world's failures to the named calls only", async () => {
  const { ask, send } = caller();
  await send('/api/session');
  const { faults } = mock.world;
  faults.failing = { Crashes: 'crash', Throttled: 'too-many', Dead: 'unreachable' };
  const crashed = await ask('query Crashes { me { email } }');
  expect(crashed.status).toBe(500);
  const { errors } = (await crashed.json()) as { errors: { message: string; extensions: Record<string, unknown> }[] };
  expect(errors[0]).toMatchObject({ message: UNEXPECTED_ERROR.message, extensions: { code: UNEXPECTED_ERROR.code } });
  expect(errors[0]?.extensions['requestId']).toMatch(/^[0-9a-f-]{36}$/);
  const throttled = await ask('query Throttled { me { email } }');
  expect(throttled.status).toBe(429);
  expect(throttled.headers.get('retry-after')).toBe('60');
  expect(await throttled.json()).toMatchObject({ errors: [{ message: TOO_MANY_REQUESTS.message }] });
  await expect(ask('query Dead { me { email } }')).rejects.toThrow();
  expect((await ask('query Fine { me { email } }')).status).toBe(200);
  faults.offline = true;
  await expect(ask('query Fine { me { email } }')).rejects.toThrow();
});

test('delays every response on a slow connection, and excludes only intentional delays from pending requests', async () => {
  const { ask, send } = caller();
  await send('/api/session');
  mock.world.faults.latencyMs = 80;
  const from = performance.now();
  const pending = ask('{ me { email } }');
  await waitUntil(() => expect(mock.line.underWay).toBe(1));
  await pending;
  expect(performance.now() - from).toBeGreaterThanOrEqual(79);
  expect(mock.line.underWay).toBe(0);
});

test('isolates two concurrent worlds', async () => {
  const other = startMock();
  const { ask, send } = caller();
  await send('/api/session');
  await ask(LOGIN, landlord);
  expect(mock.world.db.sessions).toHaveLength(1);
  expect(other.world.db.sessions).toEqual([]);
  other.stop();
  expect((await send('/api/session')).status).toBe(204);
});
