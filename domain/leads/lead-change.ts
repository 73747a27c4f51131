import { addError, type FieldErrors } from '../field-errors.ts';
import { printableText } from './read-lead.ts';
import type { LeadStage } from './lead-stages.ts';

/** A note is for oneself: a page of it, not a book. */
export const NOTE_MAX_LENGTH = 2000;

/** What a landlord does with a lead; what is absent stays. */
export interface LeadChange {
  stage?: LeadStage | null;
  read?: boolean | null;
  note?: string | null;
}

/** What a change writes, or why it is refused. */
export type ParsedLeadChange = { read: { stage?: LeadStage; read?: boolean; note?: string } } | { errors: FieldErrors };

/** Nobody works on a lead whose renter is not told yet (K23). */
export const LEAD_NOT_DELIVERED = 'This request waits for your next month. Until then there is nothing to do about it.';

/** A spam mark is not taken back once it has given its place to another request (K23). */
export const PLACE_TAKEN = 'Another request has taken its place this month, so it stays marked as spam.';

/** Reads a change of a lead that was delivered, or that waits, by the rules of both. */
export function parseLeadChange({ stage, read, note }: LeadChange, { waits }: { waits: boolean }): ParsedLeadChange {
  const errors: FieldErrors = {};
  if (waits) addError(errors, 'notification', LEAD_NOT_DELIVERED);
  const words = note === null || note === undefined ? undefined : printableText(note).trim();
  if (words !== undefined && words.length > NOTE_MAX_LENGTH)
    addError(errors, 'note', `Use at most ${NOTE_MAX_LENGTH} characters.`);
  if (Object.keys(errors).length > 0) return { errors };
  return {
    read: {
      ...(stage && { stage }),
      ...(typeof read === 'boolean' && { read }),
      ...(words !== undefined && { note: words }),
    },
  };
}
