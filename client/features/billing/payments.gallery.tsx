import type { Examples } from '../../../mocks/gallery/example.ts';
import { exampleMyListing } from '../../shared/examples/example-my-listing.fixture.ts';
import { Payments } from './payments.tsx';

export const examples: Examples = { 'Next charges, card, receipts': () => <Payments listings={[exampleMyListing]} /> };
