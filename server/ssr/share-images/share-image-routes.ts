import type { BrandCode } from '../../../domain/brands/brand.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { getBrand } from '../../../domain/brands/brands.ts';
import { brandColors } from '../../../domain/brands/themes.ts';
import { createEtag, matchesEtag } from '../../http/caching/etags.ts';
import { DRAWING_COST, type ReadBudget } from '../../read-budget.ts';
import { ConcurrencyLimit } from '../../concurrency/concurrency-limit.ts';
import { pageBrand, type SiteHosts } from '../page-url.ts';
import {
  siteShareImageContent,
  shareImageContent,
  type ShareImageContent,
  type ShareImageSources,
} from './share-image-content.ts';
import type { ShareImageInput } from './share-image.ts';
import { iconSvg, LISTING_IMAGE_AREA, readScene } from './share-image-scene.ts';
import { clientOf } from '../../throttle.ts';
import { HOUR_MS } from '../../../domain/time-spans.ts';

const A_DAY = 86_400;
const MAX_CACHE_BYTES = 32 * 2 ** 20;
const CACHE_MS = HOUR_MS;
/** How many are drawn at a time and wait, of all clients and of one, so that drawing leaves the CPU to the pages. */
const DRAWINGS = { atOnce: 2, waiting: 50, perClient: { atOnce: 1, waiting: 20 } };
/** Renders the icon of 32 units at 180 pixels. */
const DENSITY = (72 * 180) / 32;

/** An image, or the reason why there is none yet. */
type Drawn = Buffer | 'busy';

interface Drawing {
  content: ShareImageContent;
  /** A JPEG of the listing; null for a scene that the page's URL decides. */
  photo: Buffer | null;
  page: string;
  brand: BrandCode;
  /** Draws the texts as SVG. */
  texts: (input: ShareImageInput) => Promise<string>;
}

async function draw({ content: { title, facts }, photo, page, brand, texts }: Drawing): Promise<Buffer> {
  const { light } = brandColors(brand);
  const text = await texts({ title, facts, brandName: getBrand(brand).name, colors: light });
  const { x: left, y: top, width, height } = LISTING_IMAGE_AREA;
  const picture = await sharp(photo ?? (await readScene(page)))
    .resize(width, height, { fit: 'cover' })
    .toBuffer();
  return sharp(Buffer.from(text))
    .flatten({ background: light['bg'] ?? '#fff' })
    .composite([{ input: picture, left, top }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

/**
 * Registers the share images of pages (/social/site.jpg, /social/college/{slug}.jpg) in the brand of the host or of
 * `site`, and the brands' icons. Drawn at the first request, then cached for an hour while the content is current.
 */
export function registerShareImages(
  app: FastifyInstance,
  { sources, site, budget }: { sources: ShareImageSources; site: SiteHosts; budget: ReadBudget },
): void {
  const drawings = new ConcurrencyLimit(DRAWINGS);
  const images = new LRUCache<string, Buffer>({
    maxSize: MAX_CACHE_BYTES,
    ttl: CACHE_MS,
    sizeCalculation: ({ length }) => length,
  });
  const underWay = new Map<string, Promise<Drawn>>();
  const config = { cookieless: true };

  const give = (request: FastifyRequest, reply: FastifyReply, bytes: Buffer, type: string) => {
    const tag = createEtag(bytes);
    void reply.headers({ 'cache-control': `public, max-age=${A_DAY}`, etag: tag, 'x-content-type-options': 'nosniff' });
    return matchesEtag(request, tag) ? reply.code(304).send() : reply.type(type).send(bytes);
  };

  /** Draws an image once for all concurrent requests. */
  const picture = (key: string, make: () => Promise<Drawn>): Promise<Drawn> => {
    const known = images.get(key);
    if (known) return Promise.resolve(known);
    const drawing = underWay.get(key);
    if (drawing) return drawing;
    const begun = make()
      .then((drawn) => {
        if (typeof drawn !== 'string') images.set(key, drawn);
        return drawn;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, begun);
    return begun;
  };

  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    page: string,
    read: () => Promise<ShareImageContent | null>,
  ) => {
    const url = new URL(request.url, 'http://site');
    const { brand } = pageBrand(url, request.host, site);
    // Read on every request: a cached image is served only while its content and its listing are current.
    await budget.take(request.ip);
    const content = await read();
    if (!content) return reply.callNotFound();
    const drawn = await picture(JSON.stringify([brand, page, content]), async () => {
      await budget.take(request.ip, DRAWING_COST);
      const client = clientOf(request.ip);
      const texts: Drawing['texts'] = (input) => sources.workers.run(client, 'shareImageSvg', input);
      return drawings.run(async () => {
        const photo = content.picture === null ? null : await sources.images.read(content.picture, 'large');
        return draw({ content, photo, page, brand, texts });
      }, client);
    });
    if (drawn === 'busy') return reply.code(503).header('retry-after', '5').send();
    return give(request, reply, drawn, 'image/jpeg');
  };

  app.get('/social/site.jpg', { config }, (request, reply) =>
    answer(request, reply, 'site', async () => siteShareImageContent()),
  );
  app.get<{ Params: { kind: string; file: string } }>('/social/:kind/:file', { config }, (request, reply) => {
    const { kind, file } = request.params;
    const slug = /^([a-z0-9-]{1,400})\.jpg$/.exec(file)?.[1];
    return slug === undefined
      ? reply.callNotFound()
      : answer(request, reply, `${kind}/${slug}`, () => shareImageContent(sources, kind, slug));
  });

  app.get<{ Params: { file: string } }>('/brand/:file', { config }, async (request, reply) => {
    const [, code, type] = /^([a-z]+)\.(svg|png)$/.exec(request.params.file) ?? [];
    if (code === undefined || getBrand(code).code !== code) return reply.callNotFound();
    const svg = Buffer.from(iconSvg(brandColors(getBrand(code).code).light));
    if (type === 'svg') return give(request, reply, svg, 'image/svg+xml');
    const png = await picture(`icon ${code}`, () => sharp(svg, { density: DENSITY }).png().toBuffer());
    return typeof png === 'string' ? reply.callNotFound() : give(request, reply, png, 'image/png');
  });
}
