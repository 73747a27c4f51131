import { type BrandCode } from '../brands/brand.ts';
import { addError, type FieldErrors } from '../field-errors.ts';
import { isBathrooms } from '../options/bathrooms.ts';
import { bedroomCount } from '../options/bedrooms.ts';
import { parseLocationType, type LocationType } from '../options/location-types.ts';
import { getBrand } from '../brands/brands.ts';

/** A renter's search: a place, and up to three criteria. An absent criterion filters nothing. */
export interface HousingFilter {
  locationType: LocationType;
  locationId: number;
  /** A bedroom code (9 is a studio). */
  bedrooms?: number | undefined;
  /** At least this many. */
  bathrooms?: number | undefined;
  /** Maximum dollars a month for the whole listing (K46: `budget` and `budgets` in the APIs). */
  maxBudget?: number | undefined;
}

export interface Search extends HousingFilter {
  page: number;
  site: BrandCode;
}

const MAX_ID = 2_147_483_647;
const MAX_PAGE = 100_000;

type Query = Record<string, string | string[] | undefined>;

// Regular expressions instead of zod: this file is in the first load of every renter page.
const WHOLE = /^\d{1,10}$/;
const IN_HALF_STEPS = /^\d(\.[05])?$/;

/**
 * Parses a search from a URL or a REST query. Returns the search, or the errors keyed by parameter name
 * (`location_id`, `bedrooms`, …), for a 422.
 */
export function parseSearch(query: Query): { search: Search } | { errors: FieldErrors } {
  const errors: FieldErrors = {};
  const one = (name: string): string | undefined => {
    const value = query[name];
    if (Array.isArray(value)) {
      addError(errors, name, 'Give this once.');
      return undefined;
    }
    return value === '' ? undefined : value;
  };
  const number = (
    name: string,
    message: string,
    fine: (value: number) => boolean,
    written = WHOLE,
  ): number | undefined => {
    const value = one(name);
    if (value === undefined) return undefined;
    if (written.test(value) && fine(Number(value))) return Number(value);
    addError(errors, name, message);
    return undefined;
  };
  const locationType = parseLocationType(one('location_type'));
  if (!locationType) addError(errors, 'location_type', 'This must be college, state or city.');
  const locationId = number('location_id', 'This must be the id of a place.', (id) => id >= 1 && id <= MAX_ID);
  if (locationId === undefined && !errors['location_id']) addError(errors, 'location_id', 'Choose where to search.');
  const bedrooms = number(
    'bedrooms',
    'This must be a bedroom code from 1 to 11.',
    (code) => bedroomCount(code) !== undefined,
  );
  const bathrooms = number('bathrooms', 'This must be between 1 and 5.5 in half steps.', isBathrooms, IN_HALF_STEPS);
  const maxBudget = number('budget', 'This must be a whole number of dollars.', (dollars) => dollars <= 1_000_000);
  const page = number('page', 'Pages are numbered from 1.', (value) => value >= 1 && value <= MAX_PAGE) ?? 1;
  const site = getBrand(one('site')).code;
  if (!locationType || locationId === undefined || Object.keys(errors).length > 0) return { errors };
  return { search: { locationType, locationId, bedrooms, bathrooms, maxBudget, page, site } };
}

/** Returns the query of a search's URL; defaults are left out, so that each search has one URL. */
export function searchQuery(search: HousingFilter & { page?: number; site?: BrandCode }): URLSearchParams {
  const query = new URLSearchParams({ location_type: search.locationType, location_id: String(search.locationId) });
  if (search.bedrooms !== undefined) query.set('bedrooms', String(search.bedrooms));
  if (search.bathrooms !== undefined) query.set('bathrooms', String(search.bathrooms));
  if (search.maxBudget !== undefined) query.set('budget', String(search.maxBudget));
  if (search.page !== undefined && search.page > 1) query.set('page', String(search.page));
  if (search.site !== undefined && search.site !== 'default') query.set('site', search.site);
  return query;
}
