import { expect, test } from 'vitest';
import { newFloorplan } from './drafts/draft-limits.ts';
import { optionalDetails } from './optional-details.ts';

test('counts a detail once all floorplans, or all images, state it', () => {
  const image = { large: '/l', small: '/s' };
  const stated = { ...newFloorplan(), deposit: '0', leaseMonths: [12] };
  const done = (draft: Parameters<typeof optionalDetails>[0]) =>
    optionalDetails(draft).flatMap(({ label, done: isDone }) => (isDone ? [label] : []));
  expect(done({ floorplans: [], images: [], virtualTour: ' ' })).toEqual([]);
  expect(
    done({ floorplans: [stated], images: [{ ...image, caption: 'Porch' }], virtualTour: 'https://a.com' }),
  ).toEqual(['Deposit', 'Lease lengths', 'Image captions', 'Virtual tour']);
  expect(
    done({ floorplans: [stated, newFloorplan()], images: [{ ...image, caption: 'Porch' }, image], virtualTour: '' }),
  ).toEqual([]);
});
