import type { ReactNode } from 'react';
import { useGo } from '../use-go.ts';
import { bathroomOptions } from '../../domain/options/bathrooms.ts';
import { bedroomOptions } from '../../domain/options/bedrooms.ts';
import { formatDollars } from '../../domain/money.ts';
import type { Search } from '../../domain/search.ts';
import { paths } from '../paths.ts';
import { Anchor } from '../ui/anchor.tsx';
import { chipClass } from '../ui/chip.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { Wrap } from '../ui/wrap.tsx';
import { searchOf } from './use-search.ts';
import css from './filters.module.css';

const budgets = [500, 600, 700, 800, 900, 1000, 1200, 1400, 1600, 1800, 2000, 2500, 3000, 4000];

interface PillProps {
  name: string;
  label: string;
  value: number | undefined;
  /** What it says when nothing is chosen. */
  any: string;
  children: ReactNode;
}

function Pill({ name, label, value, any, children }: PillProps) {
  return (
    <label className={classes(css.pill, value !== undefined && css.set)}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <select name={name} key={value ?? ''} defaultValue={value ?? ''}>
        <option value="">{any}</option>
        {children}
      </select>
      <Icon name="down" size={16} />
    </label>
  );
}

/** The criteria of a search as a form of its own address: a change goes there at once, without a script by a button. */
export function Filters({ search }: { search: Search }) {
  const go = useGo();
  const { locationType, locationId, bedrooms, bathrooms, maxBudget, site } = search;
  const offered =
    maxBudget === undefined || budgets.includes(maxBudget)
      ? budgets
      : [...budgets, maxBudget].toSorted((a, b) => a - b);
  return (
    <div className={css.bar}>
      <Wrap>
        <form
          className={css.form}
          action="/matches"
          aria-label="Filters"
          onChange={({ currentTarget }) => {
            const chosen = searchOf(
              new URLSearchParams([...new FormData(currentTarget)].map(([key, value]) => [key, String(value)])),
            );
            if (chosen) void go(paths.matches(chosen));
          }}
        >
          <input type="hidden" name="location_type" value={locationType} />
          <input type="hidden" name="location_id" value={locationId} />
          {site !== 'default' && <input type="hidden" name="site" value={site} />}
          <Pill name="bedrooms" label="Bedrooms" value={bedrooms} any="Any bedrooms">
            {bedroomOptions.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Pill>
          <Pill name="bathrooms" label="Bathrooms, at least" value={bathrooms} any="Any bathrooms">
            {bathroomOptions.map(({ value }) => (
              <option key={value} value={value}>
                {value}+ bathroom{value === 1 ? '' : 's'}
              </option>
            ))}
          </Pill>
          <Pill name="budget" label="Rent a month, at most" value={maxBudget} any="Any rent">
            {offered.map((dollars) => (
              <option key={dollars} value={dollars}>
                Up to {formatDollars(dollars)}
              </option>
            ))}
          </Pill>
          <noscript>
            <button className={chipClass}>Update</button>
          </noscript>
          <Anchor className={chipClass} href={paths.questionnaire(locationType, locationId, site)}>
            <Icon name="edit" size={16} /> Pets, features, move-in
          </Anchor>
        </form>
      </Wrap>
    </div>
  );
}
