import { MAX_IMAGE_BYTES, MAX_IMPORT_BYTES } from '../../../../domain/limits.ts';
import multipart from '@fastify/multipart';
import { stringify } from 'csv-stringify/sync';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { csvOptions } from '../../../../domain/leads/leads-csv.ts';
import {
  imageErrors,
  imageNameError,
  MALFORMED_UPLOAD,
  NOT_MULTIPART,
} from '../../../../domain/images/image-upload.ts';
import {
  IMPORT_ERRORS_PATH,
  IMPORT_IMAGES_PATH,
  IMPORT_PATH,
  importErrors,
} from '../../../../domain/posting/import/import-columns.ts';
import { NotFound, NotLoggedIn, RequestError } from '../../../errors.ts';
import { sendAnswer } from '../../../rest/send-answer.ts';
import type { ListingImportService } from './listing-import.service.ts';

/** Reads the file of the field `file`; null when there is none, 'large' past the limit. */
async function fileOf(
  request: FastifyRequest,
  fileSize: number,
): Promise<{ name: string; bytes: Buffer } | 'large' | null> {
  if (!request.isMultipart()) throw new RequestError(415, 'BAD_REQUEST', NOT_MULTIPART);
  try {
    const part = await request.file({ throwFileSizeLimit: false, limits: { fileSize } });
    if (!part) return null;
    const bytes = await part.toBuffer();
    if (part.file.truncated) return 'large';
    return part.fieldname === 'file' ? { name: part.filename, bytes } : null;
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error) throw error;
    throw new RequestError(400, 'BAD_REQUEST', MALFORMED_UPLOAD);
  }
}

/**
 * Registers POST /api/listing-import, a landlord's CSV file; POST /api/listing-import/images, one image that the file
 * names; and GET /api/listing-import/errors.csv, all its errors.
 */
export async function registerListingImport(
  app: FastifyInstance,
  { listingImports }: { listingImports: ListingImportService },
): Promise<void> {
  const accountOf = ({ viewer }: FastifyRequest): number => {
    if (!viewer) throw new NotLoggedIn();
    return viewer.accountId;
  };
  await app.register(async (scope) => {
    await scope.register(multipart, { limits: { files: 1, fields: 5, parts: 6 } });
    scope.post(IMPORT_PATH, async (request, reply) => {
      const accountId = accountOf(request);
      const file = await fileOf(request, MAX_IMPORT_BYTES);
      if (file === null || file === 'large')
        return sendAnswer(reply, { errors: { file: [file === null ? importErrors.missing : importErrors.tooLarge] } });
      const stored = await listingImports.upload(accountId, file.name, file.bytes);
      return sendAnswer(reply, 'errors' in stored ? stored : { body: { data: stored } });
    });
    scope.post(IMPORT_IMAGES_PATH, async (request, reply) => {
      const accountId = accountOf(request);
      const file = await fileOf(request, MAX_IMAGE_BYTES);
      const refused =
        file === null ? imageErrors.missing : file === 'large' ? imageErrors.tooLarge : imageNameError(file.name);
      if (refused !== undefined || file === null || file === 'large')
        return sendAnswer(reply, { errors: { file: [refused ?? imageErrors.missing] } });
      const stored = await listingImports.addImage(accountId, file.name, file.bytes);
      return sendAnswer(reply, 'errors' in stored ? stored : { body: { data: stored } });
    });
  });
  app.get(IMPORT_ERRORS_PATH, async (request, reply) => {
    const errors = await listingImports.errors(accountOf(request));
    if (!errors) throw new NotFound(importErrors.gone);
    void reply
      .type('text/csv; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="import-errors.csv"');
    const rows = errors.map(({ line, column, message }) => [String(line), column, message]);
    return reply.send(stringify([['Line', 'Column', 'Error'], ...rows], csvOptions));
  });
}
