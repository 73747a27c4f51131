import type { Examples } from '../../mocks/gallery/example.ts';
import { exampleListing } from './example-listing.ts';
import { ListAgain } from './list-again.tsx';

const nothing = () => undefined;

export const examples: Examples = {
  'What a month costs': () => <ListAgain mine={exampleListing} close={nothing} />,
  'Not offered any more': () => <ListAgain mine={{ ...exampleListing, price: 0 }} close={nothing} />,
};
