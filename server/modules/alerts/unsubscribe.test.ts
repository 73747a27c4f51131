import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { RestClient } from '../../../tests/setup/rest-client.ts';
import { serveApp, type ServedApp } from '../../../tests/setup/served-app.ts';
import { writeTestListings } from '../housing/housing.fixture.ts';

const SCHOOL = 204796;
const DAY = 86_400_000;
let app: ServedApp;
beforeAll(async () => {
  app = await serveApp();
  await app.rows(
    `insert into college (id, name, slug, subdomain, city, state, zip, lat, lon)
     values (${SCHOOL}, 'Ohio State University-Main Campus', 'ohio-state', 'ohio-state', 'Columbus', 'OH', '43210', 40, -83)`,
  );
  const home = { type: 84, state: 'OH', lat: 40, lon: -83, amenities: [], publishedAt: 0 };
  const floorplans = [{ bedrooms: 2, bathrooms: 1, sq: 800, rent: 1000 }];
  await writeTestListings(app.pool, [
    { ...home, id: 1, floorplans },
    { ...home, id: 2, floorplans },
  ]);
});
afterAll(() => app.close());
beforeEach(() => app.rows('delete from throttle'));

const SAVE = `mutation ($subscriber: SubscriberInput!) { saveSubscriber(subscriber: $subscriber) {
  __typename ... on Subscribed { id } ... on Invalid { errors { field messages } } } }`;
const save = async (email: string, person = new RestClient(app.url)) => {
  const variables = { subscriber: { email, schoolId: String(SCHOOL), searchFilter: { locationId: String(SCHOOL) } } };
  return person.post('/graphql', { query: SAVE, variables });
};
const tokenOf = async (email: string) =>
  (await app.rows<{ token: string }>('select token from subscriber where email = $1', [email]))[0]?.token ?? '';
const isSubscribed = async (email: string) =>
  (await app.rows<{ gone: Date | null }>('select unsubscribed_at as gone from subscriber where email = $1', [email]))[0]
    ?.gone === null;
/** Posts as an email client or a page without scripts does: no cookie, no CSRF token. */
const press = (token: string, body: string | FormData | URLSearchParams, headers: Record<string, string> = {}) =>
  fetch(`${app.url}/unsubscribe/${token}`, { method: 'POST', body, headers, redirect: 'manual' });

it('sends a real email when the clock advances, and stops after a one-click unsubscribe', async () => {
  const { orm, services, emails } = app;
  expect(await (await save('ada@college.edu')).json()).toMatchObject({
    data: { saveSubscriber: { __typename: 'Subscribed', id: expect.stringMatching(/^\d+$/) } },
  });
  // The link of the first email begins it.
  expect((await press(await tokenOf('ada@college.edu'), new URLSearchParams({ do: 'begin' }))).status).toBe(303);
  await orm.em.fork().transactional((em) => services.housing.reindex(em, [1]));
  await services.clockService.advance(new Date(services.clock.now().getTime() + 3 * DAY));
  const received = emails.filter(({ to, text }) => to === 'ada@college.edu' && text.includes('/home/home-1'));
  expect(received).toHaveLength(1);
  const link = /<(.+)>/.exec(received[0]?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
  expect(received[0]?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  expect(received[0]?.text).toContain(link);

  const pressed = await press(link.split('/').at(-1) ?? '', new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }));
  expect([pressed.status, pressed.headers.getSetCookie()]).toEqual([200, []]);
  await orm.em.fork().transactional((em) => services.housing.reindex(em, [2]));
  await services.clockService.advance(new Date(services.clock.now().getTime() + 3 * DAY));
  expect(emails.filter(({ to }) => to === 'ada@college.edu')).toHaveLength(2);
});

it('accepts one-click requests in every body format, repeatedly, and from any origin', async () => {
  await save('bea@college.edu');
  const token = await tokenOf('bea@college.edu');
  await app.services.subscribers.change(token, true);
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  for (const [body, headers] of [
    [form, {}],
    ['', {}],
    ['List-Unsubscribe=One-Click', { 'content-type': 'text/plain', 'sec-fetch-site': 'cross-site' }],
    ['{}', { 'content-type': 'application/json', origin: 'https://mail.example' }],
  ] as [string | FormData, Record<string, string>][]) {
    expect((await press(token, body, headers)).status).toBe(200);
    expect(await isSubscribed('bea@college.edu')).toBe(false);
    await app.services.subscribers.change(token, true);
  }
  expect((await press(token, 'x'.repeat(5000), { 'content-type': 'text/plain' })).status).toBe(413);
});

it("redirects a page's form to the page of the new state", async () => {
  await save('cy@college.edu');
  const token = await tokenOf('cy@college.edu');
  for (const [wish, page] of [
    ['stop', '/unsubscribe/'],
    ['begin', '/alert/'],
  ] as const) {
    const answer = await fetch(`${app.url}/unsubscribe/${token}?site=csa`, {
      method: 'POST',
      body: new URLSearchParams({ do: wish }),
      redirect: 'manual',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${page}${token}?site=csa`]);
    expect(await isSubscribed('cy@college.edu')).toBe(wish === 'begin');
  }
});

it('changes nothing on GET, and finds no subscriber for an invalid link', async () => {
  await save('di@college.edu');
  const token = await tokenOf('di@college.edu');
  for (const method of ['GET', 'HEAD']) await fetch(`${app.url}/unsubscribe/${token}`, { method });
  expect(await isSubscribed('di@college.edu')).toBe(true);
  for (const other of ['nobody', 'A'.repeat(22), '%00', '..%2F..%2Fetc', 'x'.repeat(400)]) {
    const { status } = await press(other, new URLSearchParams({ do: 'stop' }));
    expect([400, 404]).toContain(status);
  }
  const page = await press('nobody', new URLSearchParams({ do: 'stop' }), { accept: 'text/html' });
  expect(await page.text()).toContain('This link doesn');
});

it('does not reveal in the response whether an address existed, and limits the request rate', async () => {
  const [first, again] = [await (await save('eve@college.edu')).json(), await (await save('eve@college.edu')).json()];
  expect(again).toEqual(first);
  const statuses: number[] = [];
  for (let turn = 0; turn < 10; turn++) statuses.push((await save('eve@college.edu')).status);
  expect(statuses.slice(0, 3)).toEqual([200, 200, 200]);
  expect(statuses.at(-1)).toBe(429);
});
