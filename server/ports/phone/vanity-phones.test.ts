import { afterAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '../../../tests/setup/database.ts';
import { createOrm } from '../../orm.ts';
import { VanityPhones } from './vanity-phones.ts';

const database = await createTestDatabase();
const orm = await createOrm(database.url);
const phones = new VanityPhones();
await database.pool.query(
  `insert into account (key, email, created_at) values (gen_random_uuid(), 'a@b.example', now())`,
);
beforeEach(async () => {
  await database.pool.query('truncate listing cascade');
  await database.pool.query(
    `insert into listing (id, account_id, draft_id, slug, status, type, name, address, city, state, zip, lat, lon, description, published_at, updated_at)
     select id, 1, gen_random_uuid(), 'home-' || id, 1, 84, 'Home', '1 Main St', 'Columbus', 'OH', '43210', 40, -83, '', now(), now()
       from generate_series(1, 101) id`,
  );
});
afterAll(async () => {
  await orm.close();
  await database.drop();
});

/** Gives a listing a number, as publishing does. */
const give = (listingId: number) =>
  orm.em.fork().transactional(async (em) => {
    const phone = await phones.assign(em, '614');
    await em.execute('update listing set vanity_phone = ? where id = ?', [phone, listingId]);
    return phone;
  });

it('gives a hundred different reserved numbers to callers at once, then none', async () => {
  const given = await Promise.all(Array.from({ length: 101 }, (_, at) => give(at + 1)));
  const numbers = given.filter((phone) => phone !== null);
  expect(new Set(numbers).size).toBe(100);
  for (const phone of numbers) expect(phone).toMatch(/^61455501\d\d$/);
  expect(given).toContain(null);
});

it('takes a number back when its listing is removed', async () => {
  for (let id = 1; id <= 100; id++) await give(id);
  const freed = (await database.pool.query('select vanity_phone from listing where id = 7')).rows[0].vanity_phone;
  await orm.em.fork().transactional((em) => phones.release(em, 7));
  expect(await give(101)).toBe(freed);
});

it('never gives out a number that a landlord has entered', async () => {
  await database.pool.query(
    `insert into listing_contact select id + 1, 'A', 'B', 'a@b.example', '61455501' || lpad(id::text, 2, '0') from generate_series(0, 98) id`,
  );
  expect(await give(1)).toBe('6145550199');
});

it('has none without a true area code', async () => {
  const none = await orm.em
    .fork()
    .transactional((em) => Promise.all([phones.assign(em, null), phones.assign(em, '012'), phones.assign(em, `6'4`)]));
  expect(none).toEqual([null, null, null]);
});
