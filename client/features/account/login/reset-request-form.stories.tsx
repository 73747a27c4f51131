import type { Meta, StoryObj } from '@storybook/react-vite';
import { ResetRequestForm } from './reset-request-form.tsx';

export default { component: ResetRequestForm } satisfies Meta<typeof ResetRequestForm>;
type Story = StoryObj<typeof ResetRequestForm>;

export const Empty: Story = {};
export const WithEmail: Story = { args: { email: 'landlord@demo.example' } };
