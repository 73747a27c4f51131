import { everyDay } from '../../domain/tracking/activity.ts';
import { exampleDay } from '../../domain/tracking/example-day.ts';
import type { Examples } from '../../mocks/gallery/example.ts';
import { Card } from '../ui/card.tsx';
import { ActivityFigures } from './activity-figures.tsx';
import css from './activity.module.css';

const now = new Date('2026-09-15T15:00:00Z');
const days = (span: number) =>
  everyDay(now, span, []).map(({ day }, index) => ({
    day,
    ...exampleDay('Neil House', day),
    requests: index % 9 === 4 ? 1 : 0,
  }));

export const examples: Examples = {
  'Thirty days': () => (
    <Card className={css.chart}>
      <ActivityFigures days={days(30)} />
    </Card>
  ),
  'Ninety days': () => (
    <Card className={css.chart}>
      <ActivityFigures days={days(90)} />
    </Card>
  ),
  'Nothing yet': () => (
    <Card className={css.chart}>
      <ActivityFigures days={everyDay(now, 30, [])} />
    </Card>
  ),
};
