import type { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/setup/database.ts';
import { createOrm } from '../../orm.ts';
import { HousingService } from '../housing/housing.service.ts';
import { JobQueue } from '../../jobs/job-queue.ts';
import { EmailService } from '../../emails/email.service.ts';
import { PlacesService } from '../places/places.service.ts';
import { LeadDelivery } from './lead-delivery.ts';
import { LeadsService, type LeadOutcome } from './leads.service.ts';

let now = new Date('2027-03-10T12:00:00Z');
const clock = { now: () => now };
let database: TestDatabase;
let orm: MikroORM;
let jobs: JobQueue;
let housing: HousingService;
let leads: LeadsService;

/** Rate limit counts and their keys. */
let taken: string[] = [];

const APARTMENT_ID = 1;
const HOUSE_ID = 2;
const SCHOOL = 204796;

beforeAll(async () => {
  database = await createTestDatabase();
  orm = await createOrm(database.url);
  jobs = new JobQueue({ databaseUrl: database.url });
  await jobs.start();
  const mailer = { send: () => Promise.reject(new Error('Nothing is sent here.')) };
  const places = new PlacesService({ em: orm.em, pool: database.pool });
  const baseUrl = 'http://localhost:3000';
  housing = new HousingService({ em: orm.em, pool: database.pool, places, clock, baseUrl });
  const mail = new EmailService({ orm, jobs, clock, mailer, from: 'nearcampus <hello@nearcampus.example>' });
  leads = new LeadsService({
    orm,
    clock,
    places,
    delivery: new LeadDelivery({ orm, clock, mail, housing, baseUrl }),
    throttle: {
      take: (name, key) => (taken.push(`${name} ${key}`), Promise.resolve()),
      takeLead: (listing, ip) => (taken.push(`lead ${listing} ${ip}`), Promise.resolve()),
      mayEmail: () => Promise.resolve(true),
    },
    secret: 'a secret that only this test knows',
  });
  await database.pool.query(
    `insert into account (key, email, created_at) values (gen_random_uuid(), 'a@b.example', now()), (gen_random_uuid(), 'c@d.example', now())`,
  );
  await database.pool.query(
    `insert into college (id, name, slug, subdomain, city, state, zip, lat, lon)
     values (${SCHOOL}, 'Ohio State University-Main Campus', 'ohio-state', 'ohio-state', 'Columbus', 'OH', '43210', 40, -83)`,
  );
});
afterAll(async () => {
  await jobs.stop();
  await orm.close();
  await database.drop();
});
beforeEach(async () => {
  now = new Date('2027-03-10T12:00:00Z');
  const { pool } = database;
  await pool.query('truncate listing, email, renter_email cascade');
  await pool.query(
    `insert into listing (id, account_id, draft_id, slug, status, type, name, address, city, state, zip, lat, lon, description, published_at, updated_at)
     select id, 1, gen_random_uuid(), 'maple-court-columbus-' || id, 1, case id when 1 then 84 else 85 end,
            'Maple Court ' || id, '1739 N High St', 'Columbus', 'OH', '43210', 40, -83, 'Near.', now(), now()
       from generate_series(1, 2) id`,
  );
  await pool.query(
    `insert into listing_contact select id, 'Lou', 'Lord', 'lou@homes.example', '6145559999' from listing`,
  );
  await pool.query(
    `insert into subscription (listing_id, account_id, subscription, customer, status, price, anchor, period_start, period_end)
     values (2, 1, 'sub_2', 'cus_1', 'active', 29, '2027-03-05', '2027-03-05', '2027-04-05')`,
  );
  await pool.query(`insert into floorplan select id, 0, 2, 1, 800, 1200 from listing`);
  await orm.em.fork().transactional((em) => housing.reindex(em, [APARTMENT_ID, HOUSE_ID]));
});

const request = (change: Record<string, unknown> = {}) => ({
  firstName: 'Ada',
  lastName: 'Lovelace',
  phone: '(614) 555-0123',
  email: 'ada@college.edu',
  housingId: String(APARTMENT_ID),
  schoolId: String(SCHOOL),
  bedrooms: 9,
  bathrooms: 1.5,
  budgets: 1200,
  pets: [2, 1],
  features: [0, 3],
  moveDate: '2027-08-15',
  message: 'Is there a porch?\nI play the drums.',
  ...change,
});
const ask = (change: Record<string, unknown> = {}) => leads.saveRequest(request(change), { ip: '127.0.0.1' });
const reply = (change: Record<string, unknown> = {}) => leads.sendReply(request(change), { ip: '127.0.0.1' });
/** Sends `count` renters' requests one after the other. */
async function renters(count: number, housingId: number) {
  const outcomes = [];
  for (let renter = 0; renter < count; renter++)
    outcomes.push(await ask({ housingId, email: `renter${renter}@college.edu` }));
  return outcomes;
}
const emails = async (key = '%') =>
  (
    await database.pool.query(
      `select "to", reply_to, subject, text, html from email where "to" like $1 order by queued_at`,
      [key],
    )
  ).rows;
/** Marks an email address as confirmed. */
const confirm = (email: string) =>
  database.pool.query('insert into renter_email (email, requested_at, confirmed_at) values ($1, $2, $2)', [email, now]);
const one = async (sql: string) => (await database.pool.query(sql)).rows[0];

describe('a move-in date', () => {
  it('is rejected once it has passed in every time zone, and accepted while it is today somewhere', async () => {
    const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString().slice(0, 10);
    expect(await ask({ moveDate: hoursAgo(36) })).toEqual({
      errors: { moveDate: ['That date has passed. Choose today or later.'] },
    });
    expect(await ask({ moveDate: hoursAgo(12) })).toHaveProperty('sent');
  });
});

describe('a request', () => {
  it('is emailed to the contact address with all answers as text and the renter as Reply-To', async () => {
    const outcome = await ask();
    expect(outcome).toEqual({
      sent: {
        id: expect.any(Number),
        delivered: true,
        markedAsSpam: false,
        repeated: false,
        followUp: false,
        secret: expect.any(String),
      },
    });
    const [message] = await emails('lou@homes.example');
    expect(message).toMatchObject({
      to: 'lou@homes.example',
      reply_to: 'ada@college.edu',
      subject: 'Ada Lovelace is interested in Maple Court 1',
    });
    for (const words of [
      'Maple Court 1, 1739 N High St, Columbus, OH 43210',
      'Ohio State',
      'Ada Lovelace',
      '(614) 555-0123',
      'ada@college.edu',
      'Studio',
      '1.5 Bathrooms',
      '$1,200 a month for the whole home',
      'Dog, Cat',
      'On-Site Laundry, Patio / Balcony',
      'August 15, 2027',
      'I play the drums.',
    ]) {
      expect(message.text).toContain(words);
      expect(message.html).toContain(words);
    }
    expect(message.text).not.toMatch(/9 Bedrooms/);
  });

  it("sends the renter a copy without the landlord's contact data", async () => {
    await database.pool.query(`update listing set vanity_phone = '6145550101' where id = 1`);
    await confirm('ada@college.edu');
    await ask();
    const [copy] = await emails('ada@college.edu');
    expect(copy.subject).toBe('Your request to Maple Court 1');
    expect(copy.text).toContain('I play the drums.');
    expect(copy.text).toContain('(614) 555-0101');
    expect(JSON.stringify(copy)).not.toMatch(/lou@|Lou Lord|555-?9999/);
    expect(copy.reply_to).toBeNull();
  });

  it.each([{ message: 'You won! Go to prize.example/x' }, { firstName: 'Win at', lastName: 'www.prize.example' }])(
    "sends no copy of text with links, because the address may be someone else's",
    async (words) => {
      await confirm('victim@college.edu');
      await ask({ ...words, email: 'victim@college.edu' });
      const [copy] = await emails('victim@college.edu');
      expect(copy.subject).toBe('Your request to Maple Court 1');
      expect(JSON.stringify(copy)).not.toContain('prize');
    },
  );

  it('returns the invalid fields by name', async () => {
    const wrong = await ask({
      firstName: ' \u0000 ',
      email: 'ada@',
      phone: '12',
      pets: [0, 1],
      features: [9],
      housingId: 'x',
    });
    expect(wrong).toEqual({
      errors: {
        firstName: ['Enter your first name.'],
        email: [expect.any(String)],
        phone: [expect.any(String)],
        pets: [expect.any(String)],
        features: [expect.any(String)],
        housingId: ['Choose a home.'],
      },
    });
    for (const nothing of [null, undefined, 7, 'text', []])
      expect(await leads.saveRequest(nothing, { ip: '' })).toHaveProperty('errors');
  });

  it('accepts the formats of older clients and GraphQL: null, a number for a place type, a date of "0"', async () => {
    const outcome = await ask({
      message: null,
      pets: null,
      features: null,
      bedrooms: null,
      locationType: 1,
      moveDate: '0',
      site: null,
    });
    expect(outcome).toHaveProperty('sent');
    const [message] = await emails('lou@homes.example');
    expect(message.text).toContain('Looking near: Ohio State');
    // What was not asked is left out.
    expect(message.text).not.toMatch(/Pets|Nice to have/);
    expect(message.text).toContain('Move-in: As soon as possible');
    expect(message.text).not.toContain('Bedrooms');
  });

  it('is rejected for an unknown, hidden or inactive listing, with the same error', async () => {
    const gone = { errors: { housingId: ['This home is no longer available.'] }, unknownHome: true };
    expect(await ask({ housingId: 99 })).toEqual(gone);
    await database.pool.query('update listing set rented_at = now() where id = 1');
    expect(await ask()).toEqual(gone);
    await database.pool.query('update listing set rented_at = null, status = 13 where id = 1');
    expect(await ask()).toEqual(gone);
    expect(await emails()).toEqual([]);
  });

  it('stores hostile text as text', async () => {
    const outcome = await ask({
      firstName: 'Ada\r\nBcc: spam@evil.example',
      lastName: `<img src=x onerror="alert(1)">`,
      message: 'nul\u0000 half\ud800 tab\t <b>bold</b>',
      propertyName: '\ud800',
    });
    expect(outcome).toHaveProperty('sent');
    const [message] = await emails('lou@homes.example');
    expect(message.subject).toBe(
      `Ada Bcc: spam@evil.example <img src=x onerror="alert(1)"> is interested in Maple Court 1`,
    );
    expect(message.html).not.toMatch(/<img|<b>/);
    expect((await one('select message from lead')).message).toBe('nul half\ufffd tab\t <b>bold</b>');
  });

  it('is one request when sent again within a minute, whatever the letter case of the address', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, at) => ask({ email: at % 2 ? 'ADA@college.edu' : 'ada@college.edu' })),
    );
    const ids = outcomes.map((outcome) => ('sent' in outcome ? outcome.sent.id : 0));
    expect(new Set(ids).size).toBe(1);
    expect(outcomes.filter((outcome) => 'sent' in outcome && outcome.sent.repeated)).toHaveLength(19);
    expect((await one('select count(*)::int as leads from lead')).leads).toBe(1);
    now = new Date(now.getTime() + 61_000);
    const later = await ask();
    expect('sent' in later && later.sent.id).not.toBe(ids[0]);
  });

  it('states the filters that the renter set, and leaves out what was never asked', async () => {
    const searchFilter = { locationId: String(SCHOOL), must: [2], laundry: 'unit', lease: 12, maxWalk: 15 };
    await ask({ searchFilter, pets: null, features: [2, 5], moveDate: null, tourTimes: ['2027-08-15T16:30'] });
    const [{ text }] = await emails('lou@homes.example');
    for (const words of ['Must have: Parking', 'Nice to have: Gym', 'Sun, Aug 15 at 4:30 PM'])
      expect(text).toContain(words);
    expect(text).toContain('Filters: Laundry in unit, 12-month lease, 15 min walk');
    expect(text).not.toMatch(/Pets|Move-in|Nothing in particular/);
    expect(await ask({ searchFilter: { must: [99] } })).toEqual({
      errors: { searchFilter: ['These must be codes of features: 0 to 5, as in 1,2.'] },
    });
  });

  it('is a follow-up when only its tour times differ', async () => {
    await ask({ tourTimes: ['2027-08-15T16:30'] });
    expect(await ask({ tourTimes: ['2027-08-15T16:30'] })).toMatchObject({ sent: { repeated: true } });
    expect(await ask({ tourTimes: ['2027-08-16T16:30'] })).toMatchObject({ sent: { followUp: true } });
  });

  it('is sent as a follow-up when it has other words, even within a minute: no message is dropped', async () => {
    await ask({ message: 'Is it free in May?' });
    expect(await ask({ message: 'Is it free in May?' })).toMatchObject({ sent: { repeated: true, followUp: false } });
    const second = await ask({ message: 'And is there parking?' });
    expect(second).toMatchObject({ sent: { delivered: true, repeated: false, followUp: true } });
    expect((await leads.listForAccount(1, 1)).map(({ message }) => message)).toEqual([
      'And is there parking?',
      'Is it free in May?',
    ]);
    expect(await emails('lou@homes.example')).toHaveLength(2);
  });

  it("notifies the landlord's page when it commits", async () => {
    const client = await database.pool.connect();
    const events: string[] = [];
    client.on('notification', ({ payload }) => events.push(payload ?? ''));
    await client.query('listen facts');
    const outcome = await ask();
    await client.query('select 1');
    client.release(true);
    expect(events).toEqual([
      JSON.stringify({ topic: 'lead', listing: '1', id: String('sent' in outcome ? outcome.sent.id : '') }),
    ]);
  });
});

describe('a reply', () => {
  it('contains the message; the same text within a minute is one reply, different text another', async () => {
    const first = await reply({ message: 'Hello?' });
    expect(await reply({ message: 'Hello?' })).toEqual({
      sent: { ...('sent' in first && first.sent), repeated: true },
    });
    expect(await reply({ message: 'And the rent?' })).toMatchObject({ sent: { followUp: true } });
    expect((await emails('lou@homes.example')).map(({ subject }) => subject)).toEqual(
      Array(2).fill('Ada Lovelace wrote to you about Maple Court 1'),
    );
    expect(await reply({ message: ' ' })).toEqual({ errors: { message: ['Enter a message.'] } });
  });
});

describe('a spam submission', () => {
  const website = 'https://cheap-pills.example';

  it('that fills the honeypot is stored as spam, is not emailed, and says so; invalid fields get the usual errors', async () => {
    for (const sending of [ask, reply])
      expect(await sending({ website })).toMatchObject({ sent: { delivered: false, markedAsSpam: true } });
    expect(await emails()).toEqual([]);
    expect(await leads.listForAccount(1, 1)).toEqual([]);
    expect((await leads.counts([APARTMENT_ID])).get(APARTMENT_ID)).toMatchObject({ total: 0 });
    expect(await one('select count(*)::int as kept, count(delivered_at)::int as sent from lead')).toEqual({
      kept: 2,
      sent: 0,
    });
    expect(await ask({ website, email: 'none' })).toMatchObject({ errors: { email: [expect.any(String)] } });
    expect(await ask({ website, housingId: '99' })).toMatchObject({ unknownHome: true });
  });

  it("sent twice within a minute is one, and never replaces a person's request", async () => {
    const idOf = (outcome: LeadOutcome) => 'sent' in outcome && outcome.sent.id;
    const first = await ask({ website });
    expect(idOf(await ask({ website }))).toBe(idOf(first));
    const person = await ask();
    expect(idOf(person)).not.toBe(idOf(first));
    expect(await emails('lou@homes.example')).toHaveLength(1);
    expect(idOf(await ask())).toBe(idOf(person));
  });
});

it('counts toward the limits of its mailbox, whatever its spelling, and of the network of an unconfirmed address', async () => {
  taken = [];
  await ask({ email: 'A.da+x@College.edu' });
  await reply({ email: 'none' });
  await confirm('ada@college.edu');
  await ask();
  expect(taken).toEqual([
    'request 127.0.0.1',
    'requestEmail ada@college.edu',
    'lead 1 127.0.0.1',
    'request 127.0.0.1',
    'requestEmail ada@college.edu',
  ]);
});

describe("a landlord's leads", () => {
  it('are newest first, with labels, and show no data of a waiting renter', async () => {
    await renters(10, HOUSE_ID);
    await ask({ housingId: HOUSE_ID, email: 'late@college.edu' });
    const [waiting, last] = await leads.listForAccount(1, 1);
    expect(waiting).toMatchObject({
      delivered: false,
      firstName: '',
      lastName: '',
      email: '',
      phone: '',
      message: '',
      answers: [],
    });
    expect(last).toMatchObject({
      delivered: true,
      email: 'renter9@college.edu',
      phone: '(614) 555-0123',
      listingName: 'Maple Court 2',
      createdAt: now,
    });
    expect(last?.answers).toContainEqual({ label: 'Bedrooms', value: 'Studio' });
    expect(await leads.listForAccount(2, 1)).toEqual([]);
    expect(await leads.listForAccount(1, 2)).toEqual([]);
  });
});
