import type { Examples } from '../../../mocks/gallery/example.ts';
import { NoListings } from './no-listings.tsx';

export const examples: Examples = { 'Before the first': () => <NoListings /> };
