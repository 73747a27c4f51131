import type { Examples } from '../../mocks/gallery/example.ts';
import { exampleHome, sparseHome } from './example-home.ts';
import { HomeCard } from './home-card.tsx';
import { HomesGrid } from './homes-grid.tsx';

const asked = { bedrooms: 2, bathrooms: 1, maxBudget: 1500, pets: [1], features: [1] };
const nothing = { pets: [0], features: [] };

export const examples: Examples = {
  'In a grid': () => (
    <HomesGrid>
      <li>
        <HomeCard listing={exampleHome} wishes={asked} wanted="first" />
      </li>
      <li>
        <HomeCard listing={exampleHome} wishes={nothing} wanted="first" />
      </li>
      <li>
        <HomeCard
          listing={exampleHome}
          wishes={asked}
          misses={[{ kind: 'misses', text: '$250 over your budget' }]}
          wanted="first"
        />
      </li>
      <li>
        <HomeCard listing={sparseHome} wishes={nothing} />
      </li>
    </HomesGrid>
  ),
};
