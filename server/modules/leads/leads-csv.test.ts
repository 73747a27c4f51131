import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { csvColumns } from '../../../domain/leads/leads-csv.ts';
import { FixedClock } from '../../../tests/contract/harness/fixed-clock.ts';
import { RestClient } from '../../../tests/setup/rest-client.ts';
import { serveApp, type ServedApp } from '../../../tests/setup/served-app.ts';
import { writeTestListings } from '../housing/housing.fixture.ts';

const password = 'nine red kites';
let app: ServedApp;
let rosa: RestClient;

beforeAll(async () => {
  app = await serveApp(undefined, new FixedClock(new Date('2026-09-15T12:00:00Z')));
  const account = await app.account('rosa@b.example', password);
  await writeTestListings(app.pool, [
    { id: 1, type: 84, state: 'OH', lat: 40, lon: -83, amenities: [], publishedAt: 0, floorplans: [] },
    { id: 2, type: 84, state: 'OH', lat: 40, lon: -83, amenities: [], publishedAt: 0, floorplans: [] },
  ]);
  await app.rows(`update listing set account_id = ${account}`);
  rosa = new RestClient(app.url);
  await rosa.post('/login', { email: 'rosa@b.example', password });
});
afterAll(() => app.close());

/** Writes leads of listing 1 with these first names; the last is the newest. */
const write = (names: readonly string[], more = '') =>
  app.rows(
    `insert into lead (listing_id, type, first_name, last_name, phone, email, message, answers, created_at, delivered_at)
     select 1, 'request', name, 'Quill', '6145550123', 'ada@students.example', $2, '{"bedrooms": 9, "near": "Ohio State"}',
       '2026-09-14T18:20:00Z', '2026-09-14T18:20:00Z' from unnest($1::text[]) with ordinality as given(name, place) order by place`,
    [names, more],
  );
const file = async (query = '') => {
  const answer = await rosa.get(`/api/leads.csv${query}`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { answer, bytes, rows: parse(bytes, { bom: true, relax_column_count: false }) as string[][] };
};

it("contains the account's leads with labels, opens in Excel and is not cached", async () => {
  await write(['Zoë'], 'Is it free?\nWe "two" are, well, quiet.');
  const { answer, bytes, rows } = await file();
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="leads-2026-09-15.csv"');
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(bytes.toString()).toContain('\r\n');
  expect(rows[0]).toEqual(csvColumns);
  const [, lead = []] = rows;
  const fields = Object.fromEntries(csvColumns.map((column, at) => [column, lead[at]]));
  expect(fields).toMatchObject({
    'Sent (UTC)': '2026-09-14 18:20',
    Listing: 'Home 1',
    Status: 'New',
    'First name': 'Zoë',
    Phone: '(614) 555-0123',
    Message: 'Is it free?\nWe "two" are, well, quiet.',
    'Looking near': 'Ohio State',
    Bedrooms: 'Studio',
  });
});

it('has no cell that runs as a formula: all renter input is text', async () => {
  await app.rows('delete from lead');
  const tricks = ['=HYPERLINK("http://x.example")', '+1+1', '-1+1', '@SUM(A1)', '\t=1', '＝1+1'];
  await write(tricks, '=cmd|calc');
  const { rows } = await file();
  const cells = rows.slice(1).flat();
  expect(cells.filter((cell) => /^[=+\-@\t\r＝＋－＠]/.test(cell))).toEqual([]);
  expect(rows.slice(1).map((row) => row[4])).toEqual(tricks.toReversed().map((trick) => `'${trick}`));
});

it('contains everything that the filter finds, newest first, however many', async () => {
  await app.rows('delete from lead');
  await write(Array.from({ length: 1234 }, (_, n) => `R${n}`));
  await app.rows(`update lead set stage = 'toured', note = 'again' where first_name in ('R3', 'R700')`);
  await app.rows(`update lead set spam_at = now() where first_name = 'R8'`);
  await app.rows(`update lead set delivered_at = null where first_name = 'R9'`);
  const all = (await file()).rows.slice(1);
  expect(all).toHaveLength(1233);
  expect(all[0]?.[4]).toBe('R1233');
  expect(all.at(-1)?.[4]).toBe('R0');
  expect(all.find((row) => row[3] === 'On hold until next month')?.slice(4, 16)).toEqual(Array(12).fill(''));
  const named = async (query: string) => (await file(query)).rows.slice(1).map((row) => row[4]);
  expect(await named('?stage=toured')).toEqual(['R700', 'R3']);
  expect(await named('?text=AGAIN%20r700')).toEqual(['R700']);
  expect(await named('?spam=1')).toEqual(['R8']);
  expect(await named('?listing=2')).toEqual([]);
  expect(await named('?listing=porch')).toEqual([]);
});

it('stops reading when the client disconnects', async () => {
  const outgoing = request(`${app.url}/api/leads.csv`, { headers: { cookie: rosa.cookies() } });
  const [answer] = (await once(outgoing.end(), 'response')) as [IncomingMessage];
  answer.on('error', () => {});
  const gone = new Promise((done) => answer.once('close', done));
  outgoing.destroy();
  await gone;
  expect((await file()).rows.length).toBe(1234);
});
