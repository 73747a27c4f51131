import { request } from 'node:http';
import { afterAll, describe, expect, it } from 'vitest';
import { registerDevTools } from '../../server/dev/dev-tools.ts';
import { DevInbox } from '../../server/integrations/smtp/dev-inbox.ts';
import { RestClient } from '../setup/rest-client.ts';
import { serveApp, type ServedApp } from '../setup/served-app.ts';

/** Who may use what exists only with the local processor: this machine without a proxy, or with DEV_TOOLS=1 everyone. */
const served: ServedApp[] = [];
afterAll(() => Promise.all(served.map((app) => app.close())));

async function serve(variables: Record<string, string>): Promise<ServedApp> {
  const app = await serveApp(
    async (fastify, { local }, { services, orm }) => {
      if (!local) throw new Error('This needs the local processor.');
      const { env, clock } = services;
      const inbox = new DevInbox({ orm, clock, onError: () => {} });
      await registerDevTools(fastify, { ...services, orm, inbox, processor: local, baseUrl: env.baseUrl, access: env });
    },
    undefined,
    variables,
  );
  served.push(app);
  return app;
}

function send(url: string, headers: Record<string, string>, body?: string): Promise<{ status: number; text: string }> {
  return new Promise((done, failed) => {
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const outgoing = request(url, { method: body === undefined ? 'GET' : 'POST', headers: { ...type, ...headers } });
    outgoing.once('error', failed);
    outgoing.once('response', (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
      answer.on('end', () => done({ status: answer.statusCode ?? 0, text }));
    });
    outgoing.end(body);
  });
}

const PAGES = [
  '/dev',
  '/dev/api/mails',
  '/dev/api/clock',
  '/dev/api/stripe/customers',
  '/graphql',
  '/graphql/explorer/options.js',
];
const QUERIES = ['{ __schema { types { name } } }', '{ __type(name: "Query") { name } }'];

/** The cookie and the header that a POST needs. */
async function withToken(app: ServedApp, headers: Record<string, string>): Promise<Record<string, string>> {
  const client = new RestClient(app.url);
  await client.get('/api/schools/search?s=');
  const token = /XSRF-TOKEN=([^;]*)/.exec(client.cookies())?.[1] ?? '';
  return { ...headers, cookie: client.cookies(), 'x-xsrf-token': decodeURIComponent(token) };
}

async function used(app: ServedApp, given: Record<string, string>): Promise<string[]> {
  const headers = await withToken(app, given);
  const open: string[] = [];
  for (const page of PAGES) if ((await send(`${app.url}${page}`, headers)).status < 400) open.push(page);
  for (const query of QUERIES)
    if ((await send(`${app.url}/graphql`, headers, JSON.stringify({ query }))).status < 400) open.push(query);
  return open;
}

describe('the dev tools', () => {
  it('answer this machine only: no other host, no forwarded request', async () => {
    const app = await serve({});
    const port = Number(new URL(app.url).port);
    for (const host of [`localhost:${port}`, '127.0.0.1', `[::1]:${port}`])
      expect(await used(app, { host })).toEqual([...PAGES, ...QUERIES]);
    for (const host of ['homes.example', 'localhost.homes.example', '192.168.1.5', 'localhost@homes.example'])
      expect(await used(app, { host })).toEqual([]);
    for (const name of [
      'x-forwarded-for',
      'x-forwarded-host',
      'x-forwarded-proto',
      'forwarded',
      'via',
      'x-real-ip',
      'cf-connecting-ip',
      'true-client-ip',
    ])
      expect(await used(app, { host: 'localhost', [name]: 'localhost' })).toEqual([]);
    const typename = JSON.stringify({ query: '{ __typename }' });
    const elsewhere = await withToken(app, { host: 'homes.example' });
    expect(await send(`${app.url}/graphql`, elsewhere, typename)).toMatchObject({ status: 200 });
    const processor = `http://127.0.0.1:${app.processor.local?.port}/v1/customers`;
    expect(await send(processor, { host: 'homes.example' })).toMatchObject({ status: 403 });
    expect((await send(processor, {})).status).toBe(401);
  });

  it('answer nobody behind a trusted proxy', async () => {
    const app = await serve({ TRUST_PROXY: 'true' });
    expect(await used(app, { host: 'homes.example', 'x-forwarded-host': 'localhost' })).toEqual([]);
    expect(await used(app, { host: 'localhost' })).toEqual([]);
  });

  it('answer everyone with DEV_TOOLS=1', async () => {
    const app = await serve({ BASE_URL: 'https://homes.example', DEV_TOOLS: '1' });
    expect(await used(app, { host: 'homes.example' })).toEqual([...PAGES, ...QUERIES]);
  });
});
