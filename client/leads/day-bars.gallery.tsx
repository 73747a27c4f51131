import { everyDay } from '../../domain/tracking/activity.ts';
import { exampleDay } from '../../domain/tracking/example-day.ts';
import type { Examples } from '../../mocks/gallery/example.ts';
import { DayBars } from './day-bars.tsx';

const none = everyDay(new Date('2026-09-15T15:00:00Z'), 30, []);
const days = none.map((each) => ({ ...each, ...exampleDay('Neil House', each.day) }));

export const examples: Examples = {
  'A month of views': () => <DayBars title="Views" means="of your page" of="views" days={days} />,
  'Days without any': () => <DayBars title="Requests" means="and messages" of="requests" days={none} />,
};
