import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleMatches, examplePlace } from './example-matches.fixture.ts';
import { ListingsMap } from './listings-map.tsx';
import { createHighlightedListing } from './highlighted-listing.ts';

const nothing = { pets: [0], features: [] };
const lit = createHighlightedListing();
const frame = { height: '30rem' };

export default {
  component: ListingsMap,
  args: { criteria: nothing, lit },
  decorators: (Story) => (
    <div style={frame}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof ListingsMap>;
type Story = StoryObj<typeof ListingsMap>;

export const College: Story = { args: { matches: exampleMatches, place: examplePlace } };
export const State: Story = {
  args: {
    matches: exampleMatches.map(({ listing }, index) => ({
      listing: { ...listing, lat: 39 + index * 0.5, lon: -84.2 + (index % 3) },
    })),
    place: { type: 'state', id: '39', displayName: 'Ohio', lat: null, lon: null },
  },
};
