import { formatCount } from '../../../../domain/format/numbers.ts';
import { equal } from '@wry/equality';
import { getIn, setIn } from 'final-form';
import { amenities } from '../../../../domain/options/amenities.ts';
import { HOUSE, propertyTypeLabel } from '../../../../domain/options/property-types.ts';
import { formatFloorplan } from '../draft/format-floorplan.ts';
import type { PostingValues } from '../draft/form-values.ts';

/** What a person decides about as one: the parts of an address belong together, and so do rows and pictures. */
const fields = [
  { name: 'type', label: 'Property type' },
  { name: 'name', label: 'Property name' },
  { name: 'contact.firstName', label: 'First name' },
  { name: 'contact.lastName', label: 'Last name' },
  { name: 'contact.email', label: 'Email' },
  { name: 'contact.phone', label: 'Phone' },
  { name: 'location', label: 'Address' },
  { name: 'floorplans', label: 'Floorplans' },
  { name: 'images', label: 'Images' },
  { name: 'virtualTour', label: 'Virtual tour' },
  { name: 'description', label: 'Description' },
  { name: 'amenities', label: 'Amenities' },
] as const;
export type FieldName = (typeof fields)[number]['name'];

/** Whose version of a field is to stand. */
export type VersionOwner = 'mine' | 'theirs';

/** A field in which two versions of a listing differ. */
export interface Difference {
  name: FieldName;
  label: string;
  mine: readonly string[];
  theirs: readonly string[];
  /** Pictures are shown, not told. */
  pictures?: Record<VersionOwner, readonly string[]>;
  /** What is likely meant: mine where I have changed it, theirs where only they have. */
  likely: VersionOwner;
}

const fieldText: Partial<Record<FieldName, (values: PostingValues) => string[]>> = {
  type: ({ type }) => [propertyTypeLabel(type ?? 0)],
  location: ({ location: { address, city, state, zip, coordinates } }) => [
    `${address}, ${city}, ${state} ${zip}`,
    ...(coordinates ? [`On the map at ${coordinates.lat.toFixed(4)}, ${coordinates.lon.toFixed(4)}`] : []),
  ],
  floorplans: ({ floorplans }) => floorplans.map(formatFloorplan),
  images: ({ images }) => [formatCount(images.length, 'picture')],
  amenities: ({ amenities: chosen }) => [
    amenities
      .filter(({ id }) => chosen.includes(id))
      .map(({ label }) => label)
      .join(', '),
  ],
};

const fieldTextOf = (name: FieldName, values: PostingValues): string[] =>
  fieldText[name]?.(values) ?? [String(getIn(values, name))];

const valueOf = (name: FieldName, values: PostingValues): unknown => {
  const value: unknown = getIn(values, name);
  // the catalogue has an order, and a choice of its ids has none
  return name === 'amenities' ? [...values.amenities].toSorted((a, b) => a - b) : value;
};

/** Where what I have written and what somebody else has published meanwhile are not the same. `opened` is what both began from. */
export function differences(opened: PostingValues, mine: PostingValues, theirs: PostingValues): Difference[] {
  return fields
    .filter(({ name }) => !equal(valueOf(name, mine), valueOf(name, theirs)))
    .map(({ name, label }) => ({
      name,
      label: name === 'floorplans' && mine.type === HOUSE ? 'House information' : label,
      mine: fieldTextOf(name, mine),
      theirs: fieldTextOf(name, theirs),
      ...(name === 'images' && {
        pictures: { mine: mine.images.map(({ small }) => small), theirs: theirs.images.map(({ small }) => small) },
      }),
      likely: equal(valueOf(name, mine), valueOf(name, opened)) ? 'theirs' : 'mine',
    }));
}

/** Mine, but for the fields that are to be theirs. */
export const mergeVersions = (
  mine: PostingValues,
  theirs: PostingValues,
  fromThem: readonly FieldName[],
): PostingValues => fromThem.reduce((values, name) => setIn(values, name, getIn(theirs, name)) as PostingValues, mine);
