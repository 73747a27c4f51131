import type { Examples } from '../../../mocks/gallery/example.ts';
import { NotFound } from './not-found.tsx';

export const alone = true;
export const examples: Examples = {
  'Unknown page': () => <NotFound />,
  'Unknown listing': () => <NotFound title="Home not found" />,
};
