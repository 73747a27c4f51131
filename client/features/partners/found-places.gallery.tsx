import type { Examples } from '../../../mocks/gallery/example.ts';
import { FoundPlaces } from './found-places.tsx';

export const examples: Examples = {
  'Some are called so': () => <FoundPlaces query={new URLSearchParams({ q: 'ohio', brand: 'cr' })} />,
  'None is': () => <FoundPlaces query={new URLSearchParams({ q: 'atlantis' })} />,
};
