import type { Meta, StoryObj } from '@storybook/react-vite';
import { RealtimeLeads } from './realtime-leads.tsx';

export default { component: RealtimeLeads } satisfies Meta<typeof RealtimeLeads>;

const nothing = () => undefined;

export const NobodyHasAskedSince: StoryObj<typeof RealtimeLeads> = { args: { hear: nothing, missed: nothing } };
