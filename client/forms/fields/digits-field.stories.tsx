import type { Meta, StoryObj } from '@storybook/react-vite';
import { DigitsField } from './digits-field.tsx';
import { withForm } from '../form-example.fixture.tsx';

export default { component: DigitsField } satisfies Meta<typeof DigitsField>;
type Story = StoryObj<typeof DigitsField>;

export const Empty: Story = { decorators: withForm(), args: { name: 'zip', label: 'Zip', max: 5 } };
export const WithAPrefix: Story = {
  decorators: withForm({ rent: '1150' }),
  args: { name: 'rent', label: 'Monthly rent', max: 6, prefix: '$' },
};
export const Refused: Story = {
  decorators: withForm({ zip: '9021' }, { zip: ['Enter five digits.'] }),
  args: { name: 'zip', label: 'Zip', max: 5, hint: 'Of the street above.' },
};
