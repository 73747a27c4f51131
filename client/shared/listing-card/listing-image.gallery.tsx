import livingRoom from '../../../demo/images/living-5.webp';
import type { Examples } from '../../../mocks/gallery/example.ts';
import { exampleImage } from '../examples/example-image.fixture.ts';
import { ListingImage } from './listing-image.tsx';

const { large } = exampleImage(livingRoom);

export const examples: Examples = {
  Image: () => (
    <ListingImage src={large} alt="A living room" width={480} height={320} sizes="30rem" most={960} wanted="soon" />
  ),
};
