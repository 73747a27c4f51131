import type { Examples } from '../../mocks/gallery/example.ts';
import { examplePicture } from './example-picture.ts';
import { Picture } from './picture.tsx';

const { large } = examplePicture({ kind: 'living', seed: 4 });

export const examples: Examples = {
  'A picture of a home': () => (
    <Picture src={large} alt="A living room" width={480} height={320} sizes="30rem" most={960} wanted="soon" />
  ),
};
