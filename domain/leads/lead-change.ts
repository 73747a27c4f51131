import { addError, hasErrors, type FieldErrors } from '../field-errors.ts';
import { printableText } from '../format/plain-text.ts';
import type { LeadStage } from './lead-stages.ts';

export const NOTE_MAX_LENGTH = 2000;

/** A landlord's update of a lead; absent fields stay unchanged. */
export interface LeadChange {
  stage?: LeadStage | null;
  read?: boolean | null;
  note?: string | null;
}

/** A lead cannot be updated before its renter's details are disclosed (K23). */
export const LEAD_NOT_DELIVERED = "This lead is on hold until your limit resets. You can't change it until then.";

/** Parses an update of a lead, by the rules for delivered or for waiting leads: the values to write, or the field errors. */
export function parseLeadChange(
  { stage, read, note }: LeadChange,
  { waits }: { waits: boolean },
): { read: { stage?: LeadStage; read?: boolean; note?: string } } | { errors: FieldErrors } {
  const errors: FieldErrors = {};
  if (waits) addError(errors, 'notification', LEAD_NOT_DELIVERED);
  const words = note === null || note === undefined ? undefined : printableText(note).trim();
  if (words && words.length > NOTE_MAX_LENGTH) addError(errors, 'note', `Use at most ${NOTE_MAX_LENGTH} characters.`);
  if (hasErrors(errors)) return { errors };
  return {
    read: {
      ...(stage && { stage }),
      ...(typeof read === 'boolean' && { read }),
      ...(words !== undefined && { note: words }),
    },
  };
}
