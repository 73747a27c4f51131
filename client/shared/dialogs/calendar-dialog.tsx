import { formatDate } from '../../../domain/format/local-dates.ts';
import { DayPicker, type Modifiers } from 'react-day-picker';
import 'react-day-picker/style.css';
import { isCalendarDay, formatLocalDay } from '../../../domain/search/questionnaire.ts';
import { closeDialog, type Dialogs } from './dialog-store.ts';
import { DialogShell } from './dialog-shell.tsx';
import { useToday } from '../preferences/use-today.ts';
import css from './calendar-dialog.module.css';

/** A day in the person's own time zone: midnight there, so that 23:59 is still today. */
const localDate = (day: string) => new Date(`${day}T00:00:00`);

/** A day as it is read: with its number as a word of its own, for that is what stands on its button. */
const dayLabel = (date: Date, { today, selected }: Modifiers): string =>
  [
    today && 'Today',
    formatDate(date, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' }),
    selected && 'selected',
  ]
    .filter(Boolean)
    .join(', ');

/** Chooses a day; the days before today cannot be chosen [§5]. */
export function CalendarDialog({ day, choose }: Dialogs['calendar']) {
  const today = useToday();
  const chosen = isCalendarDay(day) ? localDate(day) : undefined;
  return (
    <DialogShell title="Choose a day">
      <DayPicker
        className={css.calendar}
        mode="single"
        labels={{ labelDayButton: dayLabel }}
        today={localDate(today)}
        startMonth={localDate(today)}
        defaultMonth={chosen ?? localDate(today)}
        disabled={{ before: localDate(today) }}
        selected={chosen}
        onSelect={(picked) => {
          if (!picked) return;
          choose(formatLocalDay(picked));
          closeDialog();
        }}
      />
    </DialogShell>
  );
}
