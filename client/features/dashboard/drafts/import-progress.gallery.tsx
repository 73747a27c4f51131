import type { Examples } from '../../../../mocks/gallery/example.ts';
import { ImportProgress } from './import-progress.tsx';

export const examples: Examples = {
  'Without an import': () => <ImportProgress />,
};
