import type { Meta, StoryObj } from '@storybook/react-vite';
import { UNREACHABLE } from '../../../graphql/error-message.ts';
import type { AsyncAction } from '../../../forms/use-async-action.ts';
import { PublishBar } from './publish-bar.tsx';

const nothing = () => undefined;
const still = () => Promise.resolve();
const idle: AsyncAction = { busy: false, failed: undefined, run: still, retry: still };
const costs = { chargeCents: 0, waits: false };
const bar = { ...costs, action: idle, done: false, changed: [], incomplete: [], publish: nothing, discard: nothing };

export default { component: PublishBar, args: bar } satisfies Meta<typeof PublishBar>;
type Story = StoryObj<typeof PublishBar>;

export const Unchanged: Story = {};
export const TwoSectionsChanged: Story = { args: { changed: ['Contact Information', 'Images'] } };
export const Incomplete: Story = { args: { changed: ['Images'], incomplete: ['Images', 'Amenities'] } };
export const UpgradeWithACharge: Story = { args: { changed: ['Property Type'], chargeCents: 1342 } };
export const Publishing: Story = { args: { changed: ['Images'], action: { ...idle, busy: true } } };
export const ServerUnreachable: Story = { args: { changed: ['Images'], action: { ...idle, failed: UNREACHABLE } } };
