import { expect, it } from 'vitest';
import { imageAlt } from './image-alt.ts';

const images = [{}, { caption: ' Kitchen ' }, { caption: '' }, { caption: null }];

it("uses the landlord's caption, otherwise the listing's name", () => {
  expect(images.map((_, index) => imageAlt('High Street Lofts', images, index))).toEqual([
    'High Street Lofts, image 1 of 4',
    'Kitchen, image 2 of 4',
    'High Street Lofts, image 3 of 4',
    'High Street Lofts, image 4 of 4',
  ]);
});

it('does not number a single image', () => {
  expect(imageAlt('High Street Lofts', [{}], 0)).toBe('High Street Lofts');
  expect(imageAlt('High Street Lofts', [{ caption: 'Front door' }], 0)).toBe('Front door');
});
