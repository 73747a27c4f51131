import type { LocationType } from '../../../domain/options/location-types.ts';
import { useMemo } from 'react';
import { useLocation } from '../../app/router/router.tsx';
import type { RenterPreferences } from '../../../domain/search/match-reasons.ts';
import { readSearch, type Search, type SearchCriteria } from '../../../domain/search/search-query.ts';
import type { HousingFilterInput } from '../../__generated__/types.ts';
import { NO_PETS } from '../../../domain/options/pets.ts';
import type { RenterState } from '../renter/renter-defaults.ts';
import { useRenter } from '../renter/renter-store.ts';
import { queryRecord, type Address } from '../../app/router/match-screen.ts';

/** Parses the search from a URL; returns null without a valid place. */
export function searchOf(query: URLSearchParams): Search | null {
  const record = queryRecord(query);
  // A plain form names a list's parameter once for each value.
  for (const name of ['pets', 'features']) if (query.has(name)) record[name] = query.getAll(name).join(',');
  const parsed = readSearch(record);
  return 'search' in parsed ? parsed.search : null;
}

/** Returns the same search as GraphQL variables; the server's prefetch uses it too, so that both are identical. */
export function searchVariables(search: Search): { filter: HousingFilterInput; page: number } {
  const { locationId, maxBudget, pets, must, features, page, ...rest } = search;
  const list = (ids: readonly number[] | undefined) => ids && [...ids];
  return {
    filter: {
      ...rest,
      locationId: String(locationId),
      budget: maxBudget,
      pets: list(pets),
      must: list(must),
      features: list(features),
    },
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

/** Returns the answers to the questionnaire as criteria of a search. */
export function answersAsCriteria({ questionnaire, moveIn }: Pick<RenterState, 'questionnaire' | 'moveIn'>) {
  const { bedrooms, bathrooms, budgets } = questionnaire;
  const pets = moveIn.petsSelected.filter((id) => id !== NO_PETS);
  const features = moveIn.featuresSelected;
  return {
    bedrooms,
    bathrooms,
    maxBudget: budgets || undefined,
    pets: pets.length > 0 ? pets : undefined,
    features: features.length > 0 ? features : undefined,
  };
}

/** Returns what the renter looks for: the last search's filters, pets and features; none before a search or answers. */
export function savedCriteria(renter: RenterState): SearchCriteria {
  const last = searchOf(new URLSearchParams(renter.lastSearch));
  const answers = answersAsCriteria(renter);
  if (!last) return renter.answered ? answers : {};
  const { locationType: _type, locationId: _id, page: _page, site: _site, sort: _sort, ...criteria } = last;
  const { pets, features } = answers;
  return { ...criteria, pets, features: features?.filter((id) => !criteria.must?.includes(id)) };
}

/** Returns the pets and features saved in this browser, for listings outside a search. */
export function usePreferences(): RenterPreferences {
  const { pets = [], features = [] } = savedCriteria(useRenter());
  return { pets, features };
}

/** Returns what the cards of a search's listings say of its place: the college, and where the distances lead. */
export const toPlace = ({ type, id, displayName }: { type: LocationType; id: string; displayName: string }) => ({
  schoolId: type === 'college' ? id : undefined,
  to: toCenterOf(type, displayName),
});

/**
 * Returns where the distances of a search around a city lead: 'to the center of Columbus, OH'. Those around a college
 * lead to it.
 */
export const toCenterOf = (type: LocationType, displayName: string): string | undefined =>
  type === 'city' ? `to the center of ${displayName}` : undefined;
