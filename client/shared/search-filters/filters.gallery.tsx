import type { Examples } from '../../../mocks/gallery/example.ts';
import { Filters } from './filters.tsx';

const place = { locationType: 'college', locationId: 204796, page: 1, site: 'default' } as const;

export const alone = true;
export const examples: Examples = {
  'No filters': () => <Filters search={place} />,
  'All filters, custom budget': () => (
    <Filters search={{ ...place, bedrooms: 2, bathrooms: 1.5, maxBudget: 1250, site: 'csa' }} />
  ),
};
