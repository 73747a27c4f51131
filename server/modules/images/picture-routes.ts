import type { FastifyInstance } from 'fastify';
import type { ImagesService } from './images.service.ts';
import { parseFileName } from './picture-address.ts';

const A_YEAR = 31_536_000;

/** GET /pictures/{id}-{large,small}.jpg: what an id stands for never changes, so a browser asks once. */
export function pictureRoutes(app: FastifyInstance, images: Pick<ImagesService, 'read'>): void {
  app.get<{ Params: { file: string } }>('/pictures/:file', async (request, reply) => {
    const named = parseFileName(request.params.file);
    if (!named) return reply.callNotFound();
    const tag = `"${named.id}-${named.size}"`;
    const asked = request.headers['if-none-match'] ?? '';
    if (asked.includes(tag)) return reply.code(304).headers(kept(tag)).send();
    const bytes = await images.read(named.id, named.size);
    return bytes ? reply.headers(kept(tag)).type('image/jpeg').send(bytes) : reply.callNotFound();
  });
}

const kept = (tag: string) => ({
  'cache-control': `public, max-age=${A_YEAR}, immutable`,
  etag: tag,
  'x-content-type-options': 'nosniff',
});
