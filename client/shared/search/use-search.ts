import { useMemo } from 'react';
import { useLocation } from '../../app/router/router.tsx';
import { NO_PETS } from '../../../domain/options/pets.ts';
import type { RenterPreferences } from '../../../domain/search/match-reasons.ts';
import { parseSearch, type Search } from '../../../domain/search/search-query.ts';
import type { HousingFilterInput } from '../../__generated__/types.ts';
import { useRenter } from '../renter/renter-store.ts';
import type { Address } from '../../app/router/match-screen.ts';

/** Parses the search from a URL; returns null without a valid place. */
export function searchOf(query: URLSearchParams): Search | null {
  const names = [...new Set(query.keys())];
  const values = names.map((name): [string, string | string[]] => {
    const all = query.getAll(name);
    return [name, all.length > 1 ? all : (all[0] ?? '')];
  });
  const parsed = parseSearch(Object.fromEntries(values));
  return 'search' in parsed ? parsed.search : null;
}

/** Returns the same search as GraphQL variables; the server's prefetch uses it too, so that both are identical. */
export function searchVariables(search: Search): { filter: HousingFilterInput; page: number } {
  const { locationType, locationId, bedrooms, bathrooms, maxBudget, page, site } = search;
  return {
    filter: { locationType, locationId: String(locationId), bedrooms, bathrooms, budget: maxBudget, site },
    page,
  };
}

export const variablesOf = ({ search }: Address) => {
  const found = searchOf(search);
  return found && searchVariables(found);
};

export function useSearch(): Search | null {
  const { search } = useLocation();
  return useMemo(() => searchOf(new URLSearchParams(search)), [search]);
}

/** Returns the renter's preferences: the criteria in the URL, and pets and features saved in this browser. */
export function usePreferences(criteria: Pick<Search, 'bedrooms' | 'bathrooms' | 'maxBudget'>): RenterPreferences {
  const { answered, moveIn } = useRenter();
  const { bedrooms, bathrooms, maxBudget } = criteria;
  return {
    bedrooms,
    bathrooms,
    maxBudget,
    pets: answered ? moveIn.petsSelected : [NO_PETS],
    features: answered ? moveIn.featuresSelected : [],
  };
}
