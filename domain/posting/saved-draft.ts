import type { FieldErrors } from '../field-errors.ts';
import { toggleAmenity } from '../options/amenities.ts';
import { newFloorplan } from './draft-bounds.ts';
import type { Draft } from './draft.ts';
import { readKeptDraft, type KeptDraft } from './kept-draft.ts';
import { DAY_MS } from '../time.ts';

/** How an unfinished listing is kept: what of it, for how long, how much, and who may write over it. */

/** A draft holds an e-mail and a phone number: it is kept a week after its last change, not for ever (K16). */
export const DRAFT_KEPT_MS = 7 * DAY_MS;
/** What an account keeps of one draft, as JSON in UTF-8: more than any listing that could be published. */
export const SAVED_DRAFT_BYTES = 100_000;
/** Unfinished listings of one account. */
export const SAVED_DRAFTS_MAX = 5;

export const DRAFT_UNNAMED: FieldErrors = { id: ['This is not in a form that can be read.'] };
export const DRAFT_TOO_LONG: FieldErrors = {
  notification: ['This listing is too long to be kept in your account.'],
};
export const DRAFTS_FULL: FieldErrors = {
  notification: ['Your account keeps five unfinished listings already. Publish or forget one of them.'],
};

/** Whether this can be a draft's name. */
export const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** A draft in which nothing is written but one empty row. */
export const emptyKept = (): KeptDraft => ({
  type: null,
  name: '',
  contact: { firstName: '', lastName: '', email: '', phone: '' },
  location: { address: '', city: '', state: '', zip: '', coordinates: null },
  floorplans: [newFloorplan()],
  amenities: [],
  description: '',
  images: [],
});

/** The parts that are kept, by name. */
export const keptParts = Object.keys(emptyKept()) as (keyof KeptDraft)[];

/** These parts alone, whatever else the object holds; without a floorplan, one empty row. */
export const keptOf = (draft: Omit<Draft, 'account'> | KeptDraft): KeptDraft => ({
  type: draft.type ?? null,
  name: draft.name,
  contact: draft.contact,
  location: { ...draft.location, coordinates: draft.location.coordinates ?? null },
  floorplans: draft.floorplans.length > 0 ? draft.floorplans : [newFloorplan()],
  amenities: draft.amenities.reduce(toggleAmenity, [] as number[]),
  description: draft.description,
  images: draft.images,
});

/** What was kept, read again; null when it is damaged or has another shape. Never throws. */
export function readKept(value: unknown): KeptDraft | null {
  const parts = readKeptDraft(value);
  return parts && keptOf(parts);
}

/** In one writing, whatever the order of names. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

/** Whether two drafts, or the same part of two, say the same. */
export const sameWords = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

/** The parts in which something has been written (K28). */
export function writtenParts(draft: KeptDraft): (keyof KeptDraft)[] {
  const empty = emptyKept();
  return keptParts.filter((name) => !sameWords(draft[name], empty[name]));
}

/** Whether its landlord is asked about it at a fresh start: one entry is not worth a question (K28). */
export const isWorthAQuestion = (draft: KeptDraft): boolean => writtenParts(draft).length > 1;

/**
 * What becomes of a draft that is sent to be kept, given what is kept under its name (nothing, once it was forgotten). Who
 * has seen the latest version may replace it; anybody else is told what is kept, so that two devices never write over each
 * other unseen. The same words once more change nothing.
 */
export function judgeSave(
  kept: { draft: KeptDraft; version: number } | null,
  sent: KeptDraft,
  version: number | null,
): 'write' | 'same' | 'conflict' {
  if (!kept) return 'write';
  if (sameWords(kept.draft, sent)) return 'same';
  return kept.version === version ? 'write' : 'conflict';
}

/** Whether a draft is longer than what an account keeps. */
export const isTooLong = (draft: KeptDraft): boolean =>
  new TextEncoder().encode(JSON.stringify(draft)).length > SAVED_DRAFT_BYTES;
