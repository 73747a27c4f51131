import type { Examples } from '../../../mocks/gallery/example.ts';
import { Highlight } from './highlight.tsx';

export const examples: Examples = {
  'What was typed': () => (
    <p>
      <Highlight text="Ohio State University" part="ohio st" />
    </p>
  ),
  'Found by another name': () => (
    <p>
      <Highlight text="Ohio State University" part="osu" />
    </p>
  ),
};
