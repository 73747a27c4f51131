import { formatNumber } from '../../format/numbers.ts';
import { MAX_CAPTION } from '../../limits.ts';

/** Sizes of a draft, separate from draft.ts so that the browser's first load does not include the schema library. */

/** The most characters of a text that can be published. */
export const MAX_PUBLISHED = {
  name: 120,
  personName: 60,
  address: 200,
  city: 100,
  description: 10_000,
  caption: MAX_CAPTION,
} as const;

/** Maximum lengths of a draft, far beyond realistic input: a text that is too long to publish is not lost. */
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
  textsForReview: 60,
} as const;

export const tooLong = (max: number): string => `Use at most ${formatNumber(max)} characters.`;

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
