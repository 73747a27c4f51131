import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PROCESSOR_UNREACHABLE } from '../../domain/billing/card-declines.ts';
import { houseDraft, samplePhoto } from '../setup/drafts.ts';
import { RestClient } from '../setup/rest-client.ts';
import { freePorts } from '../setup/free-ports.ts';
import { startProduct, type RunningProduct } from '../setup/running-product.ts';

/** The product as an operator runs it: production, an https address, keys; Stripe and the mail server do not answer. */
const BASE_URL = 'https://homes.example';
/** Stripe's own host does not resolve, whatever this machine's network. */
const withoutStripe = `--import=data:text/javascript,${encodeURIComponent(
  `import dns from 'node:dns';const real=dns.lookup;` +
    `dns.lookup=(host,...rest)=>host==='api.stripe.com'?rest.at(-1)(Object.assign(new Error('gone'),{code:'ENOTFOUND'})):real(host,...rest)`,
)}`;

let product: RunningProduct;
let pooled: string;
beforeAll(async () => {
  const [smtpPort] = await freePorts(1);
  product = await startProduct(async (_url, { url, pool }) => {
    pooled = `pooled_${new URL(url).pathname.slice(1)}`;
    await pool.query(`create role ${pooled} superuser login password 'test'`);
    return {
      NODE_ENV: 'production',
      NODE_OPTIONS: withoutStripe,
      BASE_URL,
      TRUST_PROXY: 'true',
      DRAIN_SECONDS: '0',
      SESSION_SECRET: 'a secret that several processes share and that is long enough',
      // Written so that no scan takes them for real keys.
      STRIPE_SECRET_KEY: ['sk', 'live', 'swordfish'].join('_'),
      STRIPE_PUBLISHABLE_KEY: ['pk', 'live', 'swordfish'].join('_'),
      STRIPE_WEBHOOK_SECRET: 'whsec_swordfish',
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      POSTAL_ADDRESS: '84 Neil Ave, Columbus, OH 43201',
      // Another user for what may go through a pooler in transaction mode.
      DATABASE_URL: url.replace('//postgres:', `//${pooled}:`),
      DATABASE_DIRECT_URL: url,
    };
  });
});
afterAll(async () => {
  await product.stop();
});

/** What the TLS-terminating proxy adds. */
const proxied = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' };
const graphql = async (query: string) => {
  const client = new RestClient(product.url);
  await client.send('GET', '/api/session', undefined, proxied);
  const answer = await client.post('/graphql', { query }, proxied);
  return { status: answer.status, text: await answer.text() };
};

it('starts while Stripe does not answer, and says that payments are off', async () => {
  expect(product.output()).toContain('Stripe does not answer: payments are off until it does');
  const ready = await fetch(`${product.url}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ok', payments: 'unreachable' }]);
});

it('connects directly for what a session holds: the leader, LISTEN, jobs', async () => {
  const { rows } = await product.database.pool.query<{ name: string; usename: string }>(
    `select distinct split_part(application_name, ' ', 2) as name, usename from pg_stat_activity
      where datname = current_database() and application_name like 'nearcampus %' or usename = $1 order by 2, 1`,
    [pooled],
  );
  expect(rows).toEqual([
    { name: '', usename: pooled },
    ...['facts', 'jobs', 'leader'].map((name) => ({ name, usename: 'postgres' })),
  ]);
});

it('serves pages and search, with the headers of an https site', async () => {
  const page = await fetch(product.url, { headers: proxied });
  expect(page.status).toBe(200);
  expect(page.headers.get('strict-transport-security')).toMatch(/max-age=\d{7,}/);
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  const cookies = (await fetch(`${product.url}/api/session`, { headers: proxied })).headers.getSetCookie();
  expect(cookies.length).toBeGreaterThan(0);
  for (const cookie of cookies) expect(cookie).toMatch(/; Secure/i);
  const search = await graphql('{ searchPlaces(text: "ohio") { data { displayName } } }');
  expect(search.status).toBe(200);
  expect(JSON.parse(search.text)).toHaveProperty('data.searchPlaces.data');
});

it.each(['/dev', '/dev/api/mails', '/dev/processor/v1/payment_methods', '/dev/graphql', '/metrics'])(
  'answers nobody on %s, whatever the Host',
  async (path) => {
    for (const host of ['homes.example', 'localhost', '127.0.0.1'])
      for (const from of ['203.0.113.9', '127.0.0.1']) {
        // fetch would replace the Host header
        const request = get(product.url + path, { headers: { host, 'x-forwarded-for': from } });
        const [answer] = (await once(request, 'response')) as [IncomingMessage];
        expect([401, 403, 404], `${path} for ${host}`).toContain(answer.statusCode);
        expect(await text(answer)).not.toMatch(/sk_live|whsec|"to":/);
      }
  },
);

it('rejects a query that doubles at every level, before it costs anything', async () => {
  const levels = Array.from({ length: 24 }, (_, n) => `fragment L${n} on Options { ...L${n + 1} ...L${n + 1} }`);
  const bomb = `{ options { ...L0 } } ${levels.join(' ')} fragment L24 on Options { demo }`;
  const { status, text } = await graphql(bomb);
  expect([status, JSON.parse(text)]).toEqual([
    expect.any(Number),
    { errors: [expect.objectContaining({ message: expect.stringMatching(/too (much|many|deep|large)/i) })] },
  ]);
  const { text: typo } = await graphql('{ optoins { demo } }');
  expect(typo).not.toContain('Did you mean');
});

it('loses nothing of a listing that cannot be paid now: no account, no charge, a clear error', async () => {
  const client = new RestClient(product.url);
  await client.send('GET', '/api/session', undefined, proxied);
  const pictures = await client.upload(await samplePhoto());
  const answer = await client.post(
    '/api/posting/post',
    {
      ...houseDraft([pictures]),
      payment: { address: '1739 N High St', zip: '43210', paymentMethod: 'pm_card_visa' },
      email: 'rosa@maple.example',
      password: 'a long phrase',
      password_confirmation: 'a long phrase',
    },
    proxied,
  );
  expect([answer.status, await answer.json()]).toEqual([
    422,
    expect.objectContaining({ errors: PROCESSOR_UNREACHABLE }),
  ]);
  const { rows } = await product.database.pool.query('select 1 from account where email = $1', ['rosa@maple.example']);
  expect(rows).toEqual([]);
});

it('rejects a webhook without a signature, and logs no secret', async () => {
  const answer = await fetch(`${product.url}/webhooks/stripe`, {
    method: 'POST',
    headers: { ...proxied, 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' },
    body: '{"id":"evt_1","type":"invoice.paid"}',
  });
  expect(answer.status).toBe(400);
  expect(product.output()).not.toMatch(/swordfish|a secret that several|a long phrase/);
});
