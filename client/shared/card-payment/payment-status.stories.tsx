import type { Meta, StoryObj } from '@storybook/react-vite';
import { PaymentStatus } from './payment-status.tsx';

export default { component: PaymentStatus } satisfies Meta<typeof PaymentStatus>;
type Story = StoryObj<typeof PaymentStatus>;

export const BankAsksForConfirmation: Story = { args: { asking: true } };
export const Interrupted: Story = { args: { asking: false, leftOff: true } };
