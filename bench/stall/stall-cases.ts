import { randomBytes, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import sharp from 'sharp';
import { ACCOUNT_EXPORT_PATH } from '../../domain/account/account-export.ts';
import { importColumns, importFields } from '../../domain/posting/import/import-columns.ts';
import { hashToken, newToken } from '../../server/secrets.ts';
import { operation } from '../../tests/contract/operation-documents.ts';
import { houseDraft, samplePhoto, testCard } from '../../tests/setup/drafts.ts';
import { RestClient } from '../../tests/setup/rest-client.ts';
import { freshPaths, webPages } from '../web/measured-pages.ts';

/** A request that makes the server work. */
export interface StallCase {
  name: string;
  /** What it sends. */
  of: string;
  send: () => Promise<Response>;
  /** Whether the answer comes before the work, which a job does within seconds. */
  hasJob?: boolean;
}

const LISTINGS = 1000;
const LEADS = 20_000;
const LOG_ENTRIES = 50_000;
const STAFF = 'stall@staff.example';
const AGENT = 'stall';

/** A landlord and a person of staff with more data than any other. */
export interface StallPeople {
  landlord: RestClient;
  /** The cookie of the console. */
  staff: string;
  draft: ReturnType<typeof houseDraft>;
  /** The landlord's account and one of the listings. */
  own: { id: string; slug: string; account: string };
}

export async function createPeople(origin: string, pool: Pool): Promise<StallPeople> {
  const landlord = new RestClient(origin);
  const account = { email: 'stall@maple.example', password: 'a long phrase', password_confirmation: 'a long phrase' };
  const draft = { ...houseDraft([await landlord.upload(await samplePhoto())]), id: randomUUID() };
  const key = { 'idempotency-key': randomUUID() };
  const published = await landlord.post('/api/posting/post', { ...draft, ...account, payment: testCard }, key);
  if (published.status !== 200) throw new Error(`Not published: ${await published.text()}`);
  const { rows } = await pool.query<StallPeople['own']>(
    'select l.id, l.slug, a.id as account from listing l join account a on a.id = l.account_id where a.email = $1',
    [account.email],
  );
  const [own] = rows;
  if (!own) throw new Error('The listing is not stored.');
  await pool.query(
    'update listing set account_id = $1 where id in (select id from listing where status = 1 order by id limit $2)',
    [own.account, LISTINGS],
  );
  await pool.query(
    `insert into lead (listing_id, type, first_name, last_name, phone, email, message, delivered_at, created_at)
     select $1, 'reply', 'Ada', 'Byron', '3305550188', 'ada' || n || '@college.example',
         repeat('Is it still available? ', 20), now(), now() from generate_series(1, $2::int) n`,
    [own.id, LEADS],
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
  return { landlord, staff: `staff=${token}`, draft, own };
}

const upload = (client: RestClient, path: string, bytes: Uint8Array<ArrayBuffer>, name: string) => () => {
  const form = new FormData();
  form.set('file', new Blob([bytes]), name);
  return client.post(path, form);
};
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));

/** Returns a CSV file of the most rows, whose texts are long. */
function importFile(): Uint8Array<ArrayBuffer> {
  const cells = (row: number) =>
    importFields.map((field) =>
      field === 'ownId' ? `U-${row}` : field === 'description' ? 'x'.repeat(600) : `"${importColumns[field].example}"`,
    );
  const rows = Array.from({ length: 5000 }, (_, row) => cells(row).join(','));
  return bytesOf([importFields.map((field) => importColumns[field].label).join(','), ...rows].join('\n'));
}

/** Returns noise, which is the largest file and the slowest to decode for its pixels. */
const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });

/** Returns the work that does not depend on a body alone: files, exports of much data, pages, documents of the largest size. */
export async function namedCases(
  { landlord, staff, draft, own }: StallPeople,
  origin: string,
  pool: Pool,
): Promise<StallCase[]> {
  const get = (path: string, of = '', headers: Record<string, string> = {}): StallCase => ({
    name: `GET ${path}`,
    of,
    send: () => landlord.send('GET', path, undefined, headers),
  });
  const graphql = (name: string, of: string, query: string, variables: object = {}): StallCase => ({
    name,
    of,
    send: () => landlord.post('/graphql', { query, variables }),
  });
  const importOf = (of: string, bytes: Uint8Array<ArrayBuffer>): StallCase => ({
    name: 'POST /api/listing-import',
    of,
    send: upload(landlord, '/api/listing-import', bytes, 'units.csv'),
  });
  const image = (of: string, bytes: Buffer): StallCase => ({
    name: 'POST /api/images-upload',
    of,
    send: upload(landlord, '/api/images-upload', new Uint8Array(bytes), 'a.png'),
  });
  const { rows: invoices } = await pool.query<{ id: string }>('select id from invoice where account_id = $1 limit 1', [
    own.account,
  ]);
  const slugs = await freshPaths(pool, 20);
  const pages = [...(await webPages(pool, origin)).map(({ path }) => path), ...slugs];
  const run = `mutation ($id: ID!) { runListingImport(id: $id) { __typename } }`;
  const latest = async () => {
    const { rows } = await pool.query<{ id: string }>('select id from listing_import where account_id = $1', [
      own.account,
    ]);
    return rows[0]?.id;
  };
  const reply = { first_name: 'Ada', last_name: 'Byron', phone: '3305550188', housing_id: own.id, school_id: 204_796 };
  return [
    image('PNG of 3 megapixels of noise', await noise(2000, 1500).png({ compressionLevel: 0 }).toBuffer()),
    image(
      'PNG of 24 megapixels',
      await sharp({ create: { width: 6000, height: 4000, channels: 3, background: '#c96' } })
        .png()
        .toBuffer(),
    ),
    image('JPEG of 24 megapixels of noise', await noise(6000, 4000).jpeg({ quality: 40 }).toBuffer()),
    importOf('4.9 MB of commas', bytesOf(`ID${','.repeat(4_900_000)}\n1`)),
    importOf('4.9 MB of quotes', bytesOf(`ID\n"${'a""'.repeat(1_600_000)}"`)),
    importOf('49,000 rows of 99 empty cells', bytesOf(`${`${','.repeat(98)}\n`.repeat(49_000)}`)),
    importOf('5,000 rows', importFile()),
    get('/api/listing-import/errors.csv', '5,000 rows'),
    {
      name: 'mutation runListingImport',
      of: '5,000 rows',
      send: async () => landlord.post('/graphql', { query: run, variables: { id: await latest() } }),
    },
    get(`/api/receipts/${invoices[0]?.id ?? ''}.pdf`),
    get(ACCOUNT_EXPORT_PATH, `${LEADS} leads, ${LISTINGS} listings`),
    get('/api/leads.csv', `${LEADS} leads`),
    get('/api/listings.csv', `${LISTINGS} listings`),
    get('/admin/log.csv', `${LOG_ENTRIES} entries`, { cookie: staff, 'user-agent': AGENT }),
    get('/sitemap.xml'),
    get('/sitemap/places.xml'),
    get('/sitemap/homes-0.xml'),
    get('/social/site.jpg'),
    get(`/social/home/${own.slug}.jpg`),
    ...pages.map((path) => ({
      name: `GET ${path.split(/[?/]/).slice(0, 2).join('/')} (page)`,
      of: path,
      send: () => landlord.send('GET', path, undefined, { accept: 'text/html' }),
    })),
    graphql('the dashboard', `${LISTINGS} listings`, operation('Dashboard').query),
    graphql('a document', '380 equal fields', `{ options { ${'demo '.repeat(380)} } }`),
    graphql('a document', 'tokens', `{ ${'a '.repeat(1900)} }`),
    graphql('a document', 'one long text', `{ searchPlaces(text: "${'a'.repeat(250_000)}") { text } }`),
    graphql(
      'a document',
      'comments',
      `
        ${'#a\n'.repeat(80_000)}
        {
          options {
            demo
          }
        }
      `,
    ),
    graphql(
      'a document',
      'all of the schema',
      '{ __schema { types { name fields { name type { name } args { name } } } } }',
    ),
    graphql(
      'a document',
      '15 searches',
      `query { ${Array.from({ length: 15 }, (_, at) => `a${at}: searchHousing(filter: { locationId: "204796", bedrooms: ${(at % 8) + 1} }) { data { listing { id name images { large } } } }`).join(' ')} }`,
    ),
    ...['\n', '<', '&', 'https://a.example '].map((text) => ({
      name: 'POST /api/housing/send-reply (email)',
      of: JSON.stringify(text),
      send: () =>
        landlord.post('/api/housing/send-reply', {
          ...reply,
          email: `ada${randomUUID()}@college.example`,
          message: `a${text.repeat(4990 / text.length)}b`,
        }),
      hasJob: true,
    })),
    {
      name: 'POST /api/posting/post',
      of: 'a lawful draft',
      send: () =>
        landlord.post(
          '/api/posting/post',
          { ...draft, id: randomUUID(), description: 'A bright home with a porch. '.repeat(350), payment: testCard },
          { 'idempotency-key': randomUUID() },
        ),
      hasJob: true,
    },
  ];
}
