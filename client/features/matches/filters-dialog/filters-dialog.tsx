import { Stack } from '../../../components/layout/layout.tsx';
import { MAX_DOLLARS } from '../../../../domain/limits.ts';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { formatCount, formatNumber } from '../../../../domain/format/numbers.ts';
import type { LocationType } from '../../../../domain/options/location-types.ts';
import { bathroomOptions } from '../../../../domain/options/bathrooms.ts';
import { bedroomOptions, occupants } from '../../../../domain/options/bedrooms.ts';
import { matchCountLabel, notShownLabel } from '../../../../domain/search/labels/match-count-label.ts';
import { criteriaLabels } from '../../../../domain/search/labels/criteria-labels.ts';
import { AVAILABLE_BY, filterOptions, hasFilter, setFilter } from '../../../../domain/search/filter-options.ts';
import { isCalendarDay } from '../../../../domain/search/questionnaire.ts';
import { type Search } from '../../../../domain/search/search-query.ts';
import { searchSortLabels, searchSorts } from '../../../../domain/search/sort.ts';
import { Button } from '../../../components/button.tsx';
import { ChoiceChip, chipGroupClass } from '../../../components/chip.tsx';
import { LabeledInput, LabeledSelect } from '../../../forms/fields/field.tsx';
import { useTypedDollars } from '../../../forms/fields/use-typed-dollars.ts';
import { closeDialog, type Dialogs } from '../../../shared/dialogs/dialog-store.ts';
import { DialogShell } from '../../../shared/dialogs/dialog-shell.tsx';
import { useToday } from '../../../shared/preferences/use-today.ts';
import { searchVariables } from '../../../shared/search/use-search.ts';
import { useFilterCountsQuery } from './filters-dialog.generated.ts';
import css from './filters-dialog.module.css';

const DOLLAR_DIGITS = 6;

/** Returns the groups of options by their parameters; around a city the walk is to its center. */
const groupsOf = (type: LocationType) => [
  { title: 'Pets', names: ['pets'] },
  { title: 'Laundry', names: ['laundry'] },
  { title: 'Must have', names: ['must', 'furnished', 'utilities'] },
  { title: type === 'city' ? 'Walk to the center' : 'Walk to campus', names: ['max_walk'] },
  { title: 'Lease length', names: ['lease'] },
];
const labelOf = (key: string): string => criteriaLabels(setFilter({}, key, true))[0]?.label ?? '';
const isOfGroup = (key: string, names: readonly string[]) => names.includes(key.split(':')[0] ?? '');

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={css.group}>
      <legend>{title}</legend>
      <div className={chipGroupClass}>{children}</div>
    </fieldset>
  );
}

interface DollarsFieldProps extends Omit<ComponentProps<typeof LabeledInput>, 'value' | 'onChange'> {
  /** Dollars a month. */
  value: number | undefined;
  change: (dollars: number | undefined) => void;
}

function DollarsField({ value, change, ...field }: DollarsFieldProps) {
  const typed = useTypedDollars(value, DOLLAR_DIGITS, change);
  return <LabeledInput {...field} inputMode="numeric" autoComplete="off" {...typed} />;
}

/** Renders every filter of a search, each with the number of homes it would leave, and shows the results on request. */
export function FiltersDialog({ search, change }: Dialogs['filters']) {
  const [draft, setDraft] = useState<Search>({ ...search, page: 1 });
  const today = useToday();
  const { filter } = searchVariables(draft);
  const { data, previousData } = useFilterCountsQuery({ variables: { filter } });
  const counts = new Map((data ?? previousData)?.filterCounts?.map(({ key, total }) => [key, total]));
  // Only of the current filters: the button must not promise the number of homes of the previous ones.
  const found = data?.searchHousing;
  const total = found?.meta.total;
  const people = draft.bedrooms === undefined ? 1 : occupants(draft.bedrooms);
  const shown = (names: readonly string[]) =>
    filterOptions.filter(({ key }) => isOfGroup(key, names) && (counts.has(key) || hasFilter(draft, key)));
  const sorts = searchSorts.filter((sort) => sort !== 'walk' || draft.locationType !== 'state');
  const show = () => {
    closeDialog();
    change(draft);
  };
  return (
    <DialogShell title="Filters">
      <Stack>
        <Group title="Sort by">
          {sorts.map((sort) => (
            <ChoiceChip
              key={sort}
              type="radio"
              name="sort"
              checked={(draft.sort ?? 'featured') === sort}
              onChange={() => setDraft({ ...draft, sort: sort === 'featured' ? undefined : sort })}
            >
              {searchSortLabels[sort]}
            </ChoiceChip>
          ))}
        </Group>
        <Stack gap={3} className={css.fields}>
          <LabeledSelect
            id="filter-bedrooms"
            label="Bedrooms"
            none="Any bedrooms"
            options={bedroomOptions}
            value={draft.bedrooms}
            onChange={(bedrooms) => setDraft({ ...draft, bedrooms })}
          />
          <LabeledSelect
            id="filter-bathrooms"
            label="Minimum bathrooms"
            none="Any bathrooms"
            options={bathroomOptions.map(({ value }) => ({ value, label: value }))}
            value={draft.bathrooms}
            onChange={(bathrooms) => setDraft({ ...draft, bathrooms })}
          />
        </Stack>
        <fieldset className={css.group}>
          <legend>Monthly rent</legend>
          <Stack gap={3} className={css.fields}>
            <DollarsField
              id="filter-per-person"
              label="Per person, up to"
              placeholder={people > 1 ? 'No maximum' : 'Choose bedrooms'}
              disabled={people === 1}
              value={people === 1 || draft.maxBudget === undefined ? undefined : Math.floor(draft.maxBudget / people)}
              change={(each) => setDraft({ ...draft, maxBudget: each && Math.min(MAX_DOLLARS, each * people) })}
            />
            <DollarsField
              id="filter-max-rent"
              label="Whole home, up to"
              placeholder="No maximum"
              value={draft.maxBudget}
              change={(maxBudget) => setDraft({ ...draft, maxBudget })}
            />
            <DollarsField
              id="filter-min-rent"
              label="Whole home, from"
              placeholder="No minimum"
              value={draft.minRent}
              change={(minRent) => setDraft({ ...draft, minRent })}
            />
          </Stack>
          {people > 1 && <p className={css.count}>For {people} people, one in each bedroom.</p>}
        </fieldset>
        {groupsOf(draft.locationType).map(({ title, names }) => {
          const options = shown(names);
          if (options.length === 0) return null;
          return (
            <Group key={title} title={title}>
              {options.map(({ key }) => {
                const chosen = hasFilter(draft, key);
                const count = counts.get(key);
                return (
                  <ChoiceChip
                    key={key}
                    type="checkbox"
                    checked={chosen}
                    disabled={count === 0 && !chosen}
                    onChange={() => setDraft(setFilter(draft, key, !chosen))}
                  >
                    {labelOf(key)}
                    {!chosen && count !== undefined && <span className={css.count}> {formatNumber(count)}</span>}
                  </ChoiceChip>
                );
              })}
            </Group>
          );
        })}
        <Stack gap={3} className={css.fields}>
          {(counts.has(AVAILABLE_BY) || draft.availableBy !== undefined) && (
            <LabeledInput
              id="filter-available"
              label="Available by"
              type="date"
              min={today}
              value={draft.availableBy ?? ''}
              onChange={({ target }) =>
                setDraft({ ...draft, availableBy: isCalendarDay(target.value) ? target.value : undefined })
              }
            />
          )}
        </Stack>
      </Stack>
      <Stack gap={2} className={css.actions}>
        <p role="status">
          {found?.petsNotStated ? matchCountLabel({ total: found.meta.total, ...found }, draft.pets) : ''}{' '}
          {notShownLabel(found?.notStated ?? null)}
        </p>
        <Button onClick={show}>
          {total === undefined
            ? 'Show homes'
            : total === 0
              ? 'Show the closest homes'
              : `Show ${formatCount(total, 'home', 'homes')}`}
        </Button>
      </Stack>
    </DialogShell>
  );
}
