import type { Examples } from '../../mocks/gallery/example.ts';
import { SkipLink } from './skip-link.tsx';

export const examples: Examples = {
  'Shown on focus': () => <SkipLink to="content">Skip to content</SkipLink>,
};
