import type { Examples } from '../../../mocks/gallery/example.ts';
import { AttentionNotices } from './attention-notices.tsx';
import { exampleMyListing } from '../../shared/examples/example-my-listing.fixture.ts';

const owed = { ...exampleMyListing, pastDue: true, nextChargeAt: null, nextAttemptAt: '2026-09-18T10:00:00.000Z' };

export const examples: Examples = {
  'Failed payment': () => <AttentionNotices listings={[owed]} />,
  'Two notices': () => (
    <AttentionNotices
      listings={[owed, { ...owed, id: '2', listing: { ...owed.listing, name: 'The Residences at Oak' } }]}
    />
  ),
  'One card, many listings': () => <AttentionNotices listings={['1', '2', '3', '4'].map((id) => ({ ...owed, id }))} />,
};
