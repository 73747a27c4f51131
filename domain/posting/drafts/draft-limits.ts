/** What bounds a draft, apart from draft.ts for the browser's sake: its first load has no library of rules. */
export const MAX_IMAGES = 6;
export const MAX_FLOORPLANS = 50;

/** Only what no person writes is longer. */
export const MAX_LENGTHS = {
  name: 200,
  email: 400,
  phone: 40,
  address: 300,
  state: 60,
  digits: 20,
  description: 20_000,
  url: 500,
  amenities: 100,
  images: 50,
} as const;

/** A new row of the floorplan section [§3]. */
export const newFloorplan = () => ({ bedrooms: 0, bathrooms: 0, sq: '', rent: '' });
