import type { ApolloClient } from '@apollo/client';
import type { Search } from '../../../domain/search/search-query.ts';
import { searchVariables } from '../../shared/search/use-search.ts';
import { SearchSuggestionsDocument, useSearchSuggestionsQuery } from './search-suggestions.generated.ts';
import { SearchSuggestions } from './search-suggestions.tsx';

/** Fetches the data of `MoreListings`. */
export const preloadMoreListings = (client: ApolloClient, { filter }: ReturnType<typeof searchVariables>) =>
  client.query({ query: SearchSuggestionsDocument, variables: { filter } });

/** Renders suggestions for more results below few matches. Optional: renders nothing when the request fails. */
export function MoreListings({ search }: { search: Search }) {
  const { filter } = searchVariables(search);
  const { data } = useSearchSuggestionsQuery({ variables: { filter } });
  const suggestions = data?.suggestions;
  return (
    suggestions && (
      <SearchSuggestions search={search} suggestions={suggestions} heading="See more with a small change" />
    )
  );
}
