import { MAX_IMAGE_BYTES, MAX_IMPORT_BYTES } from '../../domain/limits.ts';
import { imageErrors, NOT_MULTIPART } from '../../domain/images/image-upload.ts';
import { imageKey, importErrors } from '../../domain/posting/import/import-columns.ts';
import { importErrorRows } from '../../domain/posting/import/import-run.ts';
import { NOT_FOUND } from '../../domain/request-errors.ts';
import { addImportImage, imageRefusal, importContext, importOf, uploadImport } from '../posting/listing-imports.ts';
import type { World } from '../world/world.ts';
import { csvResponse, failureResponse } from './connection.ts';
import { isMultipart, refuse, storeImage, type UploadContext } from './images.ts';

async function fileOf(request: Request): Promise<File | null> {
  const form = await request.formData().catch(() => undefined);
  const file = form?.get('file') ?? null;
  return typeof file === 'string' ? null : file;
}

/** Handles POST /api/listing-import: a landlord's CSV file. */
export async function handleImportUpload(request: Request, world: World, accountId: number): Promise<Response> {
  if (!isMultipart(request)) return Response.json({ message: NOT_MULTIPART }, { status: 415 });
  const file = await fileOf(request);
  if (!file) return refuse(importErrors.missing);
  if (file.size > MAX_IMPORT_BYTES) return refuse(importErrors.tooLarge);
  const stored = uploadImport(world, accountId, file.name, new Uint8Array(await file.arrayBuffer()));
  return 'refused' in stored ? refuse(stored.refused) : Response.json({ data: { id: stored.id } });
}

/** Handles POST /api/listing-import/images: one image that the file names. */
export async function handleImportImage(
  request: Request,
  context: UploadContext,
  accountId: number,
): Promise<Response> {
  if (!isMultipart(request)) return Response.json({ message: NOT_MULTIPART }, { status: 415 });
  const file = await fileOf(request);
  if (!file) return refuse(imageErrors.missing);
  if (file.size > MAX_IMAGE_BYTES) return refuse(imageErrors.tooLarge);
  const refused = imageRefusal(context.world, accountId, file.name);
  if (refused !== undefined) return refuse(refused);
  const stored = await storeImage(file, context);
  if ('refused' in stored) return refuse(stored.refused);
  const { pair, ...warned } = stored;
  addImportImage(context.world, accountId, file.name, pair);
  return Response.json({ data: { name: imageKey(file.name), ...warned } });
}

/** Handles GET /api/listing-import/errors.csv. */
export function handleImportErrors(world: World, accountId: number): Response {
  const record = importOf(world, accountId);
  if (!record) return failureResponse('plain', 404, { ...NOT_FOUND, message: importErrors.gone });
  return csvResponse(importErrorRows(record.file, importContext(world, record)), 'import-errors.csv');
}
