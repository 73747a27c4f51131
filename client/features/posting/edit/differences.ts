import { equal } from '@wry/equality';
import { getIn, setIn } from 'final-form';
import { formatCount } from '../../../../domain/format/numbers.ts';
import { amenities } from '../../../../domain/options/amenities.ts';
import { HOUSE, propertyTypeLabel } from '../../../../domain/options/property-types.ts';
import { formatFloorplan } from '../draft/format-floorplan.ts';
import type { PostingValues } from '../draft/form-values.ts';
import { withSortedAmenities } from './edit-values.ts';

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

export type VersionOwner = 'mine' | 'theirs';

export type Difference = ReturnType<typeof differences>[number];

const fieldText: Partial<Record<FieldName, (values: PostingValues) => string[]>> = {
  type: ({ type }) => [propertyTypeLabel(type ?? 0)],
  location: ({ location: { address, city, state, zip, coordinates } }) => [
    `${address}, ${city}, ${state} ${zip}`,
    ...(coordinates ? [`On the map at ${coordinates.lat.toFixed(4)}, ${coordinates.lon.toFixed(4)}`] : []),
  ],
  floorplans: ({ floorplans }) => floorplans.map(formatFloorplan),
  images: ({ images }) => [formatCount(images.length, 'picture')],
  amenities: ({ amenities: chosen }) => {
    const labels = amenities.filter(({ id }) => chosen.includes(id)).map(({ label }) => label);
    return [labels.join(', ')];
  },
};

const fieldTextOf = (name: FieldName, values: PostingValues): string[] =>
  fieldText[name]?.(values) ?? [String(getIn(values, name))];

const isSame = (name: FieldName, one: PostingValues, other: PostingValues): boolean =>
  equal(getIn(withSortedAmenities(one), name), getIn(withSortedAmenities(other), name));

/**
 * Where what I have written and what somebody else has published meanwhile are not the same. `opened` is what both
 * began from.
 */
export function differences(opened: PostingValues, mine: PostingValues, theirs: PostingValues) {
  return fields
    .filter(({ name }) => !isSame(name, mine, theirs))
    .map(({ name, label }) => {
      // mine where I have changed it, theirs where only they have
      const likely: VersionOwner = isSame(name, mine, opened) ? 'theirs' : 'mine';
      return {
        name,
        label: name === 'floorplans' && mine.type === HOUSE ? 'House information' : label,
        mine: fieldTextOf(name, mine),
        theirs: fieldTextOf(name, theirs),
        ...(name === 'images' && {
          pictures: { mine: mine.images.map(({ small }) => small), theirs: theirs.images.map(({ small }) => small) },
        }),
        likely,
      };
    });
}

/** Mine, but for the fields that are to be theirs. */
export const mergeVersions = (mine: PostingValues, theirs: PostingValues, fromThem: readonly FieldName[]) =>
  fromThem.reduce((values, name) => setIn(values, name, getIn(theirs, name)) as PostingValues, mine);
