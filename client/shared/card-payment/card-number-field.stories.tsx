import type { Meta, StoryObj } from '@storybook/react-vite';
import { withForm } from '../../forms/form-example.fixture.tsx';
import { CardNumberField } from './card-number-field.tsx';

const nothing = () => undefined;

export default { component: CardNumberField, args: { name: 'cardNumber', onBlur: nothing } } satisfies Meta<
  typeof CardNumberField
>;
type Story = StoryObj<typeof CardNumberField>;

export const GroupedInFours: Story = { decorators: withForm({ cardNumber: '4242424242424242' }) };
export const AmericanExpress: Story = {
  name: 'American Express',
  decorators: withForm({ cardNumber: '378282246310005' }),
};
