import { expect, test } from 'vitest';
import { pictureWords } from '../../../domain/posting/picture.ts';
import { readAnswer, unsuitable, unsuitableInside } from './upload.ts';

test('a refused upload says the first of what was refused; anything else can be tried again', () => {
  expect(readAnswer(200, { data: { large: '/l', small: '/s' } })).toEqual({ pair: { large: '/l', small: '/s' } });
  expect(readAnswer(422, { errors: { file: ['No picture.', 'Too small.'] } })).toEqual({ refused: 'No picture.' });
  expect(readAnswer(500, null)).toEqual({ failed: true });
  expect(readAnswer(200, '<html>')).toEqual({ failed: true });
});

test('a file of another kind is not even sent, whatever its name says', async () => {
  expect(unsuitable({ name: 'IMG_1.HEIC', type: '', size: 1 })).toMatch(/iPhone/);
  expect(unsuitable({ name: 'x', type: 'image/heif', size: 1 })).toBe(pictureWords.fromPhone);
  expect(unsuitable({ name: 'x.gif', type: 'image/gif', size: 1 })).toBe(pictureWords.otherType);
  expect(unsuitable({ name: 'x.jpg', type: 'image/jpeg', size: 10_485_761 })).toBe(pictureWords.tooLarge);
  expect(unsuitable({ name: 'x.png', type: 'image/png', size: 10_485_760 })).toBeUndefined();

  const heic = new Blob([new Uint8Array([0, 0, 0, 24]), 'ftypheic', new Uint8Array(40)]);
  expect(await unsuitableInside(heic)).toBe(pictureWords.fromPhone);
  expect(await unsuitableInside(new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']))).toBe(pictureWords.otherType);
  expect(await unsuitableInside(new Blob([]))).toBe(pictureWords.otherType);
  expect(await unsuitableInside(new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])]))).toBeUndefined();
  expect(
    await unsuitableInside(new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])])),
  ).toBeUndefined();
});
