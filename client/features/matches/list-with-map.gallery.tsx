import type { Examples } from '../../../mocks/gallery/example.ts';
import { Card } from '../../components/card.tsx';
import { ListingGrid } from '../../shared/listing-card/listing-grid.tsx';
import { ListWithMap } from './list-with-map.tsx';
import { exampleMatches, examplePlace } from '../../shared/listings-map/example-matches.fixture.ts';

const nothing = { pets: [0], features: [] };

export const examples: Examples = {
  'List and map': () => (
    <ListWithMap matches={exampleMatches} criteria={nothing} place={examplePlace}>
      <ListingGrid>
        {exampleMatches.map(({ listing }) => (
          <li key={listing.id} data-home={listing.id}>
            <Card>{listing.name}</Card>
          </li>
        ))}
      </ListingGrid>
    </ListWithMap>
  ),
};
