import type { Meta, StoryObj } from '@storybook/react-vite';
import { ForgotPasswordDialog } from './forgot-password-dialog.tsx';

export default {
  component: ForgotPasswordDialog,
  tags: ['alone'],
  args: { email: 'landlord@demo.example' },
} satisfies Meta<typeof ForgotPasswordDialog>;
type Story = StoryObj<typeof ForgotPasswordDialog>;

export const WithEmail: Story = {};
export const OpenedFromLogin: Story = { args: { back: () => undefined } };
