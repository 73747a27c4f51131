import type { Examples } from '../../../mocks/gallery/example.ts';
import { MoreListings } from './more-listings.tsx';

const search = { locationType: 'college', locationId: 204796, page: 1, site: 'default' } as const;

export const examples: Examples = {
  'After few matches': () => <MoreListings search={{ ...search, bedrooms: 3, bathrooms: 2, maxBudget: 1300 }} />,
};
