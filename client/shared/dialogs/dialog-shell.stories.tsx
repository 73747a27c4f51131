import type { Meta, StoryObj } from '@storybook/react-vite';
import { DialogShell } from './dialog-shell.tsx';

export default { component: DialogShell, tags: ['alone'] } satisfies Meta<typeof DialogShell>;
type Story = StoryObj<typeof DialogShell>;

const paragraph = 'This text is taller than the window, so the dialog scrolls and its header stays in place. ';

export const Short: Story = {
  args: { title: 'Please note', children: <p>The browser keeps the focus in here; Escape closes it.</p> },
};
export const LongTitleLongText: Story = {
  name: 'Long title, long text',
  args: {
    title: 'Contact landlord: The Residences at the Old Courthouse on North High Street',
    children: Array.from({ length: 14 }, (_, index) => <p key={index}>{paragraph}</p>),
  },
};
