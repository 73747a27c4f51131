import { MAX_PLACE_ID } from '../limits.ts';
import { type BrandCode } from '../brands/brand.ts';
import { z } from 'zod';
import { alertFrequencies, type AlertFrequency } from './alert-frequency.ts';
import { emailRule } from '../account/credentials.ts';
import { getBrand } from '../brands/brands.ts';
import type { FieldErrors } from '../field-errors.ts';
import { parseInput, toContact } from '../leads/parse-lead.ts';
import type { LocationType } from '../options/location-types.ts';
import { sanitizeLine } from '../format/plain-text.ts';
import { honeypotField, optionalPhone } from '../leads/contact-fields.ts';
import { parseSearchFilter, searchFilterSchema } from '../search/search-filter-schema.ts';
import type { HousingFilter } from '../search/search-query.ts';
import { wholeNumber } from '../whole-number.ts';

/** A subscriber to new-listing alerts, with the search that selects the listings (§7). */
export interface NewSubscriber {
  email: string;
  /** '' when not given: an alert needs only an email address. */
  firstName: string;
  lastName: string;
  /** Ten digits, or ''. */
  phone: string;
  /** The given college, else the place of the search; together with the email address it identifies the subscriber. */
  place: { type: LocationType; id: number };
  filter: HousingFilter;
  /** The field that gives the place; errors about the place are reported there. */
  searchedBy: 'schoolId' | 'searchFilter';
  site: BrandCode;
  /** Absent: as before, daily for a new one. */
  frequency?: AlertFrequency | undefined;
  website: string;
}

const name = z
  .string('This must be text.')
  .transform(sanitizeLine)
  .pipe(z.string().max(60, 'Use at most 60 characters.'))
  .default('');

/** The schema of POST /api/subscriber/save [§7], in camelCase; REST uses snake_case. */
export const subscriberSchema = z.object({
  email: emailRule,
  firstName: name,
  lastName: name,
  phone: optionalPhone,
  schoolId: wholeNumber('This must be the id of a college.', MAX_PLACE_ID).nullish(),
  searchFilter: searchFilterSchema,
  frequency: z.enum(alertFrequencies, 'This must be instant, daily or weekly.').nullish(),
  site: z.string('This must be text.').max(60, 'Use at most 60 characters.').nullish(),
  ...honeypotField,
});
type Sent = z.output<typeof subscriberSchema>;

/** Returns whether the search has no place of its own and therefore searches around the college. */
const isNearCollege = ({ schoolId, searchFilter }: Sent): boolean =>
  Boolean(schoolId) && (searchFilter?.locationId ?? undefined) === undefined;

/** Parses the search by the rules of every search; one without a place searches around the college. */
function toSearch(sent: Sent): ReturnType<typeof parseSearchFilter> {
  const here = isNearCollege(sent) ? { locationType: 'college', locationId: sent.schoolId } : undefined;
  return parseSearchFilter({ ...sent.searchFilter, ...here });
}

/** Parses the request body: camelCase, the filter as in GraphQL; errors are keyed by field. */
export function parseSubscriber(input: unknown): { read: NewSubscriber } | { errors: FieldErrors } {
  const sent = parseInput(subscriberSchema, input);
  if ('errors' in sent) return sent;
  const data = sent.read;
  const parsed = toSearch(data);
  if ('messages' in parsed) return { errors: { searchFilter: parsed.messages } };
  const { site, page: _, ...filter } = parsed.search;
  const { schoolId, website } = data;
  return {
    read: {
      ...toContact(data),
      place: schoolId ? { type: 'college', id: schoolId } : { type: filter.locationType, id: filter.locationId },
      filter,
      searchedBy: isNearCollege(data) ? 'schoolId' : 'searchFilter',
      frequency: data.frequency ?? undefined,
      site: data.site ? getBrand(data.site).code : site,
      website,
    },
  };
}

/** Parses the change of an alert, which keeps its place: a search and a frequency. Errors are keyed by field. */
export function parseAlertChange(
  { locationType, locationId }: Pick<HousingFilter, 'locationType' | 'locationId'>,
  sent: { searchFilter: object; frequency: string },
): { read: { filter: HousingFilter; frequency: AlertFrequency } } | { errors: FieldErrors } {
  const frequency = alertFrequencies.find((each) => each === sent.frequency);
  const parsed = parseSearchFilter({ ...sent.searchFilter, locationType, locationId });
  if ('messages' in parsed) return { errors: { searchFilter: parsed.messages } };
  if (!frequency) return { errors: { frequency: ['This must be instant, daily or weekly.'] } };
  const { site: _site, page: _page, ...filter } = parsed.search;
  return { read: { filter, frequency } };
}
