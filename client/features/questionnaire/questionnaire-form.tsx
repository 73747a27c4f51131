import { useRef, useState, type FormEvent } from 'react';
import { Cluster, Stack } from '../../components/layout/layout.tsx';
import { Text } from '../../components/layout/text.tsx';
import { useHref } from '../../app/router/router.tsx';
import { usePreloadedNavigate } from '../../app/router/use-preloaded-navigate.ts';
import { bathroomOptions } from '../../../domain/options/bathrooms.ts';
import { bedroomOptions, occupants } from '../../../domain/options/bedrooms.ts';
import { formatDollars } from '../../../domain/format/money.ts';
import type { Search } from '../../../domain/search/search-query.ts';
import type { RenterState } from '../../shared/renter/renter-defaults.ts';
import { useRenter, useUpdateRenter } from '../../shared/renter/renter-store.ts';
import { useBrand } from '../../app/page-info.tsx';
import { paths } from '../../app/paths.ts';
import { Button } from '../../components/button.tsx';
import { ChoiceChip } from '../../components/chip.tsx';
import { useEarlyFormEvents } from '../../components/hooks/use-early-form-events.ts';
import { OptionSelect, Input } from '../../forms/fields/field.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { moveInDateError } from '../../shared/preferences/move-in-date-error.ts';
import { MatchCount } from './match-count.tsx';
import { answersAsCriteria } from '../../shared/search/use-search.ts';
import { withSearch } from '../../shared/search/use-remember-search.ts';
import { useToday } from '../../shared/preferences/use-today.ts';
import { PreferenceFields } from '../../shared/preferences/preference-fields.tsx';
import css from '../../shared/styles/question-form.module.css';
import { useTypedDollars } from '../../forms/fields/use-typed-dollars.ts';

type Answers = Pick<RenterState, 'questionnaire' | 'moveIn'>;
type Changed = { [Part in keyof Answers]: Partial<Answers[Part]> };

/** Returns the answers: those in the URL, and the ones saved in this browser for the rest. */
const answersOf = (search: Search, { questionnaire, moveIn }: RenterState): Answers => ({
  questionnaire: {
    ...questionnaire,
    bedrooms: search.bedrooms ?? questionnaire.bedrooms,
    bathrooms: search.bathrooms ?? questionnaire.bathrooms,
    budgets: search.maxBudget ?? questionnaire.budgets,
  },
  moveIn: {
    ...moveIn,
    petsSelected: search.pets ? [...search.pets] : moveIn.petsSelected,
    featuresSelected: search.features ? [...search.features] : moveIn.featuresSelected,
  },
});

/** Returns '. $600 per person for 3' where several people share the rent. */
function budgetEach(dollars: number, bedrooms: number): string {
  const people = occupants(bedrooms);
  return dollars > 0 && people > 1 ? `. ${formatDollars(Math.ceil(dollars / people))} per person for ${people}` : '';
}

/** Renders the six questions; before hydration it is a form to /matches. `place` is its name, undefined until it is loaded. */
export function QuestionnaireForm({ search, place }: { search: Search; place?: string | undefined }) {
  const brand = useBrand();
  const go = usePreloadedNavigate();
  const stored = useRenter();
  const update = useUpdateRenter();
  const today = useToday();
  const action = useHref('/matches');
  const [changed, setChanged] = useState<Changed>({ questionnaire: {}, moveIn: {} });
  const [problem, setProblem] = useState<string | undefined>();
  // Unchanged answers are the saved ones, which load after hydration.
  const before = answersOf(search, stored);
  const questionnaire = { ...before.questionnaire, ...changed.questionnaire };
  const moveIn = { ...before.moveIn, ...changed.moveIn };
  const answer = (part: Changed['questionnaire']) =>
    setChanged((now) => ({ ...now, questionnaire: { ...now.questionnaire, ...part } }));
  const wish = (part: Changed['moveIn']) => setChanged((now) => ({ ...now, moveIn: { ...now.moveIn, ...part } }));
  const form = useRef<HTMLFormElement>(null);
  useEarlyFormEvents(form);
  const { bedrooms, bathrooms, budgets } = questionnaire;
  const criteria = answersAsCriteria({ questionnaire, moveIn });
  const wanted = { ...search, ...criteria, page: 1, site: brand.code };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = moveInDateError(moveIn.moveInDate, today);
    setProblem(wrong);
    if (wrong) return document.getElementById('move-in-day')?.focus();
    update((renter) => ({
      ...withSearch(renter, wanted),
      questionnaire,
      moveIn,
      answered: true,
      moveInAnswered: true,
    }));
    void go(paths.matches(wanted));
  };

  return (
    <Stack as="form" gap={6} ref={form} className={css.form} action={action} onSubmit={submit} noValidate>
      <input type="hidden" name="location_type" value={search.locationType} />
      <input type="hidden" name="location_id" value={search.locationId} />
      {search.site !== 'default' && <input type="hidden" name="site" value={search.site} />}
      <fieldset>
        <legend className={css.legend}>How many bedrooms?</legend>
        <Cluster gap={2}>
          {bedroomOptions.map(({ value, label }) => (
            <ChoiceChip
              key={value}
              type="radio"
              name="bedrooms"
              value={value}
              checked={bedrooms === value}
              onChange={() => answer({ bedrooms: value })}
            >
              {label.replace(/ Bedrooms?$/, '')}
              {label !== 'Studio' && <VisuallyHidden> {label.replace(/^\d+ /, '').toLowerCase()}</VisuallyHidden>}
            </ChoiceChip>
          ))}
        </Cluster>
      </fieldset>
      <div>
        <label className={css.question} htmlFor="bathrooms">
          How many bathrooms, at minimum?
        </label>
        <div className={css.short}>
          <OptionSelect
            id="bathrooms"
            name="bathrooms"
            value={bathrooms}
            options={bathroomOptions}
            choose={(chosen = bathrooms) => answer({ bathrooms: chosen })}
          />
        </div>
      </div>
      <fieldset>
        <legend className={css.legend}>What is the most you would pay?</legend>
        <Text className={css.hint} id="budget-hint">
          Total monthly rent{budgetEach(budgets, bedrooms)}.
        </Text>
        <BudgetField value={budgets} onChange={(dollars) => answer({ budgets: dollars })} />
      </fieldset>
      <PreferenceFields value={moveIn} onChange={wish} today={today} error={problem} />
      <Stack gap={3} align="start" className={css.submit}>
        <MatchCount search={wanted} place={place} />
        <Button type="submit">{brand.matchesButton}</Button>
        {brand.collectsDetails && (
          <Text>
            By continuing, you agree to save your answers on this device. We share them only with landlords you contact.
          </Text>
        )}
      </Stack>
    </Stack>
  );
}

const SLIDER = { min: 300, max: 4000, step: 50 };
/** Maximum number of digits: the schema accepts up to a million. */
const DIGITS = 6;

/** Renders the monthly rent for the whole home as a text field and a slider, which shows at most its own range. */
function BudgetField({ value, onChange }: { value: number; onChange: (dollars: number) => void }) {
  const typed = useTypedDollars(value || undefined, DIGITS, (dollars = 0) => onChange(dollars));
  return (
    <Cluster>
      <div className={css.amount}>
        <span aria-hidden="true">$</span>
        <Input
          name="budget"
          inputMode="numeric"
          aria-label="Maximum monthly rent, in dollars"
          aria-describedby="budget-hint"
          {...typed}
        />
      </div>
      <input
        type="range"
        className={css.range}
        {...SLIDER}
        value={value}
        aria-label="Maximum monthly rent"
        aria-valuetext={`$${value} a month`}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </Cluster>
  );
}
