import { type BrandCode } from '../brands/brand.ts';
import { z } from 'zod';
import { emailRule } from '../account/credentials.ts';
import { getBrand } from '../brands/brands.ts';
import { zodFieldErrors, hasErrors, type FieldErrors } from '../field-errors.ts';
import { normalizeLeadInput } from '../leads/read-lead.ts';
import type { LocationType } from '../options/location-types.ts';
import { phoneDigits } from '../format/phone.ts';
import { toSingleLine, sanitizeLine } from '../format/plain-text.ts';
import { honeypotField } from '../leads/contact-fields.ts';
import { parseSearch, type HousingFilter } from '../search/search-query.ts';
import { MAX_PLACE_ID, wholeNumber } from '../whole-number.ts';

/** Who is told of new homes, and of which (§7). */
export interface NewSubscriber {
  email: string;
  /** '' where it was not said: a mail needs no more than its address. */
  firstName: string;
  lastName: string;
  /** Ten digits, or ''. */
  phone: string;
  /** The college that was named, else the place of the search: with the address it makes the one subscriber. */
  place: { type: LocationType; id: number };
  filter: HousingFilter;
  /** Which field says where is searched: what is wrong with the place is said there. */
  searchedBy: 'schoolId' | 'searchFilter';
  site: BrandCode;
  /** What people do not see; a program fills it. */
  website: string;
}

const name = z
  .string('This must be text.')
  .transform(sanitizeLine)
  .pipe(z.string().max(60, 'Use at most 60 characters.'))
  .default('');

const parameter = z.union([z.string(), z.number()], 'This must be text or a number.').nullish();

/** POST /api/subscriber/save [§7], in camelCase; REST has it in snake_case. */
export const subscriberSchema = z.object({
  email: emailRule,
  firstName: name,
  lastName: name,
  phone: z
    .string('This must be text.')
    .max(40, 'Use at most 40 characters.')
    .refine((phone) => phone.trim() === '' || phoneDigits(phone) !== undefined, 'Enter a phone number with ten digits.')
    .default(''),
  schoolId: wholeNumber('This must be the number of a college.', MAX_PLACE_ID).nullish(),
  searchFilter: z
    .object(
      {
        locationType: parameter,
        locationId: parameter,
        bedrooms: parameter,
        bathrooms: parameter,
        budget: parameter,
        site: parameter,
      },
      'This must be an object of search parameters.',
    )
    .nullish(),
  site: z.string('This must be text.').max(60, 'Use at most 60 characters.').nullish(),
  ...honeypotField,
});
type Sent = z.output<typeof subscriberSchema>;

const text = (value: string | number | null | undefined) =>
  value === null || value === undefined ? undefined : String(value);

/** Whether the search names no place of its own: it looks around the college. */
const isNearCollege = ({ schoolId, searchFilter }: Sent): boolean =>
  Boolean(schoolId) && text(searchFilter?.locationId) === undefined;

/** The search that was sent, by the rules of every search; one that names no place looks around the college. */
function toSearch(sent: Sent): ReturnType<typeof parseSearch> {
  const { locationType, locationId, bedrooms, bathrooms, budget, site } = sent.searchFilter ?? {};
  const here = isNearCollege(sent) ? { type: 'college', id: sent.schoolId } : undefined;
  return parseSearch({
    location_type: here?.type ?? text(locationType),
    location_id: text(here?.id ?? locationId),
    bedrooms: text(bedrooms),
    bathrooms: text(bathrooms),
    budget: text(budget),
    site: text(site),
  });
}

/** Reads what was sent: camelCase, the filter as GraphQL has it; errors are keyed by field. */
export function parseSubscriber(input: unknown): { read: NewSubscriber } | { errors: FieldErrors } {
  const { data, error } = subscriberSchema.safeParse(normalizeLeadInput(input));
  const errors = error ? zodFieldErrors(error, ([field]) => String(field ?? 'notification')) : {};
  if (!data) return { errors };
  const parsed = toSearch(data);
  if ('errors' in parsed) {
    const messages = [...new Set(Object.values(parsed.errors).flat())];
    return { errors: { ...errors, searchFilter: messages } };
  }
  if (hasErrors(errors)) return { errors };
  const { site, page: _, ...filter } = parsed.search;
  const { email, schoolId, website } = data;
  return {
    read: {
      email,
      firstName: toSingleLine(data.firstName),
      lastName: toSingleLine(data.lastName),
      phone: phoneDigits(data.phone) ?? '',
      place: schoolId ? { type: 'college', id: schoolId } : { type: filter.locationType, id: filter.locationId },
      filter,
      searchedBy: isNearCollege(data) ? 'schoolId' : 'searchFilter',
      site: data.site ? getBrand(data.site).code : site,
      website,
    },
  };
}
