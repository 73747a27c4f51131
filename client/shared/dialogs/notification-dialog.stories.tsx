import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotificationDialog } from './notification-dialog.tsx';

export default { component: NotificationDialog, tags: ['alone'] } satisfies Meta<typeof NotificationDialog>;
type Story = StoryObj<typeof NotificationDialog>;

export const MessageOnly: Story = { args: { message: 'If that address has an account, a mail is on its way.' } };
export const WithTitleAndButton: Story = {
  args: { title: 'Not possible here', message: 'Your bank wants you to confirm this payment.', button: 'OK' },
};
export const WithASecondAction: Story = {
  args: {
    title: 'Leave without publishing?',
    message: 'Your changes would be lost.',
    button: 'Keep editing',
    other: { label: 'Leave', run: () => undefined },
  },
};
