import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { rateLimits } from '../../domain/limits.ts';
import { RestClient } from '../setup/rest-client.ts';
import { serveApp, type ServedApp } from '../setup/served-app.ts';

let app: ServedApp;
beforeAll(async () => {
  app = await serveApp(undefined, undefined, { TRUST_PROXY: 'true' });
});
afterAll(() => app.close());
beforeEach(() => app.rows('delete from throttle'));

/** What the proxy in front of us hands on; answered by a status, 429 after ten a minute. */
const from = async (forwarded: string, client = new RestClient(app.url)) => {
  const query = 'mutation { saveSubscriber(subscriber: { email: "" }) { __typename } }';
  return (await client.post('/graphql', { query }, { 'x-forwarded-for': forwarded })).status;
};
const times = async (count: number, forwarded: (turn: number) => string) => {
  for (let turn = 0; turn < count; turn++) expect(await from(forwarded(turn))).toBe(200);
};

it('counts by the address that the proxy saw, not by a forwarded header of the client', async () => {
  await times(10, (turn) => `203.0.113.${turn}, 198.51.100.7`);
  expect(await from('203.0.113.99, 198.51.100.7')).toBe(429);
  expect(await from('198.51.100.7, 198.51.100.8')).toBe(200);
});

it('counts an address to which the proxy appends a port', async () => {
  await times(10, (turn) => `203.0.113.${turn}:443, 198.51.100.11:${40_000 + turn}`);
  expect(await from('198.51.100.11')).toBe(429);
  await times(10, (turn) => `[2001:db8:0:7::${turn}]:${40_000 + turn}`);
  expect(await from('[2001:db8:0:7::1]')).toBe(429);
  expect(await from('198.51.100.12:40000')).toBe(200);
  await app.account('rosa@homes.example', 'maple-court');
  const account = { email: 'rosa@homes.example', password: 'maple-court' };
  const session = await new RestClient(app.url).post('/login', account, { 'x-forwarded-for': '[2001:db8::1]:5000' });
  expect(await session.json()).toMatchObject({ ip: '2001:db8::1' });
});

it("counts all addresses of one IPv6 network as one client, and no other network's", async () => {
  await times(10, (turn) => `2001:db8:0:5:${turn}::${turn}`);
  expect(await from('2001:0DB8::5:ffff:1:2:3')).toBe(429);
  expect(await from('2001:db8:0:6::1')).toBe(200);
  await times(10, () => '198.51.100.9');
  expect(await from('::ffff:198.51.100.9')).toBe(429);
  expect(await from('::ffff:198.51.100.10')).toBe(200);
});

it('counts a network of many IPv6 lines together, with a larger limit', async () => {
  const line = (turn: number) => `2001:db8:7:${(turn % 200).toString(16)}::1`;
  const client = new RestClient(app.url);
  const counted: number[] = [];
  for (let turn = 0; turn < 81; turn++) counted.push(await from(line(turn), client));
  expect(counted.slice(0, 80)).toEqual(Array.from({ length: 80 }, () => 200));
  expect(counted[80]).toBe(429);
  expect(await from('2001:db8:8::1', client)).toBe(200);
});

it('counts confirmations by link from one IPv6 network as of one client', async () => {
  const client = new RestClient(app.url);
  const query = 'mutation { confirmListingByToken(id: "1", token: "none") { __typename } }';
  const confirm = async (turn: number) =>
    (await client.post('/graphql', { query }, { 'x-forwarded-for': `2001:db8:9:1:${turn}::1` })).status;
  for (let turn = 0; turn < rateLimits.listingChange; turn++) expect(await confirm(turn)).toBe(200);
  expect(await confirm(rateLimits.listingChange)).toBe(429);
});

it('counts IPv4 in every writing of IPv6 as IPv4', async () => {
  await times(10, () => '203.0.113.7');
  for (const mapped of [
    '::ffff:203.0.113.7',
    '::FFFF:cb00:7107',
    '0:0:0:0:0:ffff:cb00:7107',
    '0000:0000:0000:0000:0000:ffff:203.0.113.7',
  ])
    expect(await from(mapped)).toBe(429);
  expect(await from('::ffff:cb00:7108')).toBe(200);
});
