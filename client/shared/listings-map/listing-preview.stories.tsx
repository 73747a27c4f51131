import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleListing, sparseListing } from '../examples/example-listing.fixture.ts';
import { ListingPreview } from './listing-preview.tsx';
import { toMapListing } from '../map/map-listing.ts';

const corner = { position: 'relative', height: '11rem' } as const;

export default {
  component: ListingPreview,
  args: { close: () => {} },
  decorators: (Story) => (
    <div style={corner}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof ListingPreview>;
type Story = StoryObj<typeof ListingPreview>;

export const SelectedListing: Story = { args: { home: toMapListing(exampleListing, { bedrooms: 2 }) } };
export const NoImageLongName: Story = { name: 'No image, long name', args: { home: toMapListing(sparseListing, {}) } };
