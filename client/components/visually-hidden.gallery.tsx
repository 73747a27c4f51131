import type { Examples } from '../../mocks/gallery/example.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export const examples: Examples = {
  'In a button': () => (
    <button type="button">
      Edit<VisuallyHidden> Lane Avenue Flats</VisuallyHidden>
    </button>
  ),
};
