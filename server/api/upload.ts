import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MOST_BYTES, NOT_MULTIPART, pictureWords, UNREADABLE_UPLOAD } from '../../domain/posting/picture.ts';
import { Refusal } from '../errors.ts';
import type { Services } from '../services.ts';
import { say } from './say.ts';

const TOO_LARGE = { errors: { file: [pictureWords.tooLarge] } };
const NO_FILE = { errors: { file: [pictureWords.missing] } };

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
  throw new Refusal(400, 'BAD_REQUEST', UNREADABLE_UPLOAD);
}

/** POST /api/images-upload [§7]: one picture, field `file`, no login needed. No other address takes multipart. */
export async function registerUpload(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart, { limits: { files: 1, fields: 5, fileSize: MOST_BYTES, parts: 6 } });
    scope.post('/api/images-upload', async (request, reply) => {
      await services.throttle.take('upload', request.ip);
      if (!request.isMultipart()) throw new Refusal(415, 'BAD_REQUEST', NOT_MULTIPART);
      const file = await fileOf(request).catch(unreadable);
      if (file === null) return say(reply, NO_FILE);
      if (file === 'large') return say(reply, TOO_LARGE);
      await services.throttle.takeUpload(request.ip, file.length);
      const stored = await services.images.store(file);
      return say(reply, 'errors' in stored ? stored : { body: { data: stored.pair } });
    });
  });
}
