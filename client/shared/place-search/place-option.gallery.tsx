import type { Examples } from '../../../mocks/gallery/example.ts';
import { PlaceOption } from './place-option.tsx';

const ohio = {
  type: 'college',
  id: '204796',
  name: 'Ohio State University',
  detail: 'Columbus, OH',
  url: '/college/ohio-state',
} as const;

export const examples: Examples = {
  'With homes': () => <PlaceOption place={{ ...ohio, listingsCount: 1412 }} typed="ohio st" />,
  'Without homes': () => <PlaceOption place={{ ...ohio, listingsCount: 0 }} typed="state" />,
  Recent: () => <PlaceOption place={ohio} typed="" />,
};
