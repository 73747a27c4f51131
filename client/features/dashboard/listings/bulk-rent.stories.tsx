import type { Meta, StoryObj } from '@storybook/react-vite';
import { BulkRent } from './bulk-rent.tsx';

export default { component: BulkRent } satisfies Meta<typeof BulkRent>;

const bulk = { progress: undefined, failed: [], run: () => Promise.resolve([]) };
const nothing = () => undefined;

export const BeforeAChange: StoryObj<typeof BulkRent> = { args: { ids: ['1'], bulk, close: nothing, choose: nothing } };
