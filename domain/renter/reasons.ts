import { CATS_OK, DOGS_OK, NO_PETS_ALLOWED, amenityLabel } from '../options/amenities.ts';
import { featureOptions } from '../options/features.ts';
import { NO_PETS } from '../options/pets.ts';
import { formatDollars } from '../money.ts';
import type { HousingFilter } from '../search.ts';
import { floorplanFits, missesOf, type Floorplan } from './matching.ts';

/** Something asked for that a home has, has not, or does not speak of. */
export interface Reason {
  kind: 'fits' | 'misses' | 'unknown';
  text: string;
}

/** What a renter asked for: criteria from the address, the rest from the questionnaire. */
export interface Wishes extends Pick<HousingFilter, 'bedrooms' | 'bathrooms' | 'maxBudget'> {
  /** Pet ids; [NO_PETS] for none. */
  pets: readonly number[];
  features: readonly number[];
}

/**
 * The floorplan a card speaks of: the cheapest that meets everything asked, else the one that misses least. Undefined for
 * a home without floorplans.
 */
export function bestFloorplan<Plan extends Floorplan>(
  floorplans: readonly Plan[],
  criteria: Pick<Wishes, 'bedrooms' | 'bathrooms' | 'maxBudget'>,
): Plan | undefined {
  const rank = (plan: Plan) => {
    const misses = floorplanFits(plan, criteria) ? [] : missesOf(plan, criteria);
    return { plan, count: misses.length, share: misses.reduce((sum, { share }) => sum + share, 0) };
  };
  return floorplans.map(rank).toSorted((a, b) => a.count - b.count || a.share - b.share || a.plan.rent - b.plan.rent)[0]
    ?.plan;
}

function budgetReason(rent: number, maxBudget: number): Reason {
  if (rent === maxBudget) return { kind: 'fits', text: 'Right on your budget' };
  return rent < maxBudget
    ? { kind: 'fits', text: `${formatDollars(maxBudget - rent)} under your budget` }
    : { kind: 'misses', text: `${formatDollars(rent - maxBudget)} over your budget` };
}

const animals = [
  { pet: 1, amenity: DOGS_OK, name: 'Dogs' },
  { pet: 2, amenity: CATS_OK, name: 'Cats' },
] as const;

function petReasons(pets: readonly number[], amenities: readonly number[]): Reason[] {
  const wanted = animals.filter(({ pet }) => pets.includes(pet));
  if (pets.includes(NO_PETS) || wanted.length === 0) return [];
  if (amenities.includes(NO_PETS_ALLOWED)) return [{ kind: 'misses', text: 'No pets allowed' }];
  return wanted.map(({ amenity, name }) =>
    amenities.includes(amenity)
      ? { kind: 'fits', text: `${name} are welcome` }
      : { kind: 'unknown', text: `${name} not stated` },
  );
}

/** How an amenity reads as the proof of a wish. */
const proofs: Record<number, string> = {
  33: 'Washer and dryer in the home',
  34: 'Laundry in the building',
  4: 'Pool',
  2: 'Gym',
};

/** A wish without its amenity is unknown, not missing (K20): a landlord may just not have said it. */
function featureReasons(features: readonly number[], amenities: readonly number[]): Reason[] {
  return featureOptions
    .filter(({ id }) => features.includes(id))
    .map(({ label, amenities: proving }): Reason => {
      const proof = proving.find((amenity) => amenities.includes(amenity));
      return proof === undefined
        ? { kind: 'unknown', text: `${label} not stated` }
        : { kind: 'fits', text: proofs[proof] ?? label };
    });
}

/** Amenities worth a word though nobody asked for them. */
const extras = [33, 34, 11, 26, 4, 2, 29];
const ENOUGH = 3;

/** Why a home fits what was asked, and what is unknown; filled up with its amenities to three lines. */
export function reasonsFor(
  home: { floorplans: readonly Floorplan[]; amenities: readonly number[] },
  wishes: Wishes,
): Reason[] {
  const plan = bestFloorplan(home.floorplans, wishes);
  const asked: Reason[] = [
    ...(plan && wishes.maxBudget !== undefined ? [budgetReason(plan.rent, wishes.maxBudget)] : []),
    ...petReasons(wishes.pets, home.amenities),
    ...featureReasons(wishes.features, home.amenities),
  ];
  const said = new Set(asked.map(({ text }) => text));
  const more = extras
    .filter((id) => home.amenities.includes(id))
    .map((id) => proofs[id] ?? amenityLabel(id))
    .filter((text) => !said.has(text))
    .slice(0, Math.max(0, ENOUGH - asked.length))
    .map((text): Reason => ({ kind: 'fits', text }));
  const order = { fits: 0, misses: 1, unknown: 2 };
  return [...asked, ...more].toSorted((a, b) => order[a.kind] - order[b.kind]);
}
