import type { FastifyRequest } from 'fastify';
import { imageErrors, imageNameError } from '../../domain/images/image-upload.ts';
import { MAX_IMAGE_BYTES } from '../../domain/limits.ts';
import type { Upload, Uploads } from '../http/uploads.ts';

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
