import { imageErrors } from '../../../../domain/images/image-upload.ts';
import type { Examples } from '../../../../mocks/gallery/example.ts';
import { RejectedFiles } from './rejected-files.tsx';

const files = [
  { id: 1, name: 'IMG_4711.HEIC', reason: imageErrors.fromPhone },
  { id: 2, name: 'IMG_20260912_the_whole_front_of_the_house.png', reason: imageErrors.tooLargePng },
];

export const examples: Examples = {
  'Two files': () => <RejectedFiles files={files} dismiss={() => undefined} />,
};
