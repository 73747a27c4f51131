import type { Meta, StoryObj } from '@storybook/react-vite';
import { TravelTimes } from './travel-times.tsx';

export default { component: TravelTimes } satisfies Meta<typeof TravelTimes>;
type Story = StoryObj<typeof TravelTimes>;

export const VeryClose: Story = { args: { miles: 0.3 } };
export const TooFarToWalk: Story = { args: { miles: 3.4 } };
export const FarAway: Story = { args: { miles: 61 } };
