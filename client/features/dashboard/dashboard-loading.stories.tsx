import type { Meta, StoryObj } from '@storybook/react-vite';
import { DashboardLoading } from './dashboard-loading.tsx';

export default { component: DashboardLoading } satisfies Meta<typeof DashboardLoading>;

export const WhileItLoads: StoryObj<typeof DashboardLoading> = {};
