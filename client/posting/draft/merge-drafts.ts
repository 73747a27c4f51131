import type { KeptDraft } from '../../../domain/posting/kept-draft.ts';
import { emptyKept, readKept, sameWords } from '../../../domain/posting/saved-draft.ts';

/** What is compared as one when drafts are brought together; rows, pictures and amenities are taken whole. */
export const mergedFields = [
  'type',
  'name',
  'contact.firstName',
  'contact.lastName',
  'contact.email',
  'contact.phone',
  'location.address',
  'location.city',
  'location.state',
  'location.zip',
  'location.coordinates',
  'floorplans',
  'amenities',
  'description',
  'images',
] as const;
export type MergedField = (typeof mergedFields)[number];

/** Words of another tab or device for a field that was written here too. */
export interface Clash {
  field: MergedField;
  /** Theirs; ours stand in the draft. */
  value: unknown;
}

type Loose = Record<string, unknown>;
const record = (value: unknown): Loose => (typeof value === 'object' && value !== null ? { ...value } : {});

export function valueOf(draft: KeptDraft, field: MergedField): unknown {
  const [part = '', inner] = field.split('.');
  const value = record(draft)[part];
  return inner === undefined ? value : record(value)[inner];
}

/** The same draft with another value in this field; unchanged when the value cannot be there. */
export function withValue<Kept extends KeptDraft>(draft: Kept, field: MergedField, value: unknown): Kept {
  const [part = '', inner] = field.split('.');
  const whole = { ...draft, [part]: inner === undefined ? value : { ...record(record(draft)[part]), [inner]: value } };
  const read = readKept(whole);
  return read ? { ...draft, ...read } : draft;
}

/** Clashes as they were stored; what cannot be one is left out. */
export function readClashes(value: unknown): Clash[] {
  if (!Array.isArray(value)) return [];
  return value.map(record).flatMap(({ field, value: theirs }) => {
    const known = mergedFields.find((name) => name === field);
    if (!known) return [];
    const read = valueOf(withValue(emptyKept(), known, theirs), known);
    return sameWords(read, valueOf(emptyKept(), known)) ? [] : [{ field: known, value: read }];
  });
}

const isNothing = (field: MergedField, value: unknown): boolean => sameWords(value, valueOf(emptyKept(), field));

/**
 * Brings the words of two tabs or devices together, field by field. `base` is what both began from: what only the other
 * changed is taken, what only we changed stays, and words are never given up for an emptied field. Where both wrote, ours
 * stand and theirs are a clash for somebody to decide. (Where the map has placed an address is looked up again.)
 */
export function mergeDrafts<Kept extends KeptDraft>(
  base: KeptDraft,
  ours: Kept,
  theirs: KeptDraft,
): { draft: Kept; clashes: Clash[] } {
  let draft = ours;
  const clashes: Clash[] = [];
  for (const field of mergedFields) {
    const [was, here, there] = [valueOf(base, field), valueOf(ours, field), valueOf(theirs, field)];
    if (sameWords(here, there) || sameWords(there, was)) continue;
    if (sameWords(here, was) || isNothing(field, here)) draft = withValue(draft, field, there);
    else if (!isNothing(field, there) && field !== 'location.coordinates') clashes.push({ field, value: there });
  }
  return { draft, clashes };
}

/** Clashes of before with new ones: the newer of two about one field, and none about what has come to be the same. */
export function joinClashes(before: readonly Clash[], more: readonly Clash[], draft: KeptDraft): Clash[] {
  const latest = new Map([...before, ...more].map((clash) => [clash.field, clash]));
  return [...latest.values()].filter(({ field, value }) => !sameWords(value, valueOf(draft, field)));
}
