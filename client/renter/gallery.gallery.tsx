import type { Examples } from '../../mocks/gallery/example.ts';
import { exampleHome } from './example-home.ts';
import { Gallery } from './gallery.tsx';
import { SaveButton } from './save-button.tsx';

export const examples: Examples = {
  'Three pictures': () => (
    <Gallery name={exampleHome.name} images={exampleHome.images}>
      <SaveButton listing={exampleHome} />
    </Gallery>
  ),
};
