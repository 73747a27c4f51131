import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { rateLimits } from '../../../../domain/limits.ts';
import { houseDraft, samplePhoto, testCard } from '../../../../tests/setup/drafts.ts';
import { RestClient } from '../../../../tests/setup/rest-client.ts';
import { serveApp, type ServedApp } from '../../../../tests/setup/served-app.ts';
import { FixedClock } from '../../../../tests/contract/harness/fixed-clock.ts';
import { DAY_MS } from '../../../../domain/time-spans.ts';

const PASSWORD = 'seven blue kites';
const NOW = new Date('2026-10-01T12:00:00Z');
const clock = new FixedClock(NOW);
let app: ServedApp;
let phone: RestClient;
let desk: RestClient;
let mallory: RestClient;

const words = { type: 84, name: 'Walnut Row', contact: { firstName: 'Rosa', email: 'rosa@walnut.example' } };

interface Answer {
  data?: Record<string, Record<string, unknown> | null>;
  errors?: { message: string; extensions: { code: string } }[];
}
async function ask(client: RestClient, query: string, variables: object = {}): Promise<Answer> {
  return (await (await client.post('/graphql', { query, variables })).json()) as Answer;
}
const save = async (client: RestClient, draft: object, version: number | null = null) => {
  const answer = await ask(
    client,
    `mutation ($draft: SavedDraftInput!, $version: Int) { saveDraft(draft: $draft, version: $version) { __typename
      ... on DraftSaved { version } ... on DraftConflict { saved { version draft { name draftId } } }
      ... on DraftPublished { message } ... on Invalid { errors { field messages } } } }`,
    { draft, version },
  );
  return answer.data?.['saveDraft'] ?? answer.errors?.[0]?.extensions.code ?? answer.errors?.[0]?.message;
};
const DRAFT = 'query ($id: ID) { draft(id: $id) { version savedAt draft { id draftId name type } } }';
const find = async (client: RestClient, id: string | null = null) => {
  const answer = await ask(client, DRAFT, { id });
  return answer.errors ? answer.errors[0]?.extensions.code : (answer.data?.['draft'] ?? null);
};
const forget = (client: RestClient, id: string) =>
  ask(client, 'mutation ($id: ID!) { deleteDraft(id: $id) { ok } }', { id });

async function landlord(email: string): Promise<RestClient> {
  const client = new RestClient(app.url);
  expect((await client.post('/login', { email, password: PASSWORD })).status).toBe(200);
  return client;
}

beforeAll(async () => {
  app = await serveApp(undefined, clock);
  for (const name of ['rosa', 'mallory']) await app.account(`${name}@walnut.example`, PASSWORD);
  [phone, desk] = [await landlord('rosa@walnut.example'), await landlord('rosa@walnut.example')];
  mallory = await landlord('mallory@walnut.example');
});
beforeEach(async () => {
  clock.set(NOW);
  await app.rows('delete from throttle');
  await app.rows('delete from saved_draft');
});
afterAll(() => app.close());

it('offers a draft on another device of the same landlord, and to nobody else', async () => {
  const id = randomUUID();
  expect(await save(phone, { ...words, id })).toEqual({ __typename: 'DraftSaved', version: 1 });
  const kept = { version: 1, savedAt: NOW.toISOString(), draft: { id, draftId: id, name: 'Walnut Row', type: 84 } };
  expect(await find(desk)).toEqual(kept);
  expect(await find(desk, id.toUpperCase())).toEqual(kept);
  expect(await find(mallory)).toBeNull();
  expect(await find(mallory, id)).toBeNull();
  await forget(mallory, id);
  expect(await find(desk)).toEqual(kept);
  const visitor = new RestClient(app.url);
  expect([await find(visitor), await save(visitor, { ...words, id })]).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED']);
  // The same draft id in another account is a different draft.
  expect(await save(mallory, { ...words, id, name: 'Mine' })).toMatchObject({ version: 1 });
  expect(await find(phone, id)).toEqual(kept);
});

it('accepts no password or card, and stores none that is sent', async () => {
  const id = randomUUID();
  const account = { email: 'rosa@walnut.example', password: 'hunter-two-77', passwordConfirmation: 'hunter-two-77' };
  for (const secret of [{ account }, { payment: { cardNumber: '4242424242424242', securityCode: '987' } }])
    expect(await save(phone, { ...words, id, ...secret })).toBe('BAD_USER_INPUT');
  // Bypasses the endpoint, like a caller inside the server.
  await app.services.drafts.save(
    1,
    { ...words, id, account: { ...account, password_confirmation: 'x' }, card: '4242' },
    null,
  );
  // Without the rows' own ids and times, whose digits could match the code's by chance.
  const table = JSON.stringify(await app.rows('select draft from saved_draft'));
  expect(table).toContain('Walnut Row');
  for (const secret of ['hunter-two-77', '4242', '987', 'password', 'account"']) expect(table).not.toContain(secret);
});

it('detects concurrent writes from two devices', async () => {
  const id = randomUUID();
  await save(phone, { ...words, id });
  expect(await save(phone, { ...words, id, name: 'Walnut Hall' }, 1)).toMatchObject({ version: 2 });
  const conflict = { __typename: 'DraftConflict', saved: { version: 2, draft: { name: 'Walnut Hall', draftId: id } } };
  expect(await save(desk, { ...words, id, name: 'Walnut Court' }, 1)).toEqual(conflict);
  expect(await save(desk, { ...words, id, name: 'Walnut Court' })).toEqual(conflict);
  // Repeating a call whose response was lost returns the same result.
  expect(await save(desk, { ...words, id, name: 'Walnut Hall' }, 1)).toMatchObject({ version: 2 });
  expect(await save(desk, { ...words, id, name: 'Walnut Court' }, 2)).toMatchObject({ version: 3 });
  expect(await find(phone)).toMatchObject({ version: 3, draft: { name: 'Walnut Court' } });
});

it('accepts exactly one of several simultaneous saves', async () => {
  const id = randomUUID();
  const names = ['A', 'B', 'C', 'D', 'E', 'F'];
  const answers = await Promise.all(names.map((name) => save(name < 'D' ? phone : desk, { ...words, id, name })));
  const kinds = answers.map((answer) => (answer as { __typename: string }).__typename);
  expect(kinds.filter((kind) => kind === 'DraftSaved')).toHaveLength(1);
  expect(kinds.filter((kind) => kind === 'DraftConflict')).toHaveLength(5);
});

it('deletes a draft immediately and never restarts its version', async () => {
  const id = randomUUID();
  await save(phone, { ...words, id });
  await forget(desk, id);
  expect([await find(phone), await find(phone, id)]).toEqual([null, null]);
  expect(await app.rows('select draft from saved_draft')).toEqual([{ draft: null }]);
  expect(await save(phone, { ...words, id }, 1)).toMatchObject({ version: 3 });
});

it('deletes a draft after seven days', async () => {
  const id = randomUUID();
  await save(phone, { ...words, id });
  clock.set(new Date(NOW.getTime() + 7 * DAY_MS - 1));
  await app.services.sweeper.run();
  expect(await find(desk)).not.toBeNull();
  const due = new Date(NOW.getTime() + 7 * DAY_MS);
  expect(await app.services.drafts.nextExpiry()).toEqual(due);
  expect(await app.services.sweeper.nextDue()).toEqual(due);
  clock.set(due);
  expect(await find(desk)).toBeNull();
  await app.services.sweeper.run();
  expect(await app.rows('select * from saved_draft')).toEqual([]);
});

it('offers the latest draft that has more than one entry (K28)', async () => {
  const [old, small] = [randomUUID(), randomUUID()];
  await save(phone, { ...words, id: old });
  clock.set(new Date(NOW.getTime() + 1000));
  await save(phone, { id: small, type: 85 });
  expect(await find(desk)).toMatchObject({ draft: { draftId: old } });
  expect(await find(desk, small)).toMatchObject({ draft: { type: 85 } });
});

it('rejects an invalid draft, one that is too long, or one too many; silently drops unreadable fields', async () => {
  const refused = (field: string) => ({ __typename: 'Invalid', errors: [{ field, messages: [expect.any(String)] }] });
  expect(await save(phone, words)).toEqual(refused('id'));
  expect(await save(phone, { ...words, id: 'mine' })).toEqual(refused('id'));
  expect(await save(phone, { ...words, id: randomUUID(), description: 'x'.repeat(20_001) })).toEqual(
    refused('description'),
  );
  const image = { large: '/'.repeat(500), small: '/'.repeat(500) };
  const long = { description: '€'.repeat(20_000), images: Array.from({ length: 50 }, () => image) };
  expect(await save(phone, { ...words, id: randomUUID(), ...long })).toEqual(refused('notification'));
  const [damaged] = [randomUUID()];
  await save(phone, { ...words, id: damaged });
  await app.rows(`update saved_draft set draft = '{"name": 7}'`);
  expect(await find(desk)).toBeNull();
  expect(await save(phone, { ...words, id: damaged })).toMatchObject({ version: 2 });
  for (let count = 1; count < 5; count++) await save(phone, { ...words, id: randomUUID() });
  expect(await save(phone, { ...words, id: randomUUID() })).toEqual(refused('notification'));
  expect(await save(mallory, { ...words, id: randomUUID() })).toMatchObject({ version: 1 });
});

it('limits the rate of saves', async () => {
  const id = randomUUID();
  await save(phone, { ...words, id });
  await app.rows(`update throttle set points = $1 where key like 'draft:%'`, [rateLimits.draft]);
  expect(await save(desk, { ...words, id }, 1)).toBe('TOO_MANY_REQUESTS');
  expect(await save(mallory, { ...words, id })).toMatchObject({ version: 1 });
});

it('saves no draft while its listing is being created, which would leave it behind', async () => {
  const id = randomUUID();
  const house = houseDraft([await phone.upload(await samplePhoto())]);
  await save(phone, { ...words, id });
  const waits = (query: string) =>
    expect
      .poll(() =>
        app.rows(
          `select 1 from pg_stat_activity
            where wait_event_type = 'Lock' and datname = current_database() and query ilike $1`,
          [query],
        ),
      )
      .toHaveLength(1);
  const blocker = app.orm.em.fork();
  await blocker.begin();
  const calls = [];
  try {
    // The link to confirm the contact email is made last.
    await blocker.execute('lock table confirmation_reminder in share mode');
    calls.push(phone.post('/api/posting/post', { ...house, id, payment: testCard }, { 'idempotency-key': id }));
    await waits('delete from confirmation_reminder%');
    calls.push(save(desk, { ...words, id, name: 'Walnut Hall' }, 1));
    await waits('%for no key update%');
  } finally {
    await blocker.commit();
  }
  expect(await Promise.all(calls)).toMatchObject([{ status: 200 }, { __typename: 'DraftPublished' }]);
  expect(await find(phone, id)).toBeNull();
});

it('deletes drafts with their account and when their listing is created, and reports it to a device that still saves', async () => {
  const id = randomUUID();
  const house = houseDraft([await phone.upload(await samplePhoto())]);
  await save(phone, { ...words, id });
  await save(mallory, { ...words, id });
  const published = await phone.post(
    '/api/posting/post',
    { ...house, id, payment: testCard },
    { 'idempotency-key': id },
  );
  expect(published.status).toBe(200);
  expect(await find(phone, id)).toBeNull();
  expect(await find(mallory, id)).toMatchObject({ version: 1 });
  expect(await save(desk, { ...words, id }, 1)).toEqual({
    __typename: 'DraftPublished',
    message: 'This listing has already been published. Find it in your listings.',
  });
  await save(mallory, { ...words, id: randomUUID() });
  await app.rows(`delete from account where email = 'mallory@walnut.example'`);
  expect(await app.rows('select * from saved_draft where draft is not null')).toEqual([]);
});
