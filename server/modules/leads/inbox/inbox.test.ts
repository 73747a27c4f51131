import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FixedClock } from '../../../../tests/contract/harness/fixed-clock.ts';
import { RestClient } from '../../../../tests/setup/rest-client.ts';
import { serveApp, type ServedApp } from '../../../../tests/setup/served-app.ts';
import { writeTestListings } from '../../housing/housing.fixture.ts';

const NOW = new Date('2026-09-15T12:00:00Z');
const clock = new FixedClock(NOW);
const [LOFTS, HOUSE, OTHERS] = [1, 2, 3];
const password = 'nine red kites';
let app: ServedApp;
let rosa: RestClient;
let lou: RestClient;

beforeAll(async () => {
  app = await serveApp(undefined, clock);
  const [hers, his] = [await app.account('rosa@b.example', password), await app.account('lou@b.example', password)];
  const home = {
    state: 'OH',
    lat: 40,
    lon: -83,
    amenities: [],
    publishedAt: 0,
    floorplans: [{ bedrooms: 2, bathrooms: 1, sq: 800, rent: 1200 }],
  };
  await writeTestListings(app.pool, [
    { ...home, id: LOFTS, type: 84 },
    { ...home, id: HOUSE, type: 85 },
    { ...home, id: OTHERS, type: 84 },
  ]);
  await app.rows(`update listing set account_id = case id when ${OTHERS} then ${his} else ${hers} end,
    name = case id when ${LOFTS} then 'High Street Lofts' when ${HOUSE} then 'Norwich House' else 'Packard Place' end`);
  await app.rows(`insert into listing_contact select id, 'R', 'O', 'rosa@b.example', '6145559999' from listing
    on conflict do nothing`);
  const login = async (email: string) => {
    const client = new RestClient(app.url);
    expect((await client.post('/login', { email, password })).status).toBe(200);
    return client;
  };
  [rosa, lou] = [await login('rosa@b.example'), await login('lou@b.example')];
});
afterAll(() => app.close());
beforeEach(async () => {
  clock.set(NOW);
  await app.rows('delete from lead');
  await app.rows('delete from email');
  await app.rows('delete from throttle');
  await app.rows('update listing set capped_until = null');
});

async function ask<Data>(client: RestClient, query: string, variables: object = {}) {
  const answer = await client.post('/graphql', { query, variables });
  return (await answer.json()) as { data: Data; errors?: { extensions: { code: string } }[] };
}
let caller = 0;
const request = (housingId: number, firstName: string, more: object = {}) =>
  app.services.leads.saveRequest(
    {
      firstName,
      lastName: 'Quill',
      phone: '6145550123',
      email: `${firstName.toLowerCase()}@students.example`,
      housingId: String(housingId),
      schoolId: null,
      moveDate: '0',
      message: 'Is it free?',
      ...more,
    },
    // One address per request, because rate limits per address are not tested here.
    { ip: `10.0.${caller >> 8}.${caller++ & 255}` },
  );
async function createLead(housingId: number, firstName: string, more?: object): Promise<string> {
  const outcome = await request(housingId, firstName, more);
  if (!('sent' in outcome)) throw new Error(JSON.stringify(outcome));
  return String(outcome.sent.id);
}

const LEAD = 'id firstName stage unread note spam delivered';
const CHANGED = `{ __typename ... on LeadChanged { lead { ${LEAD} } } ... on Invalid { errors { field messages } } }`;
interface Inbox {
  leadInbox: {
    leads: { id: string; firstName: string; stage: string; unread: boolean; note: string }[];
    more: boolean;
  };
  leadCounts: Record<string, number>;
}
const COUNTS = 'all new contacted toured rented closed spam onHold unread';
const inboxOf = async (client: RestClient, filter: object = {}, after?: string) =>
  (
    await ask<Inbox>(
      client,
      `query ($filter: LeadFilterInput, $after: ID) {
        leadInbox(filter: $filter, after: $after) { more leads { ${LEAD} } } leadCounts(filter: $filter) { ${COUNTS} } }`,
      { filter, after },
    )
  ).data;
const namesOf = ({ leadInbox: { leads } }: Inbox) => leads.map(({ firstName }) => firstName);
const change = (client: RestClient, id: string, changed: object) =>
  ask<{ changeLead: Record<string, unknown> } | null>(
    client,
    `mutation ($id: ID!, $change: LeadChangeInput!) { changeLead(id: $id, change: $change) ${CHANGED} }`,
    { id, change: changed },
  );
const markSpam = (client: RestClient, id: string, spam = true) =>
  ask<{ markLeadSpam: Record<string, unknown> } | null>(
    client,
    `mutation ($id: ID!, $spam: Boolean!) { markLeadSpam(id: $id, spam: $spam) ${CHANGED} }`,
    { id, spam },
  );
const house = async () =>
  (
    await app.rows<{ capped: Date | null; offered: boolean; counted: number; waiting: number }>(`
      select capped_until as capped, exists (select 1 from offer where listing_id = listing.id) as offered,
        (select count(*)::int from lead where listing_id = listing.id and delivered_at is not null and spam_at is null) as counted,
        (select count(*)::int from lead where listing_id = listing.id and delivered_at is null and spam_at is null) as waiting
      from listing where id = ${HOUSE}`)
  )[0];
const NEXT_MONTH = new Date('2026-10-01T00:00:00Z');

describe('the inbox', () => {
  it('is newest first, in pages of twenty, with counts of all', async () => {
    await app.rows(`insert into lead (listing_id, type, first_name, last_name, phone, email, created_at, delivered_at)
      select ${LOFTS}, 'request', 'R' || n, 'Q', '6145550123', 'r@students.example', now(), now()
      from generate_series(0, 44) n`);
    const first = await inboxOf(rosa);
    expect(namesOf(first)).toEqual(Array.from({ length: 20 }, (_, n) => `R${44 - n}`));
    expect(first.leadInbox.more).toBe(true);
    expect(first.leadCounts).toMatchObject({ all: 45, new: 45, unread: 45, onHold: 0, spam: 0 });
    const second = await inboxOf(rosa, {}, first.leadInbox.leads.at(-1)?.id);
    expect(namesOf(second).at(0)).toBe('R24');
    const third = await inboxOf(rosa, {}, second.leadInbox.leads.at(-1)?.id);
    expect(namesOf(third)).toHaveLength(5);
    expect(third.leadInbox.more).toBe(false);
  });

  it('filters by listing, stage and search text, and counts what the rest of the filter finds', async () => {
    const ada = await createLead(LOFTS, 'Ada', { message: 'Room for a piano_100%?' });
    await createLead(HOUSE, 'Bea');
    await change(rosa, ada, { stage: 'toured', note: 'Plays Chopin' });
    expect(namesOf(await inboxOf(rosa, { listingId: String(HOUSE) }))).toEqual(['Bea']);
    expect(namesOf(await inboxOf(rosa, { stage: 'toured' }))).toEqual(['Ada']);
    for (const text of ['ADA quill', 'piano_100%', 'chopin', '(614) 555-0123 lofts', '6145550123 ada'])
      expect(namesOf(await inboxOf(rosa, { text })), text).toEqual(['Ada']);
    for (const text of ['ada norwich', '%', "'", 'pian_o'])
      expect(namesOf(await inboxOf(rosa, { text })), text).toEqual(text === '%' ? ['Ada'] : []);
    expect((await inboxOf(rosa, { text: 'quill', stage: 'toured' })).leadCounts).toMatchObject({
      all: 2,
      new: 1,
      toured: 1,
    });
  });

  it('saves stage, note and read state for every device', async () => {
    const ada = await createLead(LOFTS, 'Ada');
    expect((await change(rosa, ada, { stage: 'contacted', read: true })).data?.changeLead).toMatchObject({
      lead: { stage: 'contacted', unread: false, note: '' },
    });
    await change(rosa, ada, { note: ' Saturday ' });
    await change(rosa, ada, { read: false });
    const again = (await inboxOf(rosa)).leadInbox.leads[0];
    expect(again).toMatchObject({ stage: 'contacted', unread: true, note: 'Saturday' });
    const long = await change(rosa, ada, { note: 'x'.repeat(2001) });
    expect(long.data?.changeLead).toMatchObject({ __typename: 'Invalid', errors: [{ field: 'note' }] });
    expect((await change(rosa, ada, { stage: 'sold' })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('hides the data of waiting leads, also from search, and rejects changes to them', async () => {
    for (let n = 0; n < 10; n++) await createLead(HOUSE, `R${n}`);
    const late = await createLead(HOUSE, 'Zenobia');
    const inbox = await inboxOf(rosa);
    expect(inbox.leadInbox.leads[0]).toMatchObject({ id: late, firstName: '', delivered: false, unread: false });
    expect(inbox.leadCounts).toMatchObject({ all: 11, onHold: 1, unread: 10 });
    expect(namesOf(await inboxOf(rosa, { text: 'zenobia' }))).toEqual([]);
    expect((await inboxOf(rosa, { text: 'norwich' })).leadInbox.leads).toHaveLength(11);
    for (const { data } of [await change(rosa, late, { stage: 'closed' }), await markSpam(rosa, late)])
      expect(Object.values(data ?? {})).toMatchObject([{ __typename: 'Invalid', errors: [{ field: 'notification' }] }]);
  });
});

describe('another landlord (K41)', () => {
  it('reads and changes nothing: neither over GraphQL nor in the CSV file', async () => {
    const ada = await createLead(LOFTS, 'Ada');
    const inbox = await inboxOf(lou);
    expect([inbox.leadInbox.leads, inbox.leadCounts['all']]).toEqual([[], 0]);
    expect((await inboxOf(lou, { listingId: String(LOFTS) })).leadInbox.leads).toEqual([]);
    for (const answer of [await change(lou, ada, { stage: 'closed' }), await markSpam(lou, ada)])
      expect(answer.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect(await (await lou.get(`/api/leads.csv?listing=${LOFTS}`)).text()).not.toMatch(/Ada|ada@/);
    expect((await inboxOf(rosa)).leadInbox.leads[0]).toMatchObject({ stage: 'new' });
    const nobody = new RestClient(app.url);
    expect((await nobody.get('/api/leads.csv')).status).toBe(401);
    expect((await change(nobody, ada, { stage: 'closed' })).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('gets NOT_FOUND for the leads of a listing that staff removed', async () => {
    const ada = await createLead(LOFTS, 'Ada');
    await app.rows(`update listing set status = -1 where id = ${LOFTS}`);
    for (const answer of [await change(rosa, ada, { stage: 'closed' }), await markSpam(rosa, ada)])
      expect(answer.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    await app.rows(`update listing set status = 1 where id = ${LOFTS}`);
  });

  it.each(['0', 'porch', '999999', '9'.repeat(40)])('gets NOT_FOUND for lead %s', async (id) => {
    expect((await change(rosa, id, { read: true })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});

describe('spam (K23)', () => {
  it('is listed separately, is not counted, and can be restored completely', async () => {
    const ada = await createLead(LOFTS, 'Ada');
    await change(rosa, ada, { stage: 'toured' });
    expect((await markSpam(rosa, ada)).data?.markLeadSpam).toMatchObject({ lead: { spam: true, unread: false } });
    expect((await inboxOf(rosa)).leadInbox.leads).toEqual([]);
    expect((await inboxOf(rosa)).leadCounts).toMatchObject({ all: 0, toured: 0, spam: 1 });
    expect(namesOf(await inboxOf(rosa, { spam: true }))).toEqual(['Ada']);
    await markSpam(rosa, ada, false);
    expect((await inboxOf(rosa)).leadInbox.leads[0]).toMatchObject({ firstName: 'Ada', stage: 'toured' });
  });

  it('frees its place among the ten for the lead that waits longest; the cap is updated in both directions', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 12; n++) ids.push(await createLead(HOUSE, `R${n}`));
    expect(await house()).toEqual({ capped: NEXT_MONTH, offered: false, counted: 10, waiting: 2 });
    await markSpam(rosa, ids[0] ?? '');
    expect(await house()).toEqual({ capped: NEXT_MONTH, offered: false, counted: 10, waiting: 1 });
    const known = await app.rows<{ first_name: string }>('select first_name from lead where delivered_at is not null');
    expect(known.map(({ first_name }) => first_name)).toContain('R10');
    await markSpam(rosa, ids[1] ?? '');
    await markSpam(rosa, ids[2] ?? '');
    expect(await house()).toEqual({ capped: null, offered: true, counted: 9, waiting: 0 });
    const emails = async () => (await app.rows(`select 1 from email where "to" = 'rosa@b.example'`)).length;
    const sent = await emails();
    // R10 and R11 keep the places that the marks freed: taking the marks back delivers nothing.
    for (const id of ids.slice(0, 3))
      expect((await markSpam(rosa, id, false)).data?.['markLeadSpam']).toMatchObject({ lead: { spam: false } });
    expect(await house()).toEqual({ capped: NEXT_MONTH, offered: false, counted: 12, waiting: 0 });
    await createLead(HOUSE, 'Late');
    for (const id of ids.slice(0, 3)) await markSpam(rosa, id);
    // Of the same three places, two are used.
    expect(await house()).toMatchObject({ counted: 10, waiting: 0 });
    expect(await emails()).toBe(sent + 1);
  });

  it('frees at most three places a month', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 15; n++) ids.push(await createLead(HOUSE, `R${n}`));
    for (const id of ids.slice(0, 5)) await markSpam(rosa, id);
    expect(await house()).toMatchObject({ capped: NEXT_MONTH, counted: 8, waiting: 2 });
  });

  it('counts exactly under concurrent requests and changes', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 10; n++) ids.push(await createLead(HOUSE, `R${n}`));
    await Promise.all([
      ...ids.slice(0, 4).flatMap((id) => [markSpam(rosa, id), markSpam(rosa, id)]),
      ...Array.from({ length: 12 }, (_, n) => request(HOUSE, `Late${n}`)),
      markSpam(rosa, ids[4] ?? '', false),
    ]);
    expect(await house()).toEqual({ capped: NEXT_MONTH, offered: false, counted: 9, waiting: 9 });
    await Promise.all([...ids.slice(0, 4).map((id) => markSpam(rosa, id, false)), request(HOUSE, 'Last')]);
    expect(await house()).toMatchObject({ capped: NEXT_MONTH, counted: 13, waiting: 10 });
    const mails = await app.rows(
      `select 1 from email where subject like 'R% is interested%' or subject like 'La% is interested%'`,
    );
    expect(mails.length).toBeGreaterThanOrEqual(13);
  });

  it('from a past month frees no place in this one', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 10; n++) ids.push(await createLead(HOUSE, `R${n}`));
    clock.set(new Date('2026-10-02T12:00:00Z'));
    await app.services.leadDelivery.run();
    for (let n = 0; n < 11; n++) await createLead(HOUSE, `New${n}`);
    await markSpam(rosa, ids[0] ?? '');
    expect(await house()).toMatchObject({ capped: new Date('2026-11-01T00:00:00Z'), waiting: 1 });
  });

  it('from the start is shown as spam and not emailed; "Not spam" emails it then, taking a place, or puts it on hold (K76)', async () => {
    const website = 'https://pills.example';
    const [ada, ben] = [await createLead(LOFTS, 'Ada', { website }), await createLead(HOUSE, 'Ben', { website })];
    expect((await inboxOf(rosa)).leadInbox.leads).toEqual([]);
    const spam = await inboxOf(rosa, { spam: true });
    expect([namesOf(spam), spam.leadCounts['spam']]).toEqual([['Ben', 'Ada'], 2]);
    expect(namesOf(await inboxOf(rosa, { spam: true, text: 'quill free' }))).toEqual(['Ben', 'Ada']);
    const emails = () => app.rows(`select 1 from email where "to" = 'rosa@b.example'`);
    expect(await emails()).toEqual([]);
    expect((await markSpam(rosa, ada, false)).data?.markLeadSpam).toMatchObject({ lead: { delivered: true } });
    expect(namesOf(await inboxOf(rosa))).toEqual(['Ada']);
    expect(await emails()).toHaveLength(1);
    for (let n = 0; n < 10; n++) await createLead(HOUSE, `R${n}`);
    expect((await markSpam(rosa, ben, false)).data?.markLeadSpam).toMatchObject({ lead: { delivered: false } });
    expect(await house()).toMatchObject({ counted: 10, waiting: 1 });
    clock.set(NEXT_MONTH);
    await app.services.leadDelivery.run();
    expect(await house()).toMatchObject({ counted: 11, waiting: 0 });
  });

  it('can also be set by staff, for waiting leads (K42)', async () => {
    const { leadDesk } = app.services;
    for (let n = 0; n < 11; n++) await createLead(HOUSE, `R${n}`);
    const [waiting] = await app.rows<{ id: string }>('select id from lead where delivered_at is null');
    expect(await leadDesk.setSpam(Number(waiting?.id), true)).toBe(0);
    expect(await house()).toMatchObject({ counted: 10, waiting: 0 });
    expect(await leadDesk.setSpam(Number(waiting?.id), false)).toBe(0);
    const delivered = await createLead(LOFTS, 'Ada', { website: 'https://pills.example' });
    expect(await leadDesk.setSpam(Number(delivered), false)).toBe(1);
    expect(await leadDesk.setSpam(999_999, true)).toBeNull();
  });
});
