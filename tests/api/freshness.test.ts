import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DAY_MS } from '../../domain/time-spans.ts';
import { writeTestListings } from '../../server/modules/housing/housing.fixture.ts';
import { SmtpMailer } from '../../server/integrations/smtp/smtp-mailer.ts';
import { RestClient } from '../setup/rest-client.ts';
import { serveApp, type ServedApp } from '../setup/served-app.ts';

/** Emails that ask whether listings are available, and what follows without an answer (K65). */
const SCHOOL = 204796;
const OLGA = 'olga@homes.example';
const OFFICE = 'office@homes.example';
let app: ServedApp;
let rejects = (_to: string) => false;
/** What the mail server received: the reminders go through SMTP, and a rejected one bounces there. */
const emails: { to: string; text: string }[] = [];
const smtp = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  disableReverseLookup: true,
  onRcptTo: ({ address }, _session, done) =>
    done(rejects(address) ? Object.assign(new Error('No such user'), { responseCode: 550 }) : null),
  onData: (stream, { envelope }, done) =>
    void PostalMime.parse(Readable.toWeb(stream) as ReadableStream).then(({ text = '' }) => {
      emails.push({ to: envelope.rcptTo[0]?.address ?? '', text });
      done();
    }, done),
});
beforeAll(async () => {
  await once(smtp.listen(0, '127.0.0.1'), 'listening');
  const { port } = smtp.server.address() as AddressInfo;
  const mailer = new SmtpMailer(() => `smtp://127.0.0.1:${port}?ignoreTLS=true`);
  app = await serveApp();
  app.mailServer.send = (message) => mailer.send(message);
  await app.rows(
    `insert into college (id, name, slug, subdomain, city, state, zip, lat, lon)
     values (${SCHOOL}, 'Ohio State University-Main Campus', 'ohio-state', 'ohio-state', 'Columbus', 'OH', '43210', 40, -83)`,
  );
  await app.account(OLGA, 'a long phrase');
  await app.account('rosa@homes.example', 'a long phrase');
});
afterAll(async () => {
  await app.close();
  await new Promise<void>((done) => smtp.close(() => done()));
});

const home = { type: 84, state: 'OH', lat: 40, lon: -83, amenities: [], stale: false };
const floorplans = [{ bedrooms: 2, bathrooms: 1, sq: 800, rent: 1000 }];

/** Olga's listings, published now: 1 and 2 featured with her own email as contact, 3 and 4 not; 4 is a demo. */
beforeEach(async () => {
  rejects = () => false;
  emails.length = 0;
  const publishedAt = app.services.clock.now().getTime();
  const types = [84, 84, 85, 85];
  await writeTestListings(
    app.pool,
    types.map((type, index) => ({ ...home, type, id: index + 1, publishedAt, floorplans })),
  );
  await app.rows('delete from listing_contact');
  await app.rows(
    `insert into listing_contact select id, 'Olga', 'Lord', case when id < 3 then $1 else $2 end, '6145559999' from listing`,
    [OLGA, OFFICE],
  );
  await app.rows(
    `update listing set demo = id = 4, account_id = (select id from account where email = 'olga@homes.example')`,
  );
  await app.services.housing.reindexAll();
});

const later = (days: number) =>
  app.services.clockService.advance(new Date(app.services.clock.now().getTime() + days * DAY_MS));
const emailsTo = (address: string) => emails.filter(({ to }) => to === address);
const linkIn = (text = '') => /http\S+(\/confirm-listing\/[\w-]+)/.exec(text)?.[1] ?? '';
const press = (path: string, choice = 'confirm') =>
  fetch(app.url + path, { method: 'POST', body: new URLSearchParams({ do: choice }) });
const statusOf = async (answer: Promise<Response>) => (await answer).status;
interface Found {
  data: { id: number; confirmed_at: string | null; not_confirmed_since: string | null }[];
}
async function search(): Promise<Found['data']> {
  const answer = await new RestClient(app.url).get(`/api/housing/search?location_type=college&location_id=${SCHOOL}`);
  return ((await answer.json()) as Found).data;
}
const order = async () => (await search()).map(({ id }) => id);
const confirmedIds = async () =>
  (await search()).filter(({ confirmed_at }) => confirmed_at !== null).map(({ id }) => id);
const loggedIn = async (email: string) => {
  const client = new RestClient(app.url);
  await client.post('/login', { email, password: 'a long phrase' });
  return async (query: string) => (await client.post('/graphql', { query })).json();
};

it('asks each address once in 30 days about all of its listings; without an answer they only move down', async () => {
  await later(29.9);
  expect(emails).toEqual([]);
  await later(0.2);
  expect(emails.map(({ to }) => to).toSorted()).toEqual([OFFICE, OLGA]);
  expect(emailsTo(OLGA)[0]?.text).toMatch(/Home 1[^]*Home 2/);
  expect(emailsTo(OLGA)[0]?.text).not.toContain('Home 3');
  await later(29.8);
  expect(await order()).toEqual([1, 2, 3, 4]);
  await later(0.2);
  expect(await order()).toEqual([1, 2, 4, 3]);
  const since = (await search())[0]?.not_confirmed_since;
  const published = await app.rows<{ at: Date }>('select published_at as at from listing where id = 1');
  expect(new Date(since ?? 0)).toEqual(published[0]?.at);
  await later(300);
  expect(await order()).toEqual([1, 2, 4, 3]);
  expect([emailsTo(OLGA).length, emailsTo(OFFICE).length]).toEqual([12, 12]);
  expect(emails.some(({ text }) => /hidden from renters|won't renew/.test(text))).toBe(false);
  // As the migration leaves what an earlier version hid for want of an answer.
  await app.rows('delete from offer where listing_id = 1');
  await app.rows('update listing set stale_at = null, confirm_due_at = null where id = 1');
  await later(0.01);
  expect(await order()).toEqual([1, 2, 4, 3]);
}, 120_000);

it('shows featured listings that are not confirmed after the others on the homepage', async () => {
  const featured = async () => {
    const query = '{ featuredListings(count: 2) { id } }';
    const answer = await (await new RestClient(app.url).post('/graphql', { query })).json();
    return (answer as { data: { featuredListings: { id: string }[] } }).data.featuredListings.map(({ id }) =>
      Number(id),
    );
  };
  expect(await featured()).toEqual([2, 1]);
  await later(61);
  expect(await featured()).toEqual([2, 1]);
  expect(await statusOf(press(linkIn(emailsTo(OLGA)[0]?.text), '1'))).toBe(200);
  expect(await featured()).toEqual([1, 2]);
});

it('shows all listings of a link on one page, and confirms each by its button or all of them, once', async () => {
  await later(61);
  const [first, second] = emailsTo(OLGA).map(({ text }) => linkIn(text));
  const page = async (link = '') => (await fetch(app.url + link)).text();
  expect(await page(first)).toMatch(/All 2 are available[^]*Home 1 is available[^]*Home 2 is available/);
  expect(await confirmedIds()).toEqual([]);
  expect(await order()).toEqual([1, 2, 4, 3]);
  expect(await statusOf(press(first ?? '', '3'))).toBe(404);
  const one = await press(first ?? '', '2');
  expect(await one.text()).toMatch(/Thanks, Home 2 is confirmed[^]*Yes, it's available/);
  expect([await confirmedIds(), await order()]).toEqual([[2], [2, 1, 4, 3]]);
  expect(await statusOf(press(first ?? '', '2'))).toBe(404);
  // Any email about a listing confirms it; what another has confirmed is not on its page.
  expect(await page(second)).not.toContain('Home 2');
  expect(await statusOf(press(second ?? ''))).toBe(200);
  expect(await confirmedIds()).toEqual([1, 2]);
  for (const link of [first, second]) expect(await statusOf(fetch(app.url + (link ?? '')))).toBe(404);
  const checks = await (
    await new RestClient(app.url).post('/graphql', { query: '{ listings(ids: ["1"]) { checks } }' })
  ).json();
  expect(checks).toMatchObject({
    data: { listings: [{ checks: [expect.stringMatching(/^Email confirmed \w+ \d/)] }] },
  });
  const link = linkIn(emailsTo(OFFICE)[0]?.text);
  await app.rows('update listing set status = 13 where id = 3');
  expect(await page(link)).toContain('Home 3 is no longer listed');
  expect(await statusOf(press(link))).toBe(404);
}, 120_000);

it('waits for listings that become due within a week, and keeps to one email in 30 days', async () => {
  await app.rows(`update listing set published_at = published_at - interval '5 days' where id = 1`);
  await later(29.9);
  expect(emailsTo(OLGA)).toEqual([]);
  await later(0.2);
  expect(emailsTo(OLGA)[0]?.text).toMatch(/Home 1[^]*Home 2/);
  expect(await statusOf(press(linkIn(emailsTo(OLGA)[0]?.text), '1'))).toBe(200);
  await later(29.9);
  expect(emailsTo(OLGA)).toHaveLength(1);
  await later(1);
  expect(emailsTo(OLGA).map(({ text }) => /Home 1[^]*Home 2/.test(text))).toEqual([true, true]);
}, 120_000);

it('is confirmed by the token of an email over REST and GraphQL, each of its listings once and no other', async () => {
  await later(31);
  const token = linkIn(emailsTo(OLGA)[0]?.text).split('/').at(-1) ?? '';
  const anyone = new RestClient(app.url);
  const confirm = async (id: number) => {
    const answer = await anyone.post(`/api/listings/${id}/confirm`, { token });
    return [answer.status, await answer.json()];
  };
  const expired = { errors: { token: ['This link has expired or was already used.'] } };
  expect(await confirm(3)).toEqual([422, expired]);
  expect(await confirm(1)).toEqual([
    200,
    { data: { id: 1, status: 1, expires_at: null, cancelled: false, end_reason: null } },
  ]);
  expect(await confirm(1)).toEqual([422, expired]);
  const query = `mutation { confirmListingByToken(id: "2", token: "${token}") { ... on ConfirmedListing { id } } }`;
  expect(await (await anyone.post('/graphql', { query })).json()).toEqual({
    data: { confirmListingByToken: { id: '2' } },
  });
  expect(await confirmedIds()).toEqual([1, 2]);
}, 120_000);

it('changes nothing for renters when the emails bounce, and tells the landlord', async () => {
  rejects = (to) => to === OFFICE;
  await later(100);
  expect(emailsTo(OFFICE)).toEqual([]);
  const since = (await search()).map(({ id, not_confirmed_since: at }) => [id, at !== null]);
  expect(since).toEqual([
    [1, true],
    [2, true],
    [3, false],
    [4, false],
  ]);
  const olga = await loggedIn('olga@homes.example');
  expect(await olga('{ myAccount { undelivered { email listing { name } } } }')).toMatchObject({
    data: { myAccount: { undelivered: [{ email: OFFICE, listing: { name: 'Home 3' } }, { email: OFFICE }] } },
  });
}, 120_000);

it('sends one email when several processes are due to', async () => {
  app.services.clock.setOffset(app.services.clock.now().getTime() - Date.now() + 31 * DAY_MS);
  await Promise.all(Array.from({ length: 5 }, () => app.services.freshness.run()));
  expect(
    await app.rows(
      'select count(distinct email_id)::int as emails, count(*)::int as listings from confirmation_reminder',
    ),
  ).toEqual([{ emails: 2, listings: 3 }]);
});

it('is confirmed by its landlord alone, over GraphQL and REST: one, or all that are to be confirmed', async () => {
  await later(31);
  const [olga, rosa] = [await loggedIn('olga@homes.example'), await loggedIn('rosa@homes.example')];
  const all = 'mutation { confirmListings { id confirmationDue } }';
  expect(await rosa(all)).toEqual({ data: { confirmListings: [] } });
  const client = new RestClient(app.url);
  expect((await client.post('/api/listings/1/confirm', {})).status).toBe(401);
  await client.post('/login', { email: 'rosa@homes.example', password: 'a long phrase' });
  expect((await client.post('/api/listings/1/confirm', {})).status).toBe(403);
  expect(
    await olga('mutation { confirmListing(id: "1") { ... on ListingState { listing { confirmationDue } } } }'),
  ).toEqual({ data: { confirmListing: { listing: { confirmationDue: false } } } });
  expect(await confirmedIds()).toEqual([1]);
  expect(await olga('{ myListings { id confirmationDue } }')).toEqual({
    data: { myListings: [4, 3, 2, 1].map((id) => ({ id: `${id}`, confirmationDue: id === 2 || id === 3 })) },
  });
  expect(await olga(all)).toEqual({
    data: { confirmListings: ['3', '2'].map((id) => ({ id, confirmationDue: false })) },
  });
  expect((await confirmedIds()).toSorted()).toEqual([1, 2, 3]);
});
