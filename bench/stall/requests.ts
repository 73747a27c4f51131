import { randomBytes, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import sharp, { type Sharp } from 'sharp';
import { ACCOUNT_EXPORT_PATH } from '../../domain/account/account-export.ts';
import { importColumns, importFields } from '../../domain/posting/import/import-columns.ts';
import { hashToken, newToken } from '../../server/secrets.ts';
import { operation } from '../../tests/contract/operation-documents.ts';
import type { BenchLandlord } from '../harness/landlord.ts';
import { freshPaths, measuredPages } from '../pages/measured-pages.ts';

/** A request that makes the server work; with a job, the answer comes before the work. */
export type StallRequest = [name: string, content: string, send: () => Promise<unknown>, hasJob?: boolean];

const [LISTINGS, LEADS, LOG_ENTRIES] = [1000, 20_000, 50_000];
const [STAFF, AGENT] = ['stall@staff.example', 'stall'];

/** Gives the landlord, and the log of staff, more data than any other has; resolves with the cookie of the console. */
async function createData({ account, listing }: BenchLandlord, pool: Pool): Promise<string> {
  await pool.query(
    'update listing set account_id = $1 where id in (select id from listing where status = 1 order by id limit $2)',
    [account, LISTINGS],
  );
  await pool.query(
    `insert into lead (listing_id, type, first_name, last_name, phone, email, message, delivered_at, created_at)
     select $1, 'reply', 'Ada', 'Byron', '3305550188', 'ada' || n || '@college.example',
         repeat('Is it still available? ', 20), now(), now() from generate_series(1, $2::int) n`,
    [listing.id, LEADS],
  );
  const token = newToken();
  await pool.query(
    `with person as (insert into staff (email, role, password_hash, totp_secret) values ($1, 'admin', '', '') returning id)
     insert into staff_session (sid_hash, staff_id, agent_hash) select $2, id, $3 from person`,
    [STAFF, hashToken(token), hashToken(AGENT)],
  );
  await pool.query(
    `insert into staff_log (staff_email, action, subject_type, subject_id, reason, state)
     select $1, 'listing.hide', 'listing', n::text, 'Reported by three renters',
         jsonb_build_object('name', repeat('Maple Court ', 10)) from generate_series(1, $2::int) n`,
    [STAFF, LOG_ENTRIES],
  );
  return `staff=${token}`;
}

/** Returns a CSV file of the most rows, whose texts are long. */
function importFile(): string {
  const cells = (row: number) =>
    importFields.map((field) =>
      field === 'ownId' ? `U-${row}` : field === 'description' ? 'x'.repeat(600) : `"${importColumns[field].example}"`,
    );
  const rows = Array.from({ length: 5000 }, (_, row) => cells(row).join(','));
  return [importFields.map((field) => importColumns[field].label).join(','), ...rows].join('\n');
}

/** Returns noise, which is the largest file and the slowest to decode for its pixels. */
const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
const plainImage = sharp({ create: { width: 6000, height: 4000, channels: 3, background: '#c96' } });

/** Returns the work that does not depend on a body alone: files, exports of much data, pages, the largest documents. */
export async function namedRequests(landlord: BenchLandlord, origin: string, pool: Pool): Promise<StallRequest[]> {
  const { account, listing } = landlord;
  const cookie = await createData(landlord, pool);
  const get = (path: string, content = '', headers = {}, name = path): StallRequest => {
    return [`GET ${name}`, content, () => landlord.send('GET', path, undefined, headers)];
  };
  const upload = (path: string, name: string, content: string, bytes: Buffer | string): StallRequest => {
    const form = new FormData();
    form.set('file', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), name);
    return [`POST ${path}`, content, () => landlord.post(path, form)];
  };
  const image = async (content: string, made: Sharp) =>
    upload('/api/images-upload', 'a.png', content, await made.toBuffer());
  const importOf = (content: string, text: string) => upload('/api/listing-import', 'units.csv', content, text);
  const operationOf = (content: string, query: string, name = 'a document'): StallRequest => {
    return [name, content, () => landlord.post('/graphql', { query })];
  };
  const idOf = async (from: 'invoice' | 'listing_import') => {
    const { rows } = await pool.query<{ id: string }>(`select id from ${from} where account_id = $1`, [account]);
    return rows[0]?.id;
  };
  const pages = [...(await measuredPages(pool, origin)).map(({ path }) => path), ...(await freshPaths(pool, 20))];
  const search = (at: number) =>
    `a${at}: searchHousing(filter: { locationId: "204796", bedrooms: ${(at % 8) + 1} }) { data { listing { id name images { large } } } }`;
  const runImport = async () => {
    const query = 'mutation ($id: ID!) { runListingImport(id: $id) { __typename } }';
    return landlord.post('/graphql', { query, variables: { id: await idOf('listing_import') } });
  };
  const renter = { first_name: 'Ada', last_name: 'Byron', phone: '3305550188', school_id: 204_796 };
  const sendReply = (message: string) => {
    const contact = { ...renter, housing_id: listing.id, email: `ada${randomUUID()}@college.example` };
    return landlord.post('/api/housing/send-reply', { ...contact, message });
  };
  const publish = () => landlord.publish({ description: 'A bright home with a porch. '.repeat(350) });
  return [
    await image('PNG of 3 megapixels of noise', noise(2000, 1500).png({ compressionLevel: 0 })),
    await image('PNG of 24 megapixels', plainImage.png()),
    await image('JPEG of 24 megapixels of noise', noise(6000, 4000).jpeg({ quality: 40 })),
    importOf('4.9 MB of commas', `ID${','.repeat(4_900_000)}\n1`),
    importOf('4.9 MB of quotes', `ID\n"${'a""'.repeat(1_600_000)}"`),
    importOf('49,000 rows of 99 empty cells', `${`${','.repeat(98)}\n`.repeat(49_000)}`),
    importOf('5,000 rows', importFile()),
    get('/api/listing-import/errors.csv', '5,000 rows'),
    ['mutation runListingImport', '5,000 rows', runImport],
    get(`/api/receipts/${await idOf('invoice')}.pdf`),
    get(ACCOUNT_EXPORT_PATH, `${LEADS} leads, ${LISTINGS} listings`),
    get('/api/leads.csv', `${LEADS} leads`),
    get('/api/listings.csv', `${LISTINGS} listings`),
    get('/admin/log.csv', `${LOG_ENTRIES} entries`, { cookie, 'user-agent': AGENT }),
    ...['/sitemap.xml', '/sitemap/places.xml', '/sitemap/homes-0.xml'].map((path) => get(path)),
    ...['/social/site.jpg', `/social/home/${listing.slug}.jpg`].map((path) => get(path)),
    ...pages.map((path) =>
      get(path, path, { accept: 'text/html' }, `${path.split(/[?/]/).slice(0, 2).join('/')} (page)`),
    ),
    operationOf(`${LISTINGS} listings`, operation('Dashboard').query, 'the dashboard'),
    operationOf('380 equal fields', `{ options { ${'demo '.repeat(380)} } }`),
    operationOf('tokens', `{ ${'a '.repeat(1900)} }`),
    operationOf('one long text', `{ searchPlaces(text: "${'a'.repeat(250_000)}") { text } }`),
    operationOf('comments', `${'#a\n'.repeat(80_000)}{ options { demo } }`),
    operationOf('all of the schema', '{ __schema { types { name fields { name type { name } args { name } } } } }'),
    operationOf('15 searches', `query { ${Array.from({ length: 15 }, (_, at) => search(at)).join(' ')} }`),
    ...['\n', '<', '&', 'https://a.example '].map((text): StallRequest => {
      const send = () => sendReply(`a${text.repeat(4990 / text.length)}b`);
      return ['POST /api/housing/send-reply (email)', JSON.stringify(text), send, true];
    }),
    ['POST /api/posting/post', 'a lawful draft', publish, true],
  ];
}
