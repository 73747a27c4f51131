import { featureOptions } from '../../../domain/options/features.ts';
import { petOptions, togglePet } from '../../../domain/options/pets.ts';
import { AS_SOON_AS_POSSIBLE, moveDateLabel } from '../../../domain/search/questionnaire.ts';
import type { RenterState } from '../renter/renter-defaults.ts';
import { Button } from '../../components/button.tsx';
import { ChoiceChip } from '../../components/chip.tsx';
import { openDialog } from '../dialogs/dialog-store.ts';
import { Input } from '../../forms/fields/field.tsx';
import { Icon } from '../../components/icon.tsx';
import css from '../styles/question-form.module.css';

type MoveIn = RenterState['moveIn'];

const SOON = String(AS_SOON_AS_POSSIBLE);

interface PreferenceFieldsProps {
  value: MoveIn;
  /** Called with the changed fields only. */
  onChange: (part: Partial<MoveIn>) => void;
  /** The earliest selectable date, YYYY-MM-DD. */
  today: string;
  /** The error of the date. */
  error?: string | undefined;
}

const toggled = (ids: readonly number[], id: number) =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id].toSorted((a, b) => a - b);

/** Renders pets, features and move-in date, for the questionnaire and before the first contact request (K56). */
export function PreferenceFields({ value, onChange, today, error }: PreferenceFieldsProps) {
  const { petsSelected, featuresSelected, moveInDate } = value;
  return (
    <>
      <fieldset>
        <legend className={css.legend}>Do you have a pet?</legend>
        <div className={css.chips}>
          {petOptions.map(({ id, label }) => (
            <ChoiceChip
              key={id}
              type="checkbox"
              name="pets"
              value={id}
              checked={petsSelected.includes(id)}
              onChange={() => onChange({ petsSelected: togglePet(petsSelected, id) })}
            >
              {label}
            </ChoiceChip>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className={css.legend}>Which features matter to you?</legend>
        <div className={css.chips}>
          {featureOptions.map(({ id, label }) => (
            <ChoiceChip
              key={id}
              type="checkbox"
              name="features"
              value={id}
              checked={featuresSelected.includes(id)}
              onChange={() => onChange({ featuresSelected: toggled(featuresSelected, id) })}
            >
              {label}
            </ChoiceChip>
          ))}
        </div>
      </fieldset>
      <fieldset className={css.move}>
        <legend className={css.legend}>When do you want to move in?</legend>
        <div className={css.chips}>
          <ChoiceChip
            type="radio"
            name="move_in"
            value={SOON}
            checked={moveInDate === SOON}
            onChange={() => onChange({ moveInDate: SOON })}
          >
            {moveDateLabel(AS_SOON_AS_POSSIBLE)}
          </ChoiceChip>
          <ChoiceChip
            type="radio"
            name="move_in"
            value="date"
            checked={moveInDate !== SOON}
            onChange={() => onChange({ moveInDate: today })}
          >
            On a specific date
          </ChoiceChip>
        </div>
        {/* Always there: before the scripts arrive, the style shows it by the choice above. */}
        <div className={css.day}>
          <Input
            id="move-in-day"
            type="date"
            name="move_in_day"
            aria-label="Move-in date"
            aria-invalid={error !== undefined || undefined}
            aria-describedby={error === undefined ? undefined : 'move-in-error'}
            min={today}
            value={moveInDate === SOON ? '' : moveInDate}
            onChange={({ target }) => onChange({ moveInDate: target.value })}
          />
          <Button
            look="quiet"
            onClick={() => openDialog('calendar', { day: moveInDate, choose: (day) => onChange({ moveInDate: day }) })}
          >
            <Icon name="calendar" /> Calendar
          </Button>
        </div>
        {error !== undefined && (
          <p className={css.error} id="move-in-error">
            {error}
          </p>
        )}
      </fieldset>
    </>
  );
}
