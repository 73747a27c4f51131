import { addError, type FieldErrors } from '../field-errors.ts';
import { cleanDescription } from '../posting/description-text.ts';
import { findingMessage, lintText, type TextFinding } from './lint-text.ts';
import { captions, listingTexts, type TextField } from './review-choice.ts';

interface StoredTexts extends Record<'name' | 'description' | 'address' | 'city', string> {
  descriptionText?: string | null | undefined;
  images: readonly object[];
}

/** Returns the texts of a stored listing, which are not checked again when it is edited. */
export const storedTexts = (row: StoredTexts): string[] => [
  row.name,
  row.description,
  row.descriptionText ?? row.description,
  row.address,
  row.city,
  ...captions(row.images),
];

/** Returns what a text may not state. */
export function textFindings(field: TextField, text: string): TextFinding[] {
  const found = lintText(text);
  // Renters on other sites see it without its marks, which may have separated the words or digits of a rule.
  return found.length > 0 || field !== 'description' ? found : lintText(cleanDescription(text));
}

/** Returns the errors of texts that break the rules (K66), but for those that `isExempt`, which are not read at all. */
export function heldTextErrors(
  draft: Parameters<typeof listingTexts>[0],
  isExempt: (text: string, field: TextField) => boolean = () => false,
): FieldErrors {
  const errors: FieldErrors = {};
  for (const { field, text } of listingTexts(draft)) {
    if (text === '' || isExempt(text, field)) continue;
    for (const finding of textFindings(field, text)) addError(errors, field, findingMessage(finding));
  }
  return errors;
}
