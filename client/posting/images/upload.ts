import { xsrfHeader } from '../../apollo/xsrf.ts';
import type { ImagePair } from '../../../domain/posting/draft.ts';

/** What came of an upload: the pair of pictures, or why there is none. */
export type Uploaded = { pair: ImagePair } | { refused: string } | { failed: true };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Reads the answer of POST /api/images-upload; the first message of a refusal is the one shown [§7]. */
export function readAnswer(status: number, body: unknown): Uploaded {
  const data = isObject(body) && isObject(body['data']) ? body['data'] : {};
  const { large, small } = data;
  if (status === 200 && typeof large === 'string' && typeof small === 'string') return { pair: { large, small } };
  const errors = isObject(body) && isObject(body['errors']) ? Object.values(body['errors']) : [];
  const first: unknown = Array.isArray(errors[0]) ? errors[0][0] : undefined;
  if (status === 422 && typeof first === 'string') return { refused: first };
  if (status === 413) return { refused: 'That picture is too large. Use one of at most 10 MB.' };
  if (status === 429) return { refused: 'Too many pictures at once. Wait a minute and try again.' };
  return { failed: true };
}

/**
 * Sends one picture. XMLHttpRequest, because fetch cannot say how much of a body has been sent; `progress` is told from
 * 0 to 1. Answers in any case, never throws.
 */
export function upload(
  file: File,
  progress: (share: number) => void,
): { answer: Promise<Uploaded>; abort: () => void } {
  const request = new XMLHttpRequest();
  const answer = new Promise<Uploaded>((resolve) => {
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) progress(event.loaded / event.total);
    });
    request.addEventListener('load', () => resolve(readAnswer(request.status, request.response)));
    for (const end of ['error', 'abort', 'timeout']) request.addEventListener(end, () => resolve({ failed: true }));
  });
  const form = new FormData();
  form.append('file', file);
  request.open('POST', '/api/images-upload');
  request.responseType = 'json';
  request.setRequestHeader('Accept', 'application/json');
  for (const [name, value] of Object.entries(xsrfHeader(document.cookie))) request.setRequestHeader(name, value);
  request.send(form);
  return { answer, abort: () => request.abort() };
}

/** Why this file is not even sent; undefined when it may be. The server looks at the content, not at the name [§5]. */
export function unsuitable(file: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  if (/\.hei[cf]$/i.test(file.name) || /^image\/hei[cf]/.test(file.type))
    return 'This is a HEIC picture, which browsers cannot show. On an iPhone choose Settings, Camera, Formats, Most Compatible, or share the picture as JPEG.';
  if (!['image/jpeg', 'image/png'].includes(file.type)) return 'Use a JPEG or PNG picture.';
  if (file.size > 10 * 1024 * 1024) return 'Use a picture of at most 10 MB.';
  return undefined;
}
