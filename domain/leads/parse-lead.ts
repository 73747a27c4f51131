import type { z } from 'zod';
import { zodFieldErrors, type FieldErrors } from '../field-errors.ts';
import { parseLocationType } from '../options/location-types.ts';
import type { HousingReply, HousingRequest } from './contact-request.ts';
import { earliestToday, MOVE_DATE_PASSED } from '../search/questionnaire.ts';
import { printableText, toSingleLine } from '../format/plain-text.ts';
import { criteriaLabels } from '../search/labels/criteria-labels.ts';
import { parseSearchFilter } from '../search/search-filter-schema.ts';
import type { StoredAnswers } from './lead-answers.ts';

type Parsed<Output> = { read: Output } | { errors: FieldErrors };

/** Parses what a visitor sent by its schema; errors are keyed by field in camelCase. */
export function parseInput<Output>(schema: z.ZodType<Output>, input: unknown): Parsed<Output> {
  const { data, error } = schema.safeParse(normalizeLeadInput(input));
  return error ? { errors: zodFieldErrors(error, ([field]) => String(field ?? 'notification')) } : { read: data };
}

/** Parses a renter's input by its schema. A move-in date may not be past [§5]. */
export function parseLead<Lead extends HousingRequest | HousingReply>(
  schema: z.ZodType<Lead>,
  input: unknown,
  now: Date,
): Parsed<Lead> {
  const parsed = parseInput(schema, input);
  const moveDate = 'read' in parsed && 'moveDate' in parsed.read ? parsed.read.moveDate : null;
  const isPast = typeof moveDate === 'string' && moveDate < earliestToday(now);
  return isPast ? { errors: { moveDate: [MOVE_DATE_PASSED] } } : parsed;
}

type SentContact = Pick<HousingReply, 'firstName' | 'lastName' | 'phone' | 'email'>;

/** Returns the contact as it is stored: single-line names, the phone number as `contactPhone` has it, '' for none. */
export const toContact = ({ firstName, lastName, phone, email }: SentContact) => ({
  firstName: toSingleLine(firstName),
  lastName: toSingleLine(lastName),
  phone,
  email,
});

/** The answers that are stored as they were sent; a new one in `StoredAnswers` is an error here until it is copied. */
type Sent = Record<Exclude<keyof StoredAnswers, 'near' | 'filters' | 'tourTimes'>, unknown>;

/** Returns the answers of a request as they are stored with its lead. */
export function toStoredAnswers(request: HousingRequest): StoredAnswers {
  const { bedrooms, bathrooms, budgets, pets, features, moveDate, propertyName, poweredBy, searchFilter } = request;
  const parsed = searchFilter && parseSearchFilter({ ...searchFilter, locationId: searchFilter.locationId ?? 1 });
  const answers = { bedrooms, bathrooms, budgets, pets, features, moveDate, propertyName, poweredBy } satisfies Sent;
  if (!parsed || 'messages' in parsed) return { ...answers, ...replyAnswers(request) };
  const { must, laundry, furnished, utilities, lease, availableBy, maxWalk, minRent } = parsed.search;
  const filters = { must, laundry, furnished, utilities, lease, availableBy, maxWalk, minRent };
  return { ...answers, ...replyAnswers(request), ...(criteriaLabels(filters).length > 0 && { filters }) };
}

/** Returns what is stored of a message beside its text. */
export const replyAnswers = ({ tourTimes }: Pick<HousingReply, 'tourTimes'>): StoredAnswers =>
  tourTimes?.length ? { tourTimes } : {};

/** Drops nulls and unprintable characters, and reads a place type's number (older clients) and '0' (GraphQL). */
function normalizeLeadInput(input: unknown): unknown {
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
