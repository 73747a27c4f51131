import type { Examples } from '../../../../mocks/gallery/example.ts';
import { CheckoutRow, DraftsCheckout } from './drafts-checkout.tsx';

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
const unfinished = { ...draft, id: 'd5af7000-0000-4000-8000-000000000002', name: '', missing: ['an image'] };

export const alone = true;
export const examples: Examples = {
  'Two drafts, one unfinished': () => <DraftsCheckout drafts={[draft, unfinished]} close={() => undefined} />,
  Declined: () => (
    <section>
      <h3>Maple Court</h3>
      <ul role="list">
        <CheckoutRow
          draft={draft}
          price={49}
          outcome={{ state: 'open', text: 'Not published. Card declined. Try another card.' }}
        />
      </ul>
    </section>
  ),
};
