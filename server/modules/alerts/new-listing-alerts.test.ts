import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AlertFrequency } from '../../../domain/alerts/alert-frequency.ts';
import { nextDigestTime } from '../../../domain/alerts/digest-schedule.ts';
import { MAX_LISTINGS_PER_EMAIL } from './new-listing-alerts.ts';
import { OHIO, SCHOOL, startSubscribers } from './alerts.fixture.ts';

let world: Awaited<ReturnType<typeof startSubscribers>>;
beforeAll(async () => {
  world = await startSubscribers();
});
afterAll(() => world.stop());

const ADA = 'ada@college.edu';
const near = (more: object = {}) => ({ locationId: String(SCHOOL), ...more });
const emails = () =>
  world.rows<{ to: string; subject: string; text: string; html: string }>(
    `select * from email where subject not like 'Confirm your alert%' order by queued_at`,
  );

describe('a subscriber', () => {
  beforeEach(() => world.begin({ 1: {}, 2: {}, 3: { bedrooms: 3 }, 4: { rent: 1500 }, 5: {} }));

  it('receives every new matching listing the next morning, and none that existed before', async () => {
    await world.show(1);
    await world.save({ searchFilter: near({ bedrooms: 2, budget: 1200 }) });
    await world.show(2, 3, 4, 5);
    expect(await world.morning()).toEqual({ [ADA]: [2, 5] });
    expect((await emails())[0]?.subject).toBe('2 new homes near Ohio State University');
  });

  it('receives no email without new listings, and no listing twice', async () => {
    await world.save();
    expect(await world.morning()).toEqual({});
    await world.show(1);
    expect(await world.morning()).toEqual({ [ADA]: [1] });
    expect(await world.morning()).toEqual({});
    await world.show(2);
    expect(await world.morning()).toEqual({ [ADA]: [2] });
  });

  it('does not receive a listing again after it was edited, hidden, shown, expired and paid for again', async () => {
    await world.show(1);
    await world.save();
    await world.show(2);
    expect(await world.morning()).toEqual({ [ADA]: [2] });
    await world.change('update floorplan set rent = 900 where listing_id < 3', 1, 2);
    await world.change('update listing set rented_at = now() where id < 3', 1, 2);
    expect(await world.morning()).toEqual({});
    await world.show(1, 2);
    expect(await world.morning()).toEqual({});
    await world.change('update listing set status = 13 where id < 3', 1, 2);
    expect(await world.morning()).toEqual({});
    await world.change('update listing set status = 1, published_at = now() where id < 3', 1, 2);
    expect(await world.morning()).toEqual({});
  });

  it('receives a listing that matches after an edit, or is shown again after being hidden at the time of saving', async () => {
    await world.show(1, 4);
    await world.change('update listing set rented_at = now() where id = 1', 1);
    await world.save({ searchFilter: near({ budget: 1200 }) });
    expect(await world.morning()).toEqual({});
    await world.change('update floorplan set rent = 1100 where listing_id = 4', 4);
    await world.show(1);
    expect(await world.morning()).toEqual({ [ADA]: [1, 4] });
  });

  it('loses no listing by saving again before the morning', async () => {
    await world.save();
    await world.show(1, 3);
    await world.save();
    await world.save({ email: 'ADA@College.edu' });
    expect(await world.morning()).toEqual({ 'ADA@College.edu': [1, 3] });
  });

  it('with a changed search does not receive listings that the new search displayed', async () => {
    await world.save({ searchFilter: near({ bedrooms: 2 }) });
    await world.show(1, 3);
    await world.save();
    expect(await world.morning()).toEqual({ [ADA]: [1] });
  });

  it('of a state receives listings from the whole state', async () => {
    await world.save({ schoolId: null, searchFilter: { locationType: 'state', locationId: String(OHIO) } });
    await world.change('update listing set lat = 41.5 where id = 1', 1);
    await world.show(1, 4);
    expect(await world.morning()).toEqual({ [ADA]: [1, 4] });
    expect((await emails())[0]?.subject).toBe('2 new homes in Ohio');
  });

  it('gets the new search when it is changed between the list of subscribers and the lock', async () => {
    await world.save();
    const sent = await world.morning(async () => {
      await world.save({ searchFilter: near({ bedrooms: 3 }) });
      await world.show(1, 3);
    });
    expect(sent).toEqual({ [ADA]: [3] });
  });

  it('gets nothing when it unsubscribes between the list of subscribers and the lock', async () => {
    await world.save();
    const sent = await world.morning(async () => {
      await world.show(1);
      const [row] = await world.rows<{ token: string }>('select token from subscriber');
      await world.subscribers.change(row?.token ?? '', false);
    });
    expect(sent).toEqual({});
  });

  it('is emailed once by several concurrent processes', async () => {
    for (let n = 0; n < 8; n++) await world.save({ email: `ada${n}@college.edu` });
    await world.show(1, 2);
    await world.morning();
    const before = await emails();
    await world.rows(`update subscriber set known_listing_ids = '{}', next_at = $1`, [world.now()]);
    await Promise.all([1, 2, 3].map(() => world.newHomes().run()));
    // The second process finds the work done and does not record it again.
    const noted = await world.rows('select distinct emails_sent, cardinality(known_listing_ids) known from subscriber');
    expect(noted).toEqual([{ emails_sent: 2, known: 2 }]);
    expect((await emails()).length - before.length).toBe(8);
    expect(new Set((await emails()).slice(before.length).map(({ to }) => to)).size).toBe(8);
  });

  it('whose email fails is retried and does not delay others', async () => {
    await world.save({ email: 'broken@college.edu' });
    await world.save();
    await world.rows(
      `update subscriber set search_filter = search_filter || '{"maxBudget": "cheap"}' where email like 'broken%'`,
    );
    await world.show(1);
    expect(await world.morning()).toEqual({ [ADA]: [1] });
    expect(world.errors).toHaveLength(1);
    await world.rows(`update subscriber set search_filter = search_filter - 'maxBudget'`);
    expect(await world.morning()).toEqual({ 'broken@college.edu': [1] });
  });

  it('receives the listings that exceed one email on the following mornings', async () => {
    const ids = Array.from({ length: MAX_LISTINGS_PER_EMAIL + 30 }, (_, index) => index + 1);
    await world.begin(Object.fromEntries(ids.map((id) => [id, {}])));
    await world.save();
    await world.show(...ids);
    expect(await world.morning()).toEqual({ [ADA]: ids.slice(0, MAX_LISTINGS_PER_EMAIL) });
    expect(await world.morning()).toEqual({ [ADA]: ids.slice(MAX_LISTINGS_PER_EMAIL) });
    expect(await world.morning()).toEqual({});
  });
});

describe('the frequency of an alert', () => {
  beforeEach(() => world.begin({ 1: {}, 2: {}, 3: { rent: 1500 }, 4: {} }));

  it('emails nothing before its address is confirmed, and then what was new since it was saved', async () => {
    await world.save({}, false);
    await world.show(1);
    expect(await world.morning()).toEqual({});
    const [{ token = '' } = {}] = await world.rows<{ token: string }>('select token from subscriber');
    await world.subscribers.change(token, true);
    expect(await world.morning()).toEqual({ [ADA]: [1] });
  });

  it('of a state keeps no ids before it is confirmed, and then misses and repeats nothing', async () => {
    await world.begin({ 1: {}, 2: {}, 3: {}, 4: { rent: 1500 }, 5: {} });
    await world.show(1, 2, 3, 4);
    const search = { locationType: 'state', locationId: String(OHIO), budget: 1200 };
    const save = (confirmed: boolean) => world.save({ schoolId: null, searchFilter: search }, confirmed);
    await save(false);
    await world.morning();
    await world.change('update listing set rented_at = now() where id = 2', 2);
    await world.change(
      `with edited as (update listing set updated_at = '${world.now().toISOString()}' where id = 4)
         update floorplan set rent = 1100 where listing_id = 4`,
      4,
    );
    await world.show(2, 5);
    await save(false);
    expect(await world.rows('select known_listing_ids from subscriber')).toEqual([{ known_listing_ids: [] }]);
    await save(true);
    expect(await world.morning()).toEqual({ [ADA]: [2, 4, 5] });
    expect(await world.morning()).toEqual({});
    await world.change('update listing set rented_at = now() where id < 6', 1, 2, 3, 4, 5);
    await world.show(1, 2, 3, 4, 5);
    expect(await world.morning()).toEqual({});
  });

  it('instant: emails a listing as soon as it is shown, once, and only where it fits', async () => {
    await world.save({ frequency: 'instant', searchFilter: near({ budget: 1200 }) });
    expect(await world.emailNow()).toEqual([]);
    await world.show(1, 3);
    expect(await world.emailNow()).toEqual([1]);
    await world.show(1);
    expect(await world.emailNow()).toEqual([]);
  });

  it('weekly: waits for Monday', async () => {
    await world.save({ frequency: 'weekly' });
    await world.show(1);
    // The clock begins on a Wednesday.
    for (let day = 0; day < 5; day++) expect(await world.morning()).toEqual({});
    await world.show(2);
    expect(await world.morning()).toEqual({ [ADA]: [1, 2] });
    // After an email, too.
    await world.show(4);
    for (let day = 0; day < 6; day++) expect(await world.morning()).toEqual({});
    expect(await world.morning()).toEqual({ [ADA]: [4] });
  });

  it('is that of the last change, which also says when it is next due; a save that names none keeps it', async () => {
    const due = async () => (await world.rows('select frequency, next_at as due from subscriber'))[0];
    const dueAs = (frequency: AlertFrequency) => ({ frequency, due: nextDigestTime(world.now(), frequency) });
    await world.save();
    await world.save({ frequency: 'weekly' });
    expect(await due()).toEqual(dueAs('weekly'));
    await world.save();
    expect(await due()).toEqual(dueAs('weekly'));
    const [{ token = '' } = {}] = await world.rows<{ token: string }>('select token from subscriber');
    for (const frequency of ['daily', 'weekly'] as const) {
      await world.subscribers.edit(token, { searchFilter: {}, frequency });
      expect(await due()).toEqual(dueAs(frequency));
    }
    await world.subscribers.change(token, false);
    await world.save({}, false);
    const [confirm] = await world.rows<{ text: string }>(
      `select text from email where subject like 'Confirm your alert%' order by queued_at desc`,
    );
    expect(confirm?.text).toContain("we'll email you new homes near Ohio State University, on Mondays.");
    await world.subscribers.change(token, true);
    expect(await due()).toEqual(dueAs('weekly'));
  });

  it('is changed with the search by the link, without an account; listings that it shows then are not new', async () => {
    await world.save();
    await world.show(3);
    const [{ token = '' } = {}] = await world.rows<{ token: string }>('select token from subscriber');
    const change = { searchFilter: { pets: [1], budget: 1200 }, frequency: 'instant' };
    expect(await world.subscribers.edit(token, change)).toMatchObject({
      changed: { frequency: 'instant', confirmed: true, criteria: 'up to $1,200 a month, dog' },
    });
    await world.show(1);
    expect(await world.emailNow()).toEqual([1]);
    expect(await world.subscribers.edit('nobody-has-this-link-00', change)).toEqual({ changed: null });
  });
});

describe('the new-listings email', () => {
  beforeEach(() => world.begin({ 1: { rent: 980 }, 2: { bedrooms: 9, rent: 700 } }));

  it('contains the rent, location, matching criteria and image of each listing', async () => {
    await world.save({ searchFilter: near({ bedrooms: 2, budget: 1200 }) });
    await world.rows(`update listing set name = 'Tom & Jerry <b>Court</b>', amenities = '{33}',
      images = '[{"large": "/pictures/a-large.jpg", "small": "/pictures/a-small.jpg"}]'`);
    await world.show(1);
    await world.morning();
    const [message] = await emails();
    expect(message?.subject).toBe('New near Ohio State University: Tom & Jerry <b>Court</b>');
    for (const words of [
      '$980 / month · $490 per person, fees not stated',
      'Featured · 2 bed · 1 bath',
      '$220 under your budget',
      'Washer and dryer in the unit',
      'Your search: 2 bedrooms, up to $1,200 a month.',
    ]) {
      expect(message?.text).toContain(words);
      expect(message?.html).toContain(words);
    }
    expect(message?.html).toContain('Tom &amp; Jerry &lt;b&gt;Court');
    expect(message?.html).toContain('src="https://homes.example/pictures/a-small.jpg"');
    expect(message?.text).not.toContain('9 Bedrooms');
  });

  it("uses the brand's name and colors, and its own address or code", async () => {
    await world.save({ searchFilter: near({ site: 'cr' }) });
    await world.save({ email: 'bea@college.edu', searchFilter: near({ site: 'csa' }) });
    await world.show(2);
    await world.morning();
    const mails = await world.rows<{ to: string; from: string; html: string }>(
      `select * from email where subject like 'New near%' order by "to"`,
    );
    expect(mails.map(({ from }) => from)).toEqual([
      'CR Housing <hello@nearcampus.example>',
      'CSA Housing <hello@nearcampus.example>',
    ]);
    expect(mails[0]?.html).toContain('href="https://cr.example/home/home-2"');
    expect(mails[0]?.html).toContain('#9c3b22');
    expect(mails[0]?.html).toContain('<br/>CR Housing, 84 Neil Ave, Columbus, OH 43201</td>');
    expect(mails[1]?.html).toContain('<br/>CSA Housing, 84 Neil Ave, Columbus, OH 43201</td>');
    expect(mails[1]?.html).toContain('href="https://homes.example/home/home-2?site=csa"');
    expect(mails[1]?.html).toMatch(/href="https:\/\/homes\.example\/unsubscribe\/[\w-]{22}\?site=csa"/);
  });
});
