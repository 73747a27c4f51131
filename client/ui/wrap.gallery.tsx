import type { Examples } from '../../mocks/gallery/example.ts';
import { Wrap } from './wrap.tsx';

const seen = { background: 'var(--accent-soft)' };

export const examples: Examples = {
  'A page': () => (
    <Wrap>
      <p style={seen}>As wide as a page is.</p>
    </Wrap>
  ),
  'Reading or a form': () => (
    <Wrap narrow>
      <p style={seen}>As wide as a line can be read, and in the middle.</p>
    </Wrap>
  ),
};
