import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './card.tsx';

export default { component: Card } satisfies Meta<typeof Card>;
type Story = StoryObj<typeof Card>;

export const WithPadding: Story = { args: { children: <p>What belongs together stands on one card.</p> } };
export const WithoutPadding: Story = { args: { padded: false, children: <p>A picture can reach its edges.</p> } };
