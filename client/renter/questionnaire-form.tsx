import { useState, type FormEvent } from 'react';
import { useGo } from '../use-go.ts';
import { bathroomOptions } from '../../domain/options/bathrooms.ts';
import { bedroomOptions } from '../../domain/options/bedrooms.ts';
import { AS_SOON_AS_POSSIBLE, isDay } from '../../domain/renter/questionnaire.ts';
import type { Search } from '../../domain/search.ts';
import type { RenterState } from '../apollo/renter-defaults.ts';
import { useRenter, useUpdateRenter } from '../apollo/renter-store.ts';
import { useBrand } from '../boot.tsx';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { ChoiceChip } from '../ui/chip.tsx';
import { Select } from '../ui/field.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { BudgetField } from './budget-field.tsx';
import { useToday } from './use-today.ts';
import { WishFields } from './wish-fields.tsx';
import css from './questionnaire.module.css';

type Answers = Pick<RenterState, 'questionnaire' | 'moveIn'>;

/** What is wrong with a move-in day: past days are refused, today is fine [§5]. */
export function dayProblem(day: string, today: string): string | undefined {
  if (day === String(AS_SOON_AS_POSSIBLE)) return undefined;
  if (!isDay(day)) return 'Choose a day, or “As soon as possible”.';
  return day < today ? 'That day is over. Choose today or later.' : undefined;
}

/** The six questions on native inputs; before any script it is a form to /matches with the first three. */
export function QuestionnaireForm({ search }: { search: Search }) {
  const brand = useBrand();
  const go = useGo();
  const stored = useRenter();
  const update = useUpdateRenter();
  const today = useToday();
  const [changed, setChanged] = useState<Answers | null>(null);
  const [problem, setProblem] = useState<string | undefined>();
  // Until something is changed here the answers are the remembered ones, which arrive after hydration.
  const { questionnaire, moveIn } = changed ?? stored;
  const answer = (part: Partial<Answers>) => setChanged({ questionnaire, moveIn, ...part });
  const { bedrooms, bathrooms, budgets } = questionnaire;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = dayProblem(moveIn.moveInDate, today);
    setProblem(wrong);
    if (wrong) return document.getElementById('move-in-day')?.focus();
    update((renter) => ({ ...renter, questionnaire, moveIn, answered: true }));
    const { locationType, locationId } = search;
    const maxBudget = budgets > 0 ? budgets : undefined;
    void go(paths.matches({ locationType, locationId, bedrooms, bathrooms, maxBudget, site: brand.code }));
  };

  return (
    <form className={css.form} action="/matches" onSubmit={submit} noValidate>
      <input type="hidden" name="location_type" value={search.locationType} />
      <input type="hidden" name="location_id" value={search.locationId} />
      <fieldset>
        <legend className={css.legend}>How many bedrooms?</legend>
        <div className={css.chips}>
          {bedroomOptions.map(({ value, label }) => (
            <ChoiceChip
              key={value}
              type="radio"
              name="bedrooms"
              value={value}
              checked={bedrooms === value}
              onChange={() => answer({ questionnaire: { ...questionnaire, bedrooms: value } })}
            >
              {label.replace(/ Bedrooms?$/, '')}
              {label !== 'Studio' && <VisuallyHidden> {label.replace(/^\d+ /, '').toLowerCase()}</VisuallyHidden>}
            </ChoiceChip>
          ))}
        </div>
      </fieldset>
      <div>
        <label className={css.question} htmlFor="bathrooms">
          How many bathrooms, at least?
        </label>
        <div className={css.short}>
          <Select
            id="bathrooms"
            name="bathrooms"
            value={bathrooms}
            onChange={({ target }) => answer({ questionnaire: { ...questionnaire, bathrooms: Number(target.value) } })}
          >
            {bathroomOptions.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </div>
      </div>
      <fieldset>
        <legend className={css.legend}>What is the most you would pay?</legend>
        <p className={css.hint} id="budget-hint">
          A month, for the whole home. We show what that is for each person.
        </p>
        <BudgetField
          value={budgets}
          onChange={(dollars) => answer({ questionnaire: { ...questionnaire, budgets: dollars } })}
        />
      </fieldset>
      <WishFields value={moveIn} onChange={(next) => answer({ moveIn: next })} today={today} error={problem} />
      <div className={css.submit}>
        <Button type="submit">{brand.matchesButton}</Button>
        {brand.asksForDetails && (
          <p className={css.agreement}>
            By going on you agree that this browser keeps your answers, and that we pass them to a landlord when you
            send a request, and to nobody else.
          </p>
        )}
      </div>
    </form>
  );
}
