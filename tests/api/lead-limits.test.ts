import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUSE_MONTHLY_LEADS, MAILBOX_LEADS_AN_HOUR, NETWORK_LEADS_AN_HOUR } from '../../domain/limits.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../domain/time-spans.ts';
import { writeTestListings } from '../../server/modules/housing/housing.fixture.ts';
import { FixedClock } from '../contract/harness/fixed-clock.ts';
import { FOREIGN_PHONE_FAULT } from '../../domain/format/phone-extension.ts';
import { RestClient } from '../setup/rest-client.ts';
import { serveApp, type ServedApp } from '../setup/served-app.ts';
import { waitUntil } from '../setup/wait-until.ts';

/** Which leads a landlord gets at once, and which wait (K23). */
const [APARTMENT, HOUSE] = [1, 2];
const START = new Date('2027-03-10T12:00:00Z');
const MONTH_END = new Date('2027-04-05T00:00:00Z');
const LANDLORD = 'lou@homes.example';
const clock = new FixedClock(START);
let app: ServedApp;
let renter: RestClient;
beforeAll(async () => {
  app = await serveApp(undefined, clock, { TRUST_PROXY: 'true' });
  renter = new RestClient(app.url);
  await renter.get('/api/session');
  await app.account(LANDLORD, 'nine red kites');
});
beforeEach(async () => {
  clock.set(START);
  await app.rows('truncate listing, email, throttle, renter_email cascade');
  // Ids restart below, and job ids derive from them.
  await app.rows('delete from pgboss.job');
  app.emails.length = 0;
  const floorplans = [{ bedrooms: 3, bathrooms: 1, sq: 900, rent: 1200 }];
  const home = { state: 'OH', lat: 40, lon: -83, amenities: [], publishedAt: START.getTime(), floorplans };
  await writeTestListings(app.pool, [
    { ...home, id: APARTMENT, type: 84 },
    { ...home, id: HOUSE, type: 85 },
  ]);
  await app.rows(`insert into listing_contact select id, 'Lou', 'Lord', '${LANDLORD}', '6145559999' from listing`);
  await app.rows(`update listing set account_id = (select id from account where email = '${LANDLORD}')`);
  await app.rows(`update listing set expires_at = $1 where id = ${HOUSE}`, [MONTH_END]);
  await app.rows(
    `insert into subscription (listing_id, account_id, subscription, customer, status, price, anchor, period_start, period_end)
     select id, account_id, 'sub_2', 'cus_1', 'active', 29, '2027-03-05', '2027-03-05', $1 from listing where id = ${HOUSE}`,
    [MONTH_END],
  );
  await app.orm.em.fork().transactional((em) => app.services.housing.reindex(em, [APARTMENT, HOUSE]));
});
afterAll(() => app.close());

interface Sent {
  id: number;
  delivered: boolean;
  marked_as_spam: boolean;
  follow_up: boolean;
  secret: string;
}
interface Lead {
  home?: number;
  ip?: string;
  path?: string;
  message?: string;
  follows?: string;
  phone?: string;
}

async function post(email: string, lead: Lead = {}) {
  const { home = HOUSE, ip = '198.51.100.1', path = 'save-request', message = 'Is it free?', follows, phone } = lead;
  const answer = await renter.post(
    `/api/housing/${path}`,
    { first_name: 'Ada', last_name: 'Byron', email, housing_id: home, message, phone, follows },
    { 'x-forwarded-for': ip },
  );
  return { status: answer.status, body: (await answer.json()) as { data: Sent; errors: Record<string, string[]> } };
}
async function send(email: string, lead: Lead = {}): Promise<Sent> {
  const { status, body } = await post(email, lead);
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.data;
}
const later = (ms: number) => clock.set(new Date(clock.now().getTime() + ms));
const minuteOver = () => app.rows(`delete from throttle where key like 'request%'`);
/** Sends leads of one network one after the other, half a minute apart. */
async function flood(count: number, { from = 0, ...lead }: Lead & { from?: number } = {}): Promise<boolean[]> {
  const delivered: boolean[] = [];
  for (let n = from; n < from + count; n++) {
    delivered.push((await send(`renter${n}@college.edu`, lead)).delivered);
    later(MINUTE_MS / 2);
    await minuteOver();
  }
  return delivered;
}
const ip = (n: number) => `203.0.${n >> 8}.${n & 255}`;

/** Returns the subjects of the emails to an address, once every email has gone out. */
async function subjectsTo(address: string): Promise<string[]> {
  await waitUntil(async () => expect(await app.rows('select 1 from email where sent_at is null')).toEqual([]));
  return app.emails.filter(({ to }) => to === address).map(({ subject }) => subject);
}
const leadEmails = async () =>
  (await subjectsTo(LANDLORD)).filter((subject) => /is interested|wrote to you/.test(subject));
const counts = async (home = HOUSE) =>
  (
    await app.rows<{ delivered: number; waiting: number }>(
      `select count(delivered_at)::int as delivered, count(*) filter (where delivered_at is null)::int as waiting
         from lead where listing_id = $1 and spam_at is null`,
      [home],
    )
  )[0];
/** Returns whether searches find the house, and whether its page has the form. */
async function house() {
  const search = await (await renter.get('/api/housing/search?location_type=state&location_id=39')).text();
  const page = await renter.post('/graphql', { query: `{ listing(slug: "home-${HOUSE}") { takesRequests } }` });
  const { data } = (await page.json()) as { data: { listing: { takesRequests: boolean } } };
  expect(search.includes(`home-${HOUSE}`)).toBe(data.listing.takesRequests);
  return data.listing.takesRequests ? 'found' : 'full';
}
const renew = () =>
  app.orm.em.fork().transactional(async (em) => {
    await em.execute(`update subscription set period_start = period_end, period_end = period_end + interval '1 month'`);
    await em.execute(`update listing set expires_at = expires_at + interval '1 month' where expires_at is not null`);
    return app.services.leadDelivery.deliverWaiting(em, HOUSE);
  });

describe('twenty renters of one network within ten minutes', () => {
  it('reach an apartment, all of them', async () => {
    expect(await flood(20, { home: APARTMENT })).not.toContain(false);
    expect(await leadEmails()).toHaveLength(20);
  });

  it('reach a house with ten emails; ten wait and are told; then one of another network is delivered', async () => {
    const delivered = await flood(20);
    expect(delivered).toEqual([...Array<boolean>(10).fill(true), ...Array<boolean>(10).fill(false)]);
    expect(await leadEmails()).toHaveLength(HOUSE_MONTHLY_LEADS);
    expect((await subjectsTo(LANDLORD)).filter((subject) => subject.includes('on hold'))).toHaveLength(1);
    expect(await house()).toBe('found');
    expect(await send('other@college.edu', { ip: '203.0.113.9' })).toMatchObject({ delivered: true });
    expect(await leadEmails()).toHaveLength(HOUSE_MONTHLY_LEADS + 1);
    expect(await house()).toBe('found');
  });

  it('count as one network by an IPv6 /48, and three of them a day', async () => {
    for (let n = 0; n < 10; n++) await send(`renter${n}@college.edu`, { ip: `2001:db8:7:${n}::1` });
    expect(await send('ada@college.edu', { ip: '2001:db8:7:ffff::1' })).toMatchObject({ delivered: false });
    expect(await send('ben@college.edu', { ip: '2001:db8:8::1' })).toMatchObject({ delivered: true });
    later(DAY_MS);
    const nextDay: boolean[] = [];
    for (let n = 20; n < 24; n++)
      nextDay.push((await send(`renter${n}@college.edu`, { ip: '2001:db8:7::1' })).delivered);
    expect(nextDay).toEqual([true, true, true, false]);
    expect(await house()).toBe('found');
  });
});

describe('a house', () => {
  it('gets exactly ten of fifty parallel renters of as many networks, then leaves the results; ten more when its month renews', async () => {
    const sent = await Promise.all(Array.from({ length: 50 }, (_, n) => send(`renter${n}@college.edu`, { ip: ip(n) })));
    expect(sent.filter(({ delivered }) => delivered)).toHaveLength(HOUSE_MONTHLY_LEADS);
    expect(await counts()).toEqual({ delivered: 10, waiting: 40 });
    expect(await leadEmails()).toHaveLength(10);
    expect(await house()).toBe('full');
    const [onHold] = app.emails.filter(({ subject }) => subject.includes('on hold'));
    expect(onHold?.text).toContain('when your limit resets on April 5, 2027');
    expect(onHold?.text).toContain("isn't shown in search results");
    clock.set(MONTH_END);
    const waiting = await app.rows<{ id: string }>('select id from lead where delivered_at is null order by id');
    expect(await renew()).toBe(10);
    const next = await app.rows<{ id: string }>('select id from lead where delivered_at = $1 order by id', [MONTH_END]);
    expect(next).toEqual(waiting.slice(0, 10));
    expect(await house()).toBe('full');
  });

  it('gets exactly ten of fifty parallel renters with confirmed addresses, who are not limited by their network', async () => {
    const emails = Array.from({ length: 50 }, (_, n) => `renter${n}@college.edu`);
    for (const email of emails) await app.confirmRenterEmail(email);
    await Promise.all(emails.map((email) => send(email)));
    expect(await counts()).toEqual({ delivered: 10, waiting: 40 });
    expect(await house()).toBe('full');
  });

  it('counts a mailbox once a month, however it is written', async () => {
    const names = ['Ada@college.edu', 'a.da+1@college.edu', 'ad.a+2@college.edu', 'ada+x+y@college.edu'];
    for (const [n, name] of names.entries()) await send(name, { ip: ip(n) });
    for (let n = 4; n < 10; n++) await send(`renter${n}@college.edu`, { ip: ip(n) });
    expect([await counts(), await house()]).toEqual([{ delivered: 10, waiting: 0 }, 'found']);
    for (let n = 10; n < 13; n++) expect((await send(`renter${n}@college.edu`, { ip: ip(n) })).delivered).toBe(true);
    expect([await counts(), await house()]).toEqual([{ delivered: 13, waiting: 0 }, 'full']);
  });

  it('gets what waits from a flooded network once its sender confirms the address', async () => {
    await flood(12);
    const waits = (
      await app.rows<{ email: string }>('select email from lead where delivered_at is null order by id')
    )[0];
    await subjectsTo(LANDLORD);
    const link = app.emails.find(({ to }) => to === waits?.email)?.text;
    const path = new URL(/https?:\/\/\S+\/renter-email\/\S+/.exec(link ?? '')?.[0] ?? '').pathname;
    const pressed = await fetch(app.url + path, { method: 'POST', body: new URLSearchParams({ do: 'confirm' }) });
    expect(pressed.status).toBe(200);
    expect(await counts()).toEqual({ delivered: 11, waiting: 1 });
    const copies = (await subjectsTo(waits?.email ?? '')).slice(1);
    expect(copies).toEqual(['Your request to Home 2']);
    expect(app.emails.find(({ subject }) => subject === copies[0])?.text).not.toContain('saved yours');
  });

  it('keeps what waited for a confirmation once: the sweeper sends what a migration moved', async () => {
    await app.rows(
      `insert into lead (listing_id, type, first_name, last_name, phone, email, message, created_at)
       select ${HOUSE}, 'request', 'Ada', 'Byron', '', 'ada' || n || '@college.edu', '', $1::timestamptz from generate_series(1, 12) n`,
      [START],
    );
    expect(await app.services.leadDelivery.run()).toBe(10);
    expect(await app.services.leadDelivery.run()).toBe(0);
    expect(await leadEmails()).toHaveLength(10);
    expect(await house()).toBe('full');
  });

  it('of the demo counts by calendar month', async () => {
    await app.rows('delete from subscription');
    await app.rows('update listing set expires_at = null');
    for (let n = 0; n < 11; n++) await send(`renter${n}@college.edu`, { ip: ip(n) });
    expect(await counts()).toEqual({ delivered: 10, waiting: 1 });
    expect(await app.services.leadDelivery.nextDue()).toEqual(new Date('2027-04-01T00:00:00Z'));
    expect(await app.services.leadDelivery.run()).toBe(0);
    clock.set(new Date('2027-04-01T00:00:00Z'));
    expect(await app.services.leadDelivery.run()).toBe(1);
    expect(await counts()).toEqual({ delivered: 11, waiting: 0 });
    expect([await house(), await app.services.leadDelivery.nextDue()]).toEqual(['found', null]);
  });
});

describe('a follow-up', () => {
  it('takes no place and goes where the first message went, in its name', async () => {
    const first = await send('ada@college.edu');
    const more = { path: 'send-reply', message: 'And the yard?', follows: first.secret };
    later(HOUR_MS);
    expect(await send('ada@college.edu', more)).toMatchObject({ delivered: true, follow_up: true });
    for (let n = 0; n < 9; n++) expect((await send(`renter${n}@college.edu`, { ip: ip(n) })).delivered).toBe(true);
    const late = await send('late@college.edu', { ip: ip(99) });
    expect(late.delivered).toBe(false);
    expect(await send('late@college.edu', { ...more, follows: late.secret, ip: ip(99) })).toMatchObject({
      delivered: false,
      follow_up: true,
    });
    expect(await send('ada@college.edu', { ...more, message: 'And parking?' })).toMatchObject({ delivered: true });
    expect(await counts()).toEqual({ delivered: 12, waiting: 2 });
    clock.set(MONTH_END);
    expect(await renew()).toBe(2);
  });

  it('corrects the email address: the landlord hears of it, and the right mailbox gets the link and the copies', async () => {
    const { secret } = await send('ada@colege.edu', { message: 'Two of us' });
    const correct = { path: 'send-reply', message: 'Please reply here.', follows: secret };
    expect(await send('ada@college.edu', correct)).toMatchObject({ delivered: true, follow_up: true });
    await subjectsTo(LANDLORD);
    expect(app.emails.filter(({ to }) => to === LANDLORD).map(({ replyTo }) => replyTo)).toEqual([
      'ada@colege.edu',
      'ada@college.edu',
    ]);
    expect(await app.rows('select distinct email from lead')).toEqual([{ email: 'ada@college.edu' }]);
    expect(await subjectsTo('ada@college.edu')).toEqual(['Confirm your email for nearcampus']);
    const text = app.emails.find(({ to }) => to === 'ada@college.edu')?.text ?? '';
    const link = new URL(/https?:\/\/\S+\/renter-email\/\S+/.exec(text)?.[0] ?? '').pathname;
    await fetch(app.url + link, { method: 'POST', body: new URLSearchParams({ do: 'confirm' }) });
    expect(await subjectsTo('ada@college.edu')).toHaveLength(3);
  });

  it('belongs to nothing without the secret of a message to the same home', async () => {
    const other = await send('ada@college.edu', { home: APARTMENT });
    const own = await send('ada@college.edu');
    const [id, code = ''] = own.secret.split('.');
    for (const [n, follows] of [other.secret, `${id}.${'x'.repeat(22)}`, `${Number(id) + 1}.${code}`, 'x'].entries()) {
      const sent = await send(`eve${n}@college.edu`, { path: 'send-reply', message: 'Reply to me', follows });
      expect(sent).toMatchObject({ delivered: true, follow_up: false });
    }
    expect(await app.rows(`select 1 from lead where email = 'ada@college.edu'`)).toHaveLength(2);
  });
});

describe('beyond the limits of an hour', () => {
  it('one mailbox gets 429 at notification for this listing, also for corrections of its address', async () => {
    const { secret } = await send('ada@college.edu', { home: APARTMENT });
    for (let n = 1; n < MAILBOX_LEADS_AN_HOUR; n++)
      await send(n % 2 ? 'a.da+x@college.edu' : 'Ada@college.edu', { home: APARTMENT, message: `${n}` });
    await minuteOver();
    for (const [email, follows] of [['ada@college.edu'], ['eve@college.edu', secret]]) {
      const more = { home: APARTMENT, path: 'send-reply', message: 'More', ...(follows && { follows }) };
      const { status, body } = await post(email ?? '', more);
      expect([status, body.errors]).toEqual([
        429,
        { notification: [expect.stringContaining('Try again in 60 minutes')] },
      ]);
    }
    expect(await counts(APARTMENT)).toEqual({ delivered: 5, waiting: 0 });
    expect(await send('ada@college.edu')).toMatchObject({ delivered: true });
    later(HOUR_MS);
    expect(await send('ada@college.edu', { home: APARTMENT, message: 'More' })).toMatchObject({ delivered: true });
  });

  it('fifty parallel messages of one mailbox are five', async () => {
    await app.confirmRenterEmail('ada@college.edu');
    // Below the limit of a minute for all listings, in four minutes.
    for (let part = 0; part < 4; part++) {
      const some = Array.from({ length: 13 }, (_, n) => post('ada@college.edu', { message: `${part} ${n}` }));
      expect((await Promise.all(some)).filter(({ status }) => status === 200)).toHaveLength(part === 0 ? 5 : 0);
      await minuteOver();
    }
    expect(await counts()).toEqual({ delivered: 5, waiting: 0 });
  });

  it('one network gets 429 for a listing, but for confirmed addresses', async () => {
    await flood(NETWORK_LEADS_AN_HOUR, { home: APARTMENT });
    const { status, body } = await post('more@college.edu', { home: APARTMENT });
    expect([status, body.errors]).toEqual([429, { notification: [expect.stringContaining('from your network')] }]);
    await app.confirmRenterEmail('known@college.edu');
    expect(await send('known@college.edu', { home: APARTMENT })).toMatchObject({ delivered: true });
    expect(await send('other@college.edu', { home: APARTMENT, ip: ip(1) })).toMatchObject({ delivered: true });
    expect(await send('more@college.edu')).toMatchObject({ delivered: true });
  });
});

it('stores the network of a sender only as a digest, another for each listing', async () => {
  await send('ada@college.edu');
  await send('ben@college.edu', { home: APARTMENT });
  await send('cy@college.edu');
  const rows = await app.rows<{ network: string }>('select network from lead order by id');
  const [first, elsewhere, third] = rows.map(({ network }) => network);
  expect([third, elsewhere === first]).toEqual([first, false]);
  expect(JSON.stringify(await app.rows('select * from lead'))).not.toContain('198.51.100');
});

it('asks for no phone: none is emailed, and none is shown (K75)', async () => {
  await app.confirmRenterEmail('ada@college.edu');
  await send('ada@college.edu', { phone: '' });
  await send('ben@college.edu', { path: 'send-reply' });
  await leadEmails();
  const texts = app.emails.map(({ text }) => text);
  expect(texts).toHaveLength(4);
  for (const text of texts) expect(text).not.toMatch(/phone|call/i);
  expect(await app.rows('select distinct phone from lead')).toEqual([{ phone: '' }]);
});

it("keeps a renter's extension and number of another country, and rejects one that no country has (K74)", async () => {
  await send('ada@college.edu', { phone: '614.555.0143 ext 12' });
  await send('ben@college.edu', { phone: '0091 98765-43210' });
  await leadEmails();
  const texts = app.emails.filter(({ to }) => to === LANDLORD).map(({ text }) => text);
  for (const shown of ['(614) 555-0143 x12', '+91 98765 43210'])
    expect(texts.filter((text) => text.includes(`Or call ${shown}.`))).toHaveLength(1);
  const { status, body } = await post('cy@college.edu', { phone: '+999 123 456 7890' });
  expect([status, body.errors]).toEqual([422, { phone: [FOREIGN_PHONE_FAULT] }]);
});
