import type { Meta, StoryObj } from '@storybook/react-vite';
import { NearbyPlaces } from './nearby-places.tsx';

const places = [
  { href: '/city/columbus-oh', name: 'Columbus, OH', listingsCount: 1412 },
  { href: '/city/dublin-oh', name: 'Dublin, OH', listingsCount: 1 },
  { href: '/city/westerville-oh', name: 'Westerville, OH', listingsCount: 0 },
];

export default { component: NearbyPlaces, args: { heading: 'Cities nearby' } } satisfies Meta<typeof NearbyPlaces>;
type Story = StoryObj<typeof NearbyPlaces>;

export const WithALinkToMore: Story = {
  args: { places, more: { name: 'Colleges and cities in Ohio', href: '/state/oh' } },
};
export const NoneNearby: Story = { args: { places: [], more: { name: 'Cities in Alaska', href: '/state/ak' } } };
