import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { HOUR_MS } from '../../domain/time-spans.ts';
import { writeTestListings } from '../../server/modules/housing/housing.fixture.ts';
import { RestClient } from '../setup/rest-client.ts';
import { serveApp, type ServedApp } from '../setup/served-app.ts';

/** What is stored under a renter's email: the emailed link, the download and the deletion. */
let app: ServedApp;
const ADA = 'ada@college.example';

beforeAll(async () => {
  app = await serveApp();
  const home = { type: 84, state: 'OH', lat: 40, lon: -83, amenities: [], publishedAt: 0 };
  await writeTestListings(app.pool, [
    { ...home, id: 1, floorplans: [{ bedrooms: 2, bathrooms: 1, sq: 800, rent: 1000 }] },
  ]);
  await app.rows(
    `insert into listing_contact (listing_id, first_name, last_name, email, phone)
     values (1, 'Rosa', 'Ortiz', 'rosa@maple.example', '6145550143')`,
  );
  await app.services.housing.reindexAll();
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['throttle', 'lead', 'inquiry', 'personal_data_link', 'email'])
    await app.rows(`delete from ${table}`);
  app.emails.length = 0;
});

const later = (hours: number) =>
  app.services.clockService.advance(new Date(app.services.clock.now().getTime() + hours * HOUR_MS));
const ask = (email: string) => new RestClient(app.url).post('/api/personal-data', { email });
const contact = (email: string) =>
  new RestClient(app.url).post('/api/housing/send-reply', {
    first_name: 'Ada',
    last_name: 'Byron',
    phone: '6145550123',
    email,
    housing_id: 1,
    message: 'Is the attic free?',
  });
const inquire = (email: string) =>
  new RestClient(app.url).post('/api/advertising/send', {
    first_name: 'Ada',
    last_name: 'Byron',
    phone: '6145550123',
    email,
    about: 'May we show your widget?',
  });
const links = () => app.emails.flatMap(({ text }) => /\/my-data\/[\w-]{43}/.exec(text)?.[0] ?? []);
const linkTo = async (email: string) => {
  const before = links().length;
  expect((await ask(email)).status).toBe(200);
  await expect.poll(() => app.rows(`select 1 from email where subject like 'Your data%'`)).toHaveLength(before + 1);
  await later(0.001);
  await expect.poll(links).toHaveLength(before + 1);
  return links().at(-1) ?? '';
};
const press = (path: string, choice: string) =>
  fetch(app.url + path, { method: 'POST', body: new URLSearchParams({ do: choice }) });

it('answers every address alike, and emails a link only where something is stored', async () => {
  await contact(ADA);
  const answers = await Promise.all([ADA, 'nobody@college.example'].map(async (email) => (await ask(email)).text()));
  expect(answers[0]).toBe(answers[1]);
  await expect.poll(() => app.rows('select 1 from personal_data_link')).toHaveLength(1);
  expect((await ask('ada at college')).status).toBe(422);
});

it('downloads what is stored, changes nothing on opening the link, and shows no credentials', async () => {
  await contact(ADA.toUpperCase());
  await inquire(ADA.toUpperCase());
  const link = await linkTo(ADA);
  const page = await (await fetch(app.url + link)).text();
  expect(page).toContain('Download my data');
  expect(page).toContain('1 request to landlords');
  const file = await press(link, 'download');
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="my-data-/);
  const json = await file.text();
  expect(json).toContain('Is the attic free?');
  expect(json).toContain('May we show your widget?');
  expect(json).not.toContain('token');
  expect(json).not.toMatch(/[\w-]{43}/);
  expect((await press(link, 'download')).status).toBe(200);
  await later(25);
  expect((await fetch(app.url + link)).status).toBe(404);
});

it("downloads every column of a request but the landlord's own", async () => {
  await contact(ADA);
  const file = await press(await linkTo(ADA), 'download');
  const { requests } = (await file.json()) as { requests: object[] };
  const columns = await app.rows<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = 'lead' and table_schema = 'public'`,
  );
  // The digest of the network is used against floods and tells a renter nothing.
  const landlords = ['listing_id', 'network', 'note', 'read_at', 'stage'];
  expect([...Object.keys(requests[0] ?? {}), ...landlords].toSorted()).toEqual(
    [...columns.map(({ name }) => name), 'home'].toSorted(),
  );
});

it('deletes everything under the address, once, and nothing of another renter', async () => {
  await contact(ADA);
  await contact('eve@college.example');
  for (const email of [ADA, 'eve@college.example']) await inquire(email);
  // Confirms both, so that their requests reach the landlord.
  await later(0.001);
  for (const { text } of app.emails) {
    const confirm = /\/renter-email\/[\w-]{43}/.exec(text)?.[0];
    if (confirm) await press(confirm, 'confirm');
  }
  // Staff send the emails that forwarded them once more, under IDs of their own.
  const forwarded = `select id from email where reply_to = $1 and sent_at is not null`;
  await expect.poll(() => app.rows(forwarded, [ADA])).toHaveLength(2);
  for (const { id } of await app.rows<{ id: string }>(forwarded, [ADA]))
    expect(await app.services.undelivered.sendCopy(id, app.services.clock.now())).toBe(true);
  await new RestClient(app.url).post('/api/listings/1/report', { reason: 'scam', details: 'A deposit.', email: ADA });
  await later(0.001);
  const link = await linkTo(ADA);
  expect((await press(link, 'anything')).status).toBe(404);
  const done = await press(link, 'delete');
  expect([done.status, await done.text()]).toMatchObject([200, expect.stringContaining('Your data is deleted')]);
  expect((await press(link, 'delete')).status).toBe(404);
  for (const table of 'lead renter_email listing_report subscriber inquiry email personal_data_link'.split(' '))
    expect(
      await app.rows(`select 1 from ${table} t where to_jsonb(t)::text ilike '%ada@college.example%'`),
      table,
    ).toEqual([]);
  expect(await app.rows(`select 1 from email where subject like 'Advertising inquiry%'`)).toHaveLength(1);
  expect(await app.rows(`select details from listing_report`)).toEqual([{ details: 'A deposit.' }]);
  expect(await app.rows(`select 1 from lead where email = 'eve@college.example'`)).toHaveLength(1);
});
