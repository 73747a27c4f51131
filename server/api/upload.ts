import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';
import type { Services } from '../services.ts';
import { say } from './say.ts';

const MOST_BYTES = 10 * 1024 * 1024;
const TOO_LARGE = { errors: { file: ['This picture is larger than 10 MB. Choose a smaller one.'] } };
const NO_FILE = { errors: { file: ['Choose a picture to upload.'] } };

/** The file of the field `file`; 'large' for more than 10 MB of it, null without one. */
async function fileOf(request: FastifyRequest): Promise<Buffer | 'large' | null> {
  const part = await request.file({ throwFileSizeLimit: false });
  if (!part) return null;
  const bytes = await part.toBuffer();
  if (part.file.truncated) return 'large';
  return part.fieldname === 'file' ? bytes : null;
}

/** The parser's own errors have no status: a boundary that is none, an end that never came. */
function unreadable(error: unknown): never {
  if (error instanceof Error && 'statusCode' in error) throw error;
  throw new Refusal(400, 'BAD_REQUEST', 'This upload could not be read.');
}

/** POST /api/images-upload [§7]: one picture, field `file`, no login needed. No other address takes multipart. */
export async function registerUpload(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart, { limits: { files: 1, fields: 5, fileSize: MOST_BYTES, parts: 6 } });
    scope.post('/api/images-upload', async (request, reply) => {
      await services.throttle.take('upload', request.ip);
      if (!request.isMultipart()) return reply.code(415).send({ message: 'Send the picture as multipart/form-data.' });
      const file = await fileOf(request).catch(unreadable);
      if (file === null) return say(reply, NO_FILE);
      if (file === 'large') return say(reply, TOO_LARGE);
      const stored = await services.images.store(file);
      return say(reply, 'errors' in stored ? stored : { body: { data: stored.pair } });
    });
  });
}
