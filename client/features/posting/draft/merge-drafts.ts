import { isRecord } from '../../../../domain/is-record.ts';
import { HOUSE } from '../../../../domain/options/property-types.ts';
import type { PersistedDraft } from '../../../../domain/posting/drafts/parse-saved-draft.ts';
import { emptyPersistedDraft, parseStoredDraft, isSameContent } from '../../../../domain/posting/drafts/saved-draft.ts';

/** What is compared as one when drafts are brought together, by its name within a sentence. */
const labels = {
  type: 'property type',
  name: 'property name',
  'contact.firstName': 'first name',
  'contact.lastName': 'last name',
  'contact.email': 'email',
  'contact.phone': 'phone number',
  'location.address': 'street address',
  'location.city': 'city',
  'location.state': 'state',
  'location.zip': 'zip code',
  'location.coordinates': 'map position',
  floorplans: 'floorplans',
  amenities: 'amenities',
  description: 'description',
  images: 'pictures',
  virtualTour: 'virtual tour link',
};
export type MergedField = keyof typeof labels;
export const mergedFields = Object.keys(labels) as MergedField[];

/** Returns the name of a draft's field within a sentence; `type` is the draft's property type. */
export const fieldLabel = (field: MergedField, type: number | null): string =>
  field === 'floorplans' && type === HOUSE ? 'house information' : labels[field];

/** Words of another tab or device for a field that was written here too. */
export interface MergeConflictField {
  field: MergedField;
  /** Theirs; ours stand in the draft. */
  value: unknown;
}

const toRecord = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

export function valueOf(draft: PersistedDraft, field: MergedField): unknown {
  const [part = '', inner] = field.split('.');
  const value = toRecord(draft)[part];
  return inner === undefined ? value : toRecord(value)[inner];
}

/** The same draft with another value in this field; unchanged when the value cannot be there. */
export function withValue<Kept extends PersistedDraft>(draft: Kept, field: MergedField, value: unknown): Kept {
  const [part = '', inner] = field.split('.');
  const whole = {
    ...draft,
    [part]: inner === undefined ? value : { ...toRecord(toRecord(draft)[part]), [inner]: value },
  };
  const read = parseStoredDraft(whole);
  return read ? { ...draft, ...read } : draft;
}

/** Conflicts as they were stored; what cannot be one is left out. */
export function parseConflicts(value: unknown): MergeConflictField[] {
  if (!Array.isArray(value)) return [];
  return value.map(toRecord).flatMap(({ field, value: theirs }) => {
    const known = mergedFields.find((name) => name === field);
    if (!known) return [];
    const read = valueOf(withValue(emptyPersistedDraft(), known, theirs), known);
    return isSameContent(read, valueOf(emptyPersistedDraft(), known)) ? [] : [{ field: known, value: read }];
  });
}

const isEmptyValue = (field: MergedField, value: unknown): boolean =>
  isSameContent(value, valueOf(emptyPersistedDraft(), field));

/** Takes what only one version has changed since `base`, but no emptied field; where both wrote, ours stand and theirs conflict. */
export function mergeDrafts<Kept extends PersistedDraft>(base: PersistedDraft, ours: Kept, theirs: PersistedDraft) {
  let draft = ours;
  const conflicts: MergeConflictField[] = [];
  for (const field of mergedFields) {
    const [was, here, there] = [valueOf(base, field), valueOf(ours, field), valueOf(theirs, field)];
    if (isSameContent(here, there) || isSameContent(there, was)) continue;
    if (isSameContent(here, was) || isEmptyValue(field, here)) {
      draft = withValue(draft, field, there);
      if (field === 'location.coordinates')
        draft = { ...draft, location: { ...draft.location, pin: theirs.location.pin } };
    } else if (!isEmptyValue(field, there) && field !== 'location.coordinates') conflicts.push({ field, value: there });
  }
  return { draft, conflicts };
}

/** Conflicts of before with new ones: the newer of two about one field, and none about what has come to be the same. */
export function combineConflicts(
  before: readonly MergeConflictField[],
  more: readonly MergeConflictField[],
  draft: PersistedDraft,
): MergeConflictField[] {
  const latest = new Map([...before, ...more].map((conflict) => [conflict.field, conflict]));
  return [...latest.values()].filter(({ field, value }) => !isSameContent(value, valueOf(draft, field)));
}
