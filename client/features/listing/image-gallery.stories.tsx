import type { Meta } from '@storybook/react-vite';
import { exampleListing } from '../../shared/examples/example-listing.fixture.ts';
import { ImageGallery } from './image-gallery.tsx';
import { SaveButton } from '../../shared/listing-card/save-button.tsx';

export default { component: ImageGallery } satisfies Meta<typeof ImageGallery>;

const withImages = (count: number) => () => (
  <ImageGallery name={exampleListing.name} images={sixImages.slice(0, count)}>
    <SaveButton listing={exampleListing} />
  </ImageGallery>
);
/** The same images again, each under an address of its own. */
const sixImages = [0, 1].flatMap((round) =>
  exampleListing.images.map(({ large, small }) => ({ large: `${large}?${round}`, small })),
);

export const ThreePictures = { render: withImages(3) };
export const OneImage = { render: withImages(1) };
export const TwoPictures = { render: withImages(2) };
export const SixPictures = { render: withImages(6) };
