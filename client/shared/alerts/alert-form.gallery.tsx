import type { Examples } from '../../../mocks/gallery/example.ts';
import { AlertForm } from './alert-form.tsx';

const search = { locationType: 'college', locationId: 204796, page: 1, site: 'default' } as const;

/** Landmarks with the same name must be unique on a page. */
export const alone = true;

export const examples: Examples = {
  'No criteria': () => <AlertForm search={search} where="near Ohio State University" />,
  'All criteria': () => (
    <AlertForm
      search={{ ...search, bedrooms: 9, bathrooms: 1.5, maxBudget: 1200 }}
      where="near University of North Carolina at Chapel Hill"
    />
  ),
};
