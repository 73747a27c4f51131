import pg from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { ProductClock } from '../../server/clock.ts';
import { checkLedgerDaily } from '../../server/modules/billing/ledger/ledger-check.ts';
import { Replicas } from '../../server/replicas/replicas.ts';
import { houseDraft, samplePhoto, testCard } from '../setup/drafts.ts';
import { evaluate, firing, readScrape, rules, type Scrape } from '../setup/prometheus-rules.ts';
import { RestClient } from '../setup/rest-client.ts';
import { serveApp, type ServedApp } from '../setup/served-app.ts';
import { waitUntil } from '../setup/wait-until.ts';

/** Breaks each thing and sees its alert of deploy/prometheus fire on what `/metrics` then says. */
let app: ServedApp;
let isClosed = false;
const seen = new Set<string>();
const DEAD = 'postgres://nobody@127.0.0.1:1/none';
// A test waits up to four times for gauges, each for up to the 20 seconds of `waitUntil`.
vi.setConfig({ testTimeout: 120_000 });

beforeAll(async () => {
  app = await serveApp(undefined, new ProductClock(), { METRICS_TOKEN: 'a token of twenty-four or more' });
});
afterAll(async () => {
  if (!isClosed) await app.close();
});

const scrape = async (secondsLater = 0): Promise<Scrape> => {
  const headers = { authorization: 'Bearer a token of twenty-four or more' };
  const text = await fetch(`${app.url}/metrics`, { headers }).then(
    (answer) => answer.text(),
    () => null,
  );
  return readScrape(text, Date.now() / 1000 + secondsLater);
};
/** Waits until the gauges, which are kept for seconds, say it too. */
const fires = async (alert: string, before?: Scrape, secondsLater = 0) => {
  await waitUntil(async () => {
    const now = await scrape(secondsLater);
    expect(firing([before ?? now, now])).toContain(alert);
  });
  seen.add(alert);
};
const forge = () =>
  fetch(`${app.url}/webhooks/stripe`, { method: 'POST', body: '{}', headers: { 'stripe-signature': 't=1,v1=0' } });

it('evaluates expressions as Prometheus does', () => {
  const at = (text: string, seconds: number) => readScrape(text, seconds);
  const both = [at('a{x="1"} 2\na{x="2"} 3\n', 0), at('a{x="1"} 8\na{x="2"} 4\nb 1\n', 60)] as const;
  const of = (expression: string) => evaluate(expression, both).map(({ value }) => value);
  expect(of('max by (x) (a) > 5')).toEqual([8]);
  expect(of('sum(rate(a{x="1"}[1m])) * 10')).toEqual([1]);
  expect(of('increase(b[1m])')).toEqual([]);
  expect(of('a{x=~"[12]"} == 4 or sum(b) < 1')).toEqual([4]);
  expect(of('sum(b) == 1 and sum(a) > 100')).toEqual([]);
  expect(of('time() - max(b) > 2 * 29')).toEqual([59]);
  expect(() => of('avg(a)')).toThrow('Not read');
});

it('fires nothing while everything works', async () => {
  await app.services.reconciler.run();
  await checkLedgerDaily({ pool: app.pool, clock: app.services.clock, books: app.processor.payments.books });
  const before = await scrape();
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
  await waitUntil(async () => expect(firing([before, await scrape()])).toEqual([]));
});

it('fires for the reconciler and the ledger', async () => {
  await fires('ReconcilerStopped', undefined, 400);
  await fires('LedgerUnchecked', undefined, 2 * 86_400 + 60);
  const { reconciler, clock } = app.services;
  const client = new RestClient(app.url);
  const house = houseDraft([await client.upload(await samplePhoto())]);
  const email = 'rosa@chittenden.example';
  const account = { email, password: 'seven blue kites', password_confirmation: 'seven blue kites' };
  const location = { ...house.location, coordinates: { lat: 39.997, lon: -83.005 } };
  expect((await client.post('/api/posting/post', { ...house, ...account, location, payment: testCard })).status).toBe(
    200,
  );
  // Paid for, and not shown.
  await app.rows(`update listing set status = 13`);
  await app.rows(`update reconciler set ledger_checked_at = now() - interval '25 hours'`);
  await checkLedgerDaily({ pool: app.pool, clock, books: app.processor.payments.books }, {});
  await fires('LedgerDiffers');
  await reconciler.unresolved.note('subscription sub_of_nobody', new Error('No such subscription'));
  await app.rows(`update unresolved_operation set since = since - interval '1 hour'`);
  await fires('UnresolvedOperation');
});

it('fires for forged webhooks', async () => {
  await forge();
  const before = await scrape();
  for (let n = 0; n < 6; n++) await forge();
  await fires('ForgedWebhooks', before);
});

it('fires for emails while the mail server refuses them', async () => {
  app.mailServer.send = () => Promise.reject(new Error('454 try again later'));
  await app.account('rosa@maple.example', 'seven blue kites');
  expect((await new RestClient(app.url).post('/password/email', { email: 'rosa@maple.example' })).status).toBe(200);
  await waitUntil(async () => expect(await app.rows('select from email where sent_at is null')).not.toEqual([]));
  await app.rows(`update email set queued_at = queued_at - interval '1 hour' where sent_at is null`);
  await fires('EmailsWaiting');
});

it('fires for a replica that does not answer', async () => {
  const pool = new pg.Pool({ connectionString: DEAD }).on('error', () => {});
  const replicas = new Replicas(app.pool, [pool]);
  onTestFinished(() => replicas.stop());
  await replicas.start();
  app.services.measures.replicas(replicas.lags());
  await fires('ReplicaBehind');
});

it('fires while requests wait for connections, and for the requests that it makes slow', async () => {
  await new RestClient(app.url).get('/api/schools/search?s=ohio&type=listing');
  const before = await scrape();
  const held = await Promise.all(Array.from({ length: app.pool.options.max }, () => app.pool.connect()));
  const waiting = Array.from({ length: 20 }, () => fetch(`${app.url}/api/schools/search?s=ohio&type=listing`));
  try {
    await fires('PoolExhausted');
    await held[0]?.query('select pg_sleep(2)');
  } finally {
    for (const connection of held) connection.release();
  }
  await Promise.all(waiting);
  const after = await scrape();
  // Those of the looks at the metrics are fast.
  const slow = [...(after.samples.get('nearcampus_http_request_duration_seconds_bucket') ?? [])].filter(
    ({ labels }) => labels['route'] !== '/metrics',
  );
  after.samples.set('nearcampus_http_request_duration_seconds_bucket', slow);
  expect(firing([before, after])).toContain('SlowRequests');
  seen.add('SlowRequests');
});

it('fires for a processor that does not answer, and for what then fails', async () => {
  const before = await scrape();
  await app.processor.close();
  // A processor closes once.
  app.processor.close = () => Promise.resolve();
  await app.rows(`update reconciler set events_until = now() - interval '1 hour'`);
  await app.services.reconciler.reconcile({ all: true });
  await fires('ReconcilerFailing', before);
});

it('fires for a database that is gone, and for a process that is', async () => {
  const client = new RestClient(app.url);
  await client.get('/api/session');
  const { connectionString } = app.pool.options;
  app.pool.options.connectionString = DEAD;
  // Its own connection last.
  const ended = app.rows(`select pg_terminate_backend(pid) from (select pid from pg_stat_activity
    where datname = current_database() order by pid = pg_backend_pid()) one`);
  await expect(ended).rejects.toThrow();
  const fail = async () =>
    expect(await client.post('/api/tracking/your-matches', { housing_id: 1, action: 'click' })).toHaveProperty(
      'status',
      503,
    );
  await fail();
  const before = await scrape();
  await fail();
  await fires('ServerErrors', before);
  await fires('DatabaseDown');
  app.pool.options.connectionString = connectionString;
  isClosed = true;
  await app.close();
  await fires('ProcessDown');
});

it('fires for an image store that does not answer', async () => {
  app = await serveApp(undefined, undefined, {
    METRICS_TOKEN: 'a token of twenty-four or more',
    IMAGE_STORE: 's3',
    S3_ENDPOINT: 'http://127.0.0.1:1',
    S3_BUCKET: 'homes',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  });
  isClosed = false;
  const photo = await samplePhoto();
  for (let n = 0; n < 3; n++) {
    const form = new FormData();
    form.set('file', new Blob([photo], { type: 'image/jpeg' }), 'front.jpg');
    expect((await new RestClient(app.url).post('/api/images-upload', form)).status).toBe(503);
  }
  await fires('DependencyDown');
});

it('has seen every alert', () => {
  expect([...seen].toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted());
});
