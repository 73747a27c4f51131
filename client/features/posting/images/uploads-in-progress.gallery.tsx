import type { Examples } from '../../../../mocks/gallery/example.ts';
import { UploadsInProgress } from './uploads-in-progress.tsx';

export const examples: Examples = {
  'One uploading': () => <UploadsInProgress underWay={1} failed={0} />,
  'Some failed to upload': () => <UploadsInProgress underWay={2} failed={1} />,
};
