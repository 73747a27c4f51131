import { MAX_DOLLARS } from '../../../domain/limits.ts';
import { isBathrooms } from '../../../domain/options/bathrooms.ts';
import { bedroomCount } from '../../../domain/options/bedrooms.ts';
import { featureOptions } from '../../../domain/options/features.ts';
import { locationTypes } from '../../../domain/options/location-types.ts';
import { NO_PETS, petOptions } from '../../../domain/options/pets.ts';
import { isCalendarDay } from '../../../domain/search/questionnaire.ts';
import { defaultRenter, type RenterState } from './renter-defaults.ts';
import { isRecord } from '../../../domain/is-record.ts';

/** Returns the value if it has the type of the fallback: strings, numbers, booleans and lists of one element type. */
function matchesShape<Value>(fallback: Value, value: unknown): Value {
  if (Array.isArray(fallback)) return fallback;
  if (isRecord(fallback)) {
    if (!isRecord(value)) return fallback;
    const read = Object.entries(fallback).map(([key, standard]) => [key, matchesShape(standard, value[key])]);
    // Its keys and types are those of the fallback.
    return Object.fromEntries(read) as Value;
  }
  return typeof value === typeof fallback ? (value as Value) : fallback;
}

/** Returns the saved ids that are valid options, unique and in saved order; the default where there is no list. */
const options = (value: unknown, offered: readonly { id: number }[], standard: number[]) =>
  Array.isArray(value) ? offered.map(({ id }) => id).filter((id) => value.includes(id)) : standard;

/** "No Pets" and a pet exclude each other (K18); an empty list means "No Pets". */
function pets(value: unknown): number[] {
  const known = options(value, petOptions, defaultRenter.moveIn.petsSelected);
  const animals = known.filter((id) => id !== NO_PETS);
  return animals.length > 0 ? animals : [NO_PETS];
}

/** Returns whether a rent is one that the schema accepts. */
export const isDollars = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= MAX_DOLLARS;

const stringList = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

const parsePlace: RenterState['recentSearches'][number] = { type: 'college', id: '', name: '', detail: '', url: '' };
const parseSavedListing: RenterState['shortlist'][number] = {
  id: '',
  slug: '',
  name: '',
  city: '',
  state: '',
  rentFrom: 0,
  picture: '',
  schoolId: '',
};

const parseList = <Thing extends { id: string }>(value: unknown, sample: Thing): Thing[] =>
  Array.isArray(value) ? value.map((item) => matchesShape(sample, item)).filter(({ id }) => id !== '') : [];

/** Parses the saved renter field by field: invalid fields, or those of another version, fall back to the default. */
export function parseRenter(stored: unknown): RenterState {
  if (!isRecord(stored)) return defaultRenter;
  const plain = matchesShape(defaultRenter, stored);
  const { bedrooms, bathrooms, budgets } = plain.questionnaire;
  const fine = bedroomCount(bedrooms) !== undefined && isBathrooms(bathrooms) && isDollars(budgets);
  const moveIn = isRecord(stored['moveIn']) ? stored['moveIn'] : {};
  const day = moveIn['moveInDate'];
  return {
    ...plain,
    id: 'local',
    schoolInfo: parseList([stored['schoolInfo']], parsePlace)[0] ?? null,
    questionnaire: fine ? plain.questionnaire : defaultRenter.questionnaire,
    searchType: locationTypes.find((type) => type === stored['searchType']) ?? null,
    requests: stringList(stored['requests']),
    moveIn: {
      ...plain.moveIn,
      petsSelected: pets(moveIn['petsSelected']),
      featuresSelected: options(moveIn['featuresSelected'], featureOptions, defaultRenter.moveIn.featuresSelected),
      moveInDate: typeof day === 'string' && isCalendarDay(day) ? day : defaultRenter.moveIn.moveInDate,
    },
    clickedCompanies: stringList(stored['clickedCompanies']),
    recentSearches: parseList(stored['recentSearches'], parsePlace),
    shortlist: parseList(stored['shortlist'], parseSavedListing),
    alerts: stringList(stored['alerts']),
    requestDays: parseList(stored['requestDays'], { id: '', day: '' }).filter(({ day }) => isCalendarDay(day)),
    widgetSchoolLoading: false,
  };
}
