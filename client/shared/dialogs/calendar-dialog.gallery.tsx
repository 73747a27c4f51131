import type { Examples } from '../../../mocks/gallery/example.ts';
import { CalendarDialog } from './calendar-dialog.tsx';

const nothing = () => undefined;

export const alone = true;
export const examples: Examples = {
  'No date selected': () => <CalendarDialog day="" choose={nothing} />,
  'Date next month selected': () => <CalendarDialog day="2026-10-05" choose={nothing} />,
};
