import { MAX_IMPORT_BYTES } from '../../../../domain/limits.ts';
import type { FastifyInstance } from 'fastify';
import {
  IMPORT_ERRORS_PATH,
  IMPORT_IMAGES_PATH,
  IMPORT_PATH,
  importErrors,
} from '../../../../domain/posting/import/import-columns.ts';
import { requireViewer } from '../../../context.ts';
import { NotFound } from '../../../errors.ts';
import { receiveImage } from '../../../rest/receive-image.ts';
import { sendAnswer } from '../../../rest/send-answer.ts';
import { asCsv } from '../../../http/csv.ts';
import type { Services } from '../../../services.ts';

const CSV_FILE = { maxBytes: MAX_IMPORT_BYTES, errors: importErrors };

/**
 * Registers POST /api/listing-import, a landlord's CSV file; POST /api/listing-import/images, one image that the file
 * names; and GET /api/listing-import/errors.csv, all its errors.
 */
export async function registerListingImport(
  app: FastifyInstance,
  { listingImports, uploads }: Pick<Services, 'listingImports' | 'uploads'>,
): Promise<void> {
  await uploads.register(app, (scope) => {
    scope.post(IMPORT_PATH, async (request, reply) => {
      const { accountId } = requireViewer(request);
      const stored = await uploads.receive(request, CSV_FILE, (file) =>
        listingImports.upload({ accountId, ip: request.ip }, file),
      );
      return sendAnswer(reply, 'errors' in stored ? stored : { body: { data: stored } });
    });
    scope.post(IMPORT_IMAGES_PATH, async (request, reply) => {
      const { accountId } = requireViewer(request);
      const stored = await receiveImage(uploads, request, (file) =>
        listingImports.addImage({ accountId, ip: request.ip }, file),
      );
      return sendAnswer(reply, 'errors' in stored ? stored : { body: { data: stored } });
    });
  });
  app.get(IMPORT_ERRORS_PATH, async (request, reply) => {
    const errors = await listingImports.errorsCsv(requireViewer(request).accountId);
    if (errors === null) throw new NotFound(importErrors.gone);
    return asCsv(reply, 'import-errors.csv').send(errors);
  });
}
