import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { dailyLimits, MAX_IMPORTED_DRAFTS, rateLimits } from '../../../../domain/limits.ts';
import { importErrors, importTemplate } from '../../../../domain/posting/import/import-columns.ts';
import { DAY_MS } from '../../../../domain/time-spans.ts';
import { FixedClock } from '../../../../tests/contract/harness/fixed-clock.ts';
import { houseDraft, samplePhoto, testCard } from '../../../../tests/setup/drafts.ts';
import { RestClient } from '../../../../tests/setup/rest-client.ts';
import { serveApp, type ServedApp } from '../../../../tests/setup/served-app.ts';

const PASSWORD = 'seven blue kites';
const NOW = new Date('2026-10-01T12:00:00Z');
const clock = new FixedClock(NOW);
let app: ServedApp;
let rosa: RestClient;
let mallory: RestClient;

beforeAll(async () => {
  app = await serveApp(undefined, clock);
  for (const name of ['rosa', 'mallory']) await app.account(`${name}@walnut.example`, PASSWORD);
  [rosa, mallory] = [new RestClient(app.url), new RestClient(app.url)];
  await rosa.post('/login', { email: 'rosa@walnut.example', password: PASSWORD });
  await mallory.post('/login', { email: 'mallory@walnut.example', password: PASSWORD });
});
beforeEach(async () => {
  clock.set(NOW);
  await app.rows('delete from throttle');
  await app.rows('delete from saved_draft');
  await app.rows('delete from listing_import');
});
afterAll(() => app.close());

const HEAD =
  'Unit ID,Building,Type,Street,City,State,Zip,Beds,Baths,SqFt,Rent,Text,Amenities,Photos,First name,Last name,Phone';
const row = (id: string, change: Partial<Record<'rent' | 'zip' | 'beds' | 'photos' | 'text', string>> = {}) => {
  const { rent = '"$1,450"', zip = '43201', beds = '2 bed', photos = '', text = 'Near campus' } = change;
  return `${id},Maple ${id},apt,94 Chittenden Ave,Columbus,ohio,${zip},${beds},1.5,850,${rent},${text},Dishwasher; parking,${photos},Rosa,Diaz,614-555-0143`;
};
const csv = (...rows: string[]) => Buffer.from([HEAD, ...rows].join('\r\n'));

const send = (client: RestClient, path: string, bytes: Buffer, name: string) => {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], name));
  return client.post(path, form);
};
const upload = async (client: RestClient, bytes: Buffer) => {
  const answer = await send(client, '/api/listing-import', bytes, 'units.csv');
  return { status: answer.status, body: (await answer.json()) as { data?: { id: string }; errors?: unknown } };
};
async function ask<Data>(client: RestClient, query: string, variables: object = {}): Promise<Data> {
  const answer = (await (await client.post('/graphql', { query, variables })).json()) as {
    data: Data;
    errors?: { message: string; extensions: { code: string } }[];
  };
  return answer.errors ? (answer.errors[0]?.extensions.code as Data) : answer.data;
}
const PARTS = `id state done rows counts { created updated unchanged published rejected }
  columns { header sample field }
  report { listings ready incomplete rejected errorCount errors { line column message } missingImages }`;
interface Import {
  id: string;
  state: string;
  done: number;
  counts: Record<string, number>;
  columns: { header: string; field: string | null }[];
  report: {
    listings: number;
    ready: number;
    incomplete: number;
    rejected: number;
    errorCount: number;
    errors: object[];
    missingImages: string[];
  };
}
const look = async (client: RestClient) =>
  (await ask<{ listingImport: Import }>(client, `{ listingImport { ${PARTS} } }`)).listingImport;
const run = async (client: RestClient, id: string) =>
  (
    await ask<{ runListingImport: Import & { errors?: object[] } }>(
      client,
      `mutation ($id: ID!) { runListingImport(id: $id) { ... on ListingImport { ${PARTS} } ... on Invalid { errors { field messages } } } }`,
      { id },
    )
  ).runListingImport;
const map = (id: string, fields: object[]) =>
  ask<{ mapListingImport: object }>(
    rosa,
    `mutation ($id: ID!, $fields: [ImportFieldInput!]!) { mapListingImport(id: $id, fields: $fields) { ... on ListingImport { ${PARTS} } ... on Invalid { errors { field messages } } } }`,
    { id, fields },
  );
const WAITING = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
const drafts = async (client: RestClient) =>
  (
    await ask<{
      myDrafts: { total: number; drafts: { id: string; ownId: string | null; name: string; missing: string[] }[] };
    }>(client, '{ myDrafts { total drafts { id ownId name address missing } } }')
  ).myDrafts;
async function begin(client: RestClient, ...rows: string[]): Promise<string> {
  const { body } = await upload(client, csv(...rows));
  return body.data?.id ?? '';
}

it('recognizes the columns, reports each error at its line and column, and imports the rest as drafts', async () => {
  const id = await begin(
    rosa,
    row('A-1'),
    row('A-1', { beds: 'Studio', rent: '980' }),
    row('A-2', { rent: 'cheap' }),
    row('A-3', { zip: '10001' }),
    row('', {}),
    row('A-4', { text: '' }),
    '',
    row('A-5', { rent: 'dear', text: '"Near campus,\r\nwith a porch\r\nand a view"' }),
    row('A-6', { rent: '0' }),
  );
  const found = await look(rosa);
  expect(found.columns.map(({ field }) => field)).toEqual([
    'ownId',
    'name',
    'type',
    'address',
    'city',
    'state',
    'zip',
    'bedrooms',
    'bathrooms',
    'sq',
    'rent',
    'description',
    'amenities',
    'images',
    'firstName',
    'lastName',
    'phone',
  ]);
  expect(found.report).toMatchObject({ listings: 7, ready: 0, incomplete: 2, rejected: 5, errorCount: 5 });
  expect(found.report.errors).toEqual([
    { line: 4, column: 'Rent', message: 'Enter a whole number.' },
    { line: 5, column: 'Zip', message: "This zip code isn't in Ohio." },
    { line: 6, column: 'Unit ID', message: 'Enter your ID of this listing.' },
    // The first line of a record that spans several.
    { line: 9, column: 'Rent', message: 'Enter a whole number.' },
    { line: 12, column: 'Rent', message: expect.any(String) },
  ]);
  expect(await drafts(rosa)).toEqual({ total: 0, drafts: [] });
  const file = await (await rosa.get('/api/listing-import/errors.csv')).text();
  expect(file).toContain('4,Rent,Enter a whole number.');

  expect(await run(rosa, id)).toMatchObject({ state: 'done', counts: { created: 2, rejected: 5 } });
  const made = await drafts(rosa);
  expect(made.drafts).toMatchObject([
    { ownId: 'A-1', name: 'Maple A-1', missing: ['an image'] },
    { ownId: 'A-4', missing: ['an image', 'a description'] },
  ]);
  const draft = await ask<{ draft: { draft: object } }>(
    rosa,
    'query ($id: ID!) { draft(id: $id) { draft { type location { state } amenities contact { email phone } floorplans { bedrooms rent } } } }',
    { id: made.drafts[0]?.id },
  );
  expect(draft.draft.draft).toEqual({
    type: 84,
    location: { state: 'OH' },
    amenities: [29, 102],
    contact: { email: 'rosa@walnut.example', phone: '614-555-0143' },
    floorplans: [
      { bedrooms: 2, rent: '1450' },
      { bedrooms: 9, rent: '980' },
    ],
  });
  // Imported drafts are not offered at a fresh start, and leave room for five that are written by hand.
  expect(await ask(rosa, '{ draft { version } }')).toEqual({ draft: null });
  expect(await look(mallory)).toBeNull();
  expect(await drafts(mallory)).toEqual({ total: 0, drafts: [] });
  expect(await run(mallory, id)).toMatchObject({ errors: [{ field: 'notification' }] });
});

it('updates the draft of the same id, and never makes a second one of a draft or a published listing', async () => {
  await run(rosa, await begin(rosa, row('A-1'), row('A-2')));
  const before = await drafts(rosa);
  const again = await run(rosa, await begin(rosa, row('A-1'), row('A-2', { rent: '1500' }), row('A-3')));
  expect(again.counts).toMatchObject({ created: 1, updated: 1, unchanged: 1, published: 0 });
  const after = await drafts(rosa);
  expect(after.total).toBe(3);
  // Only a changed draft has another version: a page that shows the draft of before must not overwrite it.
  expect(await app.rows('select own_id, version from saved_draft order by own_id')).toEqual([
    { own_id: 'A-1', version: 1 },
    { own_id: 'A-2', version: 2 },
    { own_id: 'A-3', version: 1 },
  ]);
  expect(after.drafts.slice(0, 2).map(({ id }) => id)).toEqual(before.drafts.map(({ id }) => id));

  const [first] = after.drafts;
  const house = { ...houseDraft([await rosa.upload(await samplePhoto())]), id: first?.id };
  const published = await rosa.post(
    '/api/posting/post',
    { ...house, payment: testCard },
    { 'idempotency-key': randomUUID() },
  );
  expect(published.status).toBe(200);
  const third = await run(rosa, await begin(rosa, row('A-1')));
  expect(third.counts).toMatchObject({ created: 0, updated: 0, published: 1 });
  expect((await drafts(rosa)).total).toBe(2);
  // The same ids of another account are other listings.
  expect((await run(mallory, await begin(mallory, row('A-1')))).counts).toMatchObject({ created: 1 });
});

it('leaves a draft as it is while it is in review or being paid for', async () => {
  const ids = ['R-1', 'R-2', 'R-3', 'R-4'];
  await run(rosa, await begin(rosa, ...ids.map((id) => row(id))));
  await app.rows(
    `insert into publish_intent
       (id, key, body_hash, draft_id, draft, account_id, listing_id, state, price, payment_method, opened_at, touched_at)
     select gen_random_uuid(), own_id, '', draft_id, draft, account_id, 990001, intent.state, 'p', 'pm', now(), now()
     from saved_draft join (values ('R-1', 'review'), ('R-2', 'open'), ('R-3', 'authenticating'), ('R-4', 'rejected'))
       as intent (id, state) on intent.id = own_id`,
  );
  const again = await run(rosa, await begin(rosa, ...ids.map((id) => row(id, { rent: '1500' }))));
  await app.rows('delete from publish_intent where listing_id = 990001');
  expect(again.counts).toEqual({ created: 0, updated: 1, unchanged: 0, published: 3, rejected: 0 });
  expect(
    await app.rows(`select own_id from saved_draft where draft #>> '{floorplans,0,rent}' = '1500' order by own_id`),
  ).toEqual([{ own_id: 'R-4' }]);
});

it('keeps what was added to a draft by hand and the corrected file does not state', async () => {
  await run(rosa, await begin(rosa, row('H-1'), row('H-2')));
  const id = (await drafts(rosa)).drafts[0]?.id;
  const byHand = {
    contact: { firstName: 'Rosa', lastName: 'Diaz', email: 'office@walnut.example', phone: '614-555-0143' },
    images: [{ ...(await rosa.upload(await samplePhoto())), caption: 'The kitchen' }],
    virtualTour: 'https://my.matterport.com/show/?m=abc',
  };
  const pinned = { coordinates: { lat: 40.0012, lon: -83.0091 }, pin: true };
  const draft = {
    ...byHand,
    id,
    type: 84,
    name: 'Maple H-1',
    location: { address: '94 Chittenden Ave', city: 'Columbus', state: 'OH', zip: '43201', ...pinned },
    floorplans: [{ bedrooms: 2, bathrooms: 1.5, sq: '850', rent: '1450', deposit: '700' }],
    amenities: [29, 102],
    description: 'Near campus',
  };
  const save =
    'mutation ($draft: SavedDraftInput!) { saveDraft(draft: $draft, version: 1) { ... on DraftSaved { version } } }';
  expect(await ask(rosa, save, { draft })).toEqual({ saveDraft: { version: 2 } });
  const saved = async () =>
    (
      await ask<{ draft: { draft: object } }>(
        rosa,
        `query ($id: ID!) { draft(id: $id) { draft { contact { firstName lastName email phone } images { large small caption }
          virtualTour location { zip pin coordinates { lat lon } } floorplans { bedrooms rent deposit } } } }`,
        { id },
      )
    ).draft.draft;

  const again = await run(rosa, await begin(rosa, row('H-1', { rent: '1500' }), row('H-2')));
  expect(again.counts).toMatchObject({ updated: 1, unchanged: 1 });
  expect(await saved()).toEqual({
    ...byHand,
    location: { zip: '43201', ...pinned },
    floorplans: [{ bedrooms: 2, rent: '1500', deposit: '700' }],
  });
  // A pin belongs to its address, and a deposit to its floorplan.
  await run(rosa, await begin(rosa, row('H-1', { zip: '43202', beds: 'Studio' })));
  expect(await saved()).toEqual({
    ...byHand,
    location: { zip: '43202', coordinates: null, pin: false },
    floorplans: [{ bedrooms: 9, rent: '1450', deposit: '' }],
  });
});

it('writes each batch with its progress or not at all, and goes on where it stopped', async () => {
  const rows = Array.from({ length: 600 }, (_, index) => row(`U-${index}`, index % 20 === 0 ? { rent: 'x' } : {}));
  const id = await begin(rosa, ...rows);
  expect(await run(rosa, id)).toMatchObject({ state: 'running', done: 250, counts: { created: 237, rejected: 13 } });
  await app.rows(`create function fail_import() returns trigger language plpgsql as
    $$ begin if new.own_id = 'U-401' then raise 'killed'; end if; return new; end $$`);
  await app.rows('create trigger fail_import before insert on saved_draft for each row execute function fail_import()');
  expect(await ask(rosa, 'mutation ($id: ID!) { runListingImport(id: $id) { __typename } }', { id })).toBe(
    'INTERNAL_SERVER_ERROR',
  );
  await app.rows('drop function fail_import cascade');
  expect(await look(rosa)).toMatchObject({ state: 'running', done: 250 });
  expect((await drafts(rosa)).total).toBe(237);
  // Two pages that go on at once write each listing once.
  await Promise.all([run(rosa, id), run(rosa, id), run(rosa, id)]);
  expect(await look(rosa)).toMatchObject({
    state: 'done',
    done: 600,
    counts: { created: 570, updated: 0, unchanged: 0, rejected: 30 },
  });
  expect((await drafts(rosa)).total).toBe(570);
});

it('writes a batch only if all of its new drafts are within the limit', async () => {
  await app.rows(
    `insert into saved_draft (account_id, draft_id, own_id, draft, version, saved_at)
     select account.id, gen_random_uuid(), 'Old ' || n, '{}', 1, $2 from account, generate_series(1, $3) n where email = $1`,
    ['rosa@walnut.example', NOW, MAX_IMPORTED_DRAFTS - 1],
  );
  const refused = await run(rosa, await begin(rosa, row('X-1'), row('X-2')));
  expect(refused.errors).toEqual([{ field: 'notification', messages: [importErrors.tooManyDrafts] }]);
  expect(await run(rosa, await begin(rosa, row('X-1')))).toMatchObject({ state: 'done', counts: { created: 1 } });
});

it('begins again when the columns are chosen anew while a batch is written', async () => {
  const id = await begin(rosa, row('A-1'));
  const blocker = app.orm.em.fork();
  await blocker.begin();
  const calls: Promise<unknown>[] = [];
  try {
    await blocker.execute('lock table saved_draft in share mode');
    let answered = 0;
    for (const call of [() => run(rosa, id), () => map(id, [{ field: 'ownId', column: 0 }])]) {
      calls.push(call().finally(() => answered++));
      await expect
        .poll(async () => answered + (await app.rows(WAITING)).length, { timeout: 10_000 })
        .toBe(calls.length);
    }
  } finally {
    await blocker.commit();
  }
  await Promise.all(calls);
  expect(await look(rosa)).toMatchObject({ state: 'mapping', done: 0, counts: { created: 0 } });
  expect(await run(rosa, id)).toMatchObject({ state: 'done', done: 1 });
});

it('stores images that the rows name, once each, and refuses others', async () => {
  const id = await begin(rosa, row('P-1', { photos: 'photos/Front.JPG; missing.png' }));
  expect((await look(rosa)).report.missingImages).toEqual(['front.jpg', 'missing.png']);
  const photo = Buffer.from(await samplePhoto());
  const before = await app.rows('select 1 from image');
  const image = (client: RestClient, name: string, bytes = photo) =>
    send(client, '/api/listing-import/images', bytes, name);
  expect(await (await image(rosa, 'front.jpg')).json()).toEqual({ data: { name: 'front.jpg' } });
  expect((await image(rosa, 'front.jpg')).status).toBe(200);
  expect(await app.rows('select 1 from image')).toHaveLength(before.length + 1);
  for (const refused of [
    image(rosa, 'other.jpg'),
    image(rosa, 'missing.png', Buffer.from('not an image')),
    image(mallory, 'front.jpg'),
  ])
    expect((await refused).status).toBe(422);
  expect(await run(rosa, id)).toMatchObject({ counts: { created: 1 } });
  expect((await drafts(rosa)).drafts).toMatchObject([{ missing: [] }]);
});

it("stores images whose names are those of an object's own parts", async () => {
  const names = ['constructor', '__proto__', 'tostring'];
  const id = await begin(rosa, row('P-2', { photos: names.join('; ') }));
  expect((await look(rosa)).report).toMatchObject({ rejected: 0, missingImages: names });
  for (const name of names) {
    const stored = await send(rosa, '/api/listing-import/images', Buffer.from(await samplePhoto()), name);
    expect(await stored.json()).toEqual({ data: { name } });
  }
  expect(await run(rosa, id)).toMatchObject({ counts: { created: 1, rejected: 0 } });
  const [draft] = await app.rows<{ images: object[] }>(
    `select draft -> 'images' as images from saved_draft where own_id = 'P-2'`,
  );
  expect(draft?.images).toHaveLength(3);
});

it('maps columns by choice and needs the owner’s own id', async () => {
  const { body } = await upload(rosa, Buffer.from('Ref no;Haus;Rent\nR-1;Villa;900\n'));
  const id = body.data?.id ?? '';
  expect(await run(rosa, id)).toEqual({
    errors: [{ field: 'ownId', messages: [expect.stringContaining('your own ID')] }],
  });
  const twice = [
    { field: 'ownId', column: 0 },
    { field: 'name', column: 0 },
  ];
  expect(await map(id, twice)).toMatchObject({ mapListingImport: { errors: [{ field: 'mapping' }] } });
  expect(
    await map(id, [
      { field: 'ownId', column: 0 },
      { field: 'name', column: 9 },
    ]),
  ).toMatchObject({ mapListingImport: { errors: [{ field: 'mapping' }] } });
  expect(
    await map(id, [
      { field: 'ownId', column: 0 },
      { field: 'name', column: 1 },
    ]),
  ).toMatchObject({ mapListingImport: { report: { incomplete: 1 } } });
  expect(await run(rosa, id)).toMatchObject({ counts: { created: 1 } });
});

it('reads its own template, and says why it does not read a file', async () => {
  expect((await upload(rosa, Buffer.from(importTemplate()))).status).toBe(200);
  expect((await look(rosa)).report).toMatchObject({ listings: 1, rejected: 0 });
  const refused = async (bytes: Buffer) => (await upload(rosa, bytes)).body.errors;
  expect(await refused(csv())).toEqual({ file: ['This file has no rows below its headings.'] });
  expect(await refused(csv('"A-1'))).toEqual({ file: [expect.stringMatching(/Line \d+ can't be read/)] });
  expect(await refused(Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0]))).toEqual({
    file: [expect.stringContaining("isn't a CSV file")],
  });
  expect(await refused(csv(...Array.from({ length: 5001 }, (_, index) => row(`U-${index}`))))).toEqual({
    file: [expect.stringContaining('5,000 rows')],
  });
  expect(await refused(Buffer.alloc(5_000_001, 'a'))).toEqual({ file: [expect.stringContaining('5 MB')] });
  const cut = `${'x'.repeat(39)}😀`;
  const emoji = Buffer.from(`ID,Amenities,${'x'.repeat(99)}😀\nA-1,${cut},\n`);
  expect((await upload(rosa, emoji)).status).toBe(200);
  expect((await look(rosa)).report).toMatchObject({ rejected: 1 });
  expect((await new RestClient(app.url).get('/api/listing-import/errors.csv')).status).toBe(401);
  expect((await rosa.post('/api/listing-import', { file: 'x' })).status).toBe(415);
});

it('is limited per account, and deletes the file after a week', async () => {
  const id = await begin(rosa, row('A-1'));
  await app.rows(
    `insert into throttle (key, points, expire) select name || ':' || account.id, points, $1 from account,
    (values ('importFile', $2::int), ('importStep', $3), ('importImage', $4)) as limits (name, points)
    where email like 'rosa%' on conflict (key) do update set points = excluded.points`,
    [Date.now() + 60_000, rateLimits.importFile, rateLimits.importStep, rateLimits.importImage],
  );
  expect((await upload(rosa, csv(row('A-1')))).status).toBe(429);
  expect((await send(rosa, '/api/listing-import/images', Buffer.alloc(9), 'a.jpg')).status).toBe(429);
  expect(await ask(rosa, 'mutation ($id: ID!) { runListingImport(id: $id) { __typename } }', { id })).toBe(
    'TOO_MANY_REQUESTS',
  );
  clock.set(new Date(NOW.getTime() + 7 * DAY_MS));
  expect(await look(rosa)).toBeNull();
  await app.services.sweeper.run();
  expect(await app.rows('select 1 from listing_import')).toEqual([]);
});

it('takes ten files a day of an account and thirty of a network, and counts images for both', async () => {
  for (let file = 0; file < dailyLimits.accountImports; file++)
    expect((await upload(rosa, csv(row('A-1', { photos: 'a.jpg' })))).status).toBe(200);
  expect((await upload(rosa, csv(row('A-1')))).status).toBe(429);
  expect((await upload(mallory, csv(row('A-1')))).status).toBe(200);
  await app.rows(`update throttle set points = $1 where key like 'imports:%'`, [dailyLimits.imports]);
  expect((await upload(mallory, csv(row('A-1')))).status).toBe(429);
  const photo = Buffer.from(await samplePhoto());
  await send(rosa, '/api/listing-import/images', photo, 'a.jpg');
  expect(await app.rows(`select points from throttle where key like 'uploads:%'`)).toEqual([
    { points: 1 },
    { points: 1 },
  ]);
});
