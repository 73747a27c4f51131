import { fillDays } from '../../../../domain/tracking/activity.ts';
import { exampleDayActivity } from '../../../../demo/example-activity.ts';
import type { Examples } from '../../../../mocks/gallery/example.ts';
import { Card } from '../../../components/card.tsx';
import { ActivityCharts } from './activity-charts.tsx';
import css from './activity.module.css';

const now = new Date('2026-09-15T15:00:00Z');
const days = (span: number) =>
  fillDays(now, span, []).map(({ day }, index) => ({
    day,
    ...exampleDayActivity('Neil House', day),
    requests: index % 9 === 4 ? 1 : 0,
  }));

export const examples: Examples = {
  '30 days': () => (
    <Card className={css.chart}>
      <ActivityCharts days={days(30)} />
    </Card>
  ),
  '90 days': () => (
    <Card className={css.chart}>
      <ActivityCharts days={days(90)} />
    </Card>
  ),
  'No activity': () => (
    <Card className={css.chart}>
      <ActivityCharts days={fillDays(now, 30, [])} />
    </Card>
  ),
};
