import type { Examples } from '../../../mocks/gallery/example.ts';
import { AlertCheckbox } from './alert-checkbox.tsx';

const search = {
  locationType: 'college',
  locationId: 204796,
  bedrooms: 2,
  maxBudget: 1200,
  page: 1,
  site: 'default',
} as const;

export const examples: Examples = {
  'Left open': () => <AlertCheckbox search={search} chosen={false} onChange={() => undefined} />,
  Chosen: () => <AlertCheckbox search={search} chosen onChange={() => undefined} />,
};
