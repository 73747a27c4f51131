import { MAX_IMAGE_BYTES, MAX_IMPORT_BYTES } from '../../domain/limits.ts';
import { stringify } from 'csv-stringify/browser/esm/sync';
import { csvOptions } from '../../domain/leads/leads-csv.ts';
import { imageErrors, NOT_MULTIPART } from '../../domain/images/image-upload.ts';
import { imageKey, importErrors } from '../../domain/posting/import/import-columns.ts';
import { allErrors } from '../../domain/posting/import/import-run.ts';
import { NOT_FOUND, NOT_LOGGED_IN } from '../../domain/request-errors.ts';
import { viewerOf } from '../account/viewer.ts';
import { addImportImage, imageRefusal, importContext, importOf, uploadImport } from '../posting/listing-imports.ts';
import type { MockContext } from '../world/world.ts';
import { failureResponse } from './connection.ts';
import type { ImageStore } from './image-store.ts';
import { storeImage } from './images.ts';

const refuse = (message: string) => Response.json({ errors: { file: [message] } }, { status: 422 });

/** Returns the field `file` of a form; null when there is none. */
async function fileOf(request: Request): Promise<File | null> {
  const form = await request.formData().catch(() => undefined);
  const file = form?.get('file') ?? null;
  return typeof file === 'string' ? null : file;
}

const isMultipart = (request: Request) =>
  request.headers.get('content-type')?.startsWith('multipart/form-data') ?? false;

/** Handles POST /api/listing-import: a landlord's CSV file. */
export async function handleImportUpload(request: Request, context: MockContext): Promise<Response> {
  const viewer = viewerOf(context);
  if (!viewer) return failureResponse('plain', 401, NOT_LOGGED_IN);
  if (!isMultipart(request)) return Response.json({ message: NOT_MULTIPART }, { status: 415 });
  const file = await fileOf(request);
  if (!file) return refuse(importErrors.missing);
  if (file.size > MAX_IMPORT_BYTES) return refuse(importErrors.tooLarge);
  const stored = await uploadImport(context.world, viewer.id, file.name, new Uint8Array(await file.arrayBuffer()));
  return 'refused' in stored ? refuse(stored.refused) : Response.json({ data: { id: stored.id } });
}

/** Handles POST /api/listing-import/images: one image that the file names. */
export async function handleImportImage(
  request: Request,
  context: MockContext,
  pictures: ImageStore,
): Promise<Response> {
  const viewer = viewerOf(context);
  if (!viewer) return failureResponse('plain', 401, NOT_LOGGED_IN);
  if (!isMultipart(request)) return Response.json({ message: NOT_MULTIPART }, { status: 415 });
  const file = await fileOf(request);
  if (!file) return refuse(imageErrors.missing);
  if (file.size > MAX_IMAGE_BYTES) return refuse(imageErrors.tooLarge);
  const { world } = context;
  const refused = imageRefusal(world, viewer.id, file.name);
  if (refused !== undefined) return refuse(refused);
  const stored = await storeImage(file, { world, pictures });
  if ('refused' in stored) return refuse(stored.refused);
  addImportImage(world, viewer.id, file.name, stored.pair);
  return Response.json({ data: { name: imageKey(file.name) } });
}

/** Handles GET /api/listing-import/errors.csv. */
export async function handleImportErrors(context: MockContext): Promise<Response> {
  const viewer = viewerOf(context);
  if (!viewer) return failureResponse('plain', 401, NOT_LOGGED_IN);
  const record = importOf(context.world, viewer.id);
  if (!record) return failureResponse('plain', 404, { ...NOT_FOUND, message: importErrors.gone });
  const errors = await allErrors(record.file, importContext(context.world, record));
  const rows = errors.map(({ line, column, message }) => [String(line), column, message]);
  return new Response(stringify([['Line', 'Column', 'Error'], ...rows], csvOptions), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="import-errors.csv"',
    },
  });
}
