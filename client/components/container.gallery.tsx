import type { Examples } from '../../mocks/gallery/example.ts';
import { Container } from './container.tsx';

const seen = { background: 'var(--accent-soft)' };

export const examples: Examples = {
  Default: () => (
    <Container>
      <p style={seen}>As wide as a page is.</p>
    </Container>
  ),
  Narrow: () => (
    <Container narrow>
      <p style={seen}>As wide as a line can be read, and in the middle.</p>
    </Container>
  ),
};
