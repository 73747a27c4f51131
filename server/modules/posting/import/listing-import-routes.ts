import { MAX_IMPORT_BYTES } from '../../../../domain/limits.ts';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import {
  IMPORT_ERRORS_PATH,
  IMPORT_IMAGES_PATH,
  IMPORT_PATH,
  importErrors,
} from '../../../../domain/posting/import/import-columns.ts';
import { requireViewer } from '../../../context.ts';
import { NotFound } from '../../../errors.ts';
import { ONE_FILE, readImage, readUpload } from '../../../rest/handlers/image-upload.ts';
import { sendAnswer } from '../../../rest/send-answer.ts';
import { sendCsv } from '../../../http/csv.ts';
import type { ListingImportService } from './listing-import.service.ts';

/**
 * Registers POST /api/listing-import, a landlord's CSV file; POST /api/listing-import/images, one image that the file
 * names; and GET /api/listing-import/errors.csv, all its errors.
 */
export async function registerListingImport(
  app: FastifyInstance,
  { listingImports }: { listingImports: ListingImportService },
): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart, ONE_FILE);
    scope.post(IMPORT_PATH, async (request, reply) => {
      const { accountId } = requireViewer(request);
      const file = await readUpload(request, MAX_IMPORT_BYTES, importErrors);
      if ('errors' in file) return sendAnswer(reply, file);
      const stored = await listingImports.upload(accountId, file.name, file.bytes);
      return sendAnswer(reply, 'errors' in stored ? stored : { body: { data: stored } });
    });
    scope.post(IMPORT_IMAGES_PATH, async (request, reply) => {
      const { accountId } = requireViewer(request);
      const file = await readImage(request);
      if ('errors' in file) return sendAnswer(reply, file);
      const stored = await listingImports.addImage(accountId, file.name, file.bytes);
      return sendAnswer(reply, 'errors' in stored ? stored : { body: { data: stored } });
    });
  });
  app.get(IMPORT_ERRORS_PATH, async (request, reply) => {
    const errors = await listingImports.errors(requireViewer(request).accountId);
    if (!errors) throw new NotFound(importErrors.gone);
    const rows = errors.map(({ line, column, message }) => [String(line), column, message]);
    return sendCsv(reply, 'import-errors.csv', [['Line', 'Column', 'Error'], ...rows]);
  });
}
