import type { Examples } from '../../../mocks/gallery/example.ts';
import { NotFound } from './not-found.tsx';

export const alone = true;
export const examples: Examples = {
  'No such page': () => <NotFound />,
  'No such home': () => <NotFound title="This home is no longer available" />,
};
