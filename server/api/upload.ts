import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { say } from './say.ts';

const MOST_BYTES = 10 * 1024 * 1024;
const TOO_LARGE = { errors: { file: ['This picture is larger than 10 MB. Choose a smaller one.'] } };
const NO_FILE = { errors: { file: ['Choose a picture to upload.'] } };

/** POST /api/images-upload [§7]: one picture, field `file`, no login needed. Expects @fastify/multipart. */
export function registerUpload(app: FastifyInstance, services: Services): void {
  app.post('/api/images-upload', async (request, reply) => {
    await services.throttle.take('upload', request.ip);
    if (!request.isMultipart()) return reply.code(415).send({ message: 'Send the picture as multipart/form-data.' });
    const part = await request.file({
      limits: { fileSize: MOST_BYTES, files: 1, fields: 10 },
      throwFileSizeLimit: false,
    });
    if (!part) return say(reply, NO_FILE);
    const bytes = await part.toBuffer();
    if (part.file.truncated) return say(reply, TOO_LARGE);
    if (part.fieldname !== 'file') return say(reply, NO_FILE);
    const stored = await services.images.store(bytes);
    return say(reply, 'errors' in stored ? stored : { body: { data: stored.pair } });
  });
}
