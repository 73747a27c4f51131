import { formatDollars } from '../format/money.ts';
import { bathroomsLabel } from '../options/bathrooms.ts';
import { bedroomsLabel } from '../options/bedrooms.ts';
import { featureLabel } from '../options/features.ts';
import { petLabel } from '../options/pets.ts';
import { moveDateLabel, type MoveDate } from '../search/questionnaire.ts';

/** A renter's questionnaire answers as stored with the lead: the API's codes and numbers; unasked questions are absent. */
export interface StoredAnswers {
  /** The common name of the college, city or state of the search, as it was at the time. */
  near?: string;
  bedrooms?: number | null;
  bathrooms?: number | null;
  /** Dollars a month for the whole listing (K46). */
  budgets?: number | null;
  pets?: number[] | null | undefined;
  features?: number[] | null | undefined;
  moveDate?: MoveDate | null | undefined;
  propertyName?: string;
  poweredBy?: string;
}

export interface LabeledAnswer {
  label: string;
  value: string;
}

/** Returns the answers as labels, `Bedrooms: Studio` instead of a code (K17); unanswered ones are left out. */
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
