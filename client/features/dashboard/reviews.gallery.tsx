import type { Examples } from '../../../mocks/gallery/example.ts';
import { ReviewList } from './reviews.tsx';

const states = ['REVIEW', 'APPROVED', 'PAYMENT_NEEDED', 'DECLINED', 'EXPIRED'] as const;

const example = (state: (typeof states)[number], slug: string | null) => () => (
  <ReviewList
    reviews={[{ id: state, name: 'Walnut Row', slug, state, dueAt: '2027-02-03T12:00:00Z', note: null }]}
    day={() => 'February 3'}
  />
);

export const examples: Examples = Object.fromEntries([
  ...states.map((state) => [state, example(state, null)]),
  ...(['REVIEW', 'DECLINED', 'EXPIRED'] as const).map((state) => [`Edit ${state}`, example(state, 'walnut-row')]),
]);
