import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createOrm, migrate, pendingMigrations } from '../../../orm.ts';

/** What the migration makes of listings that silence hid and of rented ones, on a database of the version before. */
const name = 'before_rented_not_renewed';
const url = `${inject('postgres')}/${name}`;
const admin = new pg.Client({ connectionString: `${inject('postgres')}/postgres` });
const BEFORE = 'Migration20261129090000_guessable_passwords';
const AT = ['2027-03-01T00:00:00Z', '2027-03-20T00:00:00Z', '2027-03-25T00:00:00Z'] as const;
const [PERIOD, EARLIER, LATER] = AT;

const listings = [
  // The renewal of the first was stopped for want of a confirmation; the landlord of the second had canceled it.
  { id: 1, hidden: LATER, unconfirmed: true, stopped: true, cancelled: LATER, ends: true },
  { id: 2, hidden: LATER, unconfirmed: true, stopped: false, cancelled: EARLIER, ends: true },
  { id: 3, hidden: EARLIER, unconfirmed: false, stopped: false, cancelled: null, ends: false },
  { id: 4, hidden: '2027-01-05T00:00:00Z', unconfirmed: false, stopped: false, cancelled: null, ends: false },
  { id: 5, hidden: EARLIER, staff: EARLIER, unconfirmed: false, stopped: false, cancelled: null, ends: false },
  { id: 6, hidden: null, unconfirmed: false, stopped: false, cancelled: null, ends: false },
];

let client: pg.Client;
beforeAll(async () => {
  await admin.connect();
  await admin.query(`create database ${name}`);
  const orm = await createOrm(url, { logger: () => {} });
  await orm.migrator.up({ to: BEFORE });
  await orm.close();
  client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`insert into account (key, email, created_at) values (gen_random_uuid(), 'a@b.example', now())`);
  await client.query(
    `insert into listing (id, account_id, draft_id, slug, status, type, name, address, city, state, zip, lat, lon,
       description, published_at, updated_at, stale_at, confirm_due_at, hidden_at, staff_hidden_at, hidden_unconfirmed,
       renewal_stopped, cancelled_at)
     select l.id, 1, gen_random_uuid(), 'home-' || l.id, 1, 85, 'Home', '1 High St', 'Columbus', 'OH', '43210', 40, -83,
       '', now(), now(), l.hidden, now(), l.hidden, l.staff, l.unconfirmed, l.stopped, l.cancelled
     from jsonb_to_recordset($1) as l(id int, hidden timestamptz, staff timestamptz, unconfirmed boolean, stopped boolean,
       cancelled timestamptz)`,
    [JSON.stringify(listings)],
  );
  await client.query(
    `insert into subscription (listing_id, account_id, subscription, customer, status, price, anchor, period_start,
       period_end, cancel_at_period_end)
     select l.id, 1, 'sub_' || l.id, 'cus', 'active', 29, $2, $2, '2027-04-01', l.ends
     from jsonb_to_recordset($1) as l(id int, ends boolean)`,
    [JSON.stringify(listings), PERIOD],
  );
}, 120_000);
afterAll(async () => {
  await client.end();
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
});

it('shows what silence hid, marks what renews again, and keeps what landlords and staff hid', async () => {
  const orm = await createOrm(url, { logger: () => {} });
  const [next] = await pendingMigrations(orm);
  await orm.close();
  expect(next).toBe('Migration20261129090000_rented_not_renewed');
  await migrate(url);
  const { rows } = await client.query(
    `select id::int, rented_at as rented, staff_hidden_at is not null as staff, hidden_at is not null as hidden,
       renewal_stopped as stopped, cancelled_at is not null as cancelled, confirm_due_at is null as due from listing order by id`,
  );
  const shown = { rented: null, staff: false, hidden: false, cancelled: false, stopped: false, due: false };
  const rented = (at: string) => ({ ...shown, rented: new Date(at), hidden: true, stopped: true });
  expect(rows).toEqual([
    // The reconciler lets it renew.
    { ...shown, id: 1, stopped: true, due: true },
    { ...shown, id: 2, cancelled: true, due: true },
    { ...rented(EARLIER), id: 3 },
    // Its month was charged while it was marked, which stays so.
    { ...rented(PERIOD), id: 4 },
    { ...shown, id: 5, staff: true, hidden: true },
    { ...shown, id: 6 },
  ]);
}, 120_000);
