import type { Examples } from '../../../mocks/gallery/example.ts';
import { ReviewList } from './reviews.tsx';

const states = ['REVIEW', 'APPROVED', 'PAYMENT_NEEDED', 'DECLINED', 'EXPIRED'] as const;

export const examples: Examples = Object.fromEntries(
  states.map((state) => [
    state,
    () => (
      <ReviewList
        reviews={[{ id: state, name: 'Walnut Row', state, dueAt: '2027-02-03T12:00:00Z', note: null }]}
        day={() => 'February 3'}
      />
    ),
  ]),
);
