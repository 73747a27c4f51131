import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUSE_LEADS_A_DAY, HOUSE_MONTHLY_LEADS } from '../../domain/limits.ts';
import { writeTestListings } from '../../server/modules/housing/housing.fixture.ts';
import { FixedClock } from '../contract/harness/fixed-clock.ts';
import { waitUntil } from '../setup/wait-until.ts';
import { RestClient } from '../setup/rest-client.ts';
import { serveApp, type ServedApp } from '../setup/served-app.ts';

/** Abuse with another person's email address, or with many made-up ones (K23). */
const [APARTMENT, HOUSE] = [1, 2];
const START = new Date('2027-03-10T12:00:00Z');
const clock = new FixedClock(START);
const WORDS = 'You won a prize at our shop';
let app: ServedApp;
beforeAll(async () => {
  app = await serveApp(undefined, clock, { TRUST_PROXY: 'true' });
});
beforeEach(async () => {
  clock.set(START);
  await app.rows('truncate listing, mail, throttle, renter_email, pending_lead cascade');
  // Ids restart below, and job ids derive from them.
  await app.rows('delete from pgboss.job');
  app.emails.length = 0;
  const floorplans = [{ bedrooms: 3, bathrooms: 1, sq: 900, rent: 1200 }];
  const home = { state: 'OH', lat: 40, lon: -83, amenities: [], publishedAt: START.getTime(), floorplans };
  await writeTestListings(app.pool, [
    { ...home, id: APARTMENT, type: 84 },
    { ...home, id: HOUSE, type: 85 },
  ]);
  await app.rows(
    `insert into listing_contact select id, 'Lou', 'Lord', 'lou@homes.example', '6145559999' from listing`,
  );
  await app.orm.em.fork().transactional((em) => app.services.housing.reindex(em, [APARTMENT, HOUSE]));
});
afterAll(() => app.close());

async function send(email: string, { home = HOUSE, ip = '198.51.100.1', path = 'save-request', message = WORDS } = {}) {
  const answer = await new RestClient(app.url).post(
    `/api/housing/${path}`,
    { first_name: 'Mallory', last_name: 'Spam', phone: '614-555-0123', email, housing_id: home, message },
    { 'x-forwarded-for': ip },
  );
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: { id: number; delivered: boolean; awaits_confirmation: boolean } }).data;
}
/** Returns the emails to an address, once every email has gone out. */
async function emailsTo(address: string) {
  await waitUntil(async () => expect(await app.rows('select 1 from mail where sent_at is null')).toEqual([]));
  return app.emails.filter(({ to }) => to === address);
}
const delivered = () => app.rows('select 1 from lead where delivered_at is not null');
async function linkTo(address: string): Promise<string> {
  const [message] = await emailsTo(address);
  return new URL(/https?:\/\/\S+\/renter-email\/\S+/.exec(message?.text ?? '')?.[0] ?? '').pathname;
}
const press = (path: string, choice: string) =>
  fetch(app.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `do=${choice}`,
  });

describe('an unconfirmed address', () => {
  it.each(['save-request', 'send-reply'])('gets none of the text that was sent with it (%s)', async (path) => {
    await send('victim@college.edu', { home: APARTMENT, path });
    const emails = await emailsTo('victim@college.edu');
    expect(emails.map(({ subject }) => subject)).toEqual(['Confirm your email for nearcampus']);
    // Not 555 alone, which an id or a token may contain.
    expect(JSON.stringify(emails)).not.toMatch(/prize|Mallory|Spam|555.?0123|Home 1/);
  });

  it('gets one email a day, whoever sends requests and for whatever listing', async () => {
    for (let n = 0; n < 5; n++)
      await send('Victim@college.edu', { home: n % 2 === 0 ? APARTMENT : HOUSE, message: `${n}` });
    expect(await emailsTo('Victim@college.edu')).toHaveLength(1);
    clock.set(new Date(START.getTime() + 25 * 3_600_000));
    await send('victim@college.edu', { home: APARTMENT });
    expect(await emailsTo('victim@college.edu')).toHaveLength(1);
  });

  it('gets one email a day under all names of its mailbox, and none once its owner has refused', async () => {
    const names = ['victim@college.edu', 'victim+1@college.edu', 'VICTIM+2@college.edu', 'victim+a+b@college.edu'];
    for (const name of names) await send(name, { home: APARTMENT });
    await emailsTo('victim@college.edu');
    expect(app.emails.filter(({ subject }) => subject.startsWith('Confirm')).map(({ to }) => to)).toEqual([names[0]]);
    await press(await linkTo('victim@college.edu'), 'refuse');
    clock.set(new Date(START.getTime() + 3 * 86_400_000));
    await send('victim+9@college.edu', { home: APARTMENT });
    expect(await emailsTo('victim+9@college.edu')).toEqual([]);
    await send('another+9@college.edu', { home: APARTMENT });
    expect(await emailsTo('another+9@college.edu')).toHaveLength(1);
  });

  it('is confirmed by a button and not by opening the link; then its copies are sent, once', async () => {
    await send('ada@college.edu', { home: APARTMENT });
    const link = await linkTo('ada@college.edu');
    for (let n = 0; n < 2; n++) {
      const page = await fetch(app.url + link);
      expect(page.status).toBe(200);
      expect(page.headers.get('referrer-policy')).toBe('no-referrer');
      expect(await page.text()).toContain('<button name="do" value="confirm">');
    }
    expect(await emailsTo('ada@college.edu')).toHaveLength(1);
    expect(await (await press(link, 'confirm')).text()).toContain('Your email is confirmed');
    expect((await press(link, 'confirm')).status).toBe(404);
    expect((await fetch(app.url + link)).status).toBe(404);
    const copies = (await emailsTo('ada@college.edu')).slice(1);
    expect(copies).toHaveLength(1);
    expect(copies[0]?.text).toContain(WORDS);
    await send('ada@college.edu', { home: HOUSE });
    expect(await emailsTo('ada@college.edu')).toHaveLength(3);
  });

  it('gets no more emails once its owner reports a mistake, and pending data is deleted', async () => {
    await send('first@college.edu');
    await send('victim@college.edu');
    expect(await app.rows('select 1 from pending_lead')).toHaveLength(1);
    expect((await press(await linkTo('victim@college.edu'), 'refuse')).status).toBe(200);
    expect(await app.rows('select 1 from pending_lead')).toEqual([]);
    clock.set(new Date(START.getTime() + 3 * 86_400_000));
    await send('victim@college.edu', { home: APARTMENT });
    expect(await emailsTo('victim@college.edu')).toHaveLength(1);
  });

  it('has its token stored as a hash, and an invalid or expired one is rejected', async () => {
    await send('ada@college.edu', { home: APARTMENT });
    const link = await linkTo('ada@college.edu');
    const token = link.split('/').at(-1) ?? '';
    expect(JSON.stringify(await app.rows('select * from renter_email'))).not.toContain(token);
    for (const wrong of ['x', 'x'.repeat(43), `${token}x`])
      expect((await press(`/renter-email/${wrong}`, 'confirm')).status).toBe(404);
    clock.set(new Date(START.getTime() + 15 * 86_400_000));
    expect((await press(link, 'confirm')).status).toBe(404);
  });
});

describe('a house', () => {
  it('stays in the search after requests from ten made-up addresses of one network', async () => {
    const sent = [];
    for (let n = 0; n < 12; n++) sent.push(await send(`made-up-${n}@nowhere.example`));
    expect(sent[0]).toMatchObject({ delivered: true, awaits_confirmation: false });
    for (const each of sent.slice(1)) expect(each).toMatchObject({ delivered: false, awaits_confirmation: true });
    expect(await delivered()).toHaveLength(1);
    expect(await app.rows('select 1 from offer where listing_id = $1', [HOUSE])).not.toEqual([]);
    expect(await app.rows('select capped_until from listing where id = $1', [HOUSE])).toEqual([{ capped_until: null }]);
  });

  it('counts the lines of an IPv6 network together, and takes three leads a day from one network', async () => {
    const nextHour = () => app.rows(`delete from throttle where key like 'houseLead:%'`);
    const sent = async (ip: string, n: number) => (await send(`made-up-${n}@nowhere.example`, { ip })).delivered;
    const of48: boolean[] = [];
    for (let n = 0; n < 5; n++) of48.push(await sent(`2001:db8:7:${n + 1}::1`, n));
    expect(of48).toEqual([true, false, false, false, false]);
    await app.rows('delete from throttle');
    const hourly: boolean[] = [];
    for (let n = 10; n < 20; n++) {
      hourly.push(await sent('198.51.100.9', n));
      await nextHour();
    }
    expect(hourly.filter(Boolean)).toHaveLength(HOUSE_LEADS_A_DAY);
    expect(await app.rows('select 1 from offer where listing_id = $1', [HOUSE])).not.toEqual([]);
    expect(await sent('203.0.113.4', 30)).toBe(true);
  });

  it('gets a pending lead once its renter confirms, and counts it then; another network is delivered at once', async () => {
    await send('first@college.edu');
    await send('ada@college.edu');
    expect(await delivered()).toHaveLength(1);
    expect(await send('bo@college.edu', { ip: '203.0.113.9' })).toMatchObject({ delivered: true });
    expect(await (await press(await linkTo('ada@college.edu'), 'confirm')).text()).toContain('We sent the request');
    expect(await delivered()).toHaveLength(3);
    // The newest has the highest id, by which an inbox is sorted.
    expect(await app.rows('select email from lead order by id desc limit 1')).toEqual([{ email: 'ada@college.edu' }]);
    expect(await send('ada@college.edu', { message: 'And the yard?' })).toMatchObject({ delivered: true });
  });

  it('that was rented meanwhile, or is at its limit, gets no pending lead, as the page says', async () => {
    await send('first@college.edu');
    for (const address of ['ada@college.edu', 'bo@college.edu']) await send(address);
    await app.rows('update listing set rented_at = now() where id = $1', [HOUSE]);
    const gone = await (await press(await linkTo('ada@college.edu'), 'confirm')).text();
    expect(gone).toContain('send 1 request because the home is no longer available');
    await app.rows('update listing set rented_at = null where id = $1', [HOUSE]);
    for (let n = 2; n <= HOUSE_MONTHLY_LEADS; n++) await send(`renter${n}@college.edu`, { ip: `203.0.${n}.9` });
    const held = await (await press(await linkTo('bo@college.edu'), 'confirm')).text();
    expect(held).toContain('1 request is on hold');
    for (const page of [gone, held]) expect(page).not.toContain('We sent');
    expect(await delivered()).toHaveLength(HOUSE_MONTHLY_LEADS);
  });

  it('never gets an eleventh lead from concurrent or pending confirmations', async () => {
    const addresses = Array.from({ length: 15 }, (_, n) => `renter${n}@college.edu`);
    for (const address of addresses) {
      await send(address);
      await app.rows(`delete from throttle where key like 'request%'`);
    }
    const links = await Promise.all(addresses.map(linkTo));
    await Promise.all(links.map((link) => press(link, 'confirm')));
    expect(await delivered()).toHaveLength(10);
    expect(await app.rows('select 1 from lead where delivered_at is null')).toHaveLength(5);
  });

  it('gets a repeated request once, also while it is pending', async () => {
    await send('first@college.edu');
    const held = await send('ada@college.edu');
    expect(await send('ada@college.edu')).toEqual({ ...held, repeated: true });
    expect(await app.rows('select 1 from pending_lead')).toHaveLength(1);
  });

  it('deletes unconfirmed requests after 14 days', async () => {
    await send('first@college.edu');
    await send('ada@college.edu');
    clock.set(new Date(START.getTime() + 13 * 86_400_000));
    await app.services.leads.deleteUnconfirmed();
    expect(await app.rows('select 1 from pending_lead')).toHaveLength(1);
    clock.set(new Date(START.getTime() + 15 * 86_400_000));
    await app.services.leads.deleteUnconfirmed();
    expect(await app.rows('select 1 from pending_lead')).toEqual([]);
    expect(await app.rows('select 1 from renter_email')).toEqual([]);
  });

  it('gets no waiting lead by becoming an apartment and a house again', async () => {
    for (let n = 0; n < 12; n++) await send(`renter${n}@college.edu`, { ip: `203.0.113.${n}`, message: `${n}` });
    expect(await delivered()).toHaveLength(10);
    const become = (type: number) =>
      app.orm.em.fork().transactional(async (em) => {
        await em.execute('update listing set type = ? where id = ?', [type, HOUSE]);
        return app.services.leads.updateCap(em, HOUSE);
      });
    await become(84);
    await become(85);
    expect(await delivered()).toHaveLength(10);
    expect(await app.rows('select 1 from lead where delivered_at is null')).toHaveLength(2);
    expect(await app.rows('select 1 from offer where listing_id = $1', [HOUSE])).toEqual([]);
  });
});
