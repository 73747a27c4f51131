import { ApolloClient, CombinedGraphQLErrors, ServerError } from '@apollo/client';
import { ServerParseError } from '@apollo/client/errors';
import { afterEach, expect, test, vi } from 'vitest';
import { createCache } from './client.ts';
import { browserLink } from './browser-link.ts';
import { ViewerDocument } from './viewer.generated.ts';

const GRAPHQL = 'application/graphql-response+json; charset=utf-8';
const calls: { url: string; init: RequestInit }[] = [];

function answering(body: string, { status = 200, type = GRAPHQL } = {}): void {
  calls.length = 0;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    calls.push({ url, init });
    return Promise.resolve(new Response(body, { status, headers: { 'content-type': type } }));
  });
}
afterEach(() => vi.unstubAllGlobals());

const ask = () => new ApolloClient({ link: browserLink(), cache: createCache() }).query({ query: ViewerDocument });
const failure = () =>
  ask().then(
    () => undefined,
    (error: unknown) => error,
  );

test('posts the whole query to /graphql and accepts GraphQL responses', async () => {
  answering('{"data":{"me":null}}');
  expect((await ask()).data).toEqual({ me: null });
  expect(calls.map(({ url }) => url)).toEqual(['/graphql']);
  const { method, body, headers } = calls[0]?.init ?? {};
  expect(method).toBe('POST');
  expect(JSON.parse(String(body))).toMatchObject({ operationName: 'Viewer', query: expect.stringContaining('me {') });
  expect(new Headers(headers).get('accept')).toContain('application/graphql-response+json');
  expect(new Headers(headers).get('content-type')).toBe('application/json');
});

test('returns a well-formed GraphQL response as its result, whatever its status', async () => {
  answering('{"errors":[{"message":"No more."}]}', { status: 400 });
  expect(await failure()).toBeInstanceOf(CombinedGraphQLErrors);
});

test('throws a server error with the body for any other response from 300 on', async () => {
  answering('{"errors":[]}', { status: 413, type: 'application/json' });
  const error = await failure();
  expect(ServerError.is(error) && [error.statusCode, error.bodyText]).toEqual([413, '{"errors":[]}']);
});

test('throws for a body that is not GraphQL', async () => {
  answering('<h1>Hello</h1>', { type: 'text/html' });
  expect(await failure()).toBeInstanceOf(ServerParseError);
  for (const body of ['{}', 'null', '[]', '1']) {
    answering(body);
    expect(await failure()).toBeInstanceOf(ServerError);
  }
});

test('aborts a request without subscribers', () => {
  let signal: AbortSignal | null | undefined;
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    signal = init.signal;
    return new Promise(() => {});
  });
  const client = new ApolloClient({ link: browserLink(), cache: createCache() });
  client.watchQuery({ query: ViewerDocument }).subscribe({}).unsubscribe();
  expect(signal?.aborted).toBe(true);
});
