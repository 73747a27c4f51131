import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckoutRow, DraftsCheckout } from './drafts-checkout.tsx';

export default { component: DraftsCheckout, tags: ['alone'] } satisfies Meta<typeof DraftsCheckout>;
type Story = StoryObj<typeof DraftsCheckout>;

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

export const TwoDraftsOneUnfinished: Story = { args: { drafts: [draft, unfinished], close: () => undefined } };
export const Declined: Story = {
  render: () => (
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
