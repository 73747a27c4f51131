import { expect, test } from 'vitest';
import { REFUSED } from '../../../graphql/error-message.ts';
import { imageErrors } from '../../../../domain/images/image-upload.ts';
import { parseUploadResponse, rejectionReason, contentRejectionReason } from './upload-image.ts';

test('returns the first error message of a rejected upload and makes any other failure retryable', () => {
  expect(parseUploadResponse(200, { data: { large: '/l', small: '/s' } })).toEqual({
    pair: { large: '/l', small: '/s' },
  });
  expect(parseUploadResponse(422, { errors: { file: ['No picture.', 'Too small.'] } })).toEqual({
    refused: 'No picture.',
  });
  expect(parseUploadResponse(403, { message: 'Reload the page.' })).toEqual({ refused: 'Reload the page.' });
  expect(parseUploadResponse(404, '<html>')).toEqual({ refused: REFUSED });
  expect(parseUploadResponse(500, null)).toEqual({ failed: true });
  expect(parseUploadResponse(200, '<html>')).toEqual({ failed: true });
});

test('does not send a file of another type, whatever its name', async () => {
  expect(rejectionReason({ name: 'IMG_1.HEIC', type: '', size: 1 })).toMatch(/iPhone/);
  expect(rejectionReason({ name: 'x', type: 'image/heif', size: 1 })).toBe(imageErrors.fromPhone);
  expect(rejectionReason({ name: 'x.gif', type: 'image/gif', size: 1 })).toBe(imageErrors.otherType);
  expect(rejectionReason({ name: 'x.jpg', type: 'image/jpeg', size: 25 * 1024 ** 2 + 1 })).toBe(imageErrors.tooLarge);
  expect(rejectionReason({ name: 'x.png', type: 'image/png', size: 10_485_761 })).toBe(imageErrors.tooLargePng);
  expect(rejectionReason({ name: 'x.png', type: 'image/png', size: 10_485_760 })).toBeUndefined();

  const heic = new Blob([new Uint8Array([0, 0, 0, 24]), 'ftypheic', new Uint8Array(40)]);
  expect(await contentRejectionReason(heic)).toBe(imageErrors.fromPhone);
  expect(await contentRejectionReason(new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']))).toBe(
    imageErrors.otherType,
  );
  expect(await contentRejectionReason(new Blob([]))).toBe(imageErrors.otherType);
  expect(await contentRejectionReason(new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])]))).toBeUndefined();
  expect(
    await contentRejectionReason(new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])])),
  ).toBeUndefined();
});
