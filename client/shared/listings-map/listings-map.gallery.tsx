import type { Examples } from '../../../mocks/gallery/example.ts';
import { exampleMatches, examplePlace } from './example-matches.fixture.ts';
import { ListingsMap } from './listings-map.tsx';
import { createHighlightedListing } from './highlighted-listing.ts';

const nothing = { pets: [0], features: [] };
const lit = createHighlightedListing();
const frame = { height: '30rem' };

export const examples: Examples = {
  College: () => (
    <div style={frame}>
      <ListingsMap matches={exampleMatches} criteria={nothing} place={examplePlace} lit={lit} />
    </div>
  ),
  State: () => (
    <div style={frame}>
      <ListingsMap
        matches={exampleMatches.map(({ listing }, index) => ({
          listing: { ...listing, lat: 39 + index * 0.5, lon: -84.2 + (index % 3) },
        }))}
        criteria={nothing}
        place={{ type: 'state', id: '39', displayName: 'Ohio', lat: null, lon: null }}
        lit={lit}
      />
    </div>
  ),
};
