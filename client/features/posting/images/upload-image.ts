import { REFUSED } from '../../../graphql/error-message.ts';
import { STORAGE_FULL } from '../../../../domain/request-errors.ts';
import { serverUrl } from '../../../graphql/transport.ts';
import { INVALID_TOKEN_STATUS, renewToken, xsrfHeader } from '../../../graphql/xsrf.ts';
import {
  detectImageFormat,
  imageBytesError,
  imageErrors,
  imageNameError,
  SIGNATURE_BYTES,
  type StoredImage,
} from '../../../../domain/images/image-upload.ts';
import { isRecord } from '../../../../domain/is-record.ts';
import { shrinkImage } from '../../../shared/images/shrink-image.ts';

export type UploadResult = StoredImage | { refused: string } | { failed: true };

/** Parses the response of POST /api/images-upload; the first error message is the one shown [§7]. */
export function parseUploadResponse(status: number, body: unknown): UploadResult {
  const { data, warning, errors, message } = isRecord(body) ? body : {};
  const { large, small } = isRecord(data) ? data : {};
  if (status === 200 && typeof large === 'string' && typeof small === 'string')
    return { pair: { large, small }, ...(typeof warning === 'string' && { warning }) };
  const [messages] = isRecord(errors) ? Object.values(errors) : [];
  const first: unknown = Array.isArray(messages) ? messages[0] : undefined;
  if (status === 422 && typeof first === 'string') return { refused: first };
  if (status === 413) return { refused: imageErrors.tooLarge };
  if (status === 429) return { refused: "Too many images. Wait a minute and try again. There's a daily limit too." };
  if (status === 507) return { refused: STORAGE_FULL.message };
  // a status under 500 is a response, not an outage [§7]
  if (status >= 300 && status < 500) return { refused: typeof message === 'string' ? message : REFUSED };
  return { failed: true };
}

/** Uploads one image, smaller where it is very large; `progress` receives 0 to 1, which fetch does not report. Renews a stale token once; never throws. */
export function uploadImage(file: File, progress: (share: number) => void) {
  let current: XMLHttpRequest | undefined;
  let stopped = false;
  const send = (image: Blob) =>
    new Promise<{ status: number; body: unknown }>((resolve) => {
      const request = new XMLHttpRequest();
      current = request;
      request.upload.addEventListener('progress', (event) => {
        if (event.lengthComputable) progress(event.loaded / event.total);
      });
      // a status of 0 means no response
      for (const end of ['load', 'error', 'abort', 'timeout'])
        request.addEventListener(end, () => resolve({ status: request.status, body: request.response }));
      const form = new FormData();
      form.append('file', image, file.name);
      request.open('POST', serverUrl('/api/images-upload'));
      request.responseType = 'json';
      request.setRequestHeader('Accept', 'application/json');
      for (const [name, value] of Object.entries(xsrfHeader(document.cookie))) request.setRequestHeader(name, value);
      request.send(form);
    });
  const answer = async () => {
    const image = await shrinkImage(file);
    if (stopped) return { failed: true } as const;
    let came = await send(image);
    if (came.status === INVALID_TOKEN_STATUS) await renewToken();
    if (came.status === INVALID_TOKEN_STATUS && !stopped) came = await send(image);
    return parseUploadResponse(came.status, came.body);
  };
  return {
    answer: answer(),
    abort: () => {
      stopped = true;
      current?.abort();
    },
  };
}

/** Returns why a file is not uploaded, by its name and size; undefined when it may be [§5]. */
export function rejectionReason({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  if (/^image\/(hei[cf]|avif)/.test(type)) return imageErrors.fromPhone;
  const error = imageNameError(name);
  if (error !== undefined) return error;
  if (type !== 'image/jpeg' && type !== 'image/png') return imageErrors.otherType;
  return imageBytesError(type === 'image/png' ? 'png' : 'jpeg', size);
}

/**
 * Returns the same by the file's content, so that nobody waits for an invalid upload. An unreadable file is left to the
 * server.
 */
export async function contentRejectionReason(file: Blob): Promise<string | undefined> {
  const start = file.slice(0, SIGNATURE_BYTES).arrayBuffer();
  const bytes = await start.catch(() => undefined);
  const kind = bytes ? detectImageFormat(new Uint8Array(bytes)) : 'jpeg';
  if (kind === 'phone') return imageErrors.fromPhone;
  return kind === 'other' ? imageErrors.otherType : undefined;
}
