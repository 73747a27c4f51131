import type { Examples } from '../../../mocks/gallery/example.ts';
import { BrandLogo } from './brand-logo.tsx';

export const examples: Examples = {
  Mark: () => (
    <div style={{ width: 48, color: 'var(--accent)' }}>
      <BrandLogo />
    </div>
  ),
};
