import type { Meta, StoryObj } from '@storybook/react-vite';
import { LeadNote } from './lead-note.tsx';

const save = () => undefined;

export default { component: LeadNote, args: { leadId: '1', busy: false, save } } satisfies Meta<typeof LeadNote>;
type Story = StoryObj<typeof LeadNote>;

export const Empty: Story = { args: { note: '' } };
export const Filled: Story = { args: { note: 'Touring on Saturday at ten.' } };
