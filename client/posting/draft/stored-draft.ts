import { equal } from '@wry/equality';
import { draftSchema, newFloorplan } from '../../../domain/posting/draft.ts';
import { toggleAmenity } from '../../../domain/options/amenities.ts';
import type { StoredDraftFragment } from './draft.generated.ts';

export type StoredDraft = StoredDraftFragment;

/** Where the draft is kept; the renter's notes have a key of their own (K21). A new shape gets a new version. */
export const DRAFT_KEY = 'posting-draft:v1';
const VERSION = 1;
/** A draft holds an e-mail and a phone number: it is kept a week, not for ever (K16). */
const KEPT_MS = 7 * 24 * 3600 * 1000;

/** A draft with nothing in it but one empty floorplan row. `draftId` is its name for the server: one listing a draft. */
export const emptyDraft = (draftId: string): StoredDraft => ({
  id: 'local',
  draftId,
  type: null,
  name: '',
  contact: { firstName: '', lastName: '', email: '', phone: '' },
  location: { address: '', city: '', state: '', zip: '', coordinates: null },
  floorplans: [newFloorplan()],
  amenities: [],
  description: '',
  images: [],
});

/** The parts of a draft in which something has been written, by their top-level names (K28). */
export function writtenParts(draft: StoredDraft): (keyof StoredDraft)[] {
  const empty = emptyDraft('');
  const names = Object.keys(empty) as (keyof StoredDraft)[];
  return names.filter((name) => name !== 'id' && name !== 'draftId' && !equal(draft[name], empty[name]));
}

/** The text that is stored: the written parts alone, the time, and the version of the shape. */
export function serialise(draft: StoredDraft, now: number): string {
  const parts = Object.fromEntries(writtenParts(draft).map((name) => [name, draft[name]]));
  return JSON.stringify({ version: VERSION, savedAt: now, draftId: draft.draftId, draft: parts });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The draft of a stored text; null for one that is damaged, of another version or older than a week. Never throws. */
export function parseStored(text: string | null, now: number): StoredDraft | null {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
  if (!isObject(stored) || stored['version'] !== VERSION || typeof stored['draftId'] !== 'string') return null;
  if (typeof stored['savedAt'] !== 'number' || now - stored['savedAt'] > KEPT_MS) return null;
  const parsed = draftSchema.safeParse(stored['draft']);
  if (!parsed.success) return null;
  // named one by one: whatever else stands in the storage stays out
  const { type, name, contact, location, floorplans, amenities, description, images } = parsed.data;
  return {
    id: 'local',
    draftId: stored['draftId'],
    type: type ?? null,
    name,
    contact,
    location: { ...location, coordinates: location.coordinates ?? null },
    floorplans: floorplans.length > 0 ? floorplans : [newFloorplan()],
    amenities: amenities.reduce(toggleAmenity, [] as number[]),
    description,
    images,
  };
}

/**
 * Brings two tabs' words together. `base` is what both began from: what only the other tab changed is taken, what was
 * changed here stays; contact and location field by field. Another draft altogether is left alone.
 */
export function mergeDrafts(base: StoredDraft, ours: StoredDraft, theirs: StoredDraft): StoredDraft {
  if (ours.draftId !== theirs.draftId) return ours;
  const pick = <Value>(was: Value, here: Value, there: Value): Value => (equal(here, was) ? there : here);
  return {
    ...ours,
    type: pick(base.type, ours.type, theirs.type),
    name: pick(base.name, ours.name, theirs.name),
    contact: {
      firstName: pick(base.contact.firstName, ours.contact.firstName, theirs.contact.firstName),
      lastName: pick(base.contact.lastName, ours.contact.lastName, theirs.contact.lastName),
      email: pick(base.contact.email, ours.contact.email, theirs.contact.email),
      phone: pick(base.contact.phone, ours.contact.phone, theirs.contact.phone),
    },
    location: {
      address: pick(base.location.address, ours.location.address, theirs.location.address),
      city: pick(base.location.city, ours.location.city, theirs.location.city),
      state: pick(base.location.state, ours.location.state, theirs.location.state),
      zip: pick(base.location.zip, ours.location.zip, theirs.location.zip),
      coordinates: pick(base.location.coordinates, ours.location.coordinates, theirs.location.coordinates),
    },
    floorplans: pick(base.floorplans, ours.floorplans, theirs.floorplans),
    amenities: pick(base.amenities, ours.amenities, theirs.amenities),
    description: pick(base.description, ours.description, theirs.description),
    images: pick(base.images, ours.images, theirs.images),
  };
}
