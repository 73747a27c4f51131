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
  Unchecked: () => <AlertCheckbox search={search} chosen={false} onChange={() => undefined} />,
  Checked: () => <AlertCheckbox search={search} chosen onChange={() => undefined} />,
};
