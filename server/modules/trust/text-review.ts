import { REVIEW_HOURS } from '../../../domain/limits.ts';
import type { FieldErrors } from '../../../domain/field-errors.ts';
import type { Draft } from '../../../domain/posting/drafts/draft.ts';
import { HOUR_MS } from '../../../domain/time-spans.ts';
import { storedTexts } from '../../../domain/trust/review-choice.ts';
import type { TextReview } from '../posting/publishing/publish-intent.entity.ts';

/** Returns the review of a draft that is sent to staff now, and when it is withdrawn if nobody decides (K66). */
export function newTextReview(
  { name, description, images, location }: Omit<Draft, 'account'>,
  errors: FieldErrors,
  now: Date,
): { about: TextReview; dueAt: Date } {
  const texts = [...new Set(storedTexts({ name, description, images, ...location }))];
  const undecided = { decision: null, decidedAt: null, note: '' };
  return {
    about: { name: name.trim(), errors, texts, sentAt: now.toISOString(), ...undecided },
    dueAt: new Date(now.getTime() + REVIEW_HOURS * HOUR_MS),
  };
}
