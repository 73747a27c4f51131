import type { Examples } from '../../../mocks/gallery/example.ts';
import { PageButtons } from './page-buttons.tsx';

export const examples: Examples = {
  'First page': () => <PageButtons label="Pages of your listings" page={1} pages={5} turn={() => {}} />,
  'Last page': () => <PageButtons label="Pages of your listings" page={5} pages={5} turn={() => {}} />,
};
