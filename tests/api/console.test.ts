import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { DEFAULT_OPERATOR_EMAIL } from '../../domain/advertising/inquiry.ts';
import { rateLimits } from '../../domain/limits.ts';
import { staffPermissions, staffRoles, type StaffRole } from '../../domain/admin/staff-roles.ts';
import { createConsoleSchema } from '../../server/modules/admin/console-schema.ts';
import { writeTestListings } from '../../server/modules/housing/housing.fixture.ts';
import { ACT, ask, logInStaff, USER_AGENT, type Answer } from './console.fixture.ts';
import { createPrivateData, type PrivateData } from './permission-matrix/private-data.ts';
import { RestClient } from '../setup/rest-client.ts';
import { serveApp, type ServedApp } from '../setup/served-app.ts';

/** The staff console: its roles, its log, and what its actions change (K42). */
let app: ServedApp;
let things: PrivateData;
beforeAll(async () => {
  app = await serveApp(undefined, undefined, { TRUST_PROXY: 'true' });
  const home = { id: 50, type: 84, state: 'OH', lat: 40, lon: -83, amenities: [], publishedAt: 0 };
  await writeTestListings(app.pool, [{ ...home, floorplans: [{ bedrooms: 2, bathrooms: 1, sq: 800, rent: 1000 }] }]);
  await app.rows(`select setval(pg_get_serial_sequence('listing', 'id'), 100)`);
  things = await createPrivateData(app);
}, 120_000);
afterAll(() => app.close());
beforeEach(async () => {
  await app.rows('delete from throttle');
  await app.rows('delete from staff');
});

const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
const staff = (role: StaffRole, email?: string) => logInStaff(app, role, email);

/** Who may use each operation and action (K42). */
const permitted: Record<string, readonly StaffRole[]> = {
  logOut: ['support', 'moderator', 'finance', 'admin'],
  find: ['support', 'moderator', 'finance', 'admin'],
  record: ['support', 'moderator', 'finance', 'admin'],
  preview: ['support', 'moderator', 'finance', 'admin'],
  act: ['support', 'moderator', 'finance', 'admin'],
  reviews: ['moderator', 'admin'],
  reports: ['moderator', 'admin'],
  reviewCount: ['moderator', 'admin'],
  reportedListingCount: ['moderator', 'admin'],
  unresolved: ['finance', 'admin'],
  ledgerCheck: ['finance', 'admin'],
  numbers: ['finance', 'admin'],
  log: ['admin'],
  'review.approve': ['moderator', 'admin'],
  'review.decline': ['moderator', 'admin'],
  'reports.fine': ['moderator', 'admin'],
  'reports.changed': ['moderator', 'admin'],
  'reports.removed': ['moderator', 'admin'],
  'listing.hide': ['moderator', 'admin'],
  'listing.show': ['moderator', 'admin'],
  'listing.remove': ['moderator', 'admin'],
  'listing.removeWithRefund': ['finance', 'admin'],
  'listing.restore': ['moderator', 'admin'],
  'lead.spam': ['support', 'moderator', 'admin'],
  'lead.notSpam': ['support', 'moderator', 'admin'],
  'email.resend': ['support', 'moderator', 'finance', 'admin'],
  'payment.refund': ['finance', 'admin'],
  'landlord.credit': ['finance', 'admin'],
  'landlord.end': ['admin'],
  'operations.retry': ['finance', 'admin'],
};

it('permits every operation and action to the roles of the table, and nothing else', async () => {
  const schema = await createConsoleSchema();
  const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  );
  const open = ['me', 'invitation', 'logIn', 'acceptInvitation'];
  expect(roots.filter((name) => !open.includes(name) && !Object.hasOwn(permitted, name))).toEqual([]);
  expect(Object.keys(staffPermissions).toSorted()).toEqual(Object.keys(permitted).toSorted());
  const isPermitted = (role: StaffRole, name: string) => permitted[name]?.includes(role) === true;
  const queries: Record<string, string> = {
    reviews: '{ reviews { id } }',
    reports: '{ reports { id } }',
    reviewCount: '{ reviewCount }',
    reportedListingCount: '{ reportedListingCount }',
    find: '{ find(text: "zz") { id } }',
    record: '{ record(type: "listing", id: "0") { title } }',
    unresolved: '{ unresolved { id } }',
    ledgerCheck: 'mutation { ledgerCheck }',
    numbers: '{ numbers(days: 7) { title } }',
    log: '{ log { id } }',
  };
  const tried = [...open, ...Object.keys(queries), 'preview', 'act', 'logOut'];
  expect(tried.toSorted(), 'an operation without a row').toEqual(roots.toSorted());
  const actions = Object.keys(permitted).filter((name) => name.includes('.'));
  const refused: Record<string, string[]> = {};
  for (const role of staffRoles) {
    const { browser } = await staff(role);
    const { data } = await ask(browser, '{ me { permissions } }');
    expect(data?.['me'], role).toEqual({
      permissions: expect.toSatisfy(
        (names: string[]) =>
          names.toSorted().join() ===
          Object.keys(permitted)
            .filter((name) => isPermitted(role, name))
            .toSorted()
            .join(),
      ),
    });
    const codes: [string, string | undefined][] = [];
    for (const [name, query] of Object.entries(queries)) codes.push([name, codeOf(await ask(browser, query))]);
    for (const action of actions) {
      const preview = `query ($action: String!) { preview(action: $action) { lines } }`;
      codes.push([action, codeOf(await ask(browser, preview, { action }))]);
      const acted = await ask(browser, ACT, { action, id: '999', reason: 'a test', amount: '1' });
      expect(codeOf(acted), `${role} ${action}`).toBe(isPermitted(role, action) ? 'NOT_FOUND' : 'FORBIDDEN');
    }
    refused[role] = codes.flatMap(([name, code]) => (code === 'FORBIDDEN' ? [name] : []));
    // The processor of this test has no file that the check could read.
    const failed = codes.filter(([name, code]) => code !== undefined && code !== 'FORBIDDEN' && name !== 'ledgerCheck');
    expect(failed).toEqual([]);
    const status = (await browser.send('GET', '/admin/log.csv', undefined, USER_AGENT)).status;
    expect(status).toBe(isPermitted(role, 'log') ? 200 : 403);
    await app.rows('delete from throttle');
  }
  const of = (role: StaffRole) =>
    [...Object.keys(queries), ...actions].filter((name) => !isPermitted(role, name)).toSorted();
  expect(Object.fromEntries(staffRoles.map((role) => [role, refused[role]?.toSorted()]))).toEqual(
    Object.fromEntries(staffRoles.map((role) => [role, of(role)])),
  );
  expect(of('admin')).toEqual([]);
  const visitor = new RestClient(app.url);
  const landlord = new RestClient(app.url);
  await app.rows('delete from throttle');
  const credentials = { email: things.ownerEmail, password: things.password };
  expect((await landlord.post('/login', credentials)).status).toBe(200);
  for (const browser of [visitor, landlord])
    for (const query of Object.values(queries)) expect(codeOf(await ask(browser, query))).toBe('UNAUTHENTICATED');
  expect(codeOf(await ask(visitor, ACT, { action: 'listing.remove', id: '1', reason: 'x' }))).toBe('UNAUTHENTICATED');
});

it('removes and restores a listing with a reason, and logs who, why, before and after', async () => {
  const { browser, email } = await staff('moderator');
  const act = async (action: string, reason: string) =>
    (await ask(browser, ACT, { action, id: '50', reason })).data?.['act'];
  expect(await act('listing.remove', ' ')).toEqual({ errors: [{ field: 'reason', messages: ['Write the reason.'] }] });
  expect(await act('listing.remove', 'It asks for money first.')).toEqual({ message: 'Removed.' });
  expect(await act('listing.remove', 'Twice.')).toMatchObject({ errors: [{ field: 'notification' }] });
  expect(await act('listing.restore', 'The landlord sent papers.')).toEqual({ message: 'Restored.' });
  const log = await app.rows(
    `select b.action, b.reason, (b.state ->> 'status')::int as before, (a.state ->> 'status')::int as after, a.outcome
       from staff_log b join staff_log a on a.outcome_of = b.id where b.staff_email = $1 order by b.id`,
    [email],
  );
  expect(log).toEqual([
    { action: 'listing.remove', reason: 'It asks for money first.', before: 1, after: -1, outcome: 'done' },
    { action: 'listing.remove', reason: 'Twice.', before: -1, after: -1, outcome: 'not possible' },
    { action: 'listing.restore', reason: 'The landlord sent papers.', before: -1, after: 1, outcome: 'done' },
  ]);
  for (const change of [`update staff_log set reason = ''`, 'delete from staff_log', 'truncate staff_log'])
    await expect(app.rows(change)).rejects.toThrow('never changed or deleted');
});

it('hides a listing from everybody until staff show it again, whatever its landlord does meanwhile', async () => {
  const { browser } = await staff('moderator');
  const act = async (action: string) =>
    (await ask(browser, ACT, { action, id: things.shown.id, reason: 'Its images are of another house.' })).data?.[
      'act'
    ];
  const landlord = new RestClient(app.url);
  await landlord.post('/login', { email: things.ownerEmail, password: things.password });
  const HIDE = `mutation ($id: ID!, $hidden: Boolean!) { hideListing(id: $id, hidden: $hidden) {
    __typename ... on Invalid { errors { messages } } } }`;
  const hide = async (hidden: boolean) =>
    (await landlord.post('/graphql', { query: HIDE, variables: { id: things.shown.id, hidden } })).json();
  const page = 'query ($slug: String!) { listing(slug: $slug) { name takesRequests } }';
  const seen = async () =>
    (await new RestClient(app.url).post('/graphql', { query: page, variables: { slug: things.shown.slug } })).json();
  const shown = await seen();
  expect(await act('listing.hide')).toEqual({ message: 'Hidden.' });
  expect(await act('listing.hide')).toMatchObject({ errors: [{ field: 'notification' }] });
  expect(await seen()).not.toEqual(shown);
  expect(await app.rows('select from offer where listing_id = $1', [things.shown.id])).toEqual([]);
  expect(await hide(false)).toMatchObject({
    data: { hideListing: { errors: [{ messages: [expect.stringContaining('We hid this listing')] }] } },
  });
  await hide(true);
  expect(await act('listing.show')).toEqual({ message: 'No longer hidden.' });
  expect(await seen()).not.toEqual(shown);
  expect(await hide(false)).toMatchObject({ data: { hideListing: { __typename: expect.stringMatching(/Listing/) } } });
  expect(await seen()).toEqual(shown);
  expect(await act('listing.hide')).toEqual({ message: 'Hidden.' });
  expect(await act('listing.show')).toEqual({ message: 'No longer hidden.' });
  expect(await seen()).toEqual(shown);
  const hiddenEmails = () => app.emails.filter(({ subject }) => /hidden/.test(subject)).length;
  await expect.poll(hiddenEmails).toBe(4);
});

it('settles reports with a note for the landlord', async () => {
  await app.rows(
    `insert into listing_report (listing_id, reason, details, network, site, created_at)
     values (50, 'scam', '<img src=x onerror=alert(1)>', 'n', 'default', now())`,
  );
  const { browser } = await staff('moderator');
  const { data } = await ask(browser, '{ reports { id reports { details } } }');
  expect(data?.['reports']).toEqual([{ id: '50', reports: [{ details: '<img src=x onerror=alert(1)>' }] }]);
  const variables = { action: 'reports.fine', id: '50', reason: 'We called and visited.' };
  expect((await ask(browser, ACT, variables)).data?.['act']).toEqual({ message: '1 report settled.' });
  expect((await ask(browser, '{ reports { id } }')).data).toEqual({ reports: [] });
});

describe('records', () => {
  const FIND = 'query ($text: String!) { find(text: $text) { type id title } }';
  const RECORD = `query ($type: String!, $id: String!) { record(type: $type, id: $id) {
    title facts { label value } links { type id } history { text type id } actions } }`;
  const recordOf = async (browser: RestClient, type: string, id: string) =>
    (await ask(browser, RECORD, { type, id })).data?.['record'];

  it('finds a record by whatever one has in hand, and logs who looked for what, masked', async () => {
    const { browser, email } = await staff('support');
    const find = async (text: string) => {
      const found = (await ask(browser, FIND, { text })).data?.['find'];
      return z
        .array(z.object({ type: z.string(), id: z.string() }))
        .parse(found)
        .map(({ type, id }) => `${type} ${id}`);
    };
    const [invoice] = await app.rows<{ id: string }>('select id from invoice where listing_id = $1', [things.shown.id]);
    const listing = `listing ${things.shown.id}`;
    expect(await find('canary-account@maple.example')).toEqual(
      expect.arrayContaining([`landlord ${things.owner}`, `payment ${invoice?.id}`]),
    );
    for (const text of ['614-555-7143', 'maple court', '94 chittenden', things.shown.slug])
      expect(await find(text), text).toContain(listing);
    expect(await find('(330) 555-0188')).toEqual([`lead ${things.lead}`]);
    expect(await find(invoice?.id ?? '')).toEqual([`payment ${invoice?.id}`]);
    expect(await find('100%_nothing Ada.Byron@college.example (614) 555-0123')).toEqual([]);
    await recordOf(browser, 'lead', String(things.lead));
    const looked = await app.rows(
      `select action, reason, subject_id from staff_log where staff_email = $1 and action in ('find', 'record') order by id desc limit 2`,
      [email],
    );
    expect(looked).toEqual([
      { action: 'record', reason: '', subject_id: String(things.lead) },
      { action: 'find', reason: '1••• A•••@college.example (••• 5•••', subject_id: null },
    ]);
  });

  it('shows the history of every type of record, and never the text of an email', async () => {
    const { browser } = await staff('support');
    const secret = 'https://site.example/password/reset/a-token-that-logs-in';
    const [mail] = await app.rows<{ id: string }>(
      `insert into email (id, "to", "from", subject, text, html, account_id, queued_at)
       values (gen_random_uuid(), 'x@y.example', 'z@y.example', '<script>alert(1)</script>', $1, $1, $2, now()) returning id`,
      [secret, things.owner],
    );
    expect(await recordOf(browser, 'listing', things.shown.id)).toMatchObject({
      title: 'Maple Court',
      links: [{ type: 'landlord', id: String(things.owner) }],
      history: expect.arrayContaining([
        { text: 'Published', type: null, id: null },
        { text: 'Lead from Ada Byron', type: 'lead', id: String(things.lead) },
        expect.objectContaining({ text: 'charge of $49.00', type: 'payment' }),
      ]),
      actions: ['listing.hide', 'listing.remove', 'listing.removeWithRefund'],
    });
    expect(await recordOf(browser, 'landlord', String(things.owner))).toMatchObject({
      history: expect.arrayContaining([{ text: 'Email: <script>alert(1)</script>', type: 'email', id: mail?.id }]),
    });
    const email = await recordOf(browser, 'email', mail?.id ?? '');
    expect(email).toMatchObject({ title: '<script>alert(1)</script>', actions: [] });
    expect(JSON.stringify(email)).not.toContain('a-token');
    expect(await recordOf(browser, 'lead', String(things.lead))).toMatchObject({ actions: ['lead.spam'] });
    expect(await recordOf(browser, 'listing', 'x')).toBeNull();
    expect(await recordOf(browser, 'staff', '1')).toBeNull();
  });

  it('refunds a payment once, and enters it into the ledger', async () => {
    const { browser } = await staff('finance');
    const [invoice] = await app.rows<{ id: string }>('select id from invoice where listing_id = $1', [things.shown.id]);
    const id = invoice?.id ?? '';
    const act = async () =>
      (await ask(browser, ACT, { action: 'payment.refund', id, reason: 'Charged twice.' })).data?.['act'];
    const before = {
      errors: [
        {
          field: 'notification',
          messages: ['There is nothing to refund: this payment was already refunded or credited, or never paid.'],
        },
      ],
    };
    const preview = async (action: string, of: string) => {
      const query = 'query ($action: String!, $id: String) { preview(action: $action, id: $id) { lines } }';
      return (await ask(browser, query, { action, id: of })).data?.['preview'];
    };
    const shown = { lines: expect.arrayContaining(['$49 goes back to the card.']) };
    expect(await preview('payment.refund', id)).toEqual(shown);
    const atOnce = await Promise.all([act(), act(), act(), act()]);
    expect(atOnce).toEqual(expect.arrayContaining([{ message: 'Refunded.' }, before]));
    expect(atOnce.filter((answer) => JSON.stringify(answer) === JSON.stringify(before))).toHaveLength(3);
    expect(await act()).toEqual(before);
    expect(await app.rows('select entry_type, amount_cents from ledger where invoice = $1 order by id', [id])).toEqual([
      { entry_type: 'charge', amount_cents: 4900 },
      { entry_type: 'refund', amount_cents: 4900 },
    ]);
    expect(await recordOf(browser, 'payment', id)).toMatchObject({ actions: [] });
  });

  it('credits a landlord once per request, and enters it into the ledger', async () => {
    const { browser } = await staff('finance');
    const id = String(things.owner);
    const key = '0b8f2c1e-3f0a-4c55-9d0c-1f2e3d4c5b6a';
    const act = async (amount: string) =>
      (await ask(browser, ACT, { action: 'landlord.credit', id, reason: 'An outage.', amount, key })).data?.['act'];
    for (const amount of ['', '-5', '0.50', '501', '1e2', '12.345', 'NaN'])
      expect(await act(amount), amount).toMatchObject({ errors: [{ field: 'amount' }] });
    for (const amount of ['12.50', '12.50']) expect(await act(amount)).toEqual({ message: 'Credited $12.50.' });
    expect(await act('13')).toMatchObject({ errors: [{ field: 'amount' }] });
    expect(await app.rows(`select amount_cents c from ledger where entry_type = 'credit'`)).toEqual([{ c: 1250 }]);
    expect(await recordOf(browser, 'landlord', id)).toMatchObject({
      facts: expect.arrayContaining([{ label: 'Credit', value: '$12.50' }]),
    });
  });

  it('sends an email once more that was sent, unless it had a link that worked once', async () => {
    const { browser } = await staff('support');
    const queue = async (key: string, text: string) => {
      const message = { key, to: `${key}@y.example`, account: null, subject: key, text, html: text };
      await app.orm.em.fork().transactional((em) => app.services.mail.queue(em, message));
      const sent = () => app.emails.filter(({ to }) => to === message.to).length;
      await expect.poll(sent).toBe(1);
      const find = `select id from email where "to" = $1 and sent_at is not null`;
      await expect.poll(async () => (await app.rows(find, [message.to])).length).toBe(1);
      const [row] = await app.rows<{ id: string }>(find, [message.to]);
      return { id: row?.id ?? '', sent };
    };
    const resend = async (id: string) =>
      (await ask(browser, ACT, { action: 'email.resend', id, reason: '' })).data?.['act'];
    const plain = await queue('receipt', 'You paid $49.00. https://site.example/account');
    expect(await recordOf(browser, 'email', plain.id)).toMatchObject({ actions: ['email.resend'] });
    expect(await resend(plain.id)).toEqual({ message: 'It is sent again.' });
    await expect.poll(plain.sent).toBe(2);
    const reset = await queue('reset', `https://site.example/password/reset/${'a1b2c3d4'.repeat(5)}?email=x`);
    expect(await recordOf(browser, 'email', reset.id)).toMatchObject({ actions: [] });
    expect(await resend(reset.id)).toMatchObject({ errors: [{ field: 'notification' }] });
    expect(reset.sent()).toBe(1);
  });

  it('sends an email again that was given up, and tries unresolved operations again', async () => {
    const { browser } = await staff('admin');
    const [mail] = await app.rows<{ id: string }>(
      `insert into email (id, "to", "from", subject, text, html, queued_at, given_up_at, rejection) values (gen_random_uuid(),
       'late@y.example', 'z@y.example', 'Late', 'Hello', 'Hello', now(), now(), '550 <late@y.example>') returning id`,
    );
    const unresolved = async () => (await ask(browser, '{ unresolved { type problem } }')).data?.['unresolved'];
    expect(await unresolved()).toEqual([{ type: 'email', problem: 'to late@y.example: 550 <late@y.example>' }]);
    const again = { action: 'email.resend', id: mail?.id, reason: '' };
    expect((await ask(browser, ACT, again)).data?.['act']).toEqual({ message: 'It is sent again.' });
    await expect.poll(() => app.emails.filter(({ to }) => to === 'late@y.example').length).toBe(1);
    expect(await app.rows(`select from staff_log where state::text like '%late@%'`)).toEqual([]);
    const retry = { action: 'operations.retry', id: 'all', reason: '' };
    expect((await ask(browser, ACT, retry)).data?.['act']).toMatchObject({ message: expect.any(String) });
    expect(await unresolved()).toEqual([]);
    for (const [operation, variables] of [
      [ACT, retry],
      ['mutation { ledgerCheck }', {}],
    ] as const) {
      const codes: (string | undefined)[] = [];
      for (let times = 0; times <= rateLimits.processorCheck; times++)
        codes.push(codeOf(await ask(browser, operation, variables)));
      expect([codes.at(-1), codes[0] === codes.at(-1)]).toEqual(['TOO_MANY_REQUESTS', false]);
    }
  });

  it('counts by brand and campus, and exports numbers and log as CSV that no spreadsheet runs', async () => {
    const { browser } = await staff('admin');
    await ask(browser, FIND, { text: '=HYPERLINK("http://evil.example")' });
    const rows = async (days: number) => {
      const { data } = await ask(browser, `{ numbers(days: ${days}) { title columns rows } }`);
      return z.array(z.object({ title: z.string(), rows: z.array(z.array(z.string())) })).parse(data?.['numbers']);
    };
    const [college] = await app.rows<{ id: number; name: string }>(
      'select c.id, c.name from college c join listing l on l.city = c.city and l.state = c.state where l.id = $1 limit 1',
      [things.shown.id],
    );
    const campus = college?.name ?? '';
    const before = await rows(30);
    // A renewal, a change within a month, a failed month, and what is too old or spam.
    const bill = (id: string, status: string, start: number, end: number, tried = false) =>
      app.rows(
        `insert into invoice (id, account_id, listing_id, listing_name, subscription, status, attempted, amount_cents, lines, billed_at, paid_at, period_start, period_end)
         select $1, account_id, id, name, 'sub_numbers', $2, $3, 4900, '[]', now() + $4 * interval '1 day', case when $2 = 'paid' then now() + $4 * interval '1 day' end,
           now() + $4 * interval '1 day', now() + $5 * interval '1 day' from listing where id = $6`,
        [id, status, tried, start, end, things.shown.id],
      );
    await bill('in_first', 'paid', -40, -10);
    await bill('in_change', 'paid', -20, -10);
    await bill('in_renewal', 'paid', -10, 20);
    await bill('in_failed', 'open', -1, 20, true);
    await app.rows(`update lead set school_id = $2, spam_at = null where id = $1`, [things.lead, college?.id]);
    const after = await rows(30);
    const change = (title: string, row: string) => {
      const of = (all: typeof before) =>
        all.find((table) => table.title === title)?.rows.find((each) => title === 'All' || each[0] === row);
      return of(after)?.map((cell, at) =>
        Number.isNaN(Number(cell)) ? cell : Number(cell) - Number(of(before)?.[at] ?? 0),
      );
    };
    expect(change('All', '')).toEqual([0, 1, 1, 0, 0, 0]);
    expect(change('By campus', campus)).toEqual([campus, 1, 0, 1, 1, 0]);
    expect(after.find(({ title }) => title === 'By brand')?.rows).toContainEqual(['default', '1', expect.any(String)]);
    expect((await rows(7)).find(({ title }) => title === 'All')?.rows[0]?.slice(1, 3)).toEqual(['0', '1']);
    const csv = async (path: string) => (await browser.send('GET', path, undefined, USER_AGENT)).text();
    expect(await csv('/admin/numbers.csv?days=30')).toContain('Renewals paid');
    const log = await csv('/admin/log.csv');
    expect(log).toContain('Charged twice.');
    expect(log).toMatch(/,"?'=•••/);
  });

  it('ends an account with everything in it', async () => {
    const { browser } = await staff('admin');
    const id = String(things.other);
    const variables = { action: 'landlord.end', id, reason: 'Fraud.' };
    expect((await ask(browser, ACT, variables)).data?.['act']).toEqual({ message: 'The account is deleted.' });
    const farewell = () => app.emails.find(({ subject }) => subject === 'Your account has been deleted');
    await expect.poll(() => farewell()?.replyTo).toBe(DEFAULT_OPERATOR_EMAIL);
    expect(farewell()?.text).toContain('reply to this email');
    expect(farewell()?.text).not.toMatch(/as you asked|sign up again/);
    expect(await app.rows('select from account where id = $1', [id])).toEqual([]);
    expect(await recordOf(browser, 'landlord', id)).toBeNull();
  });
});
