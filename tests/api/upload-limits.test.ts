import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { dailyLimits, UPLOAD_BYTES_A_DAY } from '../../domain/limits.ts';
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
  ['images', 'uploads', dailyLimits.uploads - 1],
  ['bytes', 'uploadKilobytes', UPLOAD_BYTES_A_DAY / 1000 - 50],
])('rejects a network that has used up its %s of the day, and nobody else', async (_what, name, used) => {
  await use(name, used);
  expect((await upload(app)).status).toBe(200);
  if (name === 'uploadKilobytes') await use(name, UPLOAD_BYTES_A_DAY / 1000);
  const before = await app.rows('select 1 from image');
  const refused = await upload(app);
  expect(refused.status).toBe(429);
  // Until the day is over, not only for a minute.
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3600);
  expect(await app.rows('select 1 from image')).toHaveLength(before.length);
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

it('decodes the image of another client while one client has many large ones waiting', async () => {
  const large = await sharp({ create: { width: 6000, height: 4000, channels: 3, background: '#c96' } })
    .png()
    .toBuffer();
  const answered: string[] = [];
  const begun = new Promise<void>((begin) => sharp.queue.once('change', () => begin()));
  const send = async (name: string, ip: string, bytes: Uint8Array<ArrayBuffer>) => {
    expect((await upload(app, ip, bytes)).status).toBe(200);
    answered.push(name);
  };
  const flood = Array.from({ length: 6 }, () => send('large', '198.51.100.1', new Uint8Array(large)));
  await begun;
  await Promise.all([send('small', '203.0.113.7', picture), ...flood]);
  expect(answered.indexOf('small')).toBeLessThan(4);
});

it('keeps a slow upload on the disk, and ends one of which nothing more arrives', { timeout: 60_000 }, async () => {
  const folder = join(app.services.env.dataDir, 'uploads');
  const { headers } = await fetch(`${app.url}/api/session`);
  const token = /XSRF-TOKEN=([^;]+)/.exec(headers.getSetCookie().join())?.[1] ?? '';
  const { hostname, port } = new URL(app.url);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.setEncoding('utf8').on('data', (part: string) => (answer += part));
  const head = [
    'POST /api/images-upload HTTP/1.1',
    'Host: localhost',
    `Cookie: XSRF-TOKEN=${token}`,
    `X-XSRF-TOKEN: ${token}`,
    'Content-Type: multipart/form-data; boundary=B',
    'Content-Length: 5000000',
  ];
  const part = '--B\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
  socket.write(`${head.join('\r\n')}\r\n\r\n${part}${'x'.repeat(3_000_000)}`);
  const received = async () => {
    const files = await readdir(folder).catch(() => []);
    return Math.max(0, ...(await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size))));
  };
  // The parser keeps the end, which may be the beginning of a boundary.
  await expect.poll(received).toBeGreaterThan(2_900_000);
  await once(socket, 'close');
  expect(answer).toMatch(/^HTTP\/1\.1 408 [^]*"message":"This upload has stopped/);
  await expect.poll(() => readdir(folder)).toEqual([]);
});

it('returns 507 when the disk is full, stores nothing, and keeps serving', async () => {
  const full = await serveApp(undefined, undefined, { MIN_FREE_DISK_MB: '9999999' });
  try {
    const answer = await upload(full);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([507, '60']);
    expect(await answer.json()).toEqual({ message: expect.stringContaining('store images right now') });
    expect(await full.rows('select 1 from image')).toEqual([]);
    expect((await new RestClient(full.url).get('/healthz')).status).toBe(200);
  } finally {
    await full.close();
  }
});
