import type { Meta, StoryObj } from '@storybook/react-vite';
import { NextListings } from './next-listings.tsx';

export default { component: NextListings } satisfies Meta<typeof NextListings>;

export const MoreListings: StoryObj<typeof NextListings> = {
  args: { title: 'Contact one or two more', schoolId: '204796', without: [] },
};
