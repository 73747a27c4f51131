import type { Meta, StoryObj } from '@storybook/react-vite';
import { APARTMENT, HOUSE } from '../../../domain/options/property-types.ts';
import { exampleListing } from '../examples/example-listing.fixture.ts';
import { ListingCardImage } from './listing-card-image.tsx';

export default {
  component: ListingCardImage,
  decorators: (Story) => (
    <div style={card}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof ListingCardImage>;
type Story = StoryObj<typeof ListingCardImage>;

const card = { width: '19rem', aspectRatio: '3 / 2' } as const;

export const WithImage: Story = { args: { src: exampleListing.images[0]?.small, type: APARTMENT, wanted: 'first' } };
export const ApartmentWithoutImage: Story = { args: { src: undefined, type: APARTMENT } };
export const HouseWithoutImage: Story = { args: { src: undefined, type: HOUSE } };
