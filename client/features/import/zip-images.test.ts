import { MAX_IMAGE_BYTES } from '../../../domain/limits.ts';
import { zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { MAX_ZIP_ENTRIES, openZip } from './zip-images.ts';

const photo = new Uint8Array([255, 216, 255, 1, 2, 3]);
const zipOf = (files: Record<string, Uint8Array>) => new File([new Uint8Array(zipSync(files))], 'photos.zip');

it('finds the wanted images in any folder, and inflates no other and none that is too large', async () => {
  const zip = zipOf({
    'photos/Front.JPG': photo,
    '__MACOSX/photos/._Front.JPG': photo,
    'other.jpg': photo,
    'bomb.jpg': new Uint8Array(MAX_IMAGE_BYTES + 1),
  });
  const opened = await openZip(zip, new Set(['front.jpg', 'bomb.jpg', 'missing.jpg']));
  if ('refused' in opened) throw new Error(opened.refused);
  expect(opened.names).toEqual(['front.jpg']);
  expect(opened.read('front.jpg')).toEqual(photo);
  expect(opened.read('bomb.jpg')).toBeNull();
});

it('refuses what is no zip, or has too many entries', async () => {
  expect(await openZip(new File(['Name,Rent'], 'a.zip'), new Set())).toEqual({
    refused: expect.stringContaining('zip file'),
  });
  const many = Object.fromEntries(Array.from({ length: MAX_ZIP_ENTRIES + 1 }, (_, index) => [`${index}.jpg`, photo]));
  expect(await openZip(zipOf(many), new Set())).toEqual({ refused: expect.stringContaining('5,000 files') });
});
