import { quoteWords } from '../../trust/lint-text.ts';
import { textFindings } from '../../trust/listing-text.ts';
import { isForReview, listingTexts } from '../../trust/review-choice.ts';
import { missingParts } from '../completeness.ts';
import { stepErrors } from '../validation-rules.ts';
import type { Draft } from './draft.ts';
import type { PersistedDraft } from './parse-saved-draft.ts';

/** Returns the texts of a draft that break the rules (K66); `known` are approved, and one with another error is not read. */
function heldTexts(draft: PersistedDraft, known: readonly string[]) {
  const errors = stepErrors('complete-step', draft as Draft, true);
  return listingTexts(draft)
    .filter(({ field, text }) => !errors[field] && !known.includes(text))
    .map(({ field, text }) => ({ findings: textFindings(field, text), forReview: isForReview(draft, text) }))
    .filter(({ findings }) => findings.length > 0);
}

/** Returns what a list shows of a draft. The texts are read once nothing else is missing, since that takes longest. */
export function draftSummary(id: string, ownId: string | null, draft: PersistedDraft, known: readonly string[]) {
  const missing = missingParts(draft);
  const held = missing.length > 0 ? [] : heldTexts(draft, known);
  const toReplace = held.filter(({ forReview }) => !forReview).flatMap(({ findings }) => findings);
  return {
    id,
    ownId,
    name: draft.name,
    type: draft.type,
    address: [draft.location.address, draft.location.city].filter((part) => part.trim() !== '').join(', '),
    missing: [...missing, ...toReplace.map((finding) => `other words for ${quoteWords(finding)}`)],
    goesToReview: held.some(({ forReview }) => forReview),
  };
}
