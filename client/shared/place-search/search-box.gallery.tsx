import type { Examples } from '../../../mocks/gallery/example.ts';
import { SearchBox } from './search-box.tsx';

export const alone = true;
export const examples: Examples = {
  Empty: () => <SearchBox />,
  'With text': () => <SearchBox text="Ohio State University Main Campus in Columbus" />,
};
