import { NO_PETS } from '../../../domain/options/pets.ts';
import type { Search } from '../../../domain/search/search-query.ts';
import { useUpdateRenter } from '../renter/renter-store.ts';

/** Returns a function that saves what a renter searches for as the answers: the questionnaire and the next contact request use them. */
export function useRememberSearch(): (search: Search) => void {
  const update = useUpdateRenter();
  return ({ bedrooms, bathrooms, maxBudget, pets = [NO_PETS], features = [], must = [] }) =>
    update((renter) => ({
      ...renter,
      questionnaire: {
        bedrooms: bedrooms ?? renter.questionnaire.bedrooms,
        bathrooms: bathrooms ?? renter.questionnaire.bathrooms,
        budgets: maxBudget ?? renter.questionnaire.budgets,
      },
      moveIn: {
        ...renter.moveIn,
        petsSelected: [...pets],
        featuresSelected: [...new Set([...features, ...must])].toSorted((a, b) => a - b),
      },
    }));
}
