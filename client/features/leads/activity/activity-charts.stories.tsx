import { fillDays } from '../../../../domain/tracking/activity.ts';
import { exampleDayActivity } from '../../../../demo/example-activity.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../../components/card.tsx';
import { ActivityCharts } from './activity-charts.tsx';
import css from './activity.module.css';

export default {
  component: ActivityCharts,
  decorators: (Story) => (
    <Card className={css.chart}>
      <Story />
    </Card>
  ),
} satisfies Meta<typeof ActivityCharts>;
type Story = StoryObj<typeof ActivityCharts>;

const now = new Date('2026-09-15T15:00:00Z');
const days = (span: number) =>
  fillDays(now, span, []).map(({ day }, index) => ({
    day,
    ...exampleDayActivity('Neil House', day),
    requests: index % 9 === 4 ? 1 : 0,
  }));

export const ThirtyDays: Story = { args: { days: days(30) } };
export const NinetyDays: Story = { args: { days: days(90) } };
export const NoActivity: Story = { args: { days: fillDays(now, 30, []) } };
