import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MAX_IMAGE_BYTES } from '../../../domain/limits.ts';
import { imageErrors, imageNameError } from '../../../domain/images/image-upload.ts';
import type { Upload, Uploads } from '../../http/uploads.ts';
import type { Services } from '../../services.ts';
import { clientOf } from '../../throttle.ts';
import { sendAnswer } from '../send-answer.ts';

const IMAGE = { maxBytes: MAX_IMAGE_BYTES, errors: imageErrors };

/** Receives an image as `Uploads.receive` does; its name may be refused too. */
export const receiveImage = <Answer>(
  uploads: Uploads,
  request: FastifyRequest,
  use: (upload: Upload) => Promise<Answer>,
) =>
  uploads.receive(request, IMAGE, async (upload) => {
    const refused = imageNameError(upload.name);
    return refused === undefined ? use(upload) : { errors: { file: [refused] } };
  });

/** Registers POST /api/images-upload [§7]: one image, field `file`, no login needed. */
export async function registerUpload(
  app: FastifyInstance,
  { images, throttle, uploads }: Pick<Services, 'images' | 'throttle' | 'uploads'>,
): Promise<void> {
  await uploads.register(app, (scope) => {
    scope.post('/api/images-upload', async (request, reply) => {
      const { ip } = request;
      await throttle.take('upload', ip);
      const stored = await receiveImage(uploads, request, async ({ path, bytes }) => {
        await throttle.takeUpload(ip, bytes);
        return images.store(() => readFile(path), clientOf(ip));
      });
      if ('errors' in stored) return sendAnswer(reply, stored);
      const { pair: data, ...warned } = stored;
      return sendAnswer(reply, { body: { data, ...warned } });
    });
  });
}
