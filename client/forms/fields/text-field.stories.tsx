import type { Meta, StoryObj } from '@storybook/react-vite';
import { withForm } from '../form-example.fixture.tsx';
import { TextField } from './text-field.tsx';

export default { component: TextField } satisfies Meta<typeof TextField>;
type Story = StoryObj<typeof TextField>;

const LONG = 'The Residences at the Old Courthouse on North High Street, Building C, second entrance from the park';

export const Empty: Story = {
  decorators: withForm(),
  args: { name: 'name', label: 'Property name', hint: 'The title renters see.' },
};
export const LongText: Story = { decorators: withForm({ name: LONG }), args: { name: 'name', label: 'Property name' } };
export const Refused: Story = {
  decorators: withForm({ email: 'sam@campus' }, { email: ['Enter an email address.'] }),
  args: { name: 'email', label: 'Email', type: 'email', hint: 'Replies go here.', optional: true },
};
