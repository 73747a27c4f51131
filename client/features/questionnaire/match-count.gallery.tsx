import type { Examples } from '../../../mocks/gallery/example.ts';
import { MatchCount } from './match-count.tsx';

const search = { locationType: 'college', locationId: 204796, page: 1, site: 'default' } as const;

export const examples: Examples = {
  Matches: () => <MatchCount search={{ ...search, bedrooms: 2, maxBudget: 1500 }} place="Ohio State University" />,
  'No matches': () => <MatchCount search={{ ...search, bedrooms: 8, maxBudget: 400 }} place="Ohio State University" />,
};
