import type { z } from 'zod';
import { zodFieldErrors, type FieldErrors } from '../field-errors.ts';
import { parseLocationType } from '../options/location-types.ts';
import { phoneDigits } from '../format/phone.ts';
import type { HousingReply, HousingRequest, replySchema, requestSchema } from './contact-request.ts';
import { earliestToday, MOVE_DATE_PASSED } from '../search/questionnaire.ts';
import { toSingleLine } from '../format/plain-text.ts';

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

/** Returns a text without unstorable and unprintable characters; line breaks are `\n`. */
export const printableText = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '');
