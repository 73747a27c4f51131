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

/** Reminders to confirm that a listing is available, and what follows without an answer (K65). */
const SCHOOL = 204796;
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
  await app.account('olga@homes.example', 'a long phrase');
  await app.account('rosa@homes.example', 'a long phrase');
});
afterAll(async () => {
  await app.close();
  await new Promise<void>((done) => smtp.close(() => done()));
});

const home = { type: 84, state: 'OH', lat: 40, lon: -83, amenities: [], stale: false };
const floorplans = [{ bedrooms: 2, bathrooms: 1, sq: 800, rent: 1000 }];

/** Four listings: 1 and 2 featured, 3 and 4 not; all with a contact, published now. */
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
    `insert into listing_contact select id, 'Lou', 'Lord', 'lou' || id || '@homes.example', '6145559999' from listing`,
  );
  await app.services.housing.reindexAll();
});

const later = (days: number) =>
  app.services.clockService.advance(new Date(app.services.clock.now().getTime() + days * DAY_MS));
const emailsTo = (id: number) => emails.filter(({ to }) => to === `lou${id}@homes.example`);
const linkIn = (text = '') => /http\S+(\/confirm-listing\/[\w-]+)/.exec(text)?.[1] ?? '';
const press = (path: string) => fetch(app.url + path, { method: 'POST', body: new URLSearchParams({ do: 'confirm' }) });
interface Found {
  data: { id: number; confirmed_at: string | null; not_confirmed_since: string | null }[];
}
async function search(): Promise<Found['data']> {
  const answer = await new RestClient(app.url).get(`/api/housing/search?location_type=college&location_id=${SCHOOL}`);
  return ((await answer.json()) as Found).data;
}
const order = async () => (await search()).map(({ id }) => id);

it('reminds every 14 days; without an answer a listing moves down within its group and is hidden, each announced', async () => {
  await app.rows('update listing set demo = true where id in (2, 4)');
  await later(13);
  expect(emails).toEqual([]);
  await later(2);
  expect(emails.map(({ to }) => to).toSorted()).toEqual(['lou1@homes.example', 'lou3@homes.example']);
  expect(await order()).toEqual([1, 2, 3, 4]);
  await later(28);
  expect(emailsTo(1)).toHaveLength(3);
  expect(emailsTo(1)[2]?.text).toContain('listed after confirmed homes');
  expect(await order()).toEqual([1, 2, 3, 4]);
  await later(2);
  expect(await order()).toEqual([2, 1, 4, 3]);
  expect((await app.services.housing.featuredListings(2)).map(({ id }) => id)).toEqual([2, 1]);
  const [, first] = await search();
  expect(first).toMatchObject({ confirmed_at: null, not_confirmed_since: expect.any(String) });
  await later(13);
  expect(emailsTo(1)[3]?.text).toContain('hidden from renters');
  await later(2);
  expect(await order()).toEqual([2, 4]);
  await later(30);
  expect(emailsTo(1)).toHaveLength(4);
  // Any emailed link shows it again; an opened one does not.
  const link = linkIn(emailsTo(1)[3]?.text);
  expect((await fetch(app.url + link)).status).toBe(200);
  expect(await order()).toEqual([2, 4]);
  expect((await press(link)).status).toBe(200);
  const checks = async () => {
    const query = '{ listings(ids: ["1"]) { checks } }';
    const answer = await (await new RestClient(app.url).post('/graphql', { query })).json();
    return (answer as { data: { listings: { checks: string[] }[] } }).data.listings[0]?.checks;
  };
  expect(await checks()).toEqual([expect.stringMatching(/^Email confirmed \w+ \d/)]);
  await app.rows(`update listing_contact set email = 'another@homes.example' where listing_id = 1`);
  expect(await checks()).toEqual([]);
  expect(await order()).toEqual([1, 2, 4]);
  expect((await search())[0]).toMatchObject({ confirmed_at: expect.any(String), not_confirmed_since: null });
  for (const message of emailsTo(1)) {
    expect((await press(linkIn(message.text))).status).toBe(404);
    expect((await fetch(app.url + linkIn(message.text))).status).toBe(404);
  }
}, 120_000);

it('is confirmed once by the token of an email over REST and GraphQL, and only the listing of that email', async () => {
  await later(15);
  const [one = '', three = ''] = [1, 3].map((id) => linkIn(emailsTo(id)[0]?.text).split('/').at(-1));
  const anyone = new RestClient(app.url);
  const confirm = async (id: number, token: string) => {
    const answer = await anyone.post(`/api/listings/${id}/confirm`, { token });
    return [answer.status, await answer.json()];
  };
  const expired = { errors: { token: ['This link has expired or was already used.'] } };
  expect(await confirm(2, one)).toEqual([422, expired]);
  expect(await confirm(1, one)).toEqual([200, { data: expect.objectContaining({ id: 1, status: 1 }) }]);
  expect(await confirm(1, one)).toEqual([422, expired]);
  const query = `mutation { confirmListingByToken(id: "3", token: "${three}") { ... on ConfirmedListing { id } } }`;
  expect(await (await anyone.post('/graphql', { query })).json()).toEqual({
    data: { confirmListingByToken: { id: '3' } },
  });
  const confirmed = (await search()).filter(({ confirmed_at }) => confirmed_at !== null).map(({ id }) => id);
  expect(confirmed).toEqual([1, 3]);
}, 120_000);

it('hides nothing whose reminders bounce', async () => {
  rejects = (to) => to === 'lou1@homes.example';
  await later(100);
  expect(emailsTo(1)).toEqual([]);
  expect(await order()).toEqual([1]);
}, 120_000);

it('sends one reminder when several processes are due to', async () => {
  app.services.clock.setOffset(app.services.clock.now().getTime() - Date.now() + 15 * DAY_MS);
  await Promise.all(Array.from({ length: 5 }, () => app.services.freshness.run()));
  const [row] = await app.rows<{ count: number }>('select count(*)::int as count from confirmation_reminder');
  expect(row?.count).toBe(4);
});

it('is confirmed by its landlord alone, over GraphQL and REST, and not by showing it again', async () => {
  await app.rows(
    `update listing set hidden_at = now(), hidden_unconfirmed = true, stale_at = now(), account_id =
       (select id from account where email = 'rosa@homes.example') where id in (1, 3)`,
  );
  await app.services.housing.reindexAll();
  const rosa = new RestClient(app.url);
  await rosa.post('/login', { email: 'rosa@homes.example', password: 'a long phrase' });
  const run = async (query: string) => (await rosa.post('/graphql', { query })).json();
  expect(await run('mutation { hideListing(id: "1", hidden: false) { __typename } }')).toMatchObject({
    data: { hideListing: { __typename: 'Invalid' } },
  });
  expect(await order()).toEqual([2, 4]);
  expect(
    await run('mutation { confirmListing(id: "1") { ... on ListingState { listing { hidden hiddenUnconfirmed } } } }'),
  ).toEqual({ data: { confirmListing: { listing: { hidden: false, hiddenUnconfirmed: false } } } });
  expect((await rosa.post('/api/listings/3/confirm', {})).status).toBe(200);
  expect((await rosa.post('/api/listings/2/confirm', {})).status).toBe(403);
  expect((await new RestClient(app.url).post('/api/listings/2/confirm', {})).status).toBe(401);
  expect(await order()).toEqual([1, 2, 3, 4]);
});
