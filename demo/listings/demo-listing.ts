import type { StateCode } from '../../domain/options/states.ts';
import { NO_PETS_ALLOWED } from '../../domain/options/amenities.ts';
import { bedroomCode } from '../../domain/options/bedrooms.ts';
import { ACTIVE, EXPIRED, REMOVED } from '../../domain/options/listing-status.ts';
import { APARTMENT, HOUSE } from '../../domain/options/property-types.ts';
import type { ImagePair } from '../../domain/posting/drafts/draft.ts';
import type { Floorplan } from '../../domain/search/floorplan.ts';
import words from './text-fragments.json' with { type: 'json' };
import { demoImages } from './demo-images.ts';
import { demoAmenities, sampleAmenities } from './demo-terms.ts';
import { SeededRandom } from '../seeded-random.ts';
import rentLevels from './rent-levels.json' with { type: 'json' };
import type { Plot } from './seed-plan.ts';

/** Rent of a one-bedroom near a campus by state, in dollars a month, and the factors of towns that differ from it. */
const { states, towns }: { states: Record<StateCode, number>; towns: Record<string, number> } = rentLevels;

/** Rent relative to a one-bedroom, by the actual number of bedrooms: sharing is cheaper per person. */
const byBedrooms = [0.88, 1, 1.24, 1.58, 1.96, 2.36, 2.78, 3.2, 3.6, 4, 4.4];

/** Returns the usual rent for a number of bedrooms (0 = studio) in a town, in dollars a month. */
function usualRent(city: string, state: string, bedrooms: number): number {
  const level = states[state as StateCode] ?? 1000;
  return level * (towns[`${city}, ${state}`] ?? 1) * (byBedrooms[bedrooms] ?? bedrooms * 0.45);
}

/** A fictional listing; the same index and plot always produce the same one. */
export interface DemoListing {
  type: number;
  name: string;
  address: string;
  city: string;
  state: string;
  /** The college's zip code, used when the city's own zip codes are unknown. */
  collegeZip: string;
  lat: number;
  lon: number;
  description: string;
  amenities: number[];
  floorplans: Floorplan[];
  images: ImagePair[];
  status: number;
  hidden: boolean;
  /** Days between its publication and the seed's current date. */
  age: number;
}

const MILES_PER_DEGREE = 69.1;
/** Square feet by the actual number of bedrooms. */
const usualSize = [430, 640, 890, 1180, 1480, 1820, 2180, 2500, 2850, 3150, 3450];
/** The minimum and the maximum number of bathrooms by the actual number of bedrooms. */
const leastBathrooms = [1, 1, 1, 1, 1.5, 2, 2, 2.5, 3, 3, 3.5];
const mostBathrooms = [1, 1, 2, 3, 4, 4, 4.5, 5, 5.5, 5.5, 5.5];
/** The bedroom counts that an apartment building offers, and those of a house; the first ones suit most students. */
const apartmentMixes = [[0, 1, 2], [1, 2], [1, 2, 3], [2, 3, 4], [0, 1], [2, 4], [2], [1, 2, 3, 4], [3, 4], [0, 2, 3]];
const houseMixes = [[3], [4], [2], [5], [3], [2, 3], [4], [6], [1, 3], [8], [5], [2], [7], [10], [9]];

const roundTo = (value: number, step: number) => Math.round(value / step) * step;

function floorplan(random: SeededRandom, bedrooms: number, rent: number): Floorplan {
  const [least, most] = [leastBathrooms[bedrooms] ?? 1, mostBathrooms[bedrooms] ?? 1];
  const bathrooms = Math.min(most, least + Math.floor(random.next() ** 1.6 * ((most - least) * 2 + 1)) / 2);
  return {
    bedrooms: bedroomCode(bedrooms) ?? 1,
    bathrooms,
    sq: roundTo((usualSize[bedrooms] ?? 900) * random.between(0.86, 1.16) * (1 + 0.05 * (bathrooms - least)), 10),
    rent: Math.max(350, roundTo(rent * (1 + 0.06 * (bathrooms - least)), 5)),
  };
}

function floorplans(random: SeededRandom, { college, turn }: Plot, type: number, miles: number): Floorplan[] {
  const mixes = type === APARTMENT ? apartmentMixes : houseMixes;
  const counts = mixes[turn < 5 && type === APARTMENT ? turn : random.whole(0, mixes.length - 1)] ?? [2];
  const quality = random.between(0.66, 1.24) * (1.06 - 0.03 * miles);
  const plans = counts.map((bedrooms) =>
    floorplan(
      random,
      bedrooms,
      usualRent(college.city, college.state, bedrooms) * quality * random.between(0.97, 1.03),
    ),
  );
  const roomier = counts.length < 3 && type === APARTMENT && random.chance(0.4) ? counts.at(-1) : undefined;
  const last = plans.at(-1);
  if (roomier === undefined || roomier === 0 || !last) return plans;
  return [
    ...plans,
    { ...last, bathrooms: Math.min(5.5, last.bathrooms + 0.5), sq: last.sq + 90, rent: last.rent + 85 },
  ];
}

/** Amenities, and the share of apartments or houses that state each. */
const apartmentAmenities = { ids: [29, 33, 2, 4, 26, 11], shares: [0.6, 0.4, 0.4, 0.28, 0.65, 0.3] };
const houseAmenities = { ids: [29, 33, 26, 11], shares: [0.5, 0.6, 0.5, 0.2] };

function amenities(random: SeededRandom, type: number): number[] {
  const chosen = sampleAmenities(random, type === APARTMENT ? apartmentAmenities : houseAmenities);
  if (!chosen.includes(33) && random.chance(0.7)) chosen.push(34);
  const pets = random.next();
  if (pets < 0.35) chosen.push(37, 38);
  else if (pets < 0.55) chosen.push(38);
  else if (pets < 0.85) chosen.push(NO_PETS_ALLOWED);
  return chosen.length > 0 ? chosen : [26];
}

/** Step through the names, so that one college uses each name once before any repeats. */
const NAME_STEP = 17;

function nameOf(random: SeededRandom, { college, turn }: Plot, type: number, street: string): string {
  if (type === HOUSE) return `${street} ${random.pick(words.houseTypes)}`;
  const own = words.apartmentNames[(college.id + turn * NAME_STEP) % words.apartmentNames.length] ?? '';
  return random.chance(0.25) ? `${own} on ${street}` : own;
}

/** Returns a text of letters, digits, spaces, periods, commas and hyphens only ([§5] K36). */
function description(random: SeededRandom, type: number): string {
  const opening = random.pick(type === APARTMENT ? words.openings.apartment : words.openings.house);
  const first = random.whole(0, words.details.length - 1);
  const second = (first + random.whole(1, words.details.length - 1)) % words.details.length;
  return [opening, words.details[first], words.details[second], random.pick(words.closings)].join(' ');
}

/** Returns a listing's state: most are active; the others cover every state a listing can be in. */
function listingHistory(random: SeededRandom, sureActive: boolean): Pick<DemoListing, 'status' | 'hidden'> {
  const draw = random.next();
  if (sureActive || draw < 0.86) return { status: ACTIVE, hidden: false };
  if (draw < 0.92) return { status: EXPIRED, hidden: false };
  return draw < 0.96 ? { status: ACTIVE, hidden: true } : { status: REMOVED, hidden: false };
}

/** The property types of a college's first listings. */
const firstTypes = [APARTMENT, HOUSE, APARTMENT, APARTMENT, HOUSE];

/** Returns the demo listing of this index on this plot. */
export function demoListing(index: number, plot: Plot): DemoListing {
  const random = new SeededRandom(`home ${index}`);
  const { college, turn } = plot;
  const type = firstTypes[turn] ?? (random.chance(0.62) ? APARTMENT : HOUSE);
  const miles = 0.3 + 3.6 * random.next() ** 2;
  const direction = random.between(0, 2 * Math.PI);
  const lat = college.lat + (miles * Math.cos(direction)) / MILES_PER_DEGREE;
  const street = random.pick(words.streets);
  const plans = floorplans(random, plot, type, miles);
  return {
    type,
    name: nameOf(random, plot, type, street),
    address: `${random.whole(11, 2890)} ${random.chance(0.3) ? `${random.pick(['N', 'S', 'E', 'W'])} ` : ''}${street} ${random.pick(words.streetSuffixes)}`,
    city: college.city,
    state: college.state,
    collegeZip: college.zip,
    lat,
    lon: college.lon + (miles * Math.sin(direction)) / (MILES_PER_DEGREE * Math.cos((lat * Math.PI) / 180)),
    description: description(random, type),
    amenities: [...amenities(random, type), ...demoAmenities(String(index))],
    floorplans: plans,
    images: demoImages(index, type, plans),
    ...listingHistory(random, plot.sureActive),
    age: random.whole(2, 300),
  };
}
