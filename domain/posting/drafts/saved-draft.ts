import type { FieldErrors } from '../../field-errors.ts';
import { toggleAmenity } from '../../options/amenities.ts';
import { newFloorplan } from './draft-limits.ts';
import type { Draft } from './draft.ts';
import { parsePersistedDraft, type PersistedDraft } from './parse-saved-draft.ts';
import { DAY_MS } from '../../time-spans.ts';

/** How an unfinished listing is kept: what of it, for how long, how much, and who may write over it. */

/** A draft holds an e-mail and a phone number: it is kept a week after its last change, not for ever (K16). */
export const DRAFT_RETENTION_MS = 7 * DAY_MS;
/** What an account keeps of one draft, as JSON in UTF-8: more than any listing that could be published. */
const SAVED_DRAFT_MAX_BYTES = 100_000;
/** Unfinished listings of one account. */
export const SAVED_DRAFTS_MAX = 5;

export const DRAFT_ID_INVALID: FieldErrors = { id: ['This is not in a form that can be read.'] };
export const DRAFT_TOO_LONG: FieldErrors = {
  notification: ['This listing is too long to be kept in your account.'],
};
export const TOO_MANY_DRAFTS: FieldErrors = {
  notification: ['Your account keeps five unfinished listings already. Publish or forget one of them.'],
};

/** Whether this can be a draft's name. */
export const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** A draft in which nothing is written but one empty row. */
export const emptyPersistedDraft = (): PersistedDraft => ({
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
const persistedParts = Object.keys(emptyPersistedDraft()) as (keyof PersistedDraft)[];

/** These parts alone, whatever else the object holds; without a floorplan, one empty row. */
export const toPersistedDraft = (draft: Omit<Draft, 'account'> | PersistedDraft): PersistedDraft => ({
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
export function parseStoredDraft(value: unknown): PersistedDraft | null {
  const parts = parsePersistedDraft(value);
  return parts && toPersistedDraft(parts);
}

/** In one writing, whatever the order of names. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

/** Whether two drafts, or the same part of two, say the same. */
export const isSameContent = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

/** The parts in which something has been written (K28). */
export function nonEmptyParts(draft: PersistedDraft): (keyof PersistedDraft)[] {
  const empty = emptyPersistedDraft();
  return persistedParts.filter((name) => !isSameContent(draft[name], empty[name]));
}

/** Whether its landlord is asked about it at a fresh start: one entry is not worth a question (K28). */
export const isWorthRestoring = (draft: PersistedDraft): boolean => nonEmptyParts(draft).length > 1;

/**
 * What becomes of a draft that is sent to be kept, given what is kept under its name (nothing, once it was forgotten). Who
 * has seen the latest version may replace it; anybody else is told what is kept, so that two devices never write over each
 * other unseen. The same words once more change nothing.
 */
export function resolveDraftSave(
  kept: { draft: PersistedDraft; version: number } | null,
  sent: PersistedDraft,
  version: number | null,
): 'write' | 'same' | 'conflict' {
  if (!kept) return 'write';
  if (isSameContent(kept.draft, sent)) return 'same';
  return kept.version === version ? 'write' : 'conflict';
}

/** Whether a draft is longer than what an account keeps. */
export const isDraftTooLong = (draft: PersistedDraft): boolean =>
  new TextEncoder().encode(JSON.stringify(draft)).length > SAVED_DRAFT_MAX_BYTES;
