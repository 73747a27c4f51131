import { formatDate } from '../../../domain/format/local-dates.ts';
import { DayPicker, type Modifiers } from 'react-day-picker';
import 'react-day-picker/style.css';
import { isCalendarDay, formatLocalDay } from '../../../domain/search/questionnaire.ts';
import { closeDialog, type Dialogs } from './dialog-store.ts';
import { DialogShell } from './dialog-shell.tsx';
import { useToday } from '../preferences/use-today.ts';
import css from './calendar-dialog.module.css';

/** Returns the date in the user's own time zone: local midnight, so that 23:59 is still today. */
const localDate = (day: string) => new Date(`${day}T00:00:00`);

/** Returns the accessible label of a day; its number is a separate word, because it is the button's visible text. */
const dayLabel = (date: Date, { today, selected }: Modifiers): string => {
  const day = formatDate(date, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
  return `${today ? 'Today, ' : ''}${day}${selected ? ', selected' : ''}`;
};

/** Renders a date picker; past days are disabled [§5]. */
export function CalendarDialog({ day, choose }: Dialogs['calendar']) {
  const today = useToday();
  const chosen = isCalendarDay(day) ? localDate(day) : undefined;
  return (
    <DialogShell title="Choose a date">
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
