import type { Examples } from '../../mocks/gallery/example.ts';
import { BrandMark } from './brand-mark.tsx';

export const examples: Examples = {
  Mark: () => (
    <div style={{ width: 48, color: 'var(--accent)' }}>
      <BrandMark />
    </div>
  ),
};
