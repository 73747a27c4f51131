import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardChoice } from './card-choice.tsx';

const card = { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2029 };
const nothing = () => undefined;

export default { component: CardChoice, args: { card, choose: nothing, setKeep: nothing } } satisfies Meta<
  typeof CardChoice
>;
type Story = StoryObj<typeof CardChoice>;

export const CardOnFile: Story = { args: { other: false, keep: false } };
export const AnotherCard: Story = { args: { count: 3, other: true, keep: true } };
