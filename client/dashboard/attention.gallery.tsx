import type { Examples } from '../../mocks/gallery/example.ts';
import { Attention } from './attention.tsx';
import { exampleListing } from './example-listing.ts';

const owed = { ...exampleListing, pastDue: true, nextChargeAt: null, nextTryAt: '2026-09-18T10:00:00.000Z' };

export const examples: Examples = {
  'A payment that failed': () => <Attention listings={[owed]} />,
  'Two of them': () => (
    <Attention listings={[owed, { ...owed, id: '2', listing: { ...owed.listing, name: 'The Residences at Oak' } }]} />
  ),
  'A card with many': () => <Attention listings={['1', '2', '3', '4'].map((id) => ({ ...owed, id }))} />,
};
