import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlaceList, PlaceListSkeleton } from './place-list.tsx';

export default { component: PlaceList } satisfies Meta<typeof PlaceList>;
type Story = StoryObj<typeof PlaceList>;

const places = [
  { href: '/college/osu', name: 'Ohio State University', detail: 'Columbus, OH', listingsCount: 1412 },
  { href: '/college/unc', name: 'University of North Carolina at Chapel Hill School of the Arts', listingsCount: 1 },
  { href: '/college/none', name: 'Oberlin College', listingsCount: 0 },
];

export const Places: Story = { args: { places } };
export const Loading: Story = { render: () => <PlaceListSkeleton count={3} /> };
