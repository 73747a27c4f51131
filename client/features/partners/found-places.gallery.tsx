import type { Examples } from '../../../mocks/gallery/example.ts';
import { FoundPlaces } from './found-places.tsx';

export const examples: Examples = {
  Results: () => <FoundPlaces query={new URLSearchParams({ q: 'ohio', brand: 'cr' })} />,
  'No results': () => <FoundPlaces query={new URLSearchParams({ q: 'atlantis' })} />,
};
