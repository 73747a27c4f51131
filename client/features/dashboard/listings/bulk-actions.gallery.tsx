import type { Examples } from '../../../../mocks/gallery/example.ts';
import { exampleMyListing } from '../../../shared/examples/example-my-listing.fixture.ts';
import { BulkActions } from './bulk-actions.tsx';

export const examples: Examples = {
  'Two selected': () => (
    <BulkActions chosen={[exampleMyListing, { ...exampleMyListing, id: '2', hidden: true }]} choose={() => undefined} />
  ),
};
