import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { HOUR_MS } from '../../domain/time-spans.ts';
import { BEING_CHECKED, type ReportOutcome } from '../../domain/trust/listing-reports.ts';
import type { ReportReason } from '../../domain/trust/report-reasons.ts';
import { writeTestListings } from '../../server/modules/housing/housing.fixture.ts';
import { RestClient } from '../setup/rest-client.ts';
import { serveApp, type ServedApp } from '../setup/served-app.ts';

/** Reports of listings by anyone (K66): by REST, the emailed page and staff. */
let app: ServedApp;
beforeAll(async () => {
  app = await serveApp(undefined, undefined, { TRUST_PROXY: 'true' });
  const home = { type: 84, state: 'OH', lat: 40, lon: -83, amenities: [], publishedAt: 0 };
  await writeTestListings(
    app.pool,
    [1, 2].map((id) => ({ ...home, id, floorplans: [{ bedrooms: 2, bathrooms: 1, sq: 800, rent: 1000 }] })),
  );
  await app.services.housing.reindexAll();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.rows('delete from listing_report');
  await app.rows('update listing set being_checked_until = null, status = 1');
  app.emails.length = 0;
});

const later = (hours: number) =>
  app.services.clockService.advance(new Date(app.services.clock.now().getTime() + hours * HOUR_MS));
const report = async (ip: string, body: object, id: number | string = 1) => {
  await app.rows('delete from throttle');
  return new RestClient(app.url).post(
    `/api/listings/${id}/report`,
    { reason: 'scam', ...body },
    { 'x-forwarded-for': ip },
  );
};
const sendMail = () => later(0.001);
const linkOf = (email: string) =>
  new URL(
    /https?:\/\/\S+\/confirm-report\/\S+/.exec(app.emails.findLast(({ to }) => to === email)?.text ?? '')?.[0] ?? '',
  ).pathname;
const press = (path: string, choice = 'confirm') =>
  fetch(app.url + path, { method: 'POST', body: new URLSearchParams({ do: choice }) });
/** Reports and confirms. */
const confirmed = async (ip: string, email: string, body: object = {}) => {
  expect((await report(ip, { email, ...body })).status).toBe(200);
  await sendMail();
  const link = linkOf(email);
  expect((await press(link)).status).toBe(200);
  return link;
};
const warning = async () => {
  const query = '{ listing(slug: "home-1") { warning takesRequests } }';
  const answer = await new RestClient(app.url).post('/graphql', { query });
  return ((await answer.json()) as { data: { listing: { warning: string | null; takesRequests: boolean } } }).data
    .listing;
};
const shown = async () =>
  (await app.rows<{ shown: boolean }>('select exists (select from offer where listing_id = 1) as shown'))[0]?.shown;
/** Settles the reports as staff do; resolves with the number of reports. */
const settle = async (outcome: ReportOutcome, note = '', reason?: ReportReason) => {
  const settled = await app.services.reports.settle(1, outcome, { note, reason });
  await sendMail();
  return settled;
};
/** Returns how many people confirmed a report, and how many reports there are and how many are muted. */
const queue = async () =>
  (await app.services.reports.open()).map(({ reporters, reports }) => [
    reporters,
    reports.length,
    reports.filter(({ isMuted }) => isMuted).length,
  ]);
const three = ['192.0.2.1', '198.51.100.1', '203.0.113.1'];

it('stores a report without an account, and answers the same for one that came before', async () => {
  const first = await report('192.0.2.1', {});
  expect(first.status).toBe(200);
  const { data } = (await first.json()) as { data: { id: number } };
  expect(await (await report('192.0.2.1', {})).json()).toEqual({ data });
  expect((await report('192.0.2.1', {}, 999)).status).toBe(404);
  expect((await report('192.0.2.1', {}, 'x')).status).toBe(404);
  expect(await (await report('192.0.2.1', { reason: 'other' })).json()).toEqual({
    errors: { details: ['Tell us what is wrong.'] },
  });
  expect(app.emails).toEqual([]);
  expect((await app.rows('select network from listing_report'))[0]).not.toMatchObject({
    network: expect.stringContaining('192'),
  });
});

it('warns for at most 24 hours once three confirmed people from three networks reported, and never hides', async () => {
  for (const [index, ip] of three.slice(0, 2).entries()) await confirmed(ip, `renter${index}@college.edu`);
  // None of these is a third person: unconfirmed, the same mailbox, the same network.
  await report('203.0.113.1', { email: 'someone@college.edu' });
  await confirmed('203.0.113.1', 'renter0+again@college.edu');
  await confirmed('192.0.2.200', 'neighbor@college.edu');
  expect(await warning()).toEqual({ warning: null, takesRequests: true });
  await confirmed('203.0.113.9', 'renter2@college.edu');
  expect(await warning()).toEqual({ warning: BEING_CHECKED, takesRequests: true });
  expect(await shown()).toBe(true);
  await sendMail();
  expect(app.emails.filter(({ subject }) => /^(We're checking|Check now)/.test(subject))).toHaveLength(2);
  expect(await queue()).toEqual([[3, 6, 0]]);

  await later(24.1);
  expect((await warning()).warning).toBeNull();
  // More of the same does not bring it back.
  for (const ip of ['10.1.1.1', '10.2.2.2', '10.3.3.3']) await confirmed(ip, `${ip}@college.edu`);
  expect((await warning()).warning).toBeNull();
});

it('counts nothing that a mail program does by itself', async () => {
  for (const [index, ip] of three.entries()) {
    await report(ip, { email: `renter${index}@college.edu` });
    await sendMail();
    const path = linkOf(`renter${index}@college.edu`);
    for (const method of ['GET', 'HEAD', 'OPTIONS']) await fetch(app.url + path, { method });
    expect((await press(path, '')).status).toBe(404);
  }
  expect((await warning()).warning).toBeNull();
  expect(await queue()).toEqual([[0, 3, 0]]);
});

it('tells both sides what came of it, mutes the reason after “fine”, and asks for a removal before “removed”', async () => {
  const link = await confirmed('192.0.2.1', 'renter0@college.edu');
  expect((await press(link)).status).toBe(404);
  await report('198.51.100.1', { email: 'unconfirmed@college.edu' });
  await sendMail();
  app.emails.length = 0;
  expect(await settle('removed')).toBe('not removed');
  expect(await settle('fine', 'All good.')).toBe(2);
  expect(app.emails.map(({ to, subject }) => [to.split('@')[0], subject])).toEqual(
    expect.arrayContaining([
      ['renter0', 'Your report about Home 1'],
      [expect.any(String), 'We checked Home 1'],
    ]),
  );
  expect(app.emails).toHaveLength(2);
  expect(app.emails.map(({ text }) => text).join()).not.toContain('renter0@');
  expect(await settle('fine')).toBe(0);

  for (const [index, ip] of three.entries()) await confirmed(ip, `other${index}@college.edu`);
  expect((await warning()).warning).toBeNull();
  expect(await queue()).toEqual([[0, 3, 3]]);
  for (const [index, ip] of three.entries())
    await confirmed(ip, `other${index}@college.edu`, { reason: 'discrimination' });
  expect((await warning()).warning).toBe(BEING_CHECKED);
  expect(await settle('changed', '', 'discrimination')).toBe(3);
  expect((await warning()).warning).toBeNull();
});

it('deletes what is no longer needed', async () => {
  await report('192.0.2.1', { email: 'ada@college.edu' });
  await later(15 * 24);
  expect(await app.rows('select 1 from listing_report where email is not null')).toEqual([]);
  expect(await settle('fine')).toBe(1);
  await later(401 * 24);
  expect(await app.rows('select 1 from listing_report')).toEqual([]);
});
