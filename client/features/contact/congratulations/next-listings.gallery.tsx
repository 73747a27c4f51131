import type { Examples } from '../../../../mocks/gallery/example.ts';
import { NextListings } from './next-listings.tsx';

export const examples: Examples = {
  'More listings': () => <NextListings title="Contact one or two more" schoolId="204796" without={[]} />,
};
