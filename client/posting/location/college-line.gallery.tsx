import type { Examples } from '../../../mocks/gallery/example.ts';
import { CollegeLine } from './college-line.tsx';

const list = ['Ohio State University', 'Columbus State Community College', 'Capital University'];

export const examples: Examples = {
  One: () => <CollegeLine colleges={{ count: 1, list: list.slice(0, 1) }} />,
  'Three and others': () => <CollegeLine colleges={{ count: 8, list }} />,
};
