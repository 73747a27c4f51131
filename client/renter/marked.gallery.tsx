import type { Examples } from '../../mocks/gallery/example.ts';
import { Marked } from './marked.tsx';

export const examples: Examples = {
  'What was typed': () => (
    <p>
      <Marked text="Ohio State University" part="ohio st" />
    </p>
  ),
  'Found by another name': () => (
    <p>
      <Marked text="Ohio State University" part="osu" />
    </p>
  ),
};
