import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleMyListing } from '../../../shared/examples/example-my-listing.fixture.ts';
import { RelistListing } from './relist-listing.tsx';

const nothing = () => undefined;

export default { component: RelistListing, args: { close: nothing } } satisfies Meta<typeof RelistListing>;
type Story = StoryObj<typeof RelistListing>;

export const WithPrice: Story = { args: { mine: exampleMyListing } };
export const UnavailableType: Story = { args: { mine: { ...exampleMyListing, price: 0 } } };
