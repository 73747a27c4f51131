import { Cluster } from '../../components/layout/layout.tsx';
import { Text } from '../../components/layout/text.tsx';
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

interface PreferenceFieldsProps {
  value: MoveIn;
  /** Called with the changed fields only. */
  onChange: (part: Partial<MoveIn>) => void;
  /** The earliest selectable date, YYYY-MM-DD. */
  today: string;
  error?: string | undefined;
}

/** Returns the ids with one added or removed, in order. */
export const toggled = (ids: readonly number[], id: number): number[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id].toSorted((a, b) => a - b);

interface ChipQuestionProps<Id extends string | number> {
  legend: string;
  type?: 'checkbox' | 'radio';
  /** Under which a plain form sends the chosen ids. */
  name?: string;
  options: readonly { id: Id; label: string }[];
  chosen: readonly Id[] | undefined;
  onChoose: (id: Id) => void;
}

/** Renders a question whose answers are chips. */
export function ChipQuestion<Id extends string | number>(props: ChipQuestionProps<Id>) {
  const { legend, type = 'checkbox', name, options, chosen = [], onChoose } = props;
  return (
    <fieldset>
      <legend className={css.legend}>{legend}</legend>
      <Cluster gap={2}>
        {options.map(({ id, label }) => (
          <ChoiceChip
            key={id}
            type={type}
            {...(name !== undefined && { name, value: id })}
            checked={chosen.includes(id)}
            onChange={() => onChoose(id)}
          >
            {label}
          </ChoiceChip>
        ))}
      </Cluster>
    </fieldset>
  );
}

/** Renders pets, features and move-in date, for the questionnaire and before the first contact request (K56). */
export function PreferenceFields({ value, onChange, today, error }: PreferenceFieldsProps) {
  const { petsSelected, featuresSelected, moveInDate } = value;
  const day = moveInDate === AS_SOON_AS_POSSIBLE ? '' : moveInDate;
  return (
    <>
      <ChipQuestion
        legend="Do you have a pet?"
        name="pets"
        options={petOptions}
        chosen={petsSelected}
        onChoose={(id) => onChange({ petsSelected: togglePet(petsSelected, id) })}
      />
      <ChipQuestion
        legend="Which features matter to you?"
        name="features"
        options={featureOptions}
        chosen={featuresSelected}
        onChoose={(id) => onChange({ featuresSelected: toggled(featuresSelected, id) })}
      />
      <fieldset className={css.move}>
        <legend className={css.legend}>When do you want to move in?</legend>
        <Cluster gap={2}>
          <ChoiceChip
            type="radio"
            name="move_in"
            value={AS_SOON_AS_POSSIBLE}
            checked={moveInDate === AS_SOON_AS_POSSIBLE}
            onChange={() => onChange({ moveInDate: AS_SOON_AS_POSSIBLE })}
          >
            {moveDateLabel(AS_SOON_AS_POSSIBLE)}
          </ChoiceChip>
          <ChoiceChip
            type="radio"
            name="move_in"
            value="date"
            checked={moveInDate !== AS_SOON_AS_POSSIBLE}
            onChange={() => onChange({ moveInDate: today })}
          >
            On a specific date
          </ChoiceChip>
        </Cluster>
        {/* Always there: before the scripts arrive, the style shows it by the choice above. */}
        <Cluster gap={2} className={css.day}>
          <Input
            id="move-in-day"
            type="date"
            name="move_in_day"
            aria-label="Move-in date"
            aria-invalid={error !== undefined || undefined}
            aria-describedby={error === undefined ? undefined : 'move-in-error'}
            min={today}
            value={day}
            onChange={({ target }) => onChange({ moveInDate: target.value })}
          />
          <Button
            look="quiet"
            onClick={() => openDialog('calendar', { day, choose: (chosen) => onChange({ moveInDate: chosen }) })}
          >
            <Icon name="calendar" /> Calendar
          </Button>
        </Cluster>
        {error !== undefined && (
          <Text bad className={css.error} id="move-in-error">
            {error}
          </Text>
        )}
      </fieldset>
    </>
  );
}
