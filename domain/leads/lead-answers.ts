import { formatDollars } from '../format/money.ts';
import { bathroomsLabel } from '../options/bathrooms.ts';
import { bedroomsLabel } from '../options/bedrooms.ts';
import { featureLabel } from '../options/features.ts';
import { petLabel } from '../options/pets.ts';
import type { Criteria } from '../search/criteria.ts';
import { criteriaLabels } from '../search/labels/criteria-labels.ts';
import { moveDateLabel, type MoveDate } from '../search/questionnaire.ts';
import { formatTimeWithoutZone } from '../format/dates.ts';

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
  /** The filters of the renter's search beside the ones above. */
  filters?: Filters | undefined;
  /** The suggested tour times, in the listing's local time: '2027-08-15T16:30'. */
  tourTimes?: string[] | null | undefined;
  propertyName?: string;
  poweredBy?: string;
}

type Filters = Omit<Criteria, 'bedrooms' | 'bathrooms' | 'maxBudget' | 'pets'>;

/** The labels of the answers, in the order of the CSV export. */
export const answerLabels = [
  'Looking near',
  'Bedrooms',
  'Bathrooms',
  'Budget',
  'Pets',
  'Nice to have',
  'Move-in',
  'Must have',
  'Filters',
  'Tour times',
] as const;

export interface LabeledAnswer {
  label: string;
  value: string;
}

/** Returns the answers as labels, `Bedrooms: Studio` instead of a code (K17), without those that were not given. */
export function labelAnswers(answers: StoredAnswers): LabeledAnswer[] {
  const { near, bedrooms, bathrooms, budgets, pets, features, moveDate, filters = {}, tourTimes } = answers;
  const { must = [], ...others } = filters;
  const wanted = features?.filter((id) => !must.includes(id));
  const values: Record<(typeof answerLabels)[number], string> = {
    'Looking near': near ?? '',
    Bedrooms: given(bedrooms) ? bedroomsLabel(bedrooms) : '',
    Bathrooms: given(bathrooms) ? bathroomsLabel(bathrooms) : '',
    Budget: given(budgets) ? `${formatDollars(budgets)} a month for the whole home` : '',
    Pets: pets?.map(petLabel).join(', ') ?? '',
    'Must have': must.map(featureLabel).join(', '),
    'Nice to have': wanted?.map(featureLabel).join(', ') ?? '',
    Filters: criteriaLabels(others)
      .map(({ label }) => label)
      .join(', '),
    'Move-in': given(moveDate) ? moveDateLabel(moveDate) : '',
    'Tour times': tourTimes?.map(formatTimeWithoutZone).join('; ') ?? '',
  };
  return Object.entries(values).flatMap(([label, value]) => (value === '' ? [] : [{ label, value }]));
}

const given = <T>(value: T | null | undefined): value is T => value !== null && value !== undefined;
