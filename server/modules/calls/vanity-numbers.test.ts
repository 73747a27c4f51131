import { afterAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '../../../tests/setup/database.ts';
import { FixedClock } from '../../../tests/contract/harness/fixed-clock.ts';
import { createOrm } from '../../orm.ts';
import { localPool, twilioPool, type NumberPool } from '../../integrations/telephony/number-pool.ts';
import { VanityNumbers } from './vanity-numbers.ts';

const database = await createTestDatabase();
const orm = await createOrm(database.url);
const NOW = new Date('2026-11-21T12:00:00Z');
const clock = new FixedClock(NOW);
const withPool = (pool: NumberPool) => new VanityNumbers({ orm, clock, pool });
const phones = withPool(localPool);
const sql = (text: string, values: unknown[] = []) => database.pool.query(text, values);
const numberOf = async (id: number): Promise<string | null> =>
  (await sql('select vanity_phone from listing where id = $1', [id])).rows[0]?.vanity_phone ?? null;
await sql(`insert into account (key, email, created_at) values (gen_random_uuid(), 'a@b.example', now())`);

beforeEach(async () => {
  clock.set(NOW);
  await sql('truncate listing, vanity_use cascade');
  await sql(
    `insert into listing (id, account_id, draft_id, slug, status, type, name, address, city, state, zip, lat, lon, description, published_at, expires_at, updated_at)
     select id, 1, gen_random_uuid(), 'home-' || id, 1, 84, 'Home', '1 Main St', 'Columbus', 'OH', '43210', 40, -83, '',
            now() + id * interval '1 minute', now(), now() from generate_series(1, 102) id`,
  );
});
afterAll(async () => {
  await orm.close();
  await database.drop();
});

/** Assigns a number to a listing, as publishing does. */
const give = (listingId: number, from = phones) =>
  orm.em.fork().transactional(async (em) => {
    const phone = await from.assign(em, '614', listingId);
    await em.execute('update listing set vanity_phone = ? where id = ?', [phone, listingId]);
    return phone;
  });
const later = (days: number) => clock.set(new Date(NOW.getTime() + days * 86_400_000));
const contacts = (area = '614') =>
  sql(
    `insert into listing_contact select id, 'A', 'B', 'a@b.example', $1 || (5552000 + id) from generate_series(1, 102) id`,
    [area],
  );

it('assigns a hundred different reserved numbers to concurrent callers, then none', async () => {
  const given = await Promise.all(Array.from({ length: 101 }, (_, at) => give(at + 1)));
  const numbers = given.filter((phone) => phone !== null);
  expect(new Set(numbers).size).toBe(100);
  for (const phone of numbers) expect(phone).toMatch(/^61455501\d\d$/);
  expect(given).toContain(null);
});

it('holds the number of an ended listing for thirty days, then assigns it to the listing that has waited longest', async () => {
  await contacts();
  for (let id = 1; id <= 100; id++) await give(id);
  const freed = await numberOf(7);
  await sql('update listing set status = -1 where id = 7');
  await phones.run();
  expect([await numberOf(7), await numberOf(101)]).toEqual([null, null]);
  expect(await phones.nextDue()).toEqual(new Date(NOW.getTime() + 30 * 86_400_000));
  later(29);
  await phones.run();
  expect([await numberOf(101), await numberOf(102)]).toEqual([null, null]);
  later(30);
  expect(await phones.run()).toBeGreaterThan(0);
  expect([await numberOf(101), await numberOf(102)]).toEqual([freed, null]);
  expect(await phones.nextDue()).toBeNull();
});

it("holds it also when the listing's row is deleted, and with concurrent runs", async () => {
  await contacts();
  for (let id = 1; id <= 101; id++) await give(id);
  await sql('delete from listing where id = 3');
  await Promise.all([phones.run(), phones.run(), withPool(localPool).run()]);
  expect(await numberOf(101)).toBeNull();
  later(31);
  await Promise.all([phones.run(), phones.run(), withPool(localPool).run()]);
  expect(await numberOf(101)).toMatch(/^61455501\d\d$/);
  expect(await numberOf(102)).toBeNull();
});

it("returns a reactivated listing's previous number while it is held", async () => {
  await contacts();
  const before = await give(1);
  await sql('update listing set status = 13 where id = 1');
  await phones.run();
  for (let id = 2; id <= 101; id++) expect(await give(id)).not.toBe(before);
  await sql('update listing set status = 1 where id = 1');
  await phones.run();
  expect(await numberOf(1)).toBe(before);
  // the hundredth was reserved for it
  expect(await numberOf(101)).toBeNull();
});

it('does not block other areas when one has no numbers left', async () => {
  await contacts();
  await sql(`update listing_contact set phone = '3305552' || lpad(listing_id::text, 3, '0') where listing_id = 102`);
  await sql(
    `insert into vanity_use select '61455501' || lpad(n::text, 2, '0'), 999, $1 from generate_series(0, 99) n`,
    [NOW],
  );
  await phones.run();
  expect(await numberOf(102)).toMatch(/^33055501\d\d$/);
  expect(await numberOf(1)).toBeNull();
});

it('never assigns a number that a landlord has entered', async () => {
  await sql(
    `insert into listing_contact select id + 1, 'A', 'B', 'a@b.example', '61455501' || lpad(id::text, 2, '0') from generate_series(0, 98) id`,
  );
  expect(await give(1)).toBe('6145550199');
});

it('assigns none without a valid area code', async () => {
  const none = await orm.em
    .fork()
    .transactional((em) =>
      Promise.all([phones.assign(em, null, 1), phones.assign(em, '012', 1), phones.assign(em, `6'4`, 1)]),
    );
  expect(none).toEqual([null, null, null]);
});

it("prefers the operator's numbers of the same area, and drops those that the operator no longer has", async () => {
  await contacts('330');
  const bought = ['2125550111', '6145552222', '6145553333'];
  const operator = withPool(twilioPool(bought));
  await give(9);
  await operator.run();
  const held = (await sql('select vanity_phone as phone from listing where vanity_phone is not null')).rows;
  expect(held.map(({ phone }) => phone).toSorted()).toEqual(bought);
  expect(await numberOf(1)).not.toBeNull();
  await sql('update listing set vanity_phone = null');
  await sql('truncate vanity_use');
  expect(['6145552222', '6145553333']).toContain(await give(20, operator));
});
