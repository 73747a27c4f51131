import type { Examples } from '../../../../mocks/gallery/example.ts';
import { exampleMyListing } from '../../../shared/examples/example-my-listing.fixture.ts';
import { RelistListing } from './relist-listing.tsx';

const nothing = () => undefined;

export const examples: Examples = {
  'What a month costs': () => <RelistListing mine={exampleMyListing} close={nothing} />,
  'Not offered any more': () => <RelistListing mine={{ ...exampleMyListing, price: 0 }} close={nothing} />,
};
