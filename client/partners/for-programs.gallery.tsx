import type { Examples } from '../../mocks/gallery/example.ts';
import { ForPrograms } from './for-programs.tsx';

/** Its heading has a name that stands once on a page. */
export const alone = true;
export const examples: Examples = {
  'Near a college': () => (
    <ForPrograms
      origin="https://homes.example"
      place={{ type: 'college', id: 170976, name: 'Michigan', path: '/college/michigan' }}
    />
  ),
};
