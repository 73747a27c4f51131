import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOUR_MS } from '../../domain/time-spans.ts';
import { writeTestListings } from '../../server/modules/housing/housing.fixture.ts';
import { RestClient } from '../setup/rest-client.ts';
import { serveApp, type ServedApp } from '../setup/served-app.ts';

/** The question to renters 72 hours after a request (K67), by its email and its page. */
const SCHOOL = 204796;
let app: ServedApp;
beforeAll(async () => {
  app = await serveApp();
  await app.rows(
    `insert into college (id, name, slug, subdomain, city, state, zip, lat, lon)
     values (${SCHOOL}, 'Ohio State University-Main Campus', 'ohio-state', 'ohio-state', 'Columbus', 'OH', '43210', 40, -83)`,
  );
  const home = { type: 84, state: 'OH', lat: 40, lon: -83, amenities: [], publishedAt: 0 };
  const plan = { bedrooms: 2, bathrooms: 1, sq: 800, rent: 1000 };
  await writeTestListings(
    app.pool,
    [1, 2, 3, 4, 5].map((id) => ({ ...home, id, floorplans: [{ ...plan, bedrooms: id === 5 ? 3 : 2 }] })),
  );
  await app.rows(
    `insert into listing_contact select id, 'Lou', 'Lord', 'lou@homes.example', '6145559999' from listing`,
  );
  await app.services.housing.reindexAll();
});
afterAll(() => app.close());

const renters = Array.from({ length: 5 }, (_, index) => `renter${index}@college.edu`);
async function request(email: string): Promise<void> {
  await app.rows('delete from throttle');
  const answer = await new RestClient(app.url).post('/api/housing/save-request', {
    first_name: 'Ada',
    last_name: 'Byron',
    phone: '(614) 555-0123',
    email,
    housing_id: 1,
    school_id: SCHOOL,
    location_type: 'college',
    bedrooms: 2,
  });
  expect(answer.status).toBe(200);
}
const confirm = (email: string) =>
  app.rows(
    'insert into renter_email (email, asked_at, confirmed_at) values ($1, now(), now()) on conflict (email) do update set confirmed_at = now()',
    [email],
  );
const later = (hours: number) =>
  app.services.clockService.advance(new Date(app.services.clock.now().getTime() + hours * HOUR_MS));
const asked = () => app.emails.filter(({ subject }) => subject.startsWith('Did '));
const linkTo = (email: string) =>
  /http\S+(\/did-they-answer\/[\w-]+)/.exec(asked().find(({ to }) => to === email)?.text ?? '')?.[1] ?? '';
const press = (path: string, answer: string) =>
  fetch(app.url + path, { method: 'POST', body: new URLSearchParams({ answer }), redirect: 'manual' });

it('asks once after 72 hours, with three homes that fit, and only at a confirmed address', async () => {
  for (const email of renters) await request(email);
  await request('stranger@college.edu');
  await Promise.all(renters.map(confirm));
  await later(71);
  expect(asked()).toEqual([]);
  await later(2);
  expect(
    asked()
      .map(({ to }) => to)
      .toSorted(),
  ).toEqual(renters);
  const [{ subject = '', text = '' } = {}] = asked();
  expect(subject).toBe('Did Home 1 answer?');
  expect([...text.matchAll(/\/home\/home-(\d)/g)].map(([, id]) => id)).toEqual(['2', '3', '4']);
  await later(80);
  expect(asked()).toHaveLength(renters.length);
  // Moves the clock through hundreds of hours of due work.
}, 120_000);

it('takes one answer by its link; the median of five is the reply time, below five there is none', async () => {
  const replyHours = async () => {
    const answer = await new RestClient(app.url).post('/graphql', { query: '{ listings(ids: ["1"]) { replyHours } }' });
    return ((await answer.json()) as { data: { listings: { replyHours: number | null }[] } }).data.listings[0]
      ?.replyHours;
  };
  const links = renters.map(linkTo);
  expect((await fetch(app.url + links[0])).status).toBe(200);
  expect((await press(links[0] ?? '', 'maybe')).status).toBe(404);
  for (const [index, link] of links.slice(0, 4).entries())
    expect((await press(link, index < 2 ? 'day' : 'later')).status).toBe(200);
  expect(await replyHours()).toBeNull();
  expect((await press(links[4] ?? '', 'next')).status).toBe(200);
  expect(await replyHours()).toBe(24);
  expect((await press(links[4] ?? '', 'next')).status).toBe(404);
  expect((await fetch(app.url + links[4])).status).toBe(404);
});
