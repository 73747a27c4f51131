import Fastify from 'fastify';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { demoImageNames } from '../../../demo/listings/demo-images.ts';
import { createTestDatabase } from '../../../tests/setup/database.ts';
import { createOrm } from '../../orm.ts';
import { DiskStore } from '../../integrations/image-store/create-image-store.ts';
import { ImagesService } from './images.service.ts';
import {
  imageIdOfPair,
  imageSizes,
  parseImageFileName,
  webpFileName,
  webpSrcSet,
  webpWidths,
} from '../../../domain/images/image-urls.ts';
import { registerImageRoutes } from './image-routes.ts';

const database = await createTestDatabase();
const orm = await createOrm(database.url);
const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
const images = new ImagesService({
  orm,
  store: new DiskStore(folder),
  clock: { now: () => new Date('2027-03-01T00:00:00Z') },
});
const app = Fastify();
registerImageRoutes(app, images);
afterAll(async () => {
  await app.close();
  await orm.close();
  await database.drop();
  await rm(folder, { recursive: true });
});

/** Creates an image whose left half is red and right half blue, to detect rotation. */
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#d00' } }).composite([
    {
      input: { create: { width: Math.ceil(width / 2), height, channels: 3, background: '#00d' } },
      left: Math.floor(width / 2),
      top: 0,
    },
  ]);
const gps = {
  IFD0: { Make: 'Camera' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 0/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '83/1 1/1 0/1' },
};

async function stored(bytes: Buffer) {
  const outcome = await images.store(async () => bytes, 'a landlord');
  if (!('pair' in outcome)) throw new Error(JSON.stringify(outcome));
  const id = imageIdOfPair(outcome.pair) ?? '';
  const [large, small] = await Promise.all([images.read(id, 'large'), images.read(id, 'small')]);
  if (!large || !small) throw new Error('not kept');
  return { ...outcome, id, large, small };
}
const refusal = async (bytes: Buffer) => {
  const outcome = await images.store(async () => bytes, 'a landlord');
  return 'errors' in outcome ? outcome.errors : outcome;
};
const colourAt = async (bytes: Buffer, left: number, top: number) =>
  [...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())].map((value) =>
    Math.round(value / 100),
  );

/** Returns a PNG header that declares a size, without image data. */
function pngHeader(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const bytes = Buffer.alloc(12 + data.length);
    bytes.writeUInt32BE(data.length, 0);
    bytes.write(name, 4);
    data.copy(bytes, 8);
    bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + data.length)), 8 + data.length);
    return bytes;
  };
  const size = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', size),
    chunk('IDAT', deflateSync(Buffer.alloc(64))),
  ]);
}

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#777' } });

/** Returns a JPEG whose frame header declares another size. */
function withJpegSize(jpeg: Buffer, width: number, height: number): Buffer {
  const bytes = Buffer.from(jpeg);
  const frame = bytes.findIndex((byte, at) => byte === 0xff && [0xc0, 0xc2].includes(bytes[at + 1] ?? 0));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}

describe('an upload', () => {
  it('becomes a large and a small JPEG', async () => {
    const { large, small } = await stored(await picture(2400, 1600).jpeg().toBuffer());
    expect(await sharp(large).metadata()).toMatchObject({ format: 'jpeg', width: 1600, height: 1067 });
    expect(await sharp(small).metadata()).toMatchObject({ format: 'jpeg', width: 480, height: 320 });
    expect(await sharp((await stored(await picture(700, 500).jpeg().toBuffer())).large).metadata()).toMatchObject({
      width: 700,
    });
  });

  it('may be a JPEG of 48 megapixels and of more than 10 MB (K38)', async () => {
    const bytes = Buffer.concat([await plain(8000, 6000).jpeg().toBuffer(), Buffer.alloc(11 * 1024 * 1024)]);
    const { large, warning } = await stored(bytes);
    expect([warning, await sharp(large).metadata()]).toMatchObject([undefined, { width: 1600, height: 1200 }]);
  }, 120_000);

  it.each([
    [599, 900, 'This image is 599 pixels wide: renters will see it blurred.'],
    [300, 200, 'This image is 300 pixels wide: renters will see it blurred.'],
    [1, 1, 'This image is 1 pixel wide: renters will see it blurred.'],
    [1, 5000, 'This image is 1 pixel wide: renters will see it blurred.'],
    [600, 1, undefined],
  ])('is never enlarged, and a narrow one is stored with a warning: %d by %d (K38)', async (width, height, warning) => {
    const outcome = await stored(await plain(width, height).png().toBuffer());
    expect(outcome.warning).toBe(warning);
    expect(await sharp(outcome.large).metadata()).toMatchObject({ width, height: Math.min(height, 2400) });
    expect(await images.readWebp(outcome.id, 480)).not.toBeNull();
  });

  it('is as wide as it is shown: upright', async () => {
    const bytes = await picture(900, 500).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await stored(bytes)).warning).toContain('500 pixels');
  });

  it('is rotated by its EXIF orientation, and loses its location data', async () => {
    const bytes = await picture(1000, 800).withExif(gps).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const before = await sharp(bytes).metadata();
    expect(before.orientation).toBe(6);
    expect(before.exif).toBeDefined();
    const { large, small } = await stored(bytes);
    const after = await sharp(large).metadata();
    expect(after).toMatchObject({ width: 800, height: 1000 });
    for (const file of [large, small]) {
      const { exif, orientation, xmp, iptc } = await sharp(file).metadata();
      expect({ exif, orientation, xmp, iptc }).toEqual({});
      expect(file.includes('Exif')).toBe(false);
    }
    // Rotated a quarter clockwise: the left half, red, is now on top.
    expect(await colourAt(large, 400, 100)).toEqual([2, 0, 0]);
    expect(await colourAt(large, 400, 900)).toEqual([0, 0, 2]);
  });

  it('shows transparency as white', async () => {
    const clear = sharp({
      create: { width: 800, height: 600, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    });
    const { large } = await stored(await clear.png().toBuffer());
    expect(await colourAt(large, 400, 300)).toEqual([3, 3, 3]);
  });

  it('may be a CMYK or a sixteen-bit image', async () => {
    for (const bytes of [
      await picture(800, 600).toColourspace('cmyk').jpeg().toBuffer(),
      await picture(800, 600).toColourspace('rgb16').png().toBuffer(),
    ]) {
      const { large } = await stored(bytes);
      expect(await sharp(large).metadata()).toMatchObject({ space: 'srgb', channels: 3 });
    }
  });

  it('is rejected with a reason when it is invalid', async () => {
    const jpeg = await picture(1200, 900).jpeg().toBuffer();
    const gif = await picture(700, 500).gif().toBuffer();
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><image href="file:///etc/passwd"/></svg>',
    );
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(400)]);
    const notPicture = { file: ["This isn't a JPEG or PNG image."] };
    expect(await refusal(gif)).toEqual(notPicture);
    expect(await refusal(svg)).toEqual(notPicture);
    expect(await refusal(Buffer.from('hello'))).toEqual(notPicture);
    expect(await refusal(Buffer.alloc(0))).toEqual(notPicture);
    expect(await refusal(heic)).toEqual({ file: [expect.stringContaining('HEIC')] });
    expect(await refusal(jpeg.subarray(0, jpeg.length / 2))).toEqual({ file: [expect.stringContaining('damaged')] });
    expect(await refusal(jpeg.subarray(0, 20))).toEqual({ file: [expect.stringContaining('damaged')] });
    expect(await refusal(Buffer.concat([jpeg.subarray(0, 4), Buffer.alloc(500, 9)]))).toEqual({
      file: [expect.stringContaining('damaged')],
    });
    expect(await refusal(pngHeader(5000, 5000))).toEqual({
      file: ['This image has 25 megapixels. Choose one with at most 24.'],
    });
    expect(await refusal(withJpegSize(jpeg, 10_000, 6500))).toEqual({
      file: ['This image has 65 megapixels. Choose one with at most 64.'],
    });
    expect(await refusal(Buffer.concat([jpeg, Buffer.alloc(25 * 1024 * 1024)]))).toEqual({
      file: ['This image is larger than 25 MB. Choose a smaller one.'],
    });
    expect(await refusal(Buffer.concat([pngHeader(800, 600), Buffer.alloc(10 * 1024 * 1024)]))).toEqual({
      file: ['This PNG image is larger than 10 MB. Save it as JPEG, or choose a smaller one.'],
    });
  });

  it('loses data appended after its end', async () => {
    const { large } = await stored(
      Buffer.concat([await picture(800, 600).jpeg().toBuffer(), Buffer.from('<script>alert(1)</script>')]),
    );
    expect(large.includes('script')).toBe(false);
  });
});

it('confirms only pairs created by an upload', async () => {
  const { pair, id } = await stored(await picture(700, 500).png().toBuffer());
  expect(await images.areUploaded([pair, pair])).toBe(true);
  expect(await images.areUploaded([])).toBe(true);
  const other = crypto.randomUUID();
  for (const wrong of [
    { large: `/pictures/${other}-large.jpg`, small: `/pictures/${other}-small.jpg` },
    { large: pair.large, small: pair.large },
    { large: pair.large, small: `/pictures/${other}-small.jpg` },
    { large: `https://evil.example${pair.large}`, small: pair.small },
    { large: `/pictures/../${id}-large.jpg`, small: pair.small },
    { large: 'javascript:alert(1)', small: '' },
  ])
    expect(await images.areUploaded([pair, wrong])).toBe(false);
});

describe('an image as WebP', () => {
  it('is created from the large file in the requested width, and stored', async () => {
    const { id } = await stored(await picture(2400, 1600).jpeg().toBuffer());
    for (const width of webpWidths) {
      const bytes = await images.readWebp(id, width);
      expect(await sharp(bytes ?? '').metadata()).toMatchObject({ format: 'webp', width });
      expect(await readFile(join(folder, id.slice(0, 2), webpFileName(id, width)))).toEqual(bytes);
    }
  });

  it('is never wider than the upload, and the height of a tall one is limited', async () => {
    const small = await stored(await picture(700, 500).jpeg().toBuffer());
    expect(await sharp((await images.readWebp(small.id, 1600)) ?? '').metadata()).toMatchObject({ width: 700 });
    const high = await stored(await picture(800, 2400).jpeg().toBuffer());
    expect(await sharp((await images.readWebp(high.id, 480)) ?? '').metadata()).toMatchObject({ height: 720 });
  });
});

describe('GET /pictures/…', () => {
  it('returns an image as WebP too, under the name that the page uses', async () => {
    const { pair, id } = await stored(await picture(1000, 700).png().toBuffer());
    expect(webpSrcSet(pair.small, 720)).toBe(`/pictures/${id}-480.webp 480w, /pictures/${id}-720.webp 720w`);
    expect(webpSrcSet(pair.large, 720)).toBe(webpSrcSet(pair.small, 720));
    expect(webpSrcSet('data:image/svg+xml,x', 720)).toBeUndefined();
    const answer = await app.inject(`/pictures/${id}-720.webp`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 720 });
    // Each file has its own ETag.
    const others = await app.inject({
      url: `/pictures/${id}-480.webp`,
      headers: { 'if-none-match': String(answer.headers.etag) },
    });
    expect(others.statusCode).toBe(200);
  });

  it('returns an immutable image, and 304 when it has not changed', async () => {
    const { pair, large } = await stored(await picture(700, 500).png().toBuffer());
    const answer = await app.inject(pair.large);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload).toEqual(large);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const again = await app.inject({ url: pair.large, headers: { 'if-none-match': String(answer.headers.etag) } });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
  });

  it.each([
    'nothing.jpg',
    `${crypto.randomUUID()}-large.jpg`,
    `${crypto.randomUUID()}-huge.jpg`,
    `${crypto.randomUUID()}-720.webp`,
    `${crypto.randomUUID()}-721.webp`,
    `${crypto.randomUUID()}-large.webp`,
    '..%2f..%2fpackage.json',
    '%00',
    'x'.repeat(90),
  ])('returns 404 for %s', async (file) => {
    expect((await app.inject(`/pictures/${file}`)).statusCode).toBe(404);
  });

  it('reads no other file names', () => {
    expect(parseImageFileName('../secret-large.jpg')).toBeNull();
  });
});

it("encodes a demo listing's image when it is first requested, and nothing for an unknown id", async () => {
  const [id = ''] = demoImageNames.keys();
  for (const size of ['large', 'small'] as const) {
    const { format, width } = await sharp((await images.read(id, size)) ?? '').metadata();
    expect({ format, width }).toEqual({ format: 'jpeg', width: imageSizes[size].width });
  }
  expect(await sharp((await images.readWebp(id, 480)) ?? '').metadata()).toMatchObject({ format: 'webp', width: 480 });
  const unknown = '00000000-0000-4000-8000-000000000000';
  expect([await images.read(unknown, 'large'), await images.readWebp(unknown, 480)]).toEqual([null, null]);
});
