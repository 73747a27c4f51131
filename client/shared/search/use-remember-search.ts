import { useEffect } from 'react';
import { NO_PETS } from '../../../domain/options/pets.ts';
import { AS_SOON_AS_POSSIBLE, isCalendarDay } from '../../../domain/search/questionnaire.ts';
import { filterKey, type HousingFilter, type Search } from '../../../domain/search/search-query.ts';
import { useLocation } from '../../app/router/router.tsx';
import type { RenterState } from '../renter/renter-defaults.ts';
import { useRenterReady, useUpdateRenter } from '../renter/renter-store.ts';

/** Returns the renter with a search as the last one and as the answers; without pets or features in it, theirs stay. */
export function withSearch(renter: RenterState, { sort: _, ...search }: HousingFilter): RenterState {
  const { bedrooms, bathrooms, maxBudget, pets, features, must = [], availableBy } = search;
  const wanted = features || must.length > 0 ? [...new Set([...(features ?? []), ...must])] : undefined;
  const { answered, moveInAnswered, lastSearch, moveIn } = renter;
  // Until they name a day, they move in on the day by which the home has to be available.
  const filtered = moveIn.moveInDate === new URLSearchParams(lastSearch).get('available_by');
  const moveInDate = availableBy ?? (filtered ? AS_SOON_AS_POSSIBLE : moveIn.moveInDate);
  return {
    ...renter,
    lastSearch: filterKey(search),
    questionnaire: {
      bedrooms: bedrooms ?? renter.questionnaire.bedrooms,
      bathrooms: bathrooms ?? renter.questionnaire.bathrooms,
      budgets: maxBudget ?? renter.questionnaire.budgets,
    },
    moveIn: {
      ...moveIn,
      ...(!answered && !moveInAnswered && { moveInDate }),
      ...(pets && { petsSelected: [...pets] }),
      ...(wanted && { featuresSelected: wanted.toSorted((a, b) => a - b) }),
    },
  };
}

/** Returns a function that saves the filters a renter chose: pets and features that are not among them were removed. */
export function useRememberSearch(): (search: Search) => void {
  const update = useUpdateRenter();
  return (search) =>
    update((renter) =>
      withSearch(renter, { ...search, pets: search.pets ?? [NO_PETS], features: search.features ?? [] }),
    );
}

/** Returns the renter with the answers of a questionnaire that was sent before its scripts arrived. */
function withEarlyAnswers(renter: RenterState, query: URLSearchParams): RenterState {
  const when = query.get('move_in');
  if (when === null) return renter;
  const day = query.get('move_in_day') ?? '';
  const moveInDate = when !== '0' && isCalendarDay(day) ? day : AS_SOON_AS_POSSIBLE;
  return { ...renter, answered: true, moveInAnswered: true, moveIn: { ...renter.moveIn, moveInDate } };
}

/** Saves the search that a page shows, however it was reached, and its place; both are used by the next contact request. */
export function useRememberShownSearch(search: Search, place: { displayName: string } | undefined): void {
  const ready = useRenterReady();
  const update = useUpdateRenter();
  const query = useLocation().search;
  const { locationType: type, locationId } = search;
  const name = place?.displayName;
  useEffect(() => {
    if (!ready) return;
    update((renter) => {
      const next = withEarlyAnswers(withSearch(renter, search), new URLSearchParams(query));
      const id = String(locationId);
      const isKnown = renter.schoolInfo?.type === type && renter.schoolInfo.id === id;
      return isKnown || name === undefined ? next : { ...next, schoolInfo: { type, id, name, detail: '', url: '' } };
    });
    // The query is the search; the object is new on each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [ready, query, name]);
}
