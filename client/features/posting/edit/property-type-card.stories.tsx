import type { Meta, StoryObj } from '@storybook/react-vite';
import { PropertyTypeCard } from './property-type-card.tsx';
import type { PropertyTypeChange } from './use-property-type-change.ts';

const listing = { price: 29, cardBrand: 'visa', cardLast4: '4242' };
const change: PropertyTypeChange = {
  published: 85,
  chosen: 85,
  quote: undefined,
  problem: undefined,
  loading: false,
  asking: false,
  choose: () => undefined,
  refuse: (errors) => errors,
  confirm: async () => ({}),
};
const quote = {
  type: 84,
  differenceCents: 1342,
  chargeCents: 1342,
  nextBillCents: 0,
  price: 49,
  quotedAt: '2026-09-15T15:00:00.000Z',
  until: '2026-10-02T10:00:00.000Z',
  renews: true,
};
const cheaper = { ...quote, type: 85, differenceCents: -1342, chargeCents: 0, price: 29 };
const dearer: PropertyTypeChange = { ...change, chosen: 84, quote };

export default { component: PropertyTypeCard, args: { listing } } satisfies Meta<typeof PropertyTypeCard>;
type Story = StoryObj<typeof PropertyTypeCard>;

export const Unchanged: Story = { args: { change, busy: false } };
export const Upgrade: Story = { args: { change: dearer, busy: false } };
export const Downgrade: Story = { args: { change: { ...change, published: 84, quote: cheaper }, busy: false } };
export const Declined: Story = {
  args: { change: { ...dearer, problem: 'Card declined. Try another card.' }, busy: false },
};
export const BankAsksForConfirmation: Story = { args: { change: { ...dearer, asking: true }, busy: true } };
