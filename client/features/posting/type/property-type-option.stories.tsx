import type { Meta, StoryObj } from '@storybook/react-vite';
import { PropertyTypeOption, type PropertyTypeOffer } from './property-type-option.tsx';

const offer: PropertyTypeOffer = {
  id: 84,
  label: 'Apartment',
  price: 49,
  benefits: ['Unlimited leads', 'Shown to every college within ten miles', 'Cancel at any time'],
};
const nothing = () => undefined;

export default { component: PropertyTypeOption, args: { offer, toggle: nothing } } satisfies Meta<
  typeof PropertyTypeOption
>;
type Story = StoryObj<typeof PropertyTypeOption>;

export const Offered: Story = { args: { chosen: false, disabled: false } };
export const Selected: Story = { args: { chosen: true, disabled: false } };
export const Disabled: Story = { args: { chosen: false, disabled: true } };
