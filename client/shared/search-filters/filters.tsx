import { useEffect, useRef } from 'react';
import { Cluster } from '../../components/layout/layout.tsx';
import { useHref, useLocation } from '../../app/router/router.tsx';
import { usePreloadedNavigate } from '../../app/router/use-preloaded-navigate.ts';
import { bathroomOptions } from '../../../domain/options/bathrooms.ts';
import { bedroomOptions } from '../../../domain/options/bedrooms.ts';
import { formatDollars } from '../../../domain/format/money.ts';
import { hasCriteria, searchQuery, type Search } from '../../../domain/search/search-query.ts';
import { searchSortLabels, searchSorts } from '../../../domain/search/sort.ts';
import { criteriaLabels } from '../../../domain/search/labels/criteria-labels.ts';
import { openDialog } from '../dialogs/dialog-store.ts';
import { useRememberSearch } from '../search/use-remember-search.ts';
import { paths } from '../../app/paths.ts';
import { Anchor } from '../../components/anchor.tsx';
import { chipClass } from '../../components/chip.tsx';
import { classNames } from '../../components/class-names.ts';
import { useEarlyFormEvents } from '../../components/hooks/use-early-form-events.ts';
import { Icon } from '../../components/icon.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { Container } from '../../components/container.tsx';
import { searchChangeState, useSearchUndo } from './search-undo.ts';
import { searchOf } from '../search/use-search.ts';
import { PreferencesChip } from './preferences-chip.tsx';
import css from './filters.module.css';

const budgets = [500, 600, 700, 800, 900, 1000, 1200, 1400, 1600, 1800, 2000, 2500, 3000, 4000];

interface FilterSelectProps {
  name: string;
  label: string;
  className?: string | undefined;
  value: number | string | undefined;
  /** Label of the option for no restriction. */
  any: string;
  options: readonly { value: number | string; label: string }[];
}

function FilterSelect({ name, label, className, value, any, options }: FilterSelectProps) {
  const select = useRef<HTMLSelectElement>(null);
  const chosen = String(value ?? '');
  const shown = useRef(chosen);
  useEffect(() => {
    // The URL wins after a back step, an undo or a change elsewhere, without moving the focus.
    // On first render the select wins: it may have been changed before hydration.
    if (select.current && shown.current !== chosen) select.current.value = chosen;
    shown.current = chosen;
  }, [chosen]);
  return (
    <label className={classNames(css.pill, value !== undefined && css.set, className)}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <select ref={select} name={name} defaultValue={chosen}>
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="down" size={16} />
    </label>
  );
}

/** Renders the criteria as a form to /matches, which works without JavaScript; each can be removed, a change undone. */
export function Filters({ search }: { search: Search }) {
  const go = usePreloadedNavigate();
  const undo = useSearchUndo();
  const { hash } = useLocation();
  const action = useHref('/matches');
  const remember = useRememberSearch();
  const { bedrooms, bathrooms, maxBudget, sort, page: _page, ...rest } = search;
  const { locationType, locationId, site } = rest;
  const others = criteriaLabels(search);
  // Sent along, so that a change of one filter keeps the others; the page is counted anew.
  const otherParams = [...searchQuery(rest)];
  const offered = [...new Set([budgets, maxBudget ?? []].flat())].toSorted((a, b) => a - b);
  const form = useRef<HTMLFormElement>(null);
  useEarlyFormEvents(form);

  const change = (form: HTMLFormElement) => {
    const chosen = searchOf(new URLSearchParams([...new FormData(form)].map(([key, value]) => [key, String(value)])));
    if (chosen) show(chosen);
  };
  const show = (chosen: Search) => {
    remember(chosen);
    // On a phone the hash means that the map is shown.
    void go(paths.matches(chosen) + hash, { state: searchChangeState(search) });
  };

  return (
    <div className={classNames(css.bar, others.length > 0 && css.wraps)}>
      <Container>
        <Cluster
          as="form"
          gap={2}
          nowrap
          ref={form}
          className={css.form}
          action={action}
          autoComplete="off"
          aria-label="Filters"
          data-keeps-focus=""
          onChange={({ currentTarget }) => change(currentTarget)}
        >
          {otherParams.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button
            type="button"
            className={classNames(chipClass, css.all)}
            aria-haspopup="dialog"
            onClick={() => openDialog('filters', { search, change: show })}
          >
            <Icon name="list" size={16} /> Filters
            {others.length > 0 && (
              <span className={css.count}>
                {others.length}
                <VisuallyHidden> chosen</VisuallyHidden>
              </span>
            )}
          </button>
          <FilterSelect
            name="budget"
            label="Maximum monthly rent"
            className={css.rent}
            value={maxBudget}
            any="Any rent"
            options={offered.map((value) => ({ value, label: `Up to ${formatDollars(value)}` }))}
          />
          <FilterSelect name="bedrooms" label="Bedrooms" value={bedrooms} any="Any bedrooms" options={bedroomOptions} />
          <FilterSelect
            name="bathrooms"
            label="Minimum bathrooms"
            value={bathrooms}
            any="Any bathrooms"
            options={bathroomOptions.map(({ value }) => ({
              value,
              label: `${value}+ bathroom${value === 1 ? '' : 's'}`,
            }))}
          />
          <FilterSelect
            name="sort"
            label="Sort by"
            value={sort}
            any={searchSortLabels.featured}
            options={searchSorts
              .filter((order) => order !== 'featured' && (order !== 'walk' || locationType !== 'state'))
              .map((order) => ({ value: order, label: searchSortLabels[order] }))}
          />
          <noscript>
            <button className={chipClass}>Update</button>
          </noscript>
          {/* After the filters, so that they do not move; on a phone, which is narrower, before them. */}
          {undo !== undefined && (
            <Anchor className={classNames(chipClass, css.link, css.undo)} href={undo}>
              <Icon name="undo" size={16} /> Undo<VisuallyHidden> the last change</VisuallyHidden>
            </Anchor>
          )}
          {hasCriteria(search) && (
            <Anchor
              className={classNames(chipClass, css.link)}
              href={paths.matches({ locationType, locationId, site })}
              state={searchChangeState(search)}
              onClick={() => remember({ locationType, locationId, site, page: 1 })}
            >
              <Icon name="cross" size={16} /> Clear<VisuallyHidden> all filters</VisuallyHidden>
            </Anchor>
          )}
          <div className={css.chips}>
            {others.map(({ label, without }) => {
              const rest = { ...search, ...without, page: 1 };
              return (
                <Anchor
                  key={label}
                  className={chipClass}
                  href={paths.matches(rest)}
                  state={searchChangeState(search)}
                  onClick={() => remember(rest)}
                >
                  <VisuallyHidden>Remove </VisuallyHidden>
                  {label} <Icon name="cross" size={16} />
                </Anchor>
              );
            })}
            <PreferencesChip search={search} />
          </div>
        </Cluster>
      </Container>
    </div>
  );
}
