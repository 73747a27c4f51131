import { addError, type FieldErrors } from '../field-errors.ts';
import { cleanDescription } from '../posting/description-text.ts';
import { findingMessage, lintText } from './lint-text.ts';
import { captions, type WrittenTexts } from './written-texts.ts';

/** Returns the errors of texts that break the rules (K66), but for `known` ones, which are published or approved. */
export function heldTextErrors(draft: WrittenTexts, known: readonly string[] = []): FieldErrors {
  const errors: FieldErrors = {};
  const check = (field: string, text: string) => {
    if (text === '' || known.includes(text)) return;
    for (const finding of lintText(text)) addError(errors, field, findingMessage(finding));
  };
  check('name', draft.name);
  check('description', draft.description);
  // Renters on other sites see it without its marks, which may have separated the words or digits of a rule.
  if (!errors['description'] && !known.includes(draft.description))
    check('description', cleanDescription(draft.description));
  for (const caption of captions(draft.images)) check('images', caption);
  check('location.address', draft.location.address);
  check('location.city', draft.location.city);
  return errors;
}
