import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { samplePhoto } from '../setup/drafts.ts';
import { RestClient } from '../setup/rest-client.ts';
import { serveApp, type ServedApp } from '../setup/served-app.ts';

let app: ServedApp;
let client: RestClient;
let requestMs = 0;
let token = '';

beforeAll(async () => {
  const more = async ({ server }: FastifyInstance) => void (requestMs = server.requestTimeout);
  app = await serveApp(more, undefined, { LOG_LEVEL: 'warn' });
  client = new RestClient(app.url);
  const page = await fetch(`${app.url}/api/schools/search?s=`);
  token = /XSRF-TOKEN=([^;]+)/.exec(page.headers.getSetCookie().join())?.[1] ?? '';
});
beforeEach(async () => void (await app.rows('delete from throttle')));
afterAll(() => app.close());

/** A body as it is, under whatever name. */
const send = (path: string, type: string, body: string | Buffer<ArrayBuffer>, more: Record<string, string> = {}) =>
  fetch(app.url + path, {
    method: 'POST',
    headers: { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token, 'content-type': type, ...more },
    body,
  });
const graphql = async (body: object) => {
  const answer = await client.post('/graphql', body);
  return { status: answer.status, ...((await answer.json()) as { errors?: { extensions: { code: string } }[] }) };
};

const part = (head: string, body = '1') => `--B\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`;
const MULTIPART = 'multipart/form-data; boundary=B';

it.each([
  ['no boundary', 'multipart/form-data', 'x'],
  ['a boundary longer than any', `multipart/form-data; boundary=${'b'.repeat(5000)}`, 'x'],
  ['an end that never comes', MULTIPART, part('name="file"; filename="a.jpg"')],
  ['a head that never ends', MULTIPART, '--B\r\nContent-Disp'],
  ['a field called __proto__', MULTIPART, `${part('name="__proto__"')}--B--\r\n`],
])('answers 400 to an upload with %s', async (_what, type, body) => {
  const answer = await send('/api/images-upload', type, body);
  expect([answer.status, Object.keys((await answer.json()) as object)]).toEqual([400, ['message']]);
});

it.each([
  ['no file', `${part('name="a"')}--B--\r\n`, 422],
  ['text in place of the file', `${part('name="file"')}--B--\r\n`, 422],
  ['a file of another field', `${part('name="other"; filename="a.jpg"')}--B--\r\n`, 422],
  ['a drawing with a script in it', `${part('name="file"; filename="a.jpg"', '<svg><script/></svg>')}--B--\r\n`, 422],
  ['nothing at all', '', 422],
  ['fifty files', `${part('name="file"; filename="a.jpg"').repeat(50)}--B--\r\n`, 422],
  ['fifty fields', `${Array.from({ length: 50 }, (_, n) => part(`name="a${n}"`)).join('')}--B--\r\n`, 413],
])('answers an upload with %s in its documented shape', async (_what, body, status) => {
  const answer = await send('/api/images-upload', MULTIPART, body);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toHaveProperty(status === 422 ? 'errors.file' : 'message');
});

it('still takes an image, and refuses one of 256 megapixels by its head', async () => {
  expect(await client.upload(await samplePhoto())).toEqual({
    large: expect.stringMatching(/^\/pictures\/.+-large\.jpg$/),
    small: expect.stringMatching(/^\/pictures\/.+-small\.jpg$/),
  });
  const bomb = new Uint8Array(await samplePhoto());
  // The frame header: its height and width stand behind marker, length and precision.
  const frame = bomb.findIndex((byte, at) => byte === 0xff && [0xc0, 0xc2].includes(bomb[at + 1] ?? 0));
  bomb.set([0x40, 0, 0x40, 0], frame + 5);
  const form = new FormData();
  form.set('file', new Blob([bomb], { type: 'image/jpeg' }), 'front.jpg');
  const answer = await client.post('/api/images-upload', form);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toEqual({ errors: { file: [expect.stringContaining('megapixels')] } });
});

it.each(['/login', '/password/email', '/api/posting/post', '/api/housing/save-request', '/graphql'])(
  'takes nothing but JSON at %s',
  async (path) => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=B'])
      expect([type, (await send(path, type, '{}')).status]).toEqual([type, 415]);
  },
);

it.each(['gzip', 'br', 'zstd', 'deflate', 'GZIP', 'gzip, gzip', 'unknown'])(
  'answers 415 to a body that is said to be compressed: %s',
  async (encoding) => {
    const upload = `${part('name="file"; filename="a.jpg"', 'a'.repeat(200_000))}--B--\r\n`;
    for (const [path, type, body] of [
      ['/api/images-upload', MULTIPART, upload],
      ['/api/images-upload', MULTIPART, gzipSync(upload)],
      ['/login', 'application/json', '{}'],
      ['/graphql', 'application/json', gzipSync('{"query":"{ me { id } }"}')],
    ] as const) {
      const answer = await send(path, type, body, { 'content-encoding': encoding });
      expect([path, answer.status, answer.headers.get('accept-encoding')]).toEqual([path, 415, 'identity']);
      expect(await answer.text()).toContain('Send this without compression.');
    }
    expect((await send('/login', 'application/json', '{}', { 'content-encoding': 'identity' })).status).toBe(422);
  },
);

it('names missing fields by their API names', async () => {
  const answer = await client.post('/api/housing/send-reply', {});
  expect(await answer.json()).toEqual({
    errors: {
      first_name: ['Enter your first name.'],
      last_name: ['Enter your last name.'],
      email: ['Enter your email address.'],
      housing_id: ['Choose a home.'],
      message: ['Enter a message.'],
    },
  });
});

it.each(['save-request', 'send-reply'])('refuses a kind of place that cannot be made a text: %s', async (call) => {
  const answer = await client.post(`/api/housing/${call}`, { housing_id: 1, location_type: { toString: 'a' } });
  expect([answer.status, await answer.json()]).toMatchObject([
    422,
    { errors: { location_type: [expect.any(String)] } },
  ]);
});

it.each([
  ['none of two operations', { query: 'query A { me { id } } query B { me { id } }' }, 'OPERATION_RESOLUTION_FAILURE'],
  ['an unknown operation', { query: 'query A { me { id } }', operationName: 'C' }, 'OPERATION_RESOLUTION_FAILURE'],
  ['a name like __proto__', { query: '{ me { id } }', operationName: '__proto__' }, 'OPERATION_RESOLUTION_FAILURE'],
  [
    'a persisted query',
    { extensions: { persistedQuery: { version: 1, sha256Hash: 'x' } } },
    'PERSISTED_QUERY_NOT_SUPPORTED',
  ],
  ['a cycle of fragments', { query: '{ ...A } fragment A on Query { ...A }' }, 'GRAPHQL_VALIDATION_FAILED'],
])('says what is wrong with an operation that is %s', async (_what, body, code) => {
  const { status, errors } = await graphql(body);
  expect(status).toBeLessThan(500);
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual([code]);
});

it.each([
  ['a batch', '[{"query":"{ me { id } }"}]'],
  ['a list', '[]'],
  ['a number', '1'],
  ['a query that is none', '{"query":{"a":1}}'],
  ['nesting without end', '['.repeat(100_000)],
  ['deep variables', `{"query":"{ me { id } }","variables":{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`],
  ['deep extensions', `{"query":"{ me { id } }","extensions":${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}}`],
  ['more values than anybody needs', `{"query":"{ me { id } }","variables":{"a":[${'1,'.repeat(10_000)}1]}}`],
  ['a prototype in the variables', '{"query":"{ me { id } }","variables":{"__proto__":{"a":1}}}'],
])('answers 400 to %s in place of an operation', async (_what, body) => {
  expect((await send('/graphql', 'application/json', body)).status).toBe(400);
});

it.each(['/api/housing/send-reply', '/api/advertising/send', '/api/subscriber/save', '/api/posting/validate-step'])(
  'answers 400 to a body of %s that is nested thousands of levels deep, in whatever field',
  async (path) => {
    for (const field of ['website', 'message', 'search_filter', 'location']) {
      const body = `{"step":"location-step","${field}":${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}}`;
      expect((await send(path, 'application/json', body)).status).toBe(400);
    }
  },
);

it('answers 400 to a variable with many invalid values, and logs no unexpected error', async () => {
  const query = 'query Q($must: [Int!]) { searchHousing(filter: { locationId: "1", must: $must }) { meta { total } } }';
  const before = app.log.length;
  const { status, errors } = await graphql({ query, variables: { must: Array.from({ length: 500 }, () => 'x') } });
  expect(status).toBe(400);
  expect(new Set(errors?.map(({ extensions }) => extensions.code))).toEqual(new Set(['BAD_USER_INPUT']));
  expect(app.log.slice(before).join('\n')).not.toContain('unexpected error');
});

it('waits for a request only so long', () => {
  expect(requestMs).toBeGreaterThan(0);
});
