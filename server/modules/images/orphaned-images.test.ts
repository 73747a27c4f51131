import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ImagePair } from '../../../domain/posting/drafts/draft.ts';
import { FixedClock } from '../../../tests/contract/harness/fixed-clock.ts';
import { houseDraft, samplePhoto, testCard } from '../../../tests/setup/drafts.ts';
import { waitUntil } from '../../../tests/setup/wait-until.ts';
import { RestClient } from '../../../tests/setup/rest-client.ts';
import { serveApp, type ServedApp } from '../../../tests/setup/served-app.ts';
import { imageIdOfPair, webpFileName } from '../../../domain/images/image-urls.ts';
import { DAY_MS } from '../../../domain/time-spans.ts';

const PASSWORD = 'seven blue kites';
const NOW = new Date('2026-10-01T12:00:00Z');
const clock = new FixedClock(NOW);
let app: ServedApp;
let visitor: RestClient;
let photo: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  app = await serveApp(undefined, clock);
  photo = await samplePhoto();
});
beforeEach(async () => {
  clock.set(NOW);
  await app.rows('delete from throttle');
  await app.rows('delete from saved_draft');
  visitor = new RestClient(app.url);
});
afterAll(() => app.close());

const idOf = (pair: ImagePair) => imageIdOfPair(pair) ?? '';
const upload = () => visitor.upload(photo);
/** Returns the responses for each of an image's files. */
const filesOf = (pair: ImagePair) =>
  Promise.all(
    [pair.large, pair.small, `/pictures/${webpFileName(idOf(pair), 720)}`].map(
      async (path) => (await visitor.get(path)).status,
    ),
  );
const [THERE, GONE] = [
  [200, 200, 200],
  [404, 404, 404],
];
/** Advances the application's clock day by day and runs the due work of each day. */
async function pass(days: number) {
  for (let day = 0; day < days; day++) {
    clock.set(new Date(clock.now().getTime() + DAY_MS));
    await app.services.sweeper.run();
  }
}
const bodyOf = (images: ImagePair[]) => {
  const email = `rosa-${randomUUID()}@maple.example`;
  const house = houseDraft(images);
  const location = { ...house.location, coordinates: { lat: 39.997, lon: -83.005 } };
  return { ...house, location, id: randomUUID(), email, password: PASSWORD, password_confirmation: PASSWORD };
};
const publish = (images: ImagePair[], client = visitor) =>
  client.post(
    '/api/posting/post',
    { ...bodyOf(images), payment: testCard },
    {
      'idempotency-key': randomUUID(),
    },
  );
const published = async (images: ImagePair[]) => {
  const answer = await publish(images);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return ((await answer.json()) as { listing: { id: number } }).listing.id;
};

it('is deleted with every file a month after its last reference, and not before', async () => {
  const pair = await upload();
  expect(await filesOf(pair)).toEqual(THERE);
  await pass(30);
  expect(await filesOf(pair)).toEqual(THERE);
  await pass(1);
  expect(await filesOf(pair)).toEqual(GONE);
  expect(await app.rows('select * from image where id = $1', [idOf(pair)])).toEqual([]);
  expect(await app.rows('select * from orphaned_image')).toEqual([]);
  const refused = await publish([pair]);
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('images')]);
});

it('stays while a listing shows it, and for a month after an edit has removed it', async () => {
  const [first, second] = [await upload(), await upload()];
  const id = await published([first]);
  await pass(70);
  expect(await filesOf(first)).toEqual(THERE);
  expect(await filesOf(second)).toEqual(GONE);
  const third = await upload();
  const account = await app.rows<{ account_id: string }>('select account_id from listing where id = $1', [id]);
  const edited = await app.services.posting.edit({
    id,
    draft: bodyOf([third]),
    viewer: Number(account[0]?.account_id),
  });
  expect(edited).toEqual({ listing: id });
  await pass(30);
  expect(await filesOf(first)).toEqual(THERE);
  await pass(1);
  expect([await filesOf(first), await filesOf(third)]).toEqual([GONE, THERE]);
});

it('stays while a draft that references it is saved or validated', async () => {
  const [kept, checked] = [await upload(), await upload()];
  const account = await app.account(`drafts-${randomUUID()}@maple.example`, PASSWORD);
  await pass(29);
  const id = randomUUID();
  expect(await app.services.drafts.save(account, { id, images: [kept], name: 'Walnut' }, null)).toHaveProperty('saved');
  expect(await app.services.posting.validateStep('property-images-step', bodyOf([checked]), null)).toEqual({});
  await pass(29);
  expect([await filesOf(kept), await filesOf(checked)]).toEqual([THERE, THERE]);
  await pass(2);
  expect([await filesOf(kept), await filesOf(checked)]).toEqual([GONE, GONE]);
});

it('stays while a publish intent that references it awaits bank authentication', async () => {
  const pair = await upload();
  const images = JSON.stringify({ images: [pair] });
  await app.rows(
    `insert into publish_intent (id, key, body_hash, draft_id, draft, listing_id, state, price, payment_method, opened_at, touched_at)
     values ($1::uuid, $1::text, '\\x00', $1::uuid, $2, 990001, 'authenticating', 'p', 'pm', now(), now())`,
    [randomUUID(), images],
  );
  await pass(40);
  expect(await filesOf(pair)).toEqual(THERE);
  await app.rows(`update publish_intent set state = 'rejected' where listing_id = 990001`);
  await pass(40);
  expect(await filesOf(pair)).toEqual(GONE);
});

it('exists or is rejected, never partially, for a concurrent publish', async () => {
  const [named, left] = [await upload(), await upload()];
  clock.set(new Date(NOW.getTime() + 32 * DAY_MS));
  const other = await app.pool.connect();
  const waits = () =>
    waitUntil(async () =>
      expect(await app.rows(`select 1 from pg_locks where not granted and locktype = 'transactionid'`)).toHaveLength(1),
    );
  try {
    // The publish check runs a moment before the sweep, and then a moment after it.
    await other.query('begin');
    await other.query('update image set referenced_at = $2 where id = $1', [idOf(named), clock.now()]);
    const sweep = app.services.sweeper.run();
    await waits();
    await other.query('commit');
    await sweep;
    expect([await filesOf(named), await filesOf(left)]).toEqual([THERE, GONE]);
    await published([named]);

    const late = await upload();
    await app.rows('update image set referenced_at = $2 where id = $1', [idOf(late), NOW]);
    const charged = (await app.rows('select 1 from subscription')).length;
    await other.query('begin');
    await other.query('delete from image where id = $1', [idOf(late)]);
    const publishing = publish([late]);
    await waits();
    await other.query('commit');
    const refused = await publishing;
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('images')]);
    expect(await app.rows('select 1 from subscription')).toHaveLength(charged);
  } finally {
    other.release(true);
  }
});

it('is deleted by the next run after a storage failure or an interrupted upload', async () => {
  const pair = await upload();
  // Leaves only its files, as a process that crashes before the row is written does.
  await app.rows('delete from image where id = $1', [idOf(pair)]);
  await app.rows('insert into orphaned_image values ($1, $2)', [idOf(pair), new Date(NOW.getTime() + DAY_MS)]);
  expect(await filesOf(pair)).toEqual(THERE);
  await pass(1);
  expect(await filesOf(pair)).toEqual(GONE);
});
