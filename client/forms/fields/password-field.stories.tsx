import type { Meta, StoryObj } from '@storybook/react-vite';
import { withForm } from '../form-example.fixture.tsx';
import { PasswordField } from './password-field.tsx';

export default { component: PasswordField, args: { name: 'password' } } satisfies Meta<typeof PasswordField>;
type Story = StoryObj<typeof PasswordField>;

export const Filled: Story = {
  decorators: withForm({ password: 'correct horse' }),
  args: { label: 'Password', autoComplete: 'current-password' },
};
export const EasyToGuess: Story = {
  decorators: withForm({ password: 'password1' }),
  args: { label: 'New password', owner: { email: 'rosa@walnut.example' }, autoComplete: 'new-password' },
};
export const Refused: Story = {
  decorators: withForm({ password: 'horse' }, { password: ['Use at least 6 characters.'] }),
  args: { label: 'New password', autoComplete: 'new-password', hint: 'At least 6 characters.' },
};
