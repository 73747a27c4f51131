import type { Examples } from '../../../../mocks/gallery/example.ts';
import { exampleMyListing } from '../../../shared/examples/example-my-listing.fixture.ts';
import { RelistListing } from './relist-listing.tsx';

const nothing = () => undefined;

export const examples: Examples = {
  'With price': () => <RelistListing mine={exampleMyListing} close={nothing} />,
  'Unavailable type': () => <RelistListing mine={{ ...exampleMyListing, price: 0 }} close={nothing} />,
};
