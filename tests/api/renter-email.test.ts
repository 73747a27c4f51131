import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeTestListings } from '../../server/modules/housing/housing.fixture.ts';
import { FixedClock } from '../contract/harness/fixed-clock.ts';
import { waitUntil } from '../setup/wait-until.ts';
import { RestClient } from '../setup/rest-client.ts';
import { serveApp, type ServedApp } from '../setup/served-app.ts';

/** Abuse with another person's email address (K23). */
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
  return ((await answer.json()) as { data: { id: number; delivered: boolean } }).data;
}
/** Returns the emails to an address, once every email has gone out. */
async function emailsTo(address: string) {
  await waitUntil(async () => expect(await app.rows('select 1 from email where sent_at is null')).toEqual([]));
  return app.emails.filter(({ to }) => to === address);
}
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
    await app.rows('delete from throttle');
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
    // The limit of its mailbox has the machine's clock.
    await app.rows('delete from throttle');
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

  it('has its token stored as a hash, and an invalid or expired one is rejected', async () => {
    await send('ada@college.edu', { home: APARTMENT });
    const link = await linkTo('ada@college.edu');
    const token = link.split('/').at(-1) ?? '';
    expect(JSON.stringify(await app.rows('select * from renter_email'))).not.toContain(token);
    for (const wrong of ['x', 'x'.repeat(43), `${token}x`])
      expect((await press(`/renter-email/${wrong}`, 'confirm')).status).toBe(404);
    clock.set(new Date(START.getTime() + 15 * 86_400_000));
    expect((await press(link, 'confirm')).status).toBe(404);
    expect(await app.services.leads.deleteUnconfirmed()).toBe(1);
    expect(await app.rows('select 1 from renter_email')).toEqual([]);
  });
});
