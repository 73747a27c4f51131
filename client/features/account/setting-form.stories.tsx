import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordField } from '../../forms/fields/password-field.tsx';
import { SettingForm } from './setting-form.tsx';

const nothing = () => undefined;
const send = () => Promise.resolve(undefined);

export default {
  component: SettingForm,
  args: {
    initial: { password: '' },
    send,
    done: nothing,
    children: <PasswordField name="password" label="Your password" autoComplete="current-password" />,
  },
} satisfies Meta<typeof SettingForm>;
type Story = StoryObj<typeof SettingForm>;

export const WithCancel: Story = { args: { submit: 'Save', cancel: nothing } };
export const Irreversible: Story = { args: { submit: 'Delete permanently', look: 'danger' } };
