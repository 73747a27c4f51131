import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../components/card.tsx';
import { exampleMyListing } from '../../shared/examples/example-my-listing.fixture.ts';
import { NextCharges } from './next-charges.tsx';

export default {
  component: NextCharges,
  decorators: (Story) => (
    <Card padded={false}>
      <Story />
    </Card>
  ),
} satisfies Meta<typeof NextCharges>;
type Story = StoryObj<typeof NextCharges>;

const many = Array.from({ length: 7 }, (_, index) => ({
  ...exampleMyListing,
  id: String(index + 1),
  nextChargeAt: `2026-10-0${index + 1}T10:00:00.000Z`,
}));

export const One: Story = { args: { listings: [exampleMyListing] } };
export const FoldedList: Story = { args: { listings: many } };
export const PriceChange: Story = {
  args: {
    listings: [
      { ...exampleMyListing, newPrice: { price: 39, from: '2026-10-01T10:00:00.000Z' } },
      {
        ...exampleMyListing,
        id: '2',
        listing: { ...exampleMyListing.listing, name: 'Maple Court' },
        newPrice: { price: 39, from: '2026-11-01T10:00:00.000Z' },
      },
    ],
  },
};
export const CreditApplied: Story = {
  args: {
    listings: [
      exampleMyListing,
      {
        ...exampleMyListing,
        id: '2',
        listing: { ...exampleMyListing.listing, name: 'Maple Court' },
        nextChargeAt: '2026-10-04T10:00:00.000Z',
      },
    ],
    creditCents: 1333,
  },
};
export const Empty: Story = { args: { listings: [] } };
