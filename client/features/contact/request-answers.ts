import { NO_PETS } from '../../../domain/options/pets.ts';
import { AS_SOON_AS_POSSIBLE } from '../../../domain/search/questionnaire.ts';
import type { HousingFilterInput } from '../../__generated__/types.ts';
import type { RenterState } from '../../shared/renter/renter-defaults.ts';
import { savedCriteria, searchOf, searchVariables } from '../../shared/search/use-search.ts';

/**
 * Returns the renter's filters and answers for a request; null for what was unanswered: no default is sent. A move-in
 * date before `today` (YYYY-MM-DD), which the server refuses, is null too: it was answered at an earlier visit.
 */
export function requestAnswers(renter: RenterState, today: string) {
  const { answered, moveInAnswered, moveIn, lastSearch } = renter;
  const { petsSelected, featuresSelected, moveInDate } = moveIn;
  const { bedrooms = null, bathrooms = null, maxBudget = null } = savedCriteria(renter);
  const wasAnswered = answered || moveInAnswered;
  const search = searchOf(new URLSearchParams(lastSearch));
  const searchFilter: HousingFilterInput | null = search && searchVariables(search).filter;
  return {
    bedrooms,
    bathrooms,
    budgets: maxBudget,
    pets: wasAnswered || petsSelected.some((id) => id !== NO_PETS) ? petsSelected : null,
    features: wasAnswered || featuresSelected.length > 0 ? featuresSelected : null,
    moveDate: (moveInDate === AS_SOON_AS_POSSIBLE ? wasAnswered : moveInDate >= today) ? moveInDate : null,
    searchFilter,
  };
}
