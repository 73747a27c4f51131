import type { Examples } from '../../../mocks/gallery/example.ts';
import { exampleListing } from '../../shared/examples/example-listing.fixture.ts';
import { ImageGallery } from './image-gallery.tsx';
import { SaveButton } from '../../shared/listing-card/save-button.tsx';

const withImages = (count: number) => () => (
  <ImageGallery name={exampleListing.name} images={sixImages.slice(0, count)}>
    <SaveButton listing={exampleListing} />
  </ImageGallery>
);
/** The same images again, each under an address of its own. */
const sixImages = [0, 1].flatMap((round) =>
  exampleListing.images.map(({ large, small }) => ({ large: `${large}?${round}`, small })),
);

export const examples: Examples = {
  'Three pictures': withImages(3),
  'One image': withImages(1),
  'Two pictures': withImages(2),
  'Six pictures': withImages(6),
};
