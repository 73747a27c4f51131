import { InMemoryCache } from '@apollo/client/cache';
import { print } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ViewerDocument } from '../../client/graphql/viewer.generated.ts';
import { ProductClock } from '../../server/clock.ts';
import { registerDevTools } from '../../server/dev/dev-tools.ts';
import { createReport } from '../../server/modules/billing/reconciler/reconcile-report.ts';
import { DevInbox } from '../../server/integrations/smtp/dev-inbox.ts';
import { createReconciliationLog } from '../../server/modules/billing/reconciler/reconcile-report.ts';
import { HttpConnection } from './fuzz/http-connection.ts';
import { RestClient } from '../setup/rest-client.ts';
import { serveApp, type ServedApp } from '../setup/served-app.ts';

/** What an operator sees of the product: its numbers, and what of money waits for a person. */
let app: ServedApp;
const TOKEN = 'a token of twenty-four or more';

beforeAll(async () => {
  app = await serveApp(async (fastify, { local }, { services, orm }) => {
    if (!local) throw new Error('There is no local processor.');
    const { clock, env } = services;
    const inbox = new DevInbox({ orm, clock, onError: () => {} });
    await registerDevTools(fastify, { ...services, orm, inbox, processor: local, baseUrl: env.baseUrl, access: env });
  });
});
afterAll(() => app.close());

const read = async (path = '/metrics', headers: Record<string, string> = {}, of = app) => {
  const answer = await fetch(of.url + path, { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const valueOf = (text: string, series: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.split(' ')
      .at(-1),
  );

it('returns metrics in the Prometheus format', async () => {
  await read('/healthz');
  await read('/no-such-page');
  const { status, headers, text } = await read();
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
    'no-store',
  ]);
  expect(headers.getSetCookie()).toEqual([]);
  const names = new Map<string, string>();
  for (const line of text.trimEnd().split('\n')) {
    const type = /^# TYPE (\w+) (counter|gauge|histogram)$/.exec(line);
    if (type) expect(names.has(type[1] ?? '')).toBe(false);
    if (type) names.set(type[1] ?? '', type[2] ?? '');
    if (line !== '' && !line.startsWith('#'))
      expect(line).toMatch(/^\w+(\{(\w+="[^"\n]*",?)+\})? -?\d+(\.\d+)?(e-?\d+)?$/);
  }
  expect([...names.keys()]).toEqual(
    expect.arrayContaining([
      'nearcampus_http_requests_total',
      'nearcampus_http_request_duration_seconds',
      'nearcampus_webhooks_total',
      'nearcampus_reconciler_runs_total',
      'nearcampus_reconciler_put_right_total',
      'nearcampus_stuck',
      'nearcampus_tries',
      'nearcampus_kind_changes',
      'nearcampus_subscriptions',
      'nearcampus_mails_waiting',
      'nearcampus_jobs',
    ]),
  );
  expect(valueOf(text, 'nearcampus_http_requests_total{method="GET",route="/healthz",status="200"}')).toBe(1);
  expect(valueOf(text, 'nearcampus_http_requests_total{method="GET",route="none",status="404"}')).toBe(1);
  expect(
    valueOf(text, 'nearcampus_http_request_duration_seconds_bucket{le="+Inf",method="GET",route="/healthz"}'),
  ).toBe(1);
  expect(valueOf(text, 'nearcampus_webhooks_total{result="forged"}')).toBe(0);
  expect(valueOf(text, 'nearcampus_database_up')).toBe(1);
});

it("counts the client's GraphQL operations by name, and those of others together", async () => {
  const client = new RestClient(app.url);
  await client.send('GET', '/api/session');
  const query = print(new InMemoryCache().transformDocument(ViewerDocument));
  for (const operation of [{ query, operationName: 'Viewer' }, { query: 'query Viewer { options { demo } }' }])
    expect((await client.post('/graphql', operation)).status).toBe(200);
  const { text } = await read();
  for (const name of ['Viewer', 'other'])
    expect(valueOf(text, `nearcampus_graphql_duration_seconds_count{operation="${name}"}`)).toBe(1);
});

it('counts webhooks by what came of them, and what the reconciler did', async () => {
  await fetch(`${app.url}/webhooks/stripe`, {
    method: 'POST',
    body: '{}',
    headers: { 'stripe-signature': 't=1,v1=0' },
  });
  app.services.measures.reconciled({ ...createReport(), finished: 2, missedEvents: 3, ms: 120 });
  app.services.measures.reconciled({ ...createReport(), failed: 1 });
  const { text } = await read();
  expect(valueOf(text, 'nearcampus_webhooks_total{result="forged"}')).toBe(1);
  expect(valueOf(text, 'nearcampus_reconciler_runs_total{result="ok"}')).toBe(1);
  expect(valueOf(text, 'nearcampus_reconciler_runs_total{result="failed"}')).toBe(1);
  expect(valueOf(text, 'nearcampus_reconciler_put_right_total{what="try_finished"}')).toBe(2);
  expect(valueOf(text, 'nearcampus_reconciler_put_right_total{what="event_missed"}')).toBe(3);
  expect(valueOf(text, 'nearcampus_reconciler_run_duration_seconds_bucket{le="0.5"}')).toBe(2);
});

it('lists unresolved operations, and reconciles everything on request', async () => {
  expect((await read('/dev')).text).toContain('nothing needs attention');
  const { unresolved: troubles } = app.services.reconciler;
  await troubles.note('subscription sub_of_the_test', new Error('No such <subscription>'));
  await app.rows(`update unresolved_operation set since = since - interval '1 hour'`);
  const page = (await read('/dev')).text;
  expect(page).toContain('1 needs attention');
  expect(page).toContain('No such &lt;subscription&gt;');
  expect(JSON.parse((await read('/dev/api/reconciler')).text)).toMatchObject({
    data: { open: 0, stuck: [{ type: 'subscription', id: 'sub_of_the_test' }] },
  });
  const numbers = await serveNumbers();
  expect(valueOf(numbers, 'nearcampus_stuck{kind="subscription"}')).toBe(1);
  const pressed = await fetch(`${app.url}/dev/reconciler`, { method: 'POST', redirect: 'manual' });
  expect([pressed.status, pressed.headers.get('location')]).toEqual([303, '/dev']);
  const answer = await new RestClient(app.url).post('/dev/api/reconciler/run', {});
  expect(await answer.json()).toMatchObject({ data: { failed: 0, stuck: 1 } });
  expect(JSON.parse((await read('/dev/api/reconciler')).text).data.ranAt).not.toBeNull();
});

/** The numbers of the database as they are now: those that are kept are seconds old. */
const serveNumbers = async () => {
  const { DatabaseGauges } = await import('../../server/http/metrics/metrics-route.ts');
  return (await new DatabaseGauges({ pool: app.pool, troubles: app.services.reconciler.unresolved }).read()).metrics();
};

it('logs one line for a run that found something, and none for an unchanged state', () => {
  const lines: string[] = [];
  const to = (level: string) => (_report: object, words?: string) => void lines.push(`${level} ${words}`);
  const tell = createReconciliationLog({ info: to('info'), warn: to('warn') });
  const runs = [{}, { finished: 1 }, { stuck: 1 }, { stuck: 1 }, { stuck: 1, failed: 1 }, { stuck: 0 }, {}];
  for (const run of runs) tell({ ...createReport(), ...run });
  expect(lines).toEqual([
    'info put right',
    'warn not everything is right',
    'warn not everything is right',
    'info put right',
  ]);
});

it('returns no metrics to requests through a proxy', async () => {
  for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])
    expect([name, (await read('/metrics', { [name]: '203.0.113.7' })).status]).toEqual([name, 404]);
});

it('returns no metrics to a page whose host name was pointed at this machine', async () => {
  const line = new HttpConnection(app.url);
  for (const [host, status] of [
    ['localhost:3000', 200],
    ['rebound.evil.example', 404],
  ] as const)
    expect((await line.send({ method: 'GET', path: '/metrics', headers: { host } })).status).toBe(status);
  line.close();
});

it.each([
  [
    'without a token, to nobody where the site is somebody’s',
    { DEV_TOOLS: '1', BASE_URL: 'https://homes.example' },
    404,
    null,
  ],
  ['with a token, to who has it', { METRICS_TOKEN: TOKEN }, 401, `Bearer ${TOKEN}`],
])('tells its numbers %s', async (_what, variables: Record<string, string>, refused, authorization) => {
  const guarded = await serveApp(undefined, new ProductClock(), variables);
  try {
    for (const wrong of ['', 'Bearer a token of somebody else s', TOKEN, `Bearer ${TOKEN.slice(0, -1)}\u00e9`])
      expect((await read('/metrics', { authorization: wrong }, guarded)).status).toBe(refused);
    if (authorization) {
      const answer = await read('/metrics', { authorization, 'x-forwarded-for': '203.0.113.7' }, guarded);
      expect([answer.status, answer.text.includes('nearcampus_subscriptions')]).toEqual([200, true]);
    }
  } finally {
    await guarded.close();
  }
});

it("serves the partner example pages with this installation's widget and their own content security policies", async () => {
  const { baseUrl } = app.services.env;
  const { text } = await read('/dev/examples');
  const pages = [...text.matchAll(/href="[^"]*(\/examples\/[\w-]+\.html)"/g)].map(([, path = '']) => path);
  expect(pages).toContain('/examples/college-page.html');
  expect(pages).toContain('/examples/strict-csp.html');
  for (const path of pages) {
    const page = await read(path);
    expect([path, page.status, page.headers.get('content-security-policy')]).toEqual([path, 200, null]);
    expect(page.headers.getSetCookie()).toEqual([]);
    expect(page.text).toContain(`src="${baseUrl}/widget.js"`);
  }
  expect((await read('/examples/campus.css')).headers.get('content-type')).toContain('text/css');
  for (const path of ['/examples/README.md', '/examples/..%2fpackage.json', '/examples/'])
    expect([path, (await read(path)).status]).toEqual([path, 404]);
});
