import type { Examples } from '../../../../mocks/gallery/example.ts';
import { EditReviewNotice } from './edit-review.tsx';

const states = ['REVIEW', 'DECLINED', 'EXPIRED'] as const;

export const examples: Examples = Object.fromEntries(
  states.map((state) => [
    state,
    () => (
      <EditReviewNotice
        sent={{
          state,
          dueAt: '2027-02-03T12:00:00Z',
          note: state === 'DECLINED' ? 'Leave out the last sentence.' : null,
        }}
        day={() => 'February 3'}
        restore={() => undefined}
      />
    ),
  ]),
);
