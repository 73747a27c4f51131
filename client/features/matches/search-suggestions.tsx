import { useId } from 'react';
import { Cluster, Stack } from '../../components/layout/layout.tsx';
import { alternativeCollegeLabel, relaxationLabel } from '../../../domain/search/relaxation/relaxation-label.ts';
import type { Search } from '../../../domain/search/search-query.ts';
import { paths } from '../../app/paths.ts';
import { Anchor } from '../../components/anchor.tsx';
import { Icon } from '../../components/icon.tsx';
import { searchChangeState } from '../../shared/search-filters/search-undo.ts';
import { formatListingCount } from '../../shared/place-search/place-list.tsx';
import type { SearchSuggestions_SuggestionsFragment } from './search-suggestions.generated.ts';
import css from './search-suggestions.module.css';

interface SearchSuggestionsProps {
  search: Search;
  suggestions: SearchSuggestions_SuggestionsFragment;
  heading: string;
}

/** Renders suggestions for more listings: the smallest changes to a search and the nearest college with more, each as a link. */
export function SearchSuggestions({ search, suggestions, heading }: SearchSuggestionsProps) {
  const id = useId();
  const { relaxations, alternativeCollege } = suggestions;
  const options = [
    ...relaxations.map(({ bedrooms, bathrooms, budget, total }) => {
      const change = {
        ...(bedrooms !== null && { bedrooms }),
        ...(bathrooms !== null && { bathrooms }),
        ...(budget !== null && { maxBudget: budget }),
      };
      return { href: paths.matches({ ...search, ...change, page: 1 }), words: relaxationLabel(change, search), total };
    }),
    ...[alternativeCollege ?? []].flat().map(({ location, distance, total }) => ({
      href: paths.matches({ ...search, locationType: location.type, locationId: Number(location.id), page: 1 }),
      words: alternativeCollegeLabel(location.displayName, distance),
      total,
    })),
  ];
  if (options.length === 0) return null;
  return (
    <Stack as="section" gap={3} className={css.suggestions} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul role="list">
        {options.map(({ href, words, total }) => (
          <li key={href}>
            <Cluster as={Anchor} nowrap spread className={css.suggestion} href={href} state={searchChangeState(search)}>
              <span className={css.words}>
                {words}: <strong>{formatListingCount(total)}</strong>
              </span>
              <Icon name="right" size={18} />
            </Cluster>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
