import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { imageErrors, imageWarning } from '../../domain/images/image-upload.ts';
import { startMock, type Mock } from '../node.ts';
import { isKnownImage } from '../images.ts';

let mock: Mock;
let token: string;
beforeAll(async () => {
  mock = startMock();
  const session = await fetch(`${mock.url}/api/session`);
  token = /XSRF-TOKEN=([^;]*)/.exec(session.headers.get('set-cookie') ?? '')?.[1] ?? '';
});
afterAll(() => mock.stop());

const post = (body: BodyInit) =>
  fetch(`${mock.url}/api/images-upload`, {
    method: 'POST',
    body,
    headers: { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token },
  });

function send(bytes: Uint8Array, name = 'front.jpg') {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], name));
  return post(form);
}

const drawn = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#7a9' } });
const onItsSide = () => drawn(600, 900).withMetadata({ orientation: 6 }).jpeg().toBuffer();

test.each([
  ['a PNG of a JPEG’s name', () => drawn(600, 600).png().toBuffer(), 'image/png'],
  ['a progressive JPEG', () => drawn(700, 500).jpeg({ progressive: true }).toBuffer(), 'image/jpeg'],
  ['a JPEG whose camera lay on its side', onItsSide, 'image/jpeg'],
])('accepts, stores and serves %s unchanged', async (_what, make, type) => {
  const bytes = await make();
  const answer = await send(bytes);
  expect(answer.status).toBe(200);
  const { data } = (await answer.json()) as { data: { large: string; small: string } };
  expect(Object.keys(data)).toEqual(['large', 'small']);
  expect(isKnownImage(mock.world, data)).toBe(true);
  for (const path of [data.large, data.small]) {
    const shown = await fetch(mock.url + path);
    expect(shown.headers.get('content-type')).toBe(type);
    expect(Buffer.from(await shown.arrayBuffer()).equals(bytes)).toBe(true);
  }
});

test.each([
  ['a narrow one', () => drawn(599, 800).png().toBuffer(), 599],
  ['one that is narrow as it is shown', () => drawn(900, 500).withMetadata({ orientation: 6 }).jpeg().toBuffer(), 500],
])('warns of %s as the server does (K38)', async (_what, make, width) => {
  expect(await (await send(await make())).json()).toMatchObject({ warning: imageWarning(width) });
});

/** Returns a PNG header with dimensions above the limit. */
async function enormous(): Promise<Buffer> {
  const bytes = await drawn(600, 600).png().toBuffer();
  bytes.writeUInt32BE(9000, 16);
  bytes.writeUInt32BE(5000, 20);
  return bytes;
}
const heavy = async () => Buffer.concat([await drawn(600, 600).png().toBuffer(), Buffer.alloc(10 * 1024 * 1024)]);
const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(40)]);

test.each([
  ['a PNG of 45 megapixels', enormous, imageErrors.tooManyPixels(45e6, 24e6)],
  ['one that a telephone made', async () => heic, imageErrors.fromPhone],
  ['half a JPEG', async () => (await drawn(800, 600).jpeg().toBuffer()).subarray(0, 400), imageErrors.damaged],
  ['half a PNG', async () => (await drawn(800, 600).png().toBuffer()).subarray(0, 200), imageErrors.damaged],
  ['a PNG of more than 10 MB', heavy, imageErrors.tooLargePng],
])("rejects %s with the server's message", async (_what, make, words) => {
  const before = mock.world.db.lastId.picture;
  const answer = await send(await make());
  expect(answer.status).toBe(422);
  expect(await answer.json()).toEqual({ errors: { file: [words] } });
  expect(mock.world.db.lastId.picture).toBe(before);
});

test("rejects a name that is another format's, as the server does (157)", async () => {
  const answer = await send(await drawn(800, 600).jpeg().toBuffer(), 'front.webp');
  expect([answer.status, await answer.json()]).toEqual([422, { errors: { file: [imageErrors.otherType] } }]);
});

test('returns an image of a seeded listing, and responds 404 to an unknown one', async () => {
  const [home] = mock.world.db.listings;
  const shown = await fetch(mock.url + (home?.images[0]?.small ?? ''));
  expect(shown.headers.get('content-type')).toBe('image/webp');
  expect(await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).toMatchObject({ width: 1200, height: 800 });
  expect((await fetch(`${mock.url}/pictures/00000000-0000-4000-8000-000000000000-small.jpg`)).status).toBe(404);
  expect((await fetch(`${mock.url}/pictures/nothing.jpg`)).status).toBe(404);
});
