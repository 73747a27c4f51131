import { useRenter } from '../renter/renter-store.ts';
import { useBrand } from '../../app/page-info.tsx';
import { paths } from '../../app/paths.ts';
import { savedCriteria } from './use-search.ts';
import type { HousingFilter } from '../../../domain/search/search-query.ts';

/** Returns this renter's most likely next search: this college, else the place last chosen, with the saved answers, if any. */
export function useLastSearch(schoolId?: string | null): HousingFilter | null {
  const renter = useRenter();
  const place = schoolId ? ({ type: 'college', id: schoolId } as const) : renter.schoolInfo;
  // In a state there is nothing to walk to.
  const walk = place?.type === 'state' && { maxWalk: undefined };
  return place && { locationType: place.type, locationId: Number(place.id), ...savedCriteria(renter), ...walk };
}

/** Returns the path to more listings for this renter: their matches, else the search. */
export function useMatchesPath(schoolId?: string | null): string {
  const search = useLastSearch(schoolId);
  const { code } = useBrand();
  return search ? paths.matches({ ...search, site: code }) : paths.search();
}
