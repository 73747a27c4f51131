import type { Examples } from '../../../mocks/gallery/example.ts';
import { Card } from '../../ui/card.tsx';
import { HomesGrid } from '../homes-grid.tsx';
import { BesideMap } from './beside-map.tsx';
import { exampleMatches, examplePlace } from './example-matches.ts';

const nothing = { pets: [0], features: [] };

export const examples: Examples = {
  'A list and its map': () => (
    <BesideMap matches={exampleMatches} wishes={nothing} place={examplePlace}>
      <HomesGrid>
        {exampleMatches.map(({ listing }) => (
          <li key={listing.id} data-home={listing.id}>
            <Card>{listing.name}</Card>
          </li>
        ))}
      </HomesGrid>
    </BesideMap>
  ),
};
