import { MAX_IMAGE_BYTES } from '../../../domain/limits.ts';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FieldErrors } from '../../../domain/field-errors.ts';
import { NOT_MULTIPART, imageErrors, imageNameError, MALFORMED_UPLOAD } from '../../../domain/images/image-upload.ts';
import { RequestError } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { sendAnswer } from '../send-answer.ts';

/** The options of @fastify/multipart where one file is uploaded. */
export const ONE_FILE = { limits: { files: 1, fields: 5, parts: 6 } };

type Upload = { name: string; bytes: Buffer } | { errors: FieldErrors };

/**
 * Reads the file of the field `file`; the errors of a missing one and of one past the limit in bytes.
 * @throws RequestError 415 for what is not multipart, 400 for what cannot be parsed.
 */
export async function readUpload(
  request: FastifyRequest,
  fileSize: number,
  { missing, tooLarge }: Record<'missing' | 'tooLarge', string>,
): Promise<Upload> {
  if (!request.isMultipart()) throw new RequestError(415, 'BAD_REQUEST', NOT_MULTIPART);
  try {
    const part = await request.file({ throwFileSizeLimit: false, limits: { fileSize } });
    if (!part) return { errors: { file: [missing] } };
    const bytes = await part.toBuffer();
    if (part.file.truncated) return { errors: { file: [tooLarge] } };
    return part.fieldname === 'file' ? { name: part.filename, bytes } : { errors: { file: [missing] } };
  } catch (error) {
    // The parser's errors lack a status: an invalid boundary, a truncated body.
    if (error instanceof Error && 'statusCode' in error) throw error;
    throw new RequestError(400, 'BAD_REQUEST', MALFORMED_UPLOAD);
  }
}

/** Reads an image as `readUpload` does; its name may be refused too. */
export async function readImage(request: FastifyRequest): Promise<Upload> {
  const file = await readUpload(request, MAX_IMAGE_BYTES, imageErrors);
  const refused = 'name' in file ? imageNameError(file.name) : undefined;
  return refused === undefined ? file : { errors: { file: [refused] } };
}

/** Registers POST /api/images-upload [§7]: one image, field `file`, no login needed. */
export async function registerUpload(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart, ONE_FILE);
    scope.post('/api/images-upload', async (request, reply) => {
      await services.throttle.take('upload', request.ip);
      const file = await readImage(request);
      if ('errors' in file) return sendAnswer(reply, file);
      await services.throttle.takeUpload(request.ip, file.bytes.length);
      const stored = await services.images.store(file.bytes);
      if ('errors' in stored) return sendAnswer(reply, stored);
      const { pair: data, ...warned } = stored;
      return sendAnswer(reply, { body: { data, ...warned } });
    });
  });
}
