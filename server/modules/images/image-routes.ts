import type { FastifyInstance } from 'fastify';
import { parseImageFileName, parseWebpFileName } from '../../../domain/images/image-urls.ts';
import type { ImagesService } from './images.service.ts';

const A_YEAR = 31_536_000;

/** Returns the reader for an image file name; null for an unknown name. */
function fileOf(images: Pick<ImagesService, 'read' | 'readWebp'>, name: string) {
  const named = parseImageFileName(name);
  if (named) return { type: 'image/jpeg', read: () => images.read(named.id, named.size) };
  const slim = parseWebpFileName(name);
  return slim && { type: 'image/webp', read: () => images.readWebp(slim.id, slim.width) };
}

/** Registers GET /pictures/{id}-{large,small}.jpg, {id}-{width}.webp: immutable files that browsers cache indefinitely. */
export function registerImageRoutes(app: FastifyInstance, images: Pick<ImagesService, 'read' | 'readWebp'>): void {
  app.get<{ Params: { file: string } }>('/pictures/:file', async (request, reply) => {
    const { file: name } = request.params;
    const file = fileOf(images, name);
    if (!file) return reply.callNotFound();
    const tag = `"${name.replace(/\.\w+$/, '')}"`;
    const etags = request.headers['if-none-match'] ?? '';
    if (etags.includes(tag)) return reply.code(304).headers(cacheHeaders(tag)).send();
    const bytes = await file.read();
    return bytes ? reply.headers(cacheHeaders(tag)).type(file.type).send(bytes) : reply.callNotFound();
  });
}

const cacheHeaders = (tag: string) => ({
  'cache-control': `public, max-age=${A_YEAR}, immutable`,
  etag: tag,
  'x-content-type-options': 'nosniff',
  // Emails, which are read on other sites, embed them too.
  'cross-origin-resource-policy': 'cross-origin',
});
