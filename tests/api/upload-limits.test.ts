import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { UPLOAD_BYTES_A_DAY, UPLOADS_A_DAY } from '../../domain/limits.ts';
import { samplePhoto } from '../setup/drafts.ts';
import { RestClient } from '../setup/rest-client.ts';
import { serveApp, type ServedApp } from '../setup/served-app.ts';

/** Protection against filling the disk with uploads that no listing uses. */
let app: ServedApp;
let picture: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  app = await serveApp(undefined, undefined, { TRUST_PROXY: 'true' });
  picture = await samplePhoto();
});
beforeEach(() => app.rows('delete from throttle'));
afterAll(() => app.close());

function upload(served: ServedApp, ip = '198.51.100.1', bytes = picture): Promise<Response> {
  const form = new FormData();
  form.set('file', new Blob([bytes], { type: 'image/jpeg' }), 'front.jpg');
  return new RestClient(served.url).post('/api/images-upload', form, { 'x-forwarded-for': ip });
}
/** Sets the points that a network has used of this limit. */
const use = (name: string, points: number) =>
  app.rows(
    `insert into throttle (key, points, expire) values ($1, $2, extract(epoch from now() + interval '5 hours') * 1000)
     on conflict (key) do update set points = $2`,
    [`${name}:198.51.100.1`, points],
  );

it.each([
  ['images', 'uploads', UPLOADS_A_DAY - 1],
  ['bytes', 'uploadKilobytes', UPLOAD_BYTES_A_DAY / 1000 - 50],
])('rejects a network that has used up its %s of the day, and nobody else', async (_what, name, used) => {
  await use(name, used);
  expect((await upload(app)).status).toBe(200);
  if (name === 'uploadKilobytes') await use(name, UPLOAD_BYTES_A_DAY / 1000);
  const before = await app.rows('select 1 from picture');
  const refused = await upload(app);
  expect(refused.status).toBe(429);
  // Until the day is over, not only for a minute.
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3600);
  expect(await app.rows('select 1 from picture')).toHaveLength(before.length);
  expect((await upload(app, '203.0.113.7')).status).toBe(200);
});

it('decodes two uploads at a time, so that logins and database connections find a thread', async () => {
  let most = 0;
  const count = () => void (most = Math.max(most, sharp.counters().queue + sharp.counters().process));
  sharp.queue.on('change', count);
  try {
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => upload(app, `203.0.113.${n}`)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
  } finally {
    sharp.queue.off('change', count);
  }
  expect(most).toBeGreaterThan(0);
  // A finished task counts until its callback has begun the next one.
  expect(most).toBeLessThanOrEqual(4);
});

it('returns 507 when the disk is full, stores nothing, and keeps serving', async () => {
  const full = await serveApp(undefined, undefined, { MIN_FREE_DISK_MB: '9999999' });
  try {
    const answer = await upload(full);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([507, '60']);
    expect(await answer.json()).toEqual({ message: expect.stringContaining('store images right now') });
    expect(await full.rows('select 1 from picture')).toEqual([]);
    expect((await new RestClient(full.url).get('/healthz')).status).toBe(200);
  } finally {
    await full.close();
  }
});
