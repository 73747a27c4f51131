/** Sizes of a draft, separate from draft.ts so that the browser's first load does not include the schema library. */

/** Maximum lengths, far beyond realistic input. */
export const MAX_LENGTHS = {
  name: 200,
  email: 400,
  phone: 40,
  address: 300,
  state: 60,
  digits: 20,
  description: 20_000,
  url: 500,
  caption: 400,
  amenities: 100,
  images: 50,
  leases: 12,
} as const;

/** Returns what a floorplan may state beside its rent (K64), nothing of it stated. */
export const noTerms = () => ({
  feesMonthly: '',
  utilities: '',
  deposit: '',
  oneTime: '',
  leaseMonths: [] as number[],
  availableOn: '',
});

/** Returns a new row of the floorplan section [§3]. */
export const newFloorplan = () => ({ bedrooms: 0, bathrooms: 0, sq: '', rent: '', ...noTerms() });
