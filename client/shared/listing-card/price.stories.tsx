import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from './price.tsx';

export default { component: Price } satisfies Meta<typeof Price>;
type Story = StoryObj<typeof Price>;

export const One: Story = { args: { dollars: 1150 } };
export const TotalAndPerPerson: Story = { args: { dollars: 2400, from: true, children: ' · $600 per person' } };
export const SixDigits: Story = { args: { dollars: 125_000 } };
