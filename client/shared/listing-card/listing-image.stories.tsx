import livingRoom from '../../../demo/images/living-5.webp';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleImage } from '../examples/example-image.fixture.ts';
import { ListingImage } from './listing-image.tsx';

export default { component: ListingImage } satisfies Meta<typeof ListingImage>;

const { large } = exampleImage(livingRoom);

export const Image: StoryObj<typeof ListingImage> = {
  args: { src: large, alt: 'A living room', width: 480, height: 320, sizes: '30rem', most: 960, wanted: 'soon' },
};
