import { MAX_IMAGE_BYTES } from '../../../domain/limits.ts';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { NOT_MULTIPART, imageErrors, imageNameError, MALFORMED_UPLOAD } from '../../../domain/images/image-upload.ts';
import { RequestError } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { sendAnswer } from '../send-answer.ts';

/** Reads the file of the field `file`; the error of one whose name or size is refused. */
async function fileOf(request: FastifyRequest): Promise<Buffer | string> {
  const part = await request.file({ throwFileSizeLimit: false });
  if (!part) return imageErrors.missing;
  const bytes = await part.toBuffer();
  if (part.file.truncated) return imageErrors.tooLarge;
  if (part.fieldname !== 'file') return imageErrors.missing;
  return imageNameError(part.filename) ?? bytes;
}

/** Rethrows the parser's errors with a status, which they lack: an invalid boundary, a truncated body. */
function isMalformed(error: unknown): never {
  if (error instanceof Error && 'statusCode' in error) throw error;
  throw new RequestError(400, 'BAD_REQUEST', MALFORMED_UPLOAD);
}

/** Registers POST /api/images-upload [§7]: one image, field `file`, no login needed. No other route takes multipart. */
export async function registerUpload(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart, { limits: { files: 1, fields: 5, fileSize: MAX_IMAGE_BYTES, parts: 6 } });
    scope.post('/api/images-upload', async (request, reply) => {
      await services.throttle.take('upload', request.ip);
      if (!request.isMultipart()) throw new RequestError(415, 'BAD_REQUEST', NOT_MULTIPART);
      const file = await fileOf(request).catch(isMalformed);
      if (typeof file === 'string') return sendAnswer(reply, { errors: { file: [file] } });
      await services.throttle.takeUpload(request.ip, file.length);
      const stored = await services.images.store(file);
      return sendAnswer(reply, 'errors' in stored ? stored : { body: { data: stored.pair } });
    });
  });
}
