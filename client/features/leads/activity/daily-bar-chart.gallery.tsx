import { fillDays } from '../../../../domain/tracking/activity.ts';
import { exampleDayActivity } from '../../../../demo/example-activity.ts';
import type { Examples } from '../../../../mocks/gallery/example.ts';
import { DailyBarChart } from './daily-bar-chart.tsx';

const none = fillDays(new Date('2026-09-15T15:00:00Z'), 30, []);
const days = none.map((each) => ({ ...each, ...exampleDayActivity('Neil House', each.day) }));

export const examples: Examples = {
  'Month of views': () => <DailyBarChart title="Views" means="of your listing" of="views" days={days} scale={20} />,
  'Days without views': () => (
    <DailyBarChart title="Requests" means="and messages" of="requests" days={none} scale={20} />
  ),
};
