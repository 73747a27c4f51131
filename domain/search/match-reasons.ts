import { CATS_OK, DOGS_OK, NO_PETS_ALLOWED, amenityLabel } from '../options/amenities.ts';
import { featureOptions } from '../options/features.ts';
import { formatDollars } from '../format/money.ts';
import type { Criteria } from './criteria.ts';
import type { Floorplan } from './floorplan.ts';
import { floorplanFits, floorplanMisses } from './matching.ts';

/** A requested criterion that a listing meets, misses, or leaves unknown. */
export interface MatchReason {
  kind: 'fits' | 'misses' | 'unknown';
  text: string;
}

/** A renter's preferences: search criteria from the URL, the rest from the questionnaire. */
export interface RenterPreferences extends Omit<Criteria, 'pets'> {
  /** Pet ids; [NO_PETS] for none. */
  pets: readonly number[];
  features: readonly number[];
}

type Input = Criteria & { features?: readonly number[] | undefined };

/** Returns what a search asks for, as preferences that a listing is compared with. */
export const preferencesOf = ({ pets = [], features = [], must = [], ...criteria }: Input): RenterPreferences => ({
  ...criteria,
  must,
  pets,
  features: [...new Set([...features, ...must])].toSorted((a, b) => a - b),
});

/** Returns the floorplan that a card shows: the cheapest that fits, else the one with the fewest unmet criteria. */
export function bestFloorplan<Plan extends Floorplan>(
  floorplans: readonly Plan[],
  criteria: Criteria,
): Plan | undefined {
  const rank = (plan: Plan) => {
    const misses = floorplanFits(plan, criteria) ? [] : floorplanMisses(plan, criteria);
    return { plan, count: misses.length, share: misses.reduce((sum, { share }) => sum + share, 0) };
  };
  return floorplans.map(rank).toSorted((a, b) => a.count - b.count || a.share - b.share || a.plan.rent - b.plan.rent)[0]
    ?.plan;
}

const fits = (text: string): MatchReason => ({ kind: 'fits', text });
const misses = (text: string): MatchReason => ({ kind: 'misses', text });
const unknownReason = (text: string): MatchReason => ({ kind: 'unknown', text });

function budgetReason(rent: number, maxBudget: number): MatchReason {
  if (rent === maxBudget) return fits('Exactly your budget');
  return rent < maxBudget
    ? fits(`${formatDollars(maxBudget - rent)} under your budget`)
    : misses(`${formatDollars(rent - maxBudget)} over your budget`);
}

const extraBathrooms = (more: number) =>
  more === 0.5 ? 'Extra half bathroom' : more === 1 ? 'Extra bathroom' : `${more} extra bathrooms`;

/** More bathrooms than requested are a reason; fewer are listed where cards show unmet criteria. */
const bathroomsReason = (has: number, requested: number): MatchReason[] =>
  has > requested ? [fits(extraBathrooms(has - requested))] : [];

/** Returns 'a', 'a and b', 'a, b and c'. */
const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const animals = [
  { pet: 1, amenity: DOGS_OK, name: 'dogs' },
  { pet: 2, amenity: CATS_OK, name: 'cats' },
] as const;

/** The preferences by result: the confirming amenity if met, or the preference's name if unknown. */
interface Answered {
  has: string[];
  /** Mentioned in the description only. */
  mentioned: string[];
  unknown: string[];
}

const PETS_MENTIONED = 'Pets: mentioned in the description';

/** A listing that allows other pets, or none, excludes a pet; one that says nothing about pets may take it (K20). */
function petReasons(pets: readonly number[], amenities: readonly number[], mentioned: boolean): MatchReason[] {
  const wanted = animals.filter(({ pet }) => pets.includes(pet));
  if (wanted.length === 0) return [];
  if (amenities.includes(NO_PETS_ALLOWED)) return [misses('No pets allowed')];
  const stated = animals.some(({ amenity }) => amenities.includes(amenity));
  const namesOf = (allowed: boolean) =>
    wanted.filter(({ amenity }) => amenities.includes(amenity) === allowed).map(({ name }) => name);
  const [allowed, others] = [namesOf(true), namesOf(false)];
  if (!stated) return [unknownReason(mentioned ? PETS_MENTIONED : `Ask first: ${listed(others)}`)];
  return [
    ...(allowed.length > 0 ? [fits(sentence(`${listed(allowed)} are welcome`))] : []),
    ...(others.length > 0 ? [misses(`No ${others.join(' or ')}`)] : []),
  ];
}

/** Labels of amenities that confirm a preference. */
const featureAmenities: Record<number, string> = {
  33: 'Washer and dryer in the unit',
  34: 'Laundry in the building',
  4: 'Pool',
  2: 'Gym',
};

/** A preference without its amenity is unknown, not missing (K20): the landlord may not have listed it. */
function featuresOf(features: readonly number[], amenities: readonly number[], mentioned: readonly number[]): Answered {
  const answered: Answered = { has: [], mentioned: [], unknown: [] };
  for (const { id, label, amenities: proving } of featureOptions) {
    if (!features.includes(id)) continue;
    const proof = proving.find((amenity) => amenities.includes(amenity));
    if (proof !== undefined) answered.has.push(featureAmenities[proof] ?? label);
    else answered[mentioned.includes(id) ? 'mentioned' : 'unknown'].push(label.toLowerCase());
  }
  return answered;
}

/** Up to this many met preferences have a line each; more share one, so that cards keep the same height. */
const MAX_PREFERENCE_LINES = 2;
const featureReasons = (has: readonly string[]): MatchReason[] =>
  (has.length > MAX_PREFERENCE_LINES
    ? [sentence(listed(has.map((text) => text.charAt(0).toLowerCase() + text.slice(1))))]
    : has
  ).map(fits);

/** Amenities worth listing even if not requested. */
const extras = [33, 34, 11, 26, 4, 2, 29];
const MIN_LINES = 3;

/** Returns which criteria a listing meets, misses or leaves unknown, with its amenities added up to three lines. */
export function matchReasons(
  home: {
    floorplans: readonly Floorplan[];
    amenities: readonly number[];
    /** What the description mentions (domain/listings/description-mentions.ts). */
    mentionedFeatures?: readonly number[];
    mentionsPets?: boolean;
  },
  preferences: RenterPreferences,
): MatchReason[] {
  const plan = bestFloorplan(home.floorplans, preferences);
  const pets = petReasons(preferences.pets, home.amenities, home.mentionsPets ?? false);
  const features = featuresOf(preferences.features, home.amenities, home.mentionedFeatures ?? []);
  const { mentioned, unknown } = features;
  const requested: MatchReason[] = [
    ...(plan && preferences.maxBudget !== undefined ? [budgetReason(plan.rent, preferences.maxBudget)] : []),
    ...(plan && preferences.bathrooms !== undefined ? bathroomsReason(plan.bathrooms, preferences.bathrooms) : []),
    ...pets,
    ...featureReasons(features.has),
    ...(mentioned.length > 0 ? [unknownReason(`${sentence(listed(mentioned))}: mentioned in the description`)] : []),
    ...(unknown.length > 0 ? [unknownReason(`Not stated: ${unknown.join(', ')}`)] : []),
  ];
  const more = extras
    .filter((id) => home.amenities.includes(id))
    .map((id) => featureAmenities[id] ?? amenityLabel(id))
    .filter((text) => !features.has.includes(text))
    .slice(0, Math.max(0, MIN_LINES - requested.length))
    .map(fits);
  const order = { fits: 0, misses: 1, unknown: 2 };
  return [...requested, ...more].toSorted((a, b) => order[a.kind] - order[b.kind]);
}
