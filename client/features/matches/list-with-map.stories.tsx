import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../components/card.tsx';
import { ListingGrid } from '../../shared/listing-card/listing-grid.tsx';
import { ListWithMap } from './list-with-map.tsx';
import { exampleMatches, examplePlace } from '../../shared/listings-map/example-matches.fixture.ts';

export default { component: ListWithMap } satisfies Meta<typeof ListWithMap>;

const nothing = { pets: [0], features: [] };

export const ListAndMap: StoryObj<typeof ListWithMap> = {
  args: {
    matches: exampleMatches,
    criteria: nothing,
    place: examplePlace,
    children: (
      <ListingGrid>
        {exampleMatches.map(({ listing }) => (
          <li key={listing.id} data-home={listing.id}>
            <Card>{listing.name}</Card>
          </li>
        ))}
      </ListingGrid>
    ),
  },
};
