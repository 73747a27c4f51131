import type { Examples } from '../../../mocks/gallery/example.ts';
import { exampleListing } from '../../shared/examples/example-listing.fixture.ts';
import { ImageGallery } from './image-gallery.tsx';
import { SaveButton } from '../../shared/listing-card/save-button.tsx';

export const examples: Examples = {
  'Three pictures': () => (
    <ImageGallery name={exampleListing.name} images={exampleListing.images}>
      <SaveButton listing={exampleListing} />
    </ImageGallery>
  ),
};
