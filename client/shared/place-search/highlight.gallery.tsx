import type { Examples } from '../../../mocks/gallery/example.ts';
import { Highlight } from './highlight.tsx';

export const examples: Examples = {
  'Typed text': () => (
    <p>
      <Highlight text="Ohio State University" part="ohio st" />
    </p>
  ),
  'Matched by alias': () => (
    <p>
      <Highlight text="Ohio State University" part="osu" />
    </p>
  ),
};
