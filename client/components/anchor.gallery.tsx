import type { Examples } from '../../mocks/gallery/example.ts';
import { Anchor } from './anchor.tsx';

export const examples: Examples = {
  'In a sentence': () => (
    <p>
      Answer six questions and see <Anchor href="/questionnaire">which homes fit</Anchor>.
    </p>
  ),
};
