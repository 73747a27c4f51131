import type { Examples } from '../../../mocks/gallery/example.ts';
import { ImportImages } from './import-images.tsx';

export const examples: Examples = {
  'Two images': () => <ImportImages wanted={['b12-front.jpg', 'b12-kitchen.jpg']} added={() => undefined} />,
};
