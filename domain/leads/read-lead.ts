import type { z } from 'zod';
import { zodFieldErrors, type FieldErrors } from '../field-errors.ts';
import { parseLocationType } from '../options/location-types.ts';
import { phoneDigits } from '../format/phone.ts';
import type { HousingReply, HousingRequest, replySchema, requestSchema } from './contact-request.ts';
import { earliestToday, MOVE_DATE_PASSED } from '../search/questionnaire.ts';
import { printableText, toSingleLine } from '../format/plain-text.ts';
import { criteriaLabels } from '../search/labels/criteria-labels.ts';
import { parseSearchFilter } from '../search/search-filter-schema.ts';
import type { StoredAnswers } from './questionnaire-answers.ts';

type LeadSchema = typeof requestSchema | typeof replySchema;

/** Parses a renter's input by its schema; errors are keyed by field in camelCase. A move-in date may not be past [§5]. */
export function parseLead<S extends LeadSchema>(
  schema: S,
  input: unknown,
  now: Date,
): { read: z.output<S> } | { errors: FieldErrors } {
  const { data, error } = schema.safeParse(normalizeLeadInput(input));
  const moveDate = data && 'moveDate' in data ? data.moveDate : null;
  if (typeof moveDate === 'string' && moveDate < earliestToday(now))
    return { errors: { moveDate: [MOVE_DATE_PASSED] } };
  return data
    ? { read: data as z.output<S> }
    : { errors: zodFieldErrors(error, ([field]) => String(field ?? 'notification')) };
}

/** Returns the contact as stored with a lead: single-line names, the phone number as ten digits. */
export const toContact = ({ firstName, lastName, phone, email }: HousingRequest | HousingReply) => ({
  firstName: toSingleLine(firstName),
  lastName: toSingleLine(lastName),
  phone: phoneDigits(phone) ?? '',
  email,
});

/** Returns the answers of a request as they are stored with its lead. */
export function requestAnswers(request: HousingRequest): StoredAnswers {
  const { bedrooms, bathrooms, budgets, pets, features, moveDate, propertyName, poweredBy, searchFilter } = request;
  const parsed = searchFilter && parseSearchFilter({ ...searchFilter, locationId: searchFilter.locationId ?? 1 });
  const answers = { bedrooms, bathrooms, budgets, pets, features, moveDate, propertyName, poweredBy };
  if (!parsed || 'messages' in parsed) return { ...answers, ...replyAnswers(request) };
  const { must, laundry, furnished, utilities, lease, availableBy, maxWalk, minRent } = parsed.search;
  const filters = { must, laundry, furnished, utilities, lease, availableBy, maxWalk, minRent };
  return { ...answers, ...replyAnswers(request), ...(criteriaLabels(filters).length > 0 && { filters }) };
}

/** Returns what is stored of a message beside its text. */
export const replyAnswers = ({ tourTimes }: Pick<HousingReply, 'tourTimes'>): StoredAnswers =>
  tourTimes?.length ? { tourTimes } : {};

/**
 * Normalizes the input for the schemas: null becomes absent; older clients send the place type as a number, and
 * GraphQL's `toMoveDate` is a string, including '0'. Characters that PostgreSQL cannot store (NUL, lone surrogates)
 * and other unprintable ones are removed from every text.
 */
export function normalizeLeadInput(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  return Object.fromEntries(
    Object.entries(input)
      .filter(([, value]) => value !== null)
      .map(([field, value]) => {
        // A client-sent object may have a toString that is not a function.
        if (field === 'locationType' && typeof value !== 'object') return [field, parseLocationType(value) ?? value];
        if (field === 'moveDate' && value === '0') return [field, 0];
        return [field, typeof value === 'string' ? printableText(value) : value];
      }),
  );
}
