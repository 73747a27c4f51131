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
    [1, 2, 3, 4, 5].map((id) => {
      const studio = { ...plan, bedrooms: 9, rent: 400 };
      return { ...home, id, floorplans: id === 5 ? [{ ...plan, bedrooms: 3 }] : [plan, studio] };
    }),
  );
  await app.rows(
    `insert into listing_contact select id, 'Lou', 'Lord', 'lou@homes.example', '6145559999' from listing`,
  );
  await app.services.housing.reindexAll();
});
afterAll(() => app.close());

const renters = Array.from({ length: 5 }, (_, index) => `renter${index}@college.edu`);
async function request(email: string, home = 1): Promise<void> {
  await app.rows('delete from throttle');
  const answer = await new RestClient(app.url).post('/api/housing/save-request', {
    first_name: 'Ada',
    last_name: 'Byron',
    email,
    housing_id: home,
    school_id: SCHOOL,
    location_type: 'college',
    bedrooms: 2,
  });
  expect(answer.status).toBe(200);
}
const confirm = (email: string) =>
  app.rows(
    'insert into renter_email (email, requested_at, confirmed_at) values ($1, now(), now()) on conflict (email) do update set confirmed_at = now()',
    [email],
  );
const later = (hours: number) =>
  app.services.clockService.advance(new Date(app.services.clock.now().getTime() + hours * HOUR_MS));
const checkEmails = () => app.emails.filter(({ subject }) => subject.startsWith('Did '));
const linkTo = (email: string) =>
  /http\S+(\/did-they-answer\/[\w-]+)/.exec(checkEmails().find(({ to }) => to === email)?.text ?? '')?.[1] ?? '';
const open = async (path: string) => {
  const answer = await fetch(app.url + path);
  return { status: answer.status, text: await answer.text() };
};
const press = (path: string, answer: string) =>
  fetch(app.url + path, { method: 'POST', body: new URLSearchParams({ answer }), redirect: 'manual' });
/** Returns the leads that a page still asks about. */
const questions = (text: string) => [...text.matchAll(/value="(\d+)-day"/g)].map(([, lead]) => lead ?? '');

it('asks once 72 hours after the last request of a day, for all homes together, and only at a confirmed address', async () => {
  const [ada = '', ...others] = renters;
  const typed = (email: string) => email.replace('renter', 'Renter');
  for (const email of renters) await request(email === ada ? typed(email) : email);
  await request('stranger@college.edu');
  // Not as the same message sent twice: another request to a home that is asked about already.
  await app.rows(`update lead set created_at = created_at - interval '1 hour'`);
  await request(typed(renters[1] ?? ''));
  expect(
    await app.rows(
      `select distinct extract(epoch from due_at - delivered_at)::int / 3600 as hours
         from reply_check join lead on lead.id = lead_id`,
    ),
  ).toEqual([{ hours: 72 }]);
  // In the same day, whatever time it is now.
  await app.rows(`update reply_check set due_at = date_trunc('day', due_at, 'UTC') + interval '1 hour'`);
  await request(ada, 2);
  await app.rows(
    `update reply_check set due_at = date_trunc('day', due_at, 'UTC') + interval '2 hours' where listing_id = 2`,
  );
  await Promise.all(renters.map(confirm));
  const [due] = await app.rows<{ at: Date }>('select max(due_at) as at from reply_check');
  const until = (minutes: number) =>
    app.services.clockService.advance(new Date((due?.at.getTime() ?? 0) + minutes * 60_000));
  await until(-1);
  expect(
    checkEmails()
      .map(({ to }) => to)
      .toSorted(),
  ).toEqual(others.toSorted());
  await until(1);
  expect(checkEmails()).toHaveLength(renters.length);
  const { subject = '', text = '' } = checkEmails().find(({ to }) => to === ada) ?? {};
  expect(subject).toBe('Did they answer?');
  expect(text).toContain('You contacted Home 1 and Home 2.');
  expect(checkEmails()[0]?.subject).toBe('Did Home 1 answer?');
  await later(80);
  expect(checkEmails()).toHaveLength(renters.length);
  // Moves the clock through hundreds of hours of due work.
}, 120_000);

it('offers homes that fit and were never contacted, at the rent of the size that was asked for', () => {
  const homesIn = (email: string) => {
    const { text = '' } = checkEmails().find(({ to }) => to === email) ?? {};
    return [...text.matchAll(/\/home\/home-(\d)/g)].map(([, id]) => id);
  };
  expect([homesIn(renters[0] ?? ''), homesIn(renters[1] ?? '')]).toEqual([
    ['3', '4'],
    ['2', '3', '4'],
  ]);
  const [{ text = '' } = {}] = checkEmails();
  expect(text).toContain('$1,000 / month');
  expect(text).not.toContain('$400');
});

it('takes one answer for each home by its link; the median of five is the reply time, below five there is none', async () => {
  const replyHours = async () => {
    const answer = await new RestClient(app.url).post('/graphql', { query: '{ listings(ids: ["1"]) { replyHours } }' });
    return ((await answer.json()) as { data: { listings: { replyHours: number | null }[] } }).data.listings[0]
      ?.replyHours;
  };
  const links = renters.map(linkTo);
  for (const [index, link] of links.entries()) {
    const { text } = await open(link);
    const [first = '', second] = questions(text);
    expect(second !== undefined).toBe(index === 0);
    for (const wrong of ['maybe', 'day', `${first}-maybe`, 'x-day', '999999-day'])
      expect((await press(link, wrong)).status, wrong).toBe(404);
    const answer = index < 2 ? 'day' : index === 4 ? 'next' : 'later';
    expect(await replyHours()).toBeNull();
    expect((await press(link, `${first}-${answer}`)).status).toBe(200);
    expect((await press(link, `${first}-day`)).status).toBe(404);
  }
  expect(await replyHours()).toBe(24);
  const [both = '', one = ''] = links;
  expect((await open(one)).status).toBe(404);
  const { text } = await open(both);
  expect([text.includes('Home 1'), questions(text)]).toEqual([true, [expect.any(String)]]);
  expect(await (await press(both, `${questions(text)[0]}-no`)).text()).toContain('Thank you');
  expect((await open(both)).status).toBe(404);
});

it('ends a link that was not used for two weeks', async () => {
  const link = linkTo(renters[1] ?? '');
  await app.rows('update reply_check set answered_at = null');
  for (const [days, status] of [
    [13.9, 200],
    [14.1, 404],
  ] as const) {
    const sentAt = new Date(app.services.clock.now().getTime() - days * 24 * HOUR_MS);
    await app.rows('update reply_check set sent_at = $1', [sentAt]);
    await app.services.sweeper.run();
    expect((await open(link)).status, `${days} days`).toBe(status);
  }
});
