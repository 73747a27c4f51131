import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleListing } from '../../../shared/examples/example-listing.fixture.ts';
import { NearbyMap } from './nearby-map.tsx';

const frame = { height: '22rem' };

export default {
  component: NearbyMap,
  args: { home: exampleListing },
  decorators: (Story) => (
    <div style={frame}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof NearbyMap>;
type Story = StoryObj<typeof NearbyMap>;

export const ListingAndNearbyColleges: Story = { args: { schools: exampleListing.nearbySchools } };
export const RouteToACollege: Story = { args: { schools: exampleListing.nearbySchools.slice(1), line: true } };
