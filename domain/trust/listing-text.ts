import { addError, type FieldErrors } from '../field-errors.ts';
import { cleanDescription } from '../posting/description-text.ts';
import { findingMessage, lintText, type TextFinding } from './lint-text.ts';
import type { ListingText, TextField } from './review-choice.ts';

/** Returns what a text may not state. */
export function textFindings(field: TextField, text: string): TextFinding[] {
  const found = lintText(text);
  // Renters on other sites see it without its marks, which may have separated the words or digits of a rule.
  return found.length > 0 || field !== 'description' ? found : lintText(cleanDescription(text));
}

/** Returns the errors of texts that break the rules (K66). */
export function heldTextErrors(texts: readonly ListingText[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { field, text } of texts)
    for (const finding of textFindings(field, text)) addError(errors, field, findingMessage(finding));
  return errors;
}
