import type { Examples } from '../../../mocks/gallery/example.ts';
import { ApiSection } from './api-section.tsx';

/** The heading's name must be unique on a page. */
export const alone = true;
export const examples: Examples = {
  'Near a college': () => (
    <ApiSection
      origin="https://homes.example"
      place={{ type: 'college', id: 170976, name: 'Michigan', path: '/college/michigan' }}
    />
  ),
};
