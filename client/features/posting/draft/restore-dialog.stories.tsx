import type { Meta, StoryObj } from '@storybook/react-vite';
import { RestoreDialog } from './restore-dialog.tsx';

const nothing = () => undefined;

export default {
  component: RestoreDialog,
  tags: ['alone'],
  args: { restore: nothing, discard: nothing },
} satisfies Meta<typeof RestoreDialog>;
type Story = StoryObj<typeof RestoreDialog>;

export const SavedDraftFound: Story = {};
export const DraftOfAnotherDevice: Story = { args: { about: 'Walnut Row, last changed yesterday.' } };
