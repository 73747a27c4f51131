import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContactDialog } from './contact-dialog.tsx';

export default { component: ContactDialog, tags: ['alone'] } satisfies Meta<typeof ContactDialog>;
type Story = StoryObj<typeof ContactDialog>;

const flats = { id: '1', name: 'Lane Avenue Flats', slug: 'lane-avenue-flats' };
const house = { id: '3', name: 'Neil House', slug: 'neil-house' };

export const NewRenter: Story = { args: { homes: [flats] } };
export const SeveralListings: Story = { args: { homes: [flats, house] } };
export const Message: Story = { args: { homes: [flats], reply: true } };
