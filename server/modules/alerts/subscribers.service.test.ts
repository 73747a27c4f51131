import { MAX_ALERT_PLACES } from '../../../domain/limits.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { OHIO, SCHOOL, startSubscribers } from './alerts.fixture.ts';

let world: Awaited<ReturnType<typeof startSubscribers>>;
beforeAll(async () => {
  world = await startSubscribers();
});
afterAll(() => world.stop());
beforeEach(() => world.begin({ 1: {}, 2: {} }));

const mails = () =>
  world.rows<{ to: string; subject: string; text: string; headers: Record<string, string>; rejection: string }>(
    'select * from email order by queued_at',
  );
const tokenOf = async (email = 'ada@college.edu') =>
  (await world.rows<{ token: string }>('select token from subscriber where email = $1', [email]))[0]?.token ?? '';
const state = { schoolId: null, searchFilter: { locationType: 'state', locationId: String(OHIO) } };

it('saves the input and sends a confirmation email with an unsubscribe link', async () => {
  const outcome = await world.save({
    firstName: ' Ada ',
    lastName: 'Lovelace',
    phone: '(614) 555-0123',
    searchFilter: { locationId: String(SCHOOL), bedrooms: 9, bathrooms: 1.5, budget: 1200, site: 'csa' },
  });
  expect(outcome).toEqual({ saved: { id: expect.any(Number) } });
  const [row] = await world.rows('select * from subscriber');
  expect(row).toMatchObject({
    email: 'ada@college.edu',
    first_name: 'Ada',
    last_name: 'Lovelace',
    phone: '6145550123',
    place_type: 'college',
    place_id: SCHOOL,
    search_filter: { locationType: 'college', locationId: SCHOOL, bedrooms: 9, bathrooms: 1.5, maxBudget: 1200 },
    site: 'csa',
  });
  const [message] = await mails();
  const link = `https://homes.example/unsubscribe/${await tokenOf()}?site=csa`;
  expect(message).toMatchObject({
    to: 'ada@college.edu',
    subject: 'Confirm your alert for homes near Ohio State University',
    headers: { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  });
  expect(message?.text).toContain('studio, at least 1.5 bathrooms, up to $1,200 a month');
  expect(message?.text).toContain(`Unsubscribe: ${link}`);
  // The recipient may not be the person who filled the form, so the email contains none of the input.
  expect(message?.text).not.toMatch(/Ada|Lovelace|555/);
});

it('keeps one subscriber per address and college, with the search saved last and one email', async () => {
  const first = await world.save();
  const again = await world.save({
    email: 'ADA@college.edu',
    searchFilter: { locationId: String(SCHOOL), bedrooms: 2 },
  });
  expect(again).toEqual(first);
  expect(await world.rows('select search_filter from subscriber')).toMatchObject([{ search_filter: { bedrooms: 2 } }]);
  expect(await mails()).toHaveLength(1);
  // The college identifies the subscription, whatever the search area.
  expect(await world.save({ searchFilter: state.searchFilter })).toEqual(first);
  expect(await world.save(state)).not.toEqual(first);
  expect(await world.save({ email: 'bea@college.edu' })).not.toEqual(first);
});

it('creates one subscriber for concurrent saves', async () => {
  const outcomes = await Promise.all(Array.from({ length: 25 }, () => world.save()));
  expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
  expect(await mails()).toHaveLength(1);
});

it('searches around the college when the search names no place, and requires only an address', async () => {
  expect(await world.save({ searchFilter: null })).toHaveProperty('saved');
  expect(await world.rows('select search_filter from subscriber')).toEqual([
    { search_filter: { locationType: 'college', locationId: SCHOOL } },
  ]);
});

it('returns the invalid fields by name and stores nothing', async () => {
  expect(await world.save({ email: 'ada@', phone: '12', firstName: 'x'.repeat(61), schoolId: 'ohio' })).toEqual({
    errors: {
      email: ['Enter an email address like name@example.com.'],
      phone: ['Enter a 10-digit phone number.'],
      firstName: ['Use at most 60 characters.'],
      schoolId: ['This must be the id of a college.'],
    },
  });
  expect(await world.save({ searchFilter: { locationId: '1', bedrooms: 12, budget: -1 } })).toEqual({
    errors: { searchFilter: ['This must be a bedroom code from 1 to 11.', 'This must be a whole number of dollars.'] },
  });
  expect(await world.save({ schoolId: null, searchFilter: {} })).toEqual({
    errors: { searchFilter: ['Choose where to search.'] },
  });
  expect(await world.save({ schoolId: '1' })).toEqual({ errors: { schoolId: ["We couldn't find that place."] } });
  expect(await world.save({ searchFilter: { locationId: '1' } })).toEqual({
    errors: { searchFilter: ["We couldn't find that place."] },
  });
  for (const nothing of [null, undefined, 7, 'text', []])
    expect(await world.subscribers.save(nothing, { ip: '' })).toHaveProperty('errors');
  expect(await world.rows('select from subscriber')).toEqual([]);
});

it('treats a filled honeypot as spam without revealing it', async () => {
  expect(await world.save({ website: 'https://spam.example' })).toEqual({ saved: { id: expect.any(Number) } });
  expect(await world.rows('select from subscriber')).toEqual([]);
  expect(await mails()).toEqual([]);
});

it('limits the number of subscriptions per address until one is unsubscribed', async () => {
  await world.rows(
    `insert into college select id, 'College ' || id, 'college-' || id, 'college-' || id, '{}', null, 'Columbus', 'OH', '43210', 40, -83
       from generate_series(1, $1) id on conflict do nothing`,
    [MAX_ALERT_PLACES],
  );
  for (let id = 1; id <= MAX_ALERT_PLACES; id++) expect(await world.save({ schoolId: id })).toHaveProperty('saved');
  expect(await world.save()).toEqual({ errors: { email: [expect.stringContaining('for 10 places')] } });
  expect(await world.save({ schoolId: 1 })).toHaveProperty('saved');
  await world.subscribers.change(await tokenOf(), false);
  expect(await world.save()).toHaveProperty('saved');
});

it('unsubscribes and resubscribes by token alone, and deletes names and phone at once', async () => {
  await world.save({ firstName: 'Ada', phone: '6145550123' });
  const token = await tokenOf();
  expect(await world.subscribers.byToken(token)).toEqual({
    email: 'a•••@college.edu',
    subscribed: true,
    confirmed: true,
    frequency: 'daily',
    search: `location_type=college&location_id=${SCHOOL}`,
    placeLabel: 'near Ohio State University',
    criteria: '',
    locationType: 'college',
    locationId: SCHOOL,
    bedrooms: null,
    bathrooms: null,
    budget: null,
    site: 'default',
  });
  expect(await world.subscribers.change(token, false)).toMatchObject({ subscribed: false });
  expect(await world.subscribers.change(token, false)).toMatchObject({ subscribed: false });
  expect(await world.rows('select first_name, phone from subscriber')).toEqual([{ first_name: '', phone: '' }]);
  await world.show(1);
  expect(await world.morning()).toEqual({});
  expect(await world.subscribers.change(token, true)).toMatchObject({ subscribed: true });
  expect(await world.morning()).toEqual({ 'ada@college.edu': [1] });
  for (const other of ['', 'x', 'A'.repeat(22), `${token}x`, "'; drop table subscriber"]) {
    expect(await world.subscribers.byToken(other)).toBeNull();
    expect(await world.subscribers.change(other, false)).toBeNull();
  }
});

it('sends nothing after an unsubscribe, not even emails already queued', async () => {
  const ids = Array.from({ length: 9 }, (_, index) => index + 1);
  await world.begin(Object.fromEntries(ids.map((id) => [id, {}])));
  await world.save();
  for (const id of ids) {
    await world.show(id);
    await world.morning();
  }
  await world.subscribers.change(await tokenOf(), false);
  const withdrawn = ids.map(() => 'Unsubscribed before it was sent.');
  expect((await mails()).map(({ rejection }) => rejection)).toEqual([null, ...withdrawn]);
});

it('starts over when saved again, without the listings that exist that day', async () => {
  await world.save();
  await world.subscribers.change(await tokenOf(), false);
  await world.show(1);
  await world.save();
  expect(await mails()).toHaveLength(2);
  await world.show(2);
  expect(await world.morning()).toEqual({ 'ada@college.edu': [2] });
});

it('deletes an address some months after it was unsubscribed', async () => {
  await world.save();
  await world.save({ email: 'bea@college.edu' });
  await world.subscribers.change(await tokenOf(), false);
  expect(await world.subscribers.deleteUnsubscribed()).toBe(0);
  for (let day = 0; day < 91; day++) await world.morning();
  expect(await world.subscribers.deleteUnsubscribed()).toBe(1);
  expect(await world.rows('select email from subscriber')).toEqual([{ email: 'bea@college.edu' }]);
});
