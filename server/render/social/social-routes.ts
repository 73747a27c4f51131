import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { brandOf, type BrandCode } from '../../../domain/brands.ts';
import type { BrandColours } from '../../../client/brand-colours.ts';
import { entityTag, hasEntity } from '../../http/entity-tags.ts';
import { DRAWING_COST, type ReadBudget } from '../../read-budget.ts';
import { Turns } from '../../turns.ts';
import { pageBrand, type SiteHosts } from '../page-key.ts';
import { siteFacts, socialFacts, type SocialFacts, type SocialSources } from './social-facts.ts';
import { iconSvg, SCENE, socialSvg } from './social-svg.ts';
import { HOUR_MS } from '../../../domain/time.ts';

const A_DAY = 86_400;
const KEPT_BYTES = 32 * 2 ** 20;
const KEPT_MS = HOUR_MS;
/** So many are drawn at a time, and so many more may wait: drawing must not take the machine from the pages. */
const AT_ONCE = 2;
const WAITING = 50;
/** The icon of 32 units as 180 pixels. */
const DENSITY = (72 * 180) / 32;

/** A picture, or why there is none yet. */
type Drawn = Buffer | 'busy';

interface SocialDeps {
  sources: SocialSources;
  site: SiteHosts;
  budget: ReadBudget;
  colours: (brand: BrandCode) => BrandColours;
}

interface Drawing {
  facts: SocialFacts;
  /** A JPEG of the home; null where the program draws one, by the address of the page. */
  photo: Buffer | null;
  page: string;
  brand: BrandCode;
  colours: BrandColours;
}

async function draw({ facts, photo, page, brand, colours: { light } }: Drawing): Promise<Buffer> {
  const drawn = photo === null ? page : null;
  const base = sharp(Buffer.from(socialSvg({ ...facts, brandName: brandOf(brand).name, colours: light, drawn })));
  if (photo === null) return base.jpeg({ quality: 84, mozjpeg: true }).toBuffer();
  const photograph = await sharp(photo).resize(SCENE.width, SCENE.height, { fit: 'cover' }).toBuffer();
  return base
    .composite([{ input: photograph, left: SCENE.x, top: SCENE.y }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

/**
 * The pictures that stand for pages where they are shared, 1200 by 630: /social/site.jpg, /social/college/{slug}.jpg and
 * so on, in the brand of the host or of `site`; and the brands' icons. Drawn when first asked for, then kept for an hour,
 * as long as it says what is true.
 */
export function registerSocialPictures(app: FastifyInstance, { sources, site, budget, colours }: SocialDeps): void {
  const easel = new Turns({ atOnce: AT_ONCE, waiting: WAITING });
  const kept = new LRUCache<string, Buffer>({
    maxSize: KEPT_BYTES,
    ttl: KEPT_MS,
    sizeCalculation: ({ length }) => length,
  });
  const underWay = new Map<string, Promise<Drawn>>();
  const config = { cookieless: true };

  const give = (request: FastifyRequest, reply: FastifyReply, bytes: Buffer, type: string) => {
    const tag = entityTag(bytes);
    void reply.headers({ 'cache-control': `public, max-age=${A_DAY}`, etag: tag, 'x-content-type-options': 'nosniff' });
    return hasEntity(request, tag) ? reply.code(304).send() : reply.type(type).send(bytes);
  };

  /** Made once for all who ask at the same time. */
  const picture = (key: string, make: () => Promise<Drawn>): Promise<Drawn> => {
    const known = kept.get(key);
    if (known) return Promise.resolve(known);
    const drawing = underWay.get(key);
    if (drawing) return drawing;
    const begun = make()
      .then((drawn) => {
        if (typeof drawn !== 'string') kept.set(key, drawn);
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
    read: () => Promise<SocialFacts | null>,
  ) => {
    const url = new URL(request.url, 'http://site');
    const { brand } = pageBrand(url, request.host, site);
    // Asked each time: what is drawn once is kept, but not longer than what it says, nor than its home is shown.
    await budget.take(request.ip);
    const facts = await read();
    if (!facts) return reply.callNotFound();
    const drawn = await picture(JSON.stringify([brand, page, facts]), async () => {
      await budget.take(request.ip, DRAWING_COST);
      return easel.take(async () => {
        const photo = facts.picture === null ? null : await sources.images.read(facts.picture, 'large');
        return draw({ facts, photo, page, brand, colours: colours(brand) });
      });
    });
    if (drawn === 'busy') return reply.code(503).header('retry-after', '5').send();
    return give(request, reply, drawn, 'image/jpeg');
  };

  app.get('/social/site.jpg', { config }, (request, reply) => answer(request, reply, 'site', async () => siteFacts()));
  app.get<{ Params: { kind: string; file: string } }>('/social/:kind/:file', { config }, (request, reply) => {
    const { kind, file } = request.params;
    const slug = /^([a-z0-9-]{1,400})\.jpg$/.exec(file)?.[1];
    return slug === undefined
      ? reply.callNotFound()
      : answer(request, reply, `${kind}/${slug}`, () => socialFacts(sources, kind, slug));
  });

  app.get<{ Params: { file: string } }>('/brand/:file', { config }, async (request, reply) => {
    const [, code, type] = /^([a-z]+)\.(svg|png)$/.exec(request.params.file) ?? [];
    if (code === undefined || brandOf(code).code !== code) return reply.callNotFound();
    const svg = Buffer.from(iconSvg(colours(brandOf(code).code).light));
    if (type === 'svg') return give(request, reply, svg, 'image/svg+xml');
    const png = await picture(`icon ${code}`, () => sharp(svg, { density: DENSITY }).png().toBuffer());
    return typeof png === 'string' ? reply.callNotFound() : give(request, reply, png, 'image/png');
  });
}
