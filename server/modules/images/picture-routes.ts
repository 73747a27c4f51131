import type { FastifyInstance } from 'fastify';
import { parseFileName, parseSlimName } from '../../../domain/picture-address.ts';
import type { ImagesService } from './images.service.ts';

const A_YEAR = 31_536_000;

/** How one of a picture's files is read; null for a name that is none. */
function fileOf(images: Pick<ImagesService, 'read' | 'readSlim'>, name: string) {
  const named = parseFileName(name);
  if (named) return { type: 'image/jpeg', read: () => images.read(named.id, named.size) };
  const slim = parseSlimName(name);
  return slim && { type: 'image/webp', read: () => images.readSlim(slim.id, slim.width) };
}

/** GET /pictures/{id}-{large,small}.jpg, {id}-{width}.webp: what a name stands for never changes, so a browser asks once. */
export function pictureRoutes(app: FastifyInstance, images: Pick<ImagesService, 'read' | 'readSlim'>): void {
  app.get<{ Params: { file: string } }>('/pictures/:file', async (request, reply) => {
    const { file: name } = request.params;
    const file = fileOf(images, name);
    if (!file) return reply.callNotFound();
    const tag = `"${name.replace(/\.\w+$/, '')}"`;
    const asked = request.headers['if-none-match'] ?? '';
    if (asked.includes(tag)) return reply.code(304).headers(kept(tag)).send();
    const bytes = await file.read();
    return bytes ? reply.headers(kept(tag)).type(file.type).send(bytes) : reply.callNotFound();
  });
}

const kept = (tag: string) => ({
  'cache-control': `public, max-age=${A_YEAR}, immutable`,
  etag: tag,
  'x-content-type-options': 'nosniff',
  // Letters show them too, and are read on other sites.
  'cross-origin-resource-policy': 'cross-origin',
});
