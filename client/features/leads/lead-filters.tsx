import { useId } from 'react';
import { leadStages, stageLabel } from '../../../domain/leads/lead-stages.ts';
import { Chip, chipGroupClass } from '../../components/chip.tsx';
import { Field, Input, Select } from '../../forms/fields/field.tsx';
import type { Counts_CountsFragment, LeadFilterInput } from './leads.generated.ts';
import css from './leads.module.css';

export interface LeadFiltersProps {
  filter: LeadFilterInput;
  change: (filter: LeadFilterInput) => void;
  /** Search text as typed; the filter follows after the debounce. */
  words: string;
  type: (words: string) => void;
  counts: Counts_CountsFragment | undefined;
  /** The landlord's listings. */
  listings: readonly { id: string; name: string }[];
}

/** Renders the lead filters: stage, listing and search text. */
export function LeadFilters({ filter, change, words, type, counts, listings }: LeadFiltersProps) {
  const id = useId();
  const { stage, spam, ...others } = filter;
  const chosen = spam ? 'spam' : (stage ?? 'all');
  const choices = [
    { key: 'all' as const, label: 'All', next: others },
    ...leadStages.map((each) => ({ key: each, label: stageLabel(each), next: { ...others, stage: each } })),
    // The rarely used spam filter is hidden while it is empty.
    ...(spam || counts?.spam ? [{ key: 'spam' as const, label: 'Spam', next: { ...others, spam: true } }] : []),
  ];
  return (
    <div className={css.filters}>
      <div className={chipGroupClass} role="group" aria-label="Status">
        {choices.map(({ key, label, next }) => (
          <Chip key={key} className={css.stage} pressed={key === chosen} onClick={() => change(next)}>
            {label} {counts && <span className={css.count}>{counts[key]}</span>}
          </Chip>
        ))}
      </div>
      <div className={css.searches}>
        <Field id={`${id}-words`} label="Search leads">
          {(control) => (
            <Input
              {...control}
              type="search"
              autoComplete="off"
              spellCheck={false}
              placeholder="Name, number or word"
              value={words}
              onChange={(event) => type(event.target.value)}
            />
          )}
        </Field>
        {listings.length > 1 && (
          <Field id={`${id}-listing`} label="Listing">
            {(control) => (
              <Select
                {...control}
                value={filter.listingId ?? ''}
                onChange={({ target: { value } }) => {
                  const { listingId: _before, ...rest } = filter;
                  change(value === '' ? rest : { ...rest, listingId: value });
                }}
              >
                <option value="">All listings</option>
                {listings.map((listing) => (
                  <option key={listing.id} value={listing.id}>
                    {listing.name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
      </div>
    </div>
  );
}
