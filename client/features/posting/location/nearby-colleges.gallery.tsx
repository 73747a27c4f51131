import type { Examples } from '../../../../mocks/gallery/example.ts';
import { NearbyCollegesLine } from './nearby-colleges.tsx';

const list = ['Ohio State University', 'Columbus State Community College', 'Capital University'];

export const examples: Examples = {
  One: () => <NearbyCollegesLine colleges={{ count: 1, list: list.slice(0, 1) }} />,
  'Three named, others counted': () => <NearbyCollegesLine colleges={{ count: 8, list }} />,
};
