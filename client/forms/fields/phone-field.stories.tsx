import type { Meta, StoryObj } from '@storybook/react-vite';
import { withForm } from '../form-example.fixture.tsx';
import { PhoneField } from './phone-field.tsx';

export default { component: PhoneField, args: { name: 'phone', label: 'Phone' } } satisfies Meta<typeof PhoneField>;
type Story = StoryObj<typeof PhoneField>;

export const Filled: Story = { decorators: withForm({ phone: '6145550143' }) };
export const Refused: Story = {
  decorators: withForm({ phone: '614555' }, { phone: ['Enter ten digits.'] }),
  args: { extension: true, hint: 'Not shown publicly.' },
};
