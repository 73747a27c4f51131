import type { Examples } from '../../../mocks/gallery/example.ts';
import { CalendarDialog } from './calendar-dialog.tsx';

const nothing = () => undefined;

export const alone = true;
export const examples: Examples = {
  'No day yet': () => <CalendarDialog day="" choose={nothing} />,
  'A day of next month': () => <CalendarDialog day="2026-10-05" choose={nothing} />,
};
