import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { QUEUE_PER_PAGE } from '../../domain/limits.ts';
import { writeTestListings } from '../../server/modules/housing/housing.fixture.ts';
import { houseDraft, samplePhoto, testCard } from '../setup/drafts.ts';
import { RestClient } from '../setup/rest-client.ts';
import { serveApp, type ServedApp } from '../setup/served-app.ts';
import { ask, logInStaff } from './console.fixture.ts';
import { createPrivateData } from './permission-matrix/private-data.ts';

/** More listings than the queue of reports shows at first. */
const REPORTED = Array.from({ length: 55 }, (_, index) => 1000 + index);
let app: ServedApp;
beforeAll(async () => {
  app = await serveApp();
  const home = { type: 84, state: 'OH', lat: 40, lon: -83, amenities: [], publishedAt: 0 };
  const floorplans = [{ bedrooms: 2, bathrooms: 1, sq: 800, rent: 1000 }];
  await writeTestListings(
    app.pool,
    REPORTED.map((id) => ({ ...home, id, floorplans })),
  );
  await app.rows(`select setval(pg_get_serial_sequence('listing', 'id'), 100)`);
});
afterAll(() => app.close());

it('shows the most reported listings first, so many at once, and how many there are', async () => {
  await app.rows(
    `insert into listing_report (listing_id, reason, details, network, site, created_at)
     select id, 'scam', '', 'n', 'default', now() from listing where id = any($1)`,
    [REPORTED],
  );
  await app.rows(
    `insert into listing_report (listing_id, reason, details, email, network, site, created_at, confirmed_at)
     select id, 'scam', '', n || '@college.example', 'network ' || n, 'default', now(), now()
       from (values (1053, 1), (1054, 1), (1054, 2)) as t(id, n)`,
  );
  const { browser } = await logInStaff(app, 'moderator');
  const queue = async (first: string) => {
    const { data } = await ask(browser, `{ reportedListingCount reports${first} { id reporters reports { reason } } }`);
    const { reports } = z.object({ reports: z.array(z.object({ id: z.string(), reporters: z.int() })) }).parse(data);
    return { total: data?.['reportedListingCount'], reports };
  };
  const { total, reports } = await queue('');
  expect([total, reports.length]).toEqual([REPORTED.length, QUEUE_PER_PAGE]);
  expect(reports.slice(0, 3)).toMatchObject([
    { id: '1054', reporters: 2 },
    { id: '1053', reporters: 1 },
    { id: '1000', reporters: 0 },
  ]);
  expect((await queue('(first: 100)')).reports).toHaveLength(REPORTED.length);
});

it('shows the reviews that are withdrawn first, so many at once, and how many there are', async () => {
  const things = await createPrivateData(app);
  const landlord = new RestClient(app.url);
  await landlord.post('/login', { email: things.ownerEmail, password: things.password });
  const images = [await landlord.upload(await samplePhoto())];
  for (const name of ['First House', 'Second House']) {
    const draft = { ...houseDraft(images), name, description: 'No kids.' };
    const answer = await landlord.post('/api/posting/post', { ...draft, payment: testCard, review: true });
    expect(await answer.json()).toMatchObject({ status: 'REVIEW' });
  }
  const { browser } = await logInStaff(app, 'moderator', 'other@staff.example');
  const { data } = await ask(browser, '{ reviewCount reviews(first: 1) { name } }');
  expect(data).toEqual({ reviewCount: 2, reviews: [{ name: 'First House' }] });
});
