import { MAX_FLOORPLANS } from '../../limits.ts';
import { decimalFromText, wholeFromText } from '../../number-text.ts';
import { MAX_LENGTHS } from './draft-limits.ts';
import type { Draft } from './draft.ts';

/** The persisted parts of an unfinished listing, each named, so that no password and no card is ever stored (K16). */
export interface PersistedDraft extends Pick<
  Draft,
  'name' | 'contact' | 'floorplans' | 'amenities' | 'description' | 'images' | 'virtualTour' | 'textsForReview'
> {
  type: number | null;
  location: Draft['location'] & { coordinates: { lat: number; lon: number } | null };
}

/** Thrown in this file only. */
class InvalidDraft extends Error {}

type Loose = Readonly<Record<string, unknown>>;

function object(value: unknown): Loose {
  if (value === undefined) return {};
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new InvalidDraft();
  return value as Loose;
}

function list<Item>(value: unknown, most: number, read: (item: unknown) => Item): Item[] {
  if (value === undefined) return [];
  if (!Array.isArray(value) || value.length > most) throw new InvalidDraft();
  return value.map(read);
}

function text(value: unknown, most: number): string {
  if (value === undefined) return '';
  if (typeof value !== 'string' || value.length > most) throw new InvalidDraft();
  return value;
}

function number(value: unknown): number {
  const read = decimalFromText(value);
  if (typeof read !== 'number' || !Number.isFinite(read)) throw new InvalidDraft();
  return read;
}

function flag(value: unknown): boolean {
  if (value === undefined) return false;
  if (typeof value !== 'boolean') throw new InvalidDraft();
  return value;
}

function whole(value: unknown): number {
  const read = wholeFromText(value);
  if (!Number.isSafeInteger(read)) throw new InvalidDraft();
  return read as number;
}

/** A number is accepted where digits are expected. */
const digits = (value: unknown, most: number) => text(typeof value === 'number' ? String(number(value)) : value, most);

function images(value: unknown): PersistedDraft['images'] {
  if (value === '') return [];
  const { large, small, caption } = object(value ?? null);
  if (large === undefined || small === undefined) throw new InvalidDraft();
  const pair = {
    large: text(large, MAX_LENGTHS.url),
    small: text(small, MAX_LENGTHS.url),
    caption: caption === undefined || caption === null ? null : text(caption, MAX_LENGTHS.caption),
  };
  return pair.large === '' ? [] : [pair];
}

function toPersisted(value: unknown): PersistedDraft {
  const draft = object(value ?? null);
  const contact = object(draft['contact']);
  const location = object(draft['location']);
  const { type, coordinates } = { type: draft['type'], coordinates: location['coordinates'] };
  const place = coordinates === undefined || coordinates === null ? null : object(coordinates);
  return {
    type: type === undefined || type === null ? null : whole(type),
    name: text(draft['name'], MAX_LENGTHS.name),
    contact: {
      firstName: text(contact['firstName'], MAX_LENGTHS.name),
      lastName: text(contact['lastName'], MAX_LENGTHS.name),
      email: text(contact['email'], MAX_LENGTHS.email),
      phone: digits(contact['phone'], MAX_LENGTHS.phone),
    },
    location: {
      address: text(location['address'], MAX_LENGTHS.address),
      city: text(location['city'], MAX_LENGTHS.name),
      state: text(location['state'], MAX_LENGTHS.state),
      zip: digits(location['zip'], MAX_LENGTHS.digits),
      coordinates: place && { lat: number(place['lat']), lon: number(place['lon']) },
      pin: flag(location['pin']),
    },
    floorplans: list(draft['floorplans'], MAX_FLOORPLANS, (row) => {
      const { bedrooms, bathrooms, sq, rent, ...terms } = object(row ?? null);
      return {
        bedrooms: bedrooms === undefined ? 0 : number(bedrooms),
        bathrooms: bathrooms === undefined ? 0 : number(bathrooms),
        sq: digits(sq, MAX_LENGTHS.digits),
        rent: digits(rent, MAX_LENGTHS.digits),
        feesMonthly: digits(terms['feesMonthly'], MAX_LENGTHS.digits),
        utilities: digits(terms['utilities'], MAX_LENGTHS.digits),
        deposit: digits(terms['deposit'], MAX_LENGTHS.digits),
        oneTime: digits(terms['oneTime'], MAX_LENGTHS.digits),
        leaseMonths: list(terms['leaseMonths'], MAX_LENGTHS.leases, whole),
        availableOn: text(terms['availableOn'], MAX_LENGTHS.digits),
      };
    }),
    amenities: list(draft['amenities'], MAX_LENGTHS.amenities, whole),
    description: text(draft['description'], MAX_LENGTHS.description),
    images: list(draft['images'], MAX_LENGTHS.images, images).flat(),
    virtualTour: text(draft['virtualTour'], MAX_LENGTHS.url),
    textsForReview: list(draft['textsForReview'], MAX_LENGTHS.textsForReview, (hash) =>
      text(hash ?? null, MAX_LENGTHS.digits),
    ),
  };
}

/** Parses a saved draft as draft.ts does, but without zod, which the first load must not include; null if invalid. */
export function parsePersistedDraft(value: unknown): PersistedDraft | null {
  try {
    return toPersisted(value);
  } catch (error) {
    if (error instanceof InvalidDraft) return null;
    throw error;
  }
}
