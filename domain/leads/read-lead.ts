import type { z } from 'zod';
import { zodFieldErrors, type FieldErrors } from '../field-errors.ts';
import { parseLocationType } from '../options/location-types.ts';
import { phoneDigits } from '../format/phone.ts';
import type { HousingReply, HousingRequest, replySchema, requestSchema } from './contact-request.ts';
import { toSingleLine } from '../format/plain-text.ts';

type LeadSchema = typeof requestSchema | typeof replySchema;

/** Reads what a renter sent by its rules; errors are keyed by field in camelCase. */
export function parseLead<S extends LeadSchema>(
  schema: S,
  input: unknown,
): { read: z.output<S> } | { errors: FieldErrors } {
  const { data, error } = schema.safeParse(normalizeLeadInput(input));
  return data
    ? { read: data as z.output<S> }
    : { errors: zodFieldErrors(error, ([field]) => String(field ?? 'notification')) };
}

/** The person as a lead keeps them: names on one line, the phone as ten digits. */
export const toContact = ({ firstName, lastName, phone, email }: HousingRequest | HousingReply) => ({
  firstName: toSingleLine(firstName),
  lastName: toSingleLine(lastName),
  phone: phoneDigits(phone) ?? '',
  email,
});

/**
 * The input as its rules expect it: null says nothing, like an absent field; older clients write a place's kind as a
 * number, and GraphQL's `toMoveDate` is text, '0' too. Out of every text goes what PostgreSQL cannot store (NUL, half
 * characters) and what no person writes.
 */
export function normalizeLeadInput(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  return Object.fromEntries(
    Object.entries(input)
      .filter(([, value]) => value !== null)
      .map(([field, value]) => {
        // an object may have a toString that is none
        if (field === 'locationType' && typeof value !== 'object') return [field, parseLocationType(value) ?? value];
        if (field === 'moveDate' && value === '0') return [field, 0];
        return [field, typeof value === 'string' ? printableText(value) : value];
      }),
  );
}

/** A text without what cannot be stored and what no person writes; line breaks are `\n`. */
export const printableText = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '');
