import { isBathrooms } from '../../domain/options/bathrooms.ts';
import { bedroomCount } from '../../domain/options/bedrooms.ts';
import { isDay } from '../../domain/renter/questionnaire.ts';
import { newRenter, type RenterState } from './renter-defaults.ts';

type Loose = Record<string, unknown>;
const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Takes what has the kind of the default; strings, numbers, flags and lists of one kind of things. */
function like<Value>(fallback: Value, value: unknown): Value {
  if (Array.isArray(fallback)) return fallback;
  if (isObject(fallback)) {
    if (!isObject(value)) return fallback;
    const read = Object.entries(fallback).map(([key, standard]) => [key, like(standard, value[key])]);
    // Keys and kinds are the default's own.
    return Object.fromEntries(read) as Value;
  }
  return typeof value === typeof fallback ? (value as Value) : fallback;
}

const numbers = (value: unknown, standard: number[]) =>
  Array.isArray(value) && value.every((item) => typeof item === 'number') ? value : standard;

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

const place: RenterState['recentSearches'][number] = { type: 'college', id: '', name: '', detail: '', url: '' };
const home: RenterState['shortlist'][number] = {
  id: '',
  slug: '',
  name: '',
  city: '',
  state: '',
  rentFrom: 0,
  picture: '',
};

const things = <Thing extends { id: string }>(value: unknown, sample: Thing): Thing[] =>
  Array.isArray(value) ? value.map((item) => like(sample, item)).filter(({ id }) => id !== '') : [];

/** Reads what was stored, field by field: what is damaged or from another version falls back to the default. */
export function parseRenter(stored: unknown): RenterState {
  if (!isObject(stored)) return newRenter;
  const plain = like(newRenter, stored);
  const { bedrooms, bathrooms, budgets } = plain.questionnaire;
  const fine = bedroomCount(bedrooms) !== undefined && isBathrooms(bathrooms) && Number.isInteger(budgets);
  const moveIn = isObject(stored['moveIn']) ? stored['moveIn'] : {};
  const day = plain.moveIn.moveInDate;
  return {
    ...plain,
    id: 'local',
    schoolInfo: things([stored['schoolInfo']], place)[0] ?? null,
    questionnaire: fine ? plain.questionnaire : newRenter.questionnaire,
    requests: texts(stored['requests']),
    moveIn: {
      ...newRenter.moveIn,
      petsSelected: numbers(moveIn['petsSelected'], newRenter.moveIn.petsSelected),
      featuresSelected: numbers(moveIn['featuresSelected'], newRenter.moveIn.featuresSelected),
      moveInDate: isDay(day) ? day : newRenter.moveIn.moveInDate,
    },
    clickedCompanies: texts(stored['clickedCompanies']),
    recentSearches: things(stored['recentSearches'], place),
    shortlist: things(stored['shortlist'], home),
    widgetSchoolLoading: false,
  };
}
