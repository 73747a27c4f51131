/** The amenities with the API's numbers: first the ten of the specification [§3], from 101 those of our own (K20). */
export const amenities = [
  { id: 29, label: 'Dishwasher' },
  { id: 33, label: 'Washer/Dryer In Unit' },
  { id: 34, label: 'Washer/Dryer Outside Unit' },
  { id: 2, label: 'Fitness Center' },
  { id: 4, label: 'Pool' },
  { id: 26, label: 'Broadband Internet' },
  { id: 11, label: 'Furnished' },
  { id: 37, label: 'Dogs OK' },
  { id: 38, label: 'Cats OK' },
  { id: 39, label: 'No Pets Allowed' },
  { id: 101, label: 'Air Conditioning' },
  { id: 102, label: 'Parking' },
  { id: 103, label: 'Patio / Balcony' },
  { id: 104, label: 'Utilities Included' },
  { id: 105, label: 'Step-Free Entrance' },
] as const;

export const DOGS_OK = 37;
export const CATS_OK = 38;
export const NO_PETS_ALLOWED = 39;
export const WASHER_IN_UNIT = 33;
export const FURNISHED = 11;
/** Computed from the floorplans (K64); never chosen. */
export const UTILITIES_INCLUDED = 104;

/** The amenities that a landlord chooses from. */
export const choosableAmenities = amenities.filter(({ id }) => id !== UTILITIES_INCLUDED);

const labels = new Map<number, string>(amenities.map(({ id, label }) => [id, label]));

/** Returns whether a landlord can choose this amenity. */
export const isAmenity = (id: number): boolean => id !== UTILITIES_INCLUDED && labels.has(id);
export const amenityLabel = (id: number): string => labels.get(id) ?? '';

/** Toggles one amenity; pets allowed and no pets are mutually exclusive (K18). The result keeps catalog order. */
export function toggleAmenity(chosen: readonly number[], id: number): number[] {
  const next = new Set(chosen);
  if (next.has(id)) next.delete(id);
  else {
    next.add(id);
    if (id === NO_PETS_ALLOWED) [DOGS_OK, CATS_OK].forEach((pet) => next.delete(pet));
    if (id === DOGS_OK || id === CATS_OK) next.delete(NO_PETS_ALLOWED);
  }
  return amenities.map((amenity) => amenity.id).filter((known) => next.has(known));
}

/** Returns whether dogs or cats are combined with "No Pets Allowed" (K18), which the server rejects. */
export function hasPetConflict(chosen: readonly number[]): boolean {
  return chosen.includes(NO_PETS_ALLOWED) && (chosen.includes(DOGS_OK) || chosen.includes(CATS_OK));
}
