import type { Examples } from '../../mocks/gallery/example.ts';
import { exampleListing } from './example-listing.ts';
import { Payments } from './payments.tsx';

export const examples: Examples = { 'Next charges, card, receipts': () => <Payments listings={[exampleListing]} /> };
