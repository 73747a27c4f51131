import { withUnmetCriteria } from '../../../domain/search/labels/unmet-criteria-label.ts';
import type { Meta } from '@storybook/react-vite';
import { exampleListing, sparseListing } from '../examples/example-listing.fixture.ts';
import { ListingCard } from './listing-card.tsx';
import { ListingGrid } from './listing-grid.tsx';

export default { component: ListingCard } satisfies Meta<typeof ListingCard>;

const preferences = { bedrooms: 2, bathrooms: 1, maxBudget: 1500, pets: [1], features: [1] };
const nothing = { pets: [0], features: [] };

export const Grid = {
  render: () => (
    <ListingGrid>
      <li>
        <ListingCard listing={exampleListing} preferences={preferences} wanted="first" />
      </li>
      <li>
        <ListingCard listing={exampleListing} preferences={nothing} wanted="first" />
      </li>
      <li>
        <ListingCard
          listing={exampleListing}
          preferences={preferences}
          explain={(reasons) => withUnmetCriteria([{ criterion: 'budget', by: 250 }], reasons)}
          wanted="first"
        />
      </li>
      <li>
        <ListingCard listing={sparseListing} preferences={nothing} />
      </li>
    </ListingGrid>
  ),
};
