import { formatDollars } from '../format/money.ts';
import { bathroomsLabel } from '../options/bathrooms.ts';
import { bedroomsLabel } from '../options/bedrooms.ts';
import { featureLabel } from '../options/features.ts';
import { petLabel } from '../options/pets.ts';
import { moveDateLabel, type MoveDate } from '../search/questionnaire.ts';

/** What a renter answered, as the lead keeps it: codes and numbers of the wire; what was not asked is absent. */
export interface StoredAnswers {
  /** The everyday name of the college, city or state they looked near, as it was called then. */
  near?: string;
  bedrooms?: number | null;
  bathrooms?: number | null;
  /** Dollars a month for the whole home (K46). */
  budgets?: number | null;
  pets?: number[];
  features?: number[];
  moveDate?: MoveDate;
  propertyName?: string;
  poweredBy?: string;
}

export interface LabeledAnswer {
  label: string;
  value: string;
}

/** The answers as a person reads them: `Bedrooms: Studio` and never a code (K17); unanswered ones are left out. */
export function labelAnswers(answers: StoredAnswers): LabeledAnswer[] {
  const { near, bedrooms, bathrooms, budgets, pets, features, moveDate } = answers;
  return [
    { label: 'Looking near', value: near ?? '' },
    { label: 'Bedrooms', value: given(bedrooms) ? bedroomsLabel(bedrooms) : '' },
    { label: 'Bathrooms', value: given(bathrooms) ? bathroomsLabel(bathrooms) : '' },
    { label: 'Budget', value: given(budgets) ? `${formatDollars(budgets)} a month for the whole home` : '' },
    { label: 'Pets', value: pets?.map(petLabel).join(', ') ?? '' },
    { label: 'Would like', value: features ? features.map(featureLabel).join(', ') || 'Nothing in particular' : '' },
    { label: 'Move-in', value: given(moveDate) ? moveDateLabel(moveDate) : '' },
  ].filter(({ value }) => value !== '');
}

const given = <T>(value: T | null | undefined): value is T => value !== null && value !== undefined;
