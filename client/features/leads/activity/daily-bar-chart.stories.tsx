import { fillDays } from '../../../../domain/tracking/activity.ts';
import { exampleDayActivity } from '../../../../demo/example-activity.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DailyBarChart } from './daily-bar-chart.tsx';

const none = fillDays(new Date('2026-09-15T15:00:00Z'), 30, []);
const days = none.map((each) => ({ ...each, ...exampleDayActivity('Neil House', each.day) }));

export default { component: DailyBarChart, args: { scale: 20 } } satisfies Meta<typeof DailyBarChart>;
type Story = StoryObj<typeof DailyBarChart>;

export const MonthOfViews: Story = { args: { title: 'Views', means: 'of your listing', of: 'views', days } };
export const DaysWithoutViews: Story = {
  args: { title: 'Requests', means: 'and messages', of: 'requests', days: none },
};
