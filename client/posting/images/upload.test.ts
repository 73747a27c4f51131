import { expect, test } from 'vitest';
import { readAnswer, unsuitable } from './upload.ts';
import { moved } from './images-section.tsx';

test('a refused upload says the first of what was refused; anything else can be tried again', () => {
  expect(readAnswer(200, { data: { large: '/l', small: '/s' } })).toEqual({ pair: { large: '/l', small: '/s' } });
  expect(readAnswer(422, { errors: { file: ['No picture.', 'Too small.'] } })).toEqual({ refused: 'No picture.' });
  expect(readAnswer(500, null)).toEqual({ failed: true });
  expect(readAnswer(200, '<html>')).toEqual({ failed: true });
});

test('a HEIC picture is explained, whatever the browser calls it', () => {
  expect(unsuitable({ name: 'IMG_1.HEIC', type: '', size: 1 })).toMatch(/iPhone/);
  expect(unsuitable({ name: 'x', type: 'image/heif', size: 1 })).toMatch(/HEIC/);
  expect(unsuitable({ name: 'x.gif', type: 'image/gif', size: 1 })).toBe('Use a JPEG or PNG picture.');
  expect(unsuitable({ name: 'x.jpg', type: 'image/jpeg', size: 10_485_761 })).toMatch(/10 MB/);
  expect(unsuitable({ name: 'x.png', type: 'image/png', size: 10_485_760 })).toBeUndefined();
});

test('a picture moves by one place and not past the ends', () => {
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
});
