import type { Examples } from '../../mocks/gallery/example.ts';
import { NextHomes } from './next-homes.tsx';

export const examples: Examples = {
  'Beside what was asked': () => <NextHomes title="Ask one or two more" schoolId="204796" without={[]} />,
};
