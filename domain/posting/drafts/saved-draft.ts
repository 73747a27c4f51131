import { DRAFT_DAYS } from '../../limits.ts';
import type { FieldErrors } from '../../field-errors.ts';
import { isRecord } from '../../is-record.ts';
import { toggleAmenity } from '../../options/amenities.ts';
import { newFloorplan } from './draft-limits.ts';
import type { Draft } from './draft.ts';
import { parsePersistedDraft, type PersistedDraft } from './parse-saved-draft.ts';
import { DAY_MS } from '../../time-spans.ts';

/** How an unfinished listing is saved: its parts, retention, size limit, and conflict rules. */

/** Retention after the last change, in milliseconds: a draft contains an email address and a phone number (K16). */
export const DRAFT_RETENTION_MS = DRAFT_DAYS * DAY_MS;
/** Maximum size of a saved draft as UTF-8 JSON, in bytes: more than any listing that could be published. */
const SAVED_DRAFT_MAX_BYTES = 100_000;

export const DRAFT_ID_INVALID: FieldErrors = { id: ["This draft can't be read."] };
export const DRAFT_TOO_LONG: FieldErrors = {
  notification: ['This draft is too large to save in your account.'],
};
export const TOO_MANY_DRAFTS: FieldErrors = {
  notification: ['Your account already has five unfinished listings. Publish or delete one of them.'],
};

/** Returns whether the text has the form of a draft's id. */
export const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** Returns an empty draft with one empty floorplan row. */
export const emptyPersistedDraft = (): PersistedDraft => ({
  type: null,
  name: '',
  contact: { firstName: '', lastName: '', email: '', phone: '' },
  location: { address: '', city: '', state: '', zip: '', coordinates: null, pin: false },
  floorplans: [newFloorplan()],
  amenities: [],
  description: '',
  images: [],
  virtualTour: '',
  textsForReview: [],
});

const persistedParts = Object.keys(emptyPersistedDraft()) as (keyof PersistedDraft)[];

/** Returns only these parts of the object; without a floorplan, one empty row. */
export const toPersistedDraft = (draft: Omit<Draft, 'account'> | PersistedDraft): PersistedDraft => ({
  type: draft.type ?? null,
  name: draft.name,
  contact: draft.contact,
  location: { ...draft.location, coordinates: draft.location.coordinates ?? null },
  floorplans: draft.floorplans.length > 0 ? draft.floorplans : [newFloorplan()],
  amenities: draft.amenities.reduce(toggleAmenity, [] as number[]),
  description: draft.description,
  images: draft.images,
  virtualTour: draft.virtualTour,
  textsForReview: draft.textsForReview,
});

/** Parses a stored draft; null when it is damaged or has another shape. Never throws. */
export function parseStoredDraft(value: unknown): PersistedDraft | null {
  const parts = parsePersistedDraft(value);
  return parts && toPersistedDraft(parts);
}

/** Returns JSON with sorted names, so that the order of names makes no difference, and of texts as `read` returns them. */
export const canonical = (value: unknown, read = (text: string) => text): string =>
  JSON.stringify(value, (_name, part: unknown) => {
    if (typeof part === 'string') return read(part);
    return isRecord(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part;
  });

/** Returns whether two drafts, or the same part of two, have equal content. */
export const isSameContent = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

/** Returns the parts that are filled in (K28). */
export function nonEmptyParts(draft: PersistedDraft): (keyof PersistedDraft)[] {
  const empty = emptyPersistedDraft();
  return persistedParts.filter((name) => !isSameContent(draft[name], empty[name]));
}

/** Returns whether the landlord is offered to restore the draft at a fresh start: a single entry is not enough (K28). */
export const isWorthRestoring = (draft: PersistedDraft): boolean => nonEmptyParts(draft).length > 1;

/** Resolves a save against the stored version: only a client that has it may replace it, so that no change is lost. */
export function resolveDraftSave(
  saved: { draft: PersistedDraft; version: number } | null,
  sent: PersistedDraft,
  version: number | null,
): 'write' | 'same' | 'conflict' {
  if (!saved) return 'write';
  if (isSameContent(saved.draft, sent)) return 'same';
  return saved.version === version ? 'write' : 'conflict';
}

/** Returns whether a draft exceeds the account's size limit. */
export const isDraftTooLong = (draft: PersistedDraft): boolean =>
  new TextEncoder().encode(JSON.stringify(draft)).length > SAVED_DRAFT_MAX_BYTES;
