import type { Examples } from '../../../../mocks/gallery/example.ts';
import { DraftRow } from './drafts.tsx';

const draft = {
  id: 'd5af7000-0000-4000-8000-000000000001',
  ownId: 'B-12',
  name: 'Maple Court',
  type: 84,
  address: '94 Chittenden Ave, Columbus',
  missing: [],
  goesToReview: false,
  inReview: false,
  savedAt: '2026-09-15T10:00:00.000Z',
};
const nothing = () => undefined;

export const examples: Examples = {
  'Ready to publish': () => (
    <ul role="list">
      <DraftRow draft={draft} chosen={false} choose={nothing} />
    </ul>
  ),
  'In review': () => (
    <ul role="list">
      <DraftRow draft={{ ...draft, inReview: true }} chosen={false} choose={nothing} />
    </ul>
  ),
  'Something missing': () => (
    <ul role="list">
      <DraftRow draft={{ ...draft, name: '', missing: ['an image', 'a description'] }} chosen choose={nothing} />
    </ul>
  ),
};
