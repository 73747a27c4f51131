import { Stack } from '../../components/layout/layout.tsx';
import { leadStages, stageLabel } from '../../../domain/leads/lead-stages.ts';
import { Chip, chipGroupClass } from '../../components/chip.tsx';
import { LabeledInput, LabeledSelect } from '../../forms/fields/field.tsx';
import type { Counts_CountsFragment, LeadFilterInput } from './leads.generated.ts';
import css from './leads.module.css';

export interface LeadFiltersProps {
  filter: LeadFilterInput;
  change: (filter: LeadFilterInput) => void;
  /** Search text as typed; the filter follows after the debounce. */
  text: string;
  type: (text: string) => void;
  counts: Counts_CountsFragment | undefined;
  listings: readonly { id: string; name: string }[];
}

/** Renders the lead filters: stage, listing and search text. */
export function LeadFilters({ filter, change, text, type, counts, listings }: LeadFiltersProps) {
  const { stage, spam, ...others } = filter;
  const chosen = spam ? 'spam' : (stage ?? 'all');
  const choices = [
    { key: 'all' as const, label: 'All', next: others },
    ...leadStages.map((each) => ({ key: each, label: stageLabel(each), next: { ...others, stage: each } })),
    // The rarely used spam filter is hidden while it is empty.
    ...(spam || counts?.spam ? [{ key: 'spam' as const, label: 'Spam', next: { ...others, spam: true } }] : []),
  ];
  return (
    <Stack gap={3} className={css.filters}>
      <div className={chipGroupClass} role="group" aria-label="Status">
        {choices.map(({ key, label, next }) => (
          <Chip key={key} className={css.stage} pressed={key === chosen} onClick={() => change(next)}>
            {label} {counts && <span className={css.count}>{counts[key]}</span>}
          </Chip>
        ))}
      </div>
      <Stack gap={3} className={css.searches}>
        <LabeledInput
          label="Search leads"
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder="Name, number or word"
          value={text}
          onChange={(event) => type(event.target.value)}
        />
        {listings.length > 1 && (
          <LabeledSelect
            label="Listing"
            none="All listings"
            options={listings.map((listing) => ({ value: listing.id, label: listing.name }))}
            value={filter.listingId ?? ''}
            onChange={(listingId) => change({ ...filter, listingId })}
          />
        )}
      </Stack>
    </Stack>
  );
}
