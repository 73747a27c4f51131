import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { importFields, importTemplate } from '../../domain/posting/import/import-columns.ts';
import { houseDraft, samplePhoto, testCard } from '../setup/drafts.ts';
import { RestClient } from '../setup/rest-client.ts';
import { serveApp, type ServedApp } from '../setup/served-app.ts';
import { loadPlaces } from '../../server/modules/places/import/load-places.ts';
import { Gazetteer } from '../../server/modules/places/gazetteer.ts';

/** What would hold the event loop runs in the worker thread (tests/safety.test.ts: nothing else can load it). */
const ACCOUNT = { email: 'rosa@maple.example', password: 'a long phrase', password_confirmation: 'a long phrase' };

let app: ServedApp;
let rosa: RestClient;
let house: ReturnType<typeof houseDraft>;
/** The tasks that were run, with the texts that were checked. */
let tasks: [task: string, input: unknown][] = [];

beforeAll(async () => {
  app = await serveApp();
  await loadPlaces(app.pool, new Gazetteer());
  rosa = new RestClient(app.url);
  house = houseDraft([await rosa.upload(await samplePhoto())]);
  const { workers } = app.services;
  const run = workers.run.bind(workers);
  vi.spyOn(workers, 'run').mockImplementation((client, name, input) => {
    tasks.push([name, input]);
    return run(client, name, input);
  });
}, 60_000);
beforeEach(async () => {
  await app.rows('delete from throttle');
  tasks = [];
});
afterAll(() => app.close());

const names = () => tasks.map(([name]) => name);
const publish = (change: object) =>
  rosa.post('/api/posting/post', { ...house, ...change, payment: testCard }, { 'idempotency-key': randomUUID() });
/** Returns the number of tasks that were done, as the metrics have it. */
const done = async (task: string) => {
  const text = await (await rosa.get('/metrics')).text();
  return Number(new RegExp(`nearcampus_worker_tasks_total\\{task="${task}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
};

it('checks the texts of a new listing and of an edit there, and no text that is known or too long', async () => {
  expect((await publish({ ...ACCOUNT, id: randomUUID() })).status).toBe(200);
  expect([names(), await done('heldTexts')]).toEqual([['heldTexts'], 1]);
  const [own] = await app.rows<{ id: string }>('select id from listing');
  const edit = (change: object) => rosa.post('/api/posting/edit', { ...house, ...change, id: own?.id });

  tasks = [];
  expect((await edit({ floorplans: [{ ...house.floorplans[0], rent: '2500' }] })).status).toBe(200);
  expect(names()).toEqual([]);

  const held = await edit({ description: 'Sorry, no kids.' });
  expect([held.status, names()]).toEqual([422, ['heldTexts']]);

  tasks = [];
  const long = { name: `No kids ${'x'.repeat(120)}`, description: '\ufdfa'.repeat(19_900) };
  const answer = await edit({ ...long, location: { ...house.location, city: 'No kids town' } });
  expect(await answer.json()).toEqual({
    errors: expect.objectContaining({
      name: [expect.stringContaining('at most 120')],
      description: [expect.stringContaining('at most 10,000')],
    }),
  });
  expect(tasks).toEqual([['heldTexts', [{ field: 'location.city', text: 'No kids town' }]]]);
});

it('reads the files of an import there', async () => {
  const form = new FormData();
  form.set('file', new Blob([importTemplate()]), 'units.csv');
  const { data } = (await (await rosa.post('/api/listing-import', form)).json()) as { data: { id: string } };
  const fields = [{ field: 'ownId', column: importFields.indexOf('ownId') }];
  for (const call of ['mapListingImport(id: $id, fields: $fields)', 'runListingImport(id: $id)'])
    await rosa.post('/graphql', {
      query: `mutation ($id: ID!${call.includes('$fields') ? ', $fields: [ImportFieldInput!]!' : ''}) { ${call} { __typename } }`,
      variables: { id: data.id, fields },
    });
  expect(await (await rosa.get('/api/listing-import/errors.csv')).text()).toContain('Line,Column,Error');
  expect(names()).toEqual(['readImport', 'importReport', 'importStep', 'importErrorsCsv']);
});

it('draws receipts there', async () => {
  const find = () => app.rows<{ id: string }>(`select id from invoice where status = 'paid'`);
  await expect.poll(find).toHaveLength(1);
  const [invoice] = await find();
  const answer = await rosa.get(`/api/receipts/${invoice?.id}.pdf`);
  expect([answer.status, names()]).toEqual([200, ['receiptPdf']]);
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});
