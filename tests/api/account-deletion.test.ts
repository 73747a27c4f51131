import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { accountExportSections } from '../../domain/account/account-export.ts';
import { MAX_IMAGES, MAX_IMPORT_IMAGES } from '../../domain/limits.ts';
import { accountExportTables } from '../../server/modules/account/settings/account-export.service.ts';
import { ListingRemoval } from '../../server/modules/listings/removal.ts';
import { PaymentsUnavailable } from '../../server/integrations/payments/cards/card-declines.ts';
import { houseDraft, samplePhoto, testCard } from '../setup/drafts.ts';
import { RestClient } from '../setup/rest-client.ts';
import { serveApp, type ServedApp } from '../setup/served-app.ts';

let app: ServedApp;
let count = 0;
let email: string;
let rosa: RestClient;
let listing: { id: number; slug: string };
let picture: { large: string; small: string };
const PASSWORD = 'seven blue kites';
const LINK = /\/password\/reset\/[\w-]{20}/;
const DONE = '{ ... on Done { ok message } ... on Invalid { errors { field messages } } }';

const graphql = async (client: RestClient, query: string, variables = {}) => {
  const response = await client.post('/graphql', { query, variables });
  return (await response.json()) as { data: Record<string, Record<string, unknown>> | null; errors?: unknown };
};
const deleteWith = async (password: string) =>
  (await graphql(rosa, `mutation { deleteAccount(password: "${password}") ${DONE} }`)).data?.['deleteAccount'];
const deletions = () => app.rows<{ ended_at: Date | null; customer: string | null }>('select * from account_deletion');
/** Words that stand in nothing but this landlord's things. */
const words = () => ({
  house: `Quagmire Lodge ${count}`,
  renter: `Wilhelmina${count}`,
  draft: `Halfway Hall ${count}`,
});

/** Where these words stand in the whole database: whatever table somebody adds is looked through too. */
async function traces(...looked: string[]): Promise<string[]> {
  const tables = await app.rows<{ name: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
      where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
  );
  expect(tables.length).toBeGreaterThan(25);
  const found: string[] = [];
  for (const { name } of tables)
    for (const { text } of await app.rows<{ text: string }>(`select t::text as text from ${name} t`))
      for (const word of looked) if (text.toLowerCase().includes(word.toLowerCase())) found.push(`${name}: ${word}`);
  return found;
}
/** The columns that may stay of an invoice and of the ledger (ADR 0032). */
const INVOICE_COLUMNS =
  'amount_cents attempted billed_at credited_cents id lines listing_id number paid_at period_end period_start refunded_cents status subscription'.split(
    ' ',
  );
const LEDGER_COLUMNS = 'amount_cents at customer entry_type id invoice listing_id noted_at source'.split(' ');

/** Returns the columns that say something in the rows about a landlord, by any of these ids. */
async function columnsAbout(...ids: (string | number)[]): Promise<string[]> {
  const tables = await app.rows<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        and not relispartition`,
  );
  const found = new Set<string>();
  for (const { name } of tables)
    for (const { row } of await app.rows<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from "${name}" t`,
    )) {
      const own = [
        row['account_id'],
        row['listing_id'],
        ...(name === 'account' || name === 'listing' ? [row['id']] : []),
      ];
      if (!ids.some((id) => (typeof id === 'number' ? own.includes(id) : JSON.stringify(row).includes(id)))) continue;
      for (const [column, value] of Object.entries(row))
        if (value !== null && value !== '') found.add(`${name}.${column}`);
    }
  return [...found].toSorted();
}
const liveAtProcessor = async () => {
  const live: (number | null)[] = [];
  for await (const { listing: of } of app.services.payments.listLive()) live.push(of);
  return live;
};
/** As its patience runs out: another process goes on. */
async function goOn(): Promise<void> {
  await app.rows(`update account_deletion set touched_at = touched_at - interval '1 minute'`);
  await app.services.sweeper.run();
}
const allSent = () =>
  vi.waitFor(
    async () =>
      expect(await app.rows('select id from email where sent_at is null and rejected_at is null')).toEqual([]),
    20_000,
  );

beforeAll(async () => {
  app = await serveApp();
});
beforeEach(async () => {
  count++;
  email = `rosalinda${count}@maple.example`;
  rosa = new RestClient(app.url);
  picture = await rosa.upload(await samplePhoto());
  const house = houseDraft([picture]);
  const answer = await rosa.post(
    '/api/posting/post',
    {
      ...house,
      id: randomUUID(),
      name: words().house,
      contact: { ...house.contact, email },
      location: { ...house.location, coordinates: { lat: 39.997, lon: -83.005 } },
      email,
      password: PASSWORD,
      password_confirmation: PASSWORD,
      payment: testCard,
    },
    { 'idempotency-key': randomUUID() },
  );
  ({ listing } = (await answer.json()) as { listing: typeof listing });
  await app.confirmRenterEmail(`wilhelmina${count}@college.example`);
  const response = await new RestClient(app.url).post('/api/housing/save-request', {
    first_name: words().renter,
    last_name: 'Byron',
    phone: '6145551234',
    email: `wilhelmina${count}@college.example`,
    housing_id: listing.id,
    school_id: null,
    message: 'Is it free?',
  });
  expect(response.status).toBe(200);
  const draft = { id: randomUUID(), type: 84, name: words().draft };
  const kept = await graphql(rosa, 'mutation ($draft: SavedDraftInput!) { saveDraft(draft: $draft) { __typename } }', {
    draft,
  });
  expect(kept.data).toEqual({ saveDraft: { __typename: 'DraftSaved' } });
  await app.rows('delete from throttle');
});
afterAll(() => app.close());

it('requires the password', async () => {
  for (const wrong of ['', 'wrong'])
    expect(await deleteWith(wrong)).toEqual({ errors: [{ field: 'password', messages: [expect.any(String)] }] });
  expect(await app.rows('select id from account where email = $1', [email])).toHaveLength(1);
  expect(await deletions()).toEqual([]);
});

it('lists beforehand what it will end', async () => {
  const { data } = await graphql(rosa, '{ myAccount { holdings { listings renewing leads } } }');
  expect(data?.['myAccount']).toEqual({ holdings: { listings: 1, renewing: 1, leads: 1 } });
});

it('deletes sessions, listings, subscription, card, leads, drafts, images and emails; the ledger keeps no name', async () => {
  await allSent();
  const { house, renter, draft } = words();
  expect(new Set(await traces(house, renter, draft, email))).not.toEqual(new Set());
  expect(await liveAtProcessor()).toContain(listing.id);
  expect((await fetch(app.url + picture.small)).status).toBe(200);
  const imported = await rosa.upload(await samplePhoto());
  await app.rows(
    `insert into listing_import (account_id, id, file_name, file, mapping, images, report, state, created_at)
     select account_id, gen_random_uuid(), 'units.csv', '{}', '{}', $2, '{}', 'mapping', now() from listing where id = $1`,
    [listing.id, JSON.stringify({ 'front.jpg': imported })],
  );
  const [ids = expect.fail('No subscription')] = await app.rows<{
    account: number;
    subscription: string;
    customer: string;
  }>('select account_id::int as account, subscription, customer from subscription where listing_id = $1', [listing.id]);
  const remaining = () => columnsAbout(listing.id, ids.account, ids.subscription, ids.customer);
  expect(await remaining()).toContain('invoice.card_last4');

  expect(await deleteWith(PASSWORD)).toMatchObject({ ok: true });
  expect(await liveAtProcessor()).not.toContain(listing.id);
  await rosa.get('/api/session');
  expect((await graphql(rosa, '{ me { email } }')).data).toEqual({ me: null });
  expect((await rosa.post('/login', { email, password: PASSWORD })).status).toBe(422);
  const home = await graphql(new RestClient(app.url), `{ listing(slug: "${listing.slug}") { name } }`);
  expect(home.data).toEqual({ listing: null });
  for (const { small } of [picture, imported]) expect((await fetch(app.url + small)).status).toBe(404);
  await allSent();
  const farewell = app.emails.find(({ to, subject }) => to === email && subject === 'Your account has been deleted');
  expect(farewell?.text).toMatch(/as you asked.*listing was removed right away.*you won't be charged again/s);

  await goOn();
  await app.rows('delete from throttle');
  // An address that its renter confirmed is the renter's own, and says nothing of any home.
  await app.rows('delete from renter_email');
  expect(await traces(house, renter, draft, email, `wilhelmina${count}@`)).toEqual([]);
  expect((await deletions()).every(({ ended_at, customer }) => ended_at !== null && customer === null)).toBe(true);
  const books = await app.rows('select entry_type, amount_cents from ledger where listing_id = $1', [listing.id]);
  expect(books).toEqual([{ entry_type: 'charge', amount_cents: 2900 }]);
  // All that is known of a deleted landlord: what was billed and when, by the processor's ids.
  expect(await remaining()).toEqual([
    ...INVOICE_COLUMNS.map((column) => `invoice.${column}`),
    ...LEDGER_COLUMNS.map((column) => `ledger.${column}`),
    // The number of ours that renters called.
    ...['listing_id', 'phone', 'released_at'].map((column) => `vanity_use.${column}`),
  ]);
});

it('lets the same email begin anew', async () => {
  await deleteWith(PASSWORD);
  await app.account(email, 'nine red kites');
  expect((await new RestClient(app.url).post('/login', { email, password: 'nine red kites' })).status).toBe(200);
});

it('changes nothing when the process dies before the transaction ends', async () => {
  const dies = vi.spyOn(app.services.mail, 'queue').mockRejectedValueOnce(new Error('The power went out.'));
  expect((await graphql(rosa, `mutation { deleteAccount(password: "${PASSWORD}") ${DONE} }`)).errors).toBeDefined();
  dies.mockRestore();
  expect((await graphql(rosa, '{ me { email } }')).data).toEqual({ me: { email } });
  const mine = await graphql(rosa, '{ myListings { status listing { phone } } }');
  expect(mine.data).toEqual({ myListings: [{ status: 1, listing: { phone: expect.any(String) } }] });
  expect(await liveAtProcessor()).toContain(listing.id);
});

it('is gone on with by anybody when the processor cannot be reached, and gives back what  meanwhile', async () => {
  const { payments } = app.services;
  const down = vi.spyOn(payments, 'cancelNow').mockRejectedValue(new PaymentsUnavailable('down'));
  expect(await deleteWith(PASSWORD)).toMatchObject({ ok: true });
  expect(await app.rows('select id from account where email = $1', [email])).toEqual([]);
  expect(await liveAtProcessor()).toContain(listing.id);
  await goOn();
  expect((await deletions()).filter(({ ended_at }) => ended_at === null)).toHaveLength(1);
  await app.rows(`update unresolved_operation set since = since - interval '3 minutes'`);
  const stuck = async () => (await app.services.reconciler.unresolved.list()).map(({ type }) => type);
  expect(await stuck()).toEqual(['account deletion']);
  // It renews before the processor can be told.
  await app.rows(`update account_deletion set requested_at = requested_at - interval '1 hour' where ended_at is null`);
  down.mockRestore();
  await allSent();
  await goOn();
  expect(await liveAtProcessor()).not.toContain(listing.id);
  const books = await app.rows<{ entry_type: string }>(
    'select entry_type from ledger where invoice in (select invoice from ledger where listing_id = $1)',
    [listing.id],
  );
  expect(books.map((row) => row.entry_type).toSorted()).toEqual(['charge', 'refund']);
  expect(await stuck()).toEqual([]);
  expect((await deletions()).filter(({ ended_at }) => ended_at === null)).toEqual([]);
  // The next run, and the reconciler's, find nothing to do.
  await goOn();
  expect(await app.services.reconciler.run({ all: true })).toBe(0);
});

it('gives back the month of a listing that the operator removed with its money while the processor was away', async () => {
  const { orm, services } = app;
  const { clock, payments, housing, mail } = services;
  const removal = new ListingRemoval({ orm, clock, housing, mail, operatorEmail: 'operator@x.example', baseUrl: '' });
  const down = vi.spyOn(payments, 'cancelNow').mockRejectedValue(new PaymentsUnavailable('down'));
  await removal.remove(listing.id, { refund: true });
  expect(await deleteWith(PASSWORD)).toMatchObject({ ok: true });
  down.mockRestore();
  await goOn();
  expect(await liveAtProcessor()).not.toContain(listing.id);
  const back = `select amount_cents::int as cents from ledger where listing_id = $1 and entry_type = 'refund'`;
  expect(await app.rows(back, [listing.id])).toEqual([{ cents: 2900 }]);
});

it('waits while a payment is in progress, so that no deleted account is charged', async () => {
  await app.rows(
    `insert into property_type_change (id, body_hash, listing_id, account_id, state, from_type, to_type, subscription, price,
       charge_cents, quoted_at, opened_at, touched_at)
     select gen_random_uuid(), '\\x00', id, account_id, 'done', 85, 84, 'sub_1', 'price_1', 0, now(), now(), now()
       from listing where id = $1`,
    [listing.id],
  );
  for (const table of ['publish_intent', 'property_type_change'])
    for (const state of ['open', 'authenticating', 'done']) {
      await app.rows(`update ${table} set state = $1 where listing_id = $2`, [state, listing.id]);
      if (state !== 'done')
        expect(await deleteWith(PASSWORD), `${table} ${state}`).toEqual({
          errors: [{ field: 'notification', messages: [expect.any(String)] }],
        });
    }
  expect(await deleteWith(PASSWORD)).toMatchObject({ ok: true });
});

it('leaves other landlords and their pictures alone', async () => {
  const id = await app.account(`other${count}@maple.example`, PASSWORD);
  await app.rows(
    `insert into saved_draft (account_id, draft_id, draft, version, saved_at) values ($1, gen_random_uuid(), $2, 1, now())`,
    [id, JSON.stringify({ images: [picture] })],
  );
  await deleteWith(PASSWORD);
  expect((await fetch(app.url + picture.small)).status).toBe(200);
  expect(await app.rows('select id from account where id = $1', [id])).toHaveLength(1);
});

it('an export of the account has all data but no hash, token or key', async () => {
  await rosa.post('/password/email', { email });
  await allSent();
  await vi.waitFor(() => expect(app.emails.some(({ to, text }) => to === email && LINK.test(text))).toBe(true), 20_000);
  await allSent();
  const response = await rosa.get('/api/account-data.json');
  expect(response.headers.get('cache-control')).toMatch(/no-store/);
  expect(response.headers.get('content-disposition')).toMatch(/"my-data-\d{4}-\d\d-\d\d\.json"$/);
  const json = await response.text();
  const file = JSON.parse(json) as Record<string, unknown>;
  expect(Object.keys(file)).toEqual(['what', 'madeAt', 'about', ...Object.keys(accountExportSections)]);
  const { house, renter, draft } = words();
  const text = (part: string) => JSON.stringify(file[part]);
  expect(text('account')).toContain(email);
  expect(text('listings')).toContain(house);
  expect(text('listings')).toContain('6145557143');
  expect(text('leads')).toContain(renter);
  expect(text('drafts')).toContain(draft);
  expect(text('card')).toContain('4242');
  expect(text('invoices')).toContain('2900');
  expect(text('letters')).toContain('Your listing is live');
  expect(file['sessions']).toHaveLength(1);
  expect(json).not.toMatch(/argon2|sid_hash|token_hash|body_hash|password_hash/);
  // who sits at a browser that was left open could set a new password by it
  expect(text('letters')).toContain('Choose a new password');
  expect(text('letters')).not.toMatch(LINK);
});

it('an export shows no more of a request held for the next month than the inbox does (K23)', async () => {
  await app.rows(
    `insert into lead (listing_id, type, first_name, last_name, phone, email, message, answers, site, network, created_at)
     values ($1, 'reply', 'Waitress', 'Doe', '6145550177', 'waitress@college.example', 'Waitress asks', '{}', 'default', 'digest', now())`,
    [listing.id],
  );
  const { leads } = (await (await rosa.get('/api/account-data.json')).json()) as { leads: Record<string, unknown>[] };
  expect(leads.filter((lead) => lead['delivered_at'] === null)).toEqual([
    expect.objectContaining({ listing_id: listing.id, type: 'reply' }),
  ]);
  expect(JSON.stringify(leads)).not.toMatch(/waitress|digest/i);
});

it('an export is whole where a section has more rows than are read at a time', async () => {
  await app.rows(
    `insert into lead (listing_id, type, first_name, last_name, phone, email, message, delivered_at, created_at)
     select $1, 'reply', 'Ada', 'Byron', '6145550177', n || '@college.example', 'Hello', now(), now() from generate_series(1, 1001) n`,
    [listing.id],
  );
  const { leads } = (await (await rosa.get('/api/account-data.json')).json()) as { leads: { email: string }[] };
  expect(new Set(leads.map((lead) => lead.email)).size).toBe(leads.length);
  const stored = 'select 1 from lead where listing_id = $1 and (delivered_at is not null or spam_at is null)';
  expect(leads).toHaveLength((await app.rows(stored, [listing.id])).length);
});

it('an export has only data of its account, at most six times a minute', async () => {
  const id = await app.account(`eve${count}@maple.example`, PASSWORD);
  const eve = new RestClient(app.url);
  await eve.post('/login', { email: `eve${count}@maple.example`, password: PASSWORD });
  const json = await (await eve.get('/api/account-data.json')).text();
  expect(json).not.toContain('maple.example"'.replace('maple', `rosalinda${count}@maple`));
  expect(json).not.toContain(words().house);
  for (let more = 1; more < 6; more++) await app.services.ownData.of(id);
  expect((await eve.get('/api/account-data.json')).status).toBe(429);
});

it('every table that refers to an account or a listing is in the export, or is listed as an exception', async () => {
  const tables = await app.rows<{ name: string }>(
    `select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and conparentid = 0 and confrelid in ('account'::regclass, 'listing'::regclass) order by 1`,
  );
  // A renter's answer whether the landlord replied is the renter's.
  // Who reported a listing is never told to its landlord (K66).
  const notAbout = ['account_secret', 'listing_report', 'offer', 'reply_check'];
  expect(
    tables.map(({ name }) => name).filter((name) => !notAbout.includes(name) && !accountExportTables.has(name)),
  ).toEqual([]);
});

it('takes one pass over all images, however many the account and the site have', async () => {
  const [id, other] = [
    await app.account(`many${count}@maple.example`, PASSWORD),
    await app.account(`all${count}@maple.example`, PASSWORD),
  ];
  const many = new RestClient(app.url);
  await many.post('/login', { email: `many${count}@maple.example`, password: PASSWORD });
  await app.rows(
    `with made as (
       insert into image (id, width, height, referenced_at, created_at)
       select gen_random_uuid(), 900, 600, now(), now() from generate_series(1, $2) returning id)
     insert into saved_draft (account_id, draft_id, draft, version, saved_at)
     select $1, gen_random_uuid(), jsonb_build_object('images', jsonb_agg('/pictures/' || id || '-large.jpg')), 1, now() from made`,
    [id, MAX_IMPORT_IMAGES],
  );
  await app.rows(
    `insert into listing (account_id, draft_id, slug, status, type, name, address, city, state, zip, lat, lon, description,
       images, published_at, updated_at)
     select $1, gen_random_uuid(), 'one-of-many-' || n, 13, 84, 'One', '1 High St', 'Columbus', 'OH', '43201', 40, -83, '',
       (select jsonb_agg('/pictures/' || gen_random_uuid() || '-large.jpg') from generate_series(1, $2) where n > 0),
       now(), now() from generate_series(1, 20000) n`,
    [other, MAX_IMAGES],
  );
  const { data } = await graphql(many, `mutation { deleteAccount(password: "${PASSWORD}") ${DONE} }`);
  expect(data).toMatchObject({ deleteAccount: { ok: true } });
  await app.rows('delete from listing where account_id = $1', [other]);
});
