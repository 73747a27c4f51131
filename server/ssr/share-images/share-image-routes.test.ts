import fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { brandColors } from '../../../domain/brands/themes.ts';
import type { ListingView } from '../../modules/housing/listing.view.ts';
import { shareImageSvg } from './share-image.ts';
import { ReadBudget } from '../../read-budget.ts';
import { WorkerPool } from '../../workers/worker-pool.ts';
import { registerShareImages } from './share-image-routes.ts';

const PICTURE = '0b8f2c1e-1111-4222-8333-444455556666';
/** How often a listing's photo was read, which is once per drawing. */
let reads = 0;
/** The listing's view; null once it is unavailable. */
let shown: ListingView | null;
const app = fastify();
const photograph = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#ff0000' } })
  .jpeg()
  .toBuffer();

const home = {
  name: 'High Street Lofts',
  city: 'Columbus',
  state: 'OH',
  rentFrom: 895,
  floorplans: [{ bedrooms: 9, bathrooms: 1, sq: 400, rent: 895 }],
  images: [{ large: `/pictures/${PICTURE}-large.jpg`, small: `/pictures/${PICTURE}-small.jpg` }],
} as unknown as ListingView;
shown = home;

const workers = new WorkerPool({ onError: () => {} });
registerShareImages(app, {
  budget: new ReadBudget(0),
  site: { baseUrl: 'https://homes.example', hosts: { cr: 'https://cr.example' } },
  sources: {
    places: {
      collegeBySlug: async () => null,
      cityBySlug: async () => null,
      stateBySlug: (code) => (code === 'oh' ? { id: 39, code: 'OH', name: 'Ohio', slug: 'oh' } : null),
    },
    housing: {
      offer: async () => ({
        listingsCount: 3,
        rents: [{ bedrooms: 9, listingsCount: 3, rentFrom: 650, rentMedian: 700 }],
      }),
      listing: async (slug) => (slug === 'lofts-1' ? shown : null),
    },
    images: {
      read: async (id) => {
        reads++;
        return id === PICTURE ? photograph : null;
      },
    },
    workers,
  },
});
afterAll(async () => {
  await app.close();
  await workers.close();
});

const pixel = async (picture: Buffer, left: number, top: number) => [
  ...(await sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
];
const near = (color: number[], wanted: number[]) =>
  wanted.every((value, at) => Math.abs((color[at] ?? 0) - value) < 12);

it("draws a page's image in the size of link previews, once for all concurrent requests", async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => app.inject('/social/home/lofts-1.jpg')));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  expect(reads).toBe(1);
  const [first] = answers;
  expect(first?.headers['content-type']).toBe('image/jpeg');
  expect(await sharp(first?.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
  // The listing's own photo, beside the brand's background.
  expect(near(await pixel(first?.rawPayload ?? Buffer.of(), 1000, 300), [255, 0, 0])).toBe(true);
  expect(near(await pixel(first?.rawPayload ?? Buffer.of(), 300, 20), [0xfb, 0xfa, 0xf6])).toBe(true);
  const again = await app.inject({
    url: '/social/home/lofts-1.jpg',
    headers: { 'if-none-match': String(first?.headers['etag']) },
  });
  expect([again.statusCode, reads]).toEqual([304, 1]);
});

it('redraws the image when the listing changes, and removes it with the listing', async () => {
  const picture = async () => app.inject('/social/home/lofts-1.jpg');
  const before = await picture();
  shown = { ...home, name: 'Low Street Lofts' };
  const after = await picture();
  expect([after.statusCode, after.headers['etag'] === before.headers['etag']]).toEqual([200, false]);
  shown = null;
  expect((await picture()).statusCode).toBe(404);
  shown = home;
});

it('uses the colors of the brand, by its host or by its name', async () => {
  const colourOf = async (url: string, host = 'homes.example') => {
    const { rawPayload } = await app.inject({ url, headers: { host } });
    return (await pixel(rawPayload, 6, 300)).join();
  };
  const own = await colourOf('/social/state/oh.jpg');
  const named = await colourOf('/social/state/oh.jpg?site=cr');
  expect(named).not.toBe(own);
  expect(await colourOf('/social/state/oh.jpg', 'cr.example')).toBe(named);
});

it('responds 404 for the image of a page that does not exist', async () => {
  for (const url of [
    '/social/home/gone-2.jpg',
    '/social/college/nowhere.jpg',
    '/social/state/zz.jpg',
    '/social/x/y.jpg',
  ])
    expect([url, (await app.inject(url)).statusCode]).toEqual([url, 404]);
  for (const url of ['/social/home/..%2f.jpg', '/social/home/lofts-1.png', '/brand/nobody.svg', '/brand/csa.gif'])
    expect([url, (await app.inject(url)).statusCode]).toEqual([url, 404]);
});

it("serves each brand's icon", async () => {
  const { body, headers } = await app.inject('/brand/csa.svg');
  expect(headers['content-type']).toContain('image/svg+xml');
  expect(body).toContain('#1b4db1');
  expect(brandColors('csa').dark).toMatchObject({ bg: '#0f131b', 'on-accent': '#08193f' });
  expect(brandColors('csa').light).toMatchObject({ 'on-accent': '#fff', surface: '#fff' });
  const png = await app.inject('/brand/csa.png');
  expect(await sharp(png.rawPayload).metadata()).toMatchObject({ width: 180, height: 180, format: 'png' });
});

it('draws any title: a long one, an unbreakable one, one of another script', async () => {
  for (const title of [
    'Off-campus housing near the University of Nowhere at the Lake, and of every other place that has a name',
    'Donaudampfschifffahrtsgesellschaftskapitän',
    'Łódź 東京',
    '東京',
  ]) {
    const svg = await shareImageSvg({
      title,
      facts: ['3 homes'],
      brandName: 'nearcampus',
      colors: { accent: '#14603f' },
    });
    expect(svg).toMatch(/<path/);
    expect(svg).not.toMatch(/<text|NaN/);
  }
});
