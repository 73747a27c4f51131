import type { Examples } from '../../../mocks/gallery/example.ts';
import { exampleListing, sparseListing } from '../../shared/examples/example-listing.fixture.ts';
import { FloorplanTable } from './floorplan-table.tsx';

export const alone = true;
export const examples: Examples = {
  Several: () => <FloorplanTable floorplans={exampleListing.floorplans} />,
  'Large numbers': () => <FloorplanTable floorplans={sparseListing.floorplans} />,
};
