import { CATS_OK, DOGS_OK, FURNISHED, NO_PETS_ALLOWED, WASHER_IN_UNIT } from '../options/amenities.ts';
import { featureOptions } from '../options/features.ts';

/** The criteria of a search (K20, K62). An absent one filters nothing. */
export interface Criteria {
  /** A bedroom code (9 is a studio). */
  bedrooms?: number | undefined;
  /** At least this many. */
  bathrooms?: number | undefined;
  /** Maximum dollars a month for the whole listing (K46: `budget` and `budgets` in the APIs). */
  maxBudget?: number | undefined;
  /** Minimum dollars a month for the whole listing. */
  minRent?: number | undefined;
  /** Pet ids; a listing that does not say whether it allows them fits. */
  pets?: readonly number[] | undefined;
  /** Feature ids that the listing must state. */
  must?: readonly number[] | undefined;
  /** In the unit, or anywhere in the building. */
  laundry?: Laundry | undefined;
  furnished?: true | undefined;
  /** The rent includes the utilities. */
  utilities?: true | undefined;
  /** A lease length in months that the home must offer. */
  lease?: number | undefined;
  /** The last day on which it may become available, as YYYY-MM-DD. */
  availableBy?: string | undefined;
  /** Maximum minutes on foot. */
  maxWalk?: number | undefined;
}

export const laundryOptions = ['unit', 'any'] as const;
export type Laundry = (typeof laundryOptions)[number];

const [DOG, CAT] = [1, 2];
const bit = (index: number) => 2 ** index;
const LAUNDRY_IN_UNIT = bit(6);
const IS_FURNISHED = bit(7);
const petFacts = [
  { pet: DOG, amenity: DOGS_OK, allowed: bit(8), possible: bit(10) },
  { pet: CAT, amenity: CATS_OK, allowed: bit(9), possible: bit(11) },
] as const;

/**
 * What a listing's amenities state, as bits: 0 to 5 the features, 6 laundry in the unit, 7 furnished, 8 and 9 pets
 * allowed, 10 and 11 pets possible (K20). A bit is set by one of `any`, or by the absence of all of `none`.
 */
export const facts: readonly { bit: number; any: readonly number[]; none?: readonly number[] }[] = [
  ...featureOptions.map(({ id, amenities }) => ({ bit: bit(id), any: amenities })),
  { bit: LAUNDRY_IN_UNIT, any: [WASHER_IN_UNIT] },
  { bit: IS_FURNISHED, any: [FURNISHED] },
  ...petFacts.flatMap(({ amenity, allowed, possible }) => [
    { bit: allowed, any: [amenity] },
    { bit: possible, any: [amenity], none: [DOGS_OK, CATS_OK, NO_PETS_ALLOWED] },
  ]),
];

/** Returns the facts of a listing; the offer index has the same by its own statement. */
export function listingFacts(amenities: readonly number[]): number {
  const has = (ids: readonly number[]) => ids.some((id) => amenities.includes(id));
  return facts.reduce((sum, { bit: one, any, none }) => sum + (has(any) || (none && !has(none)) ? one : 0), 0);
}

const sum = (bits: readonly number[]) => [...new Set(bits)].reduce((total, one) => total + one, 0);

/** Returns the facts that pets need: not excluded by the listing, and stated to be allowed. */
export function petsMasks({ pets = [] }: Criteria): { possible: number; allowed: number } {
  const facts = petFacts.filter(({ pet }) => pets.includes(pet));
  return { possible: sum(facts.map(({ possible }) => possible)), allowed: sum(facts.map(({ allowed }) => allowed)) };
}

/** Returns the facts that a listing must state for these criteria. */
export const statedMask = ({ must = [], laundry, furnished }: Criteria): number =>
  sum([
    ...must.map(bit),
    ...(laundry === 'unit' ? [LAUNDRY_IN_UNIT] : []),
    ...(laundry === 'any' ? [bit(0)] : []),
    ...(furnished ? [IS_FURNISHED] : []),
  ]);

export const hasFacts = (all: number, mask: number): boolean => (all & mask) === mask;

/** Returns whether criteria concern what a floorplan may leave unstated. */
export const asksTerms = ({ utilities, lease, availableBy }: Criteria): boolean =>
  utilities !== undefined || lease !== undefined || availableBy !== undefined;

/** Returns whether criteria exclude listings that do not state something; how many is then told. */
export const asksStated = (criteria: Criteria): boolean => statedMask(criteria) > 0 || asksTerms(criteria);
