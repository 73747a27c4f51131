import type { Meta, StoryObj } from '@storybook/react-vite';
import { PublishedCard } from './listing-published.tsx';

export default { component: PublishedCard } satisfies Meta<typeof PublishedCard>;

export const JustPublished: StoryObj<typeof PublishedCard> = {
  args: { listing: { name: 'Neil House', slug: 'neil-house' }, dismiss: () => undefined },
};
