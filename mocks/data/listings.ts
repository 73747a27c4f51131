import { NO_PETS_ALLOWED } from '../../domain/options/amenities.ts';
import { bedroomCode } from '../../domain/options/bedrooms.ts';
import { APARTMENT, HOUSE } from '../../domain/options/property-types.ts';
import type { Floorplan } from '../../domain/search/floorplan.ts';
import { demoAmenities } from '../../demo/listings/demo-terms.ts';
import { SeededRandom } from '../../demo/seeded-random.ts';
import { cities } from './cities.ts';
import { colleges, listingCounts, type MockCollege } from './colleges.ts';
import type { SeededListing } from './listing-row.ts';
import * as words from './text-samples.ts';

/** Approximate rent of a one-bedroom near a campus by state, in dollars a month. */
const levels: Record<string, number> = {
  CA: 1750,
  CO: 1350,
  FL: 1250,
  HI: 1700,
  IL: 1150,
  MA: 1850,
  MI: 1150,
  NY: 2300,
  OH: 920,
  TN: 1250,
  WA: 1500,
};
const USUAL_LEVEL = 1050;

/** Rent relative to a one-bedroom, and square feet, by the actual number of bedrooms. */
const byBedrooms = [0.88, 1, 1.24, 1.58, 1.96, 2.36, 2.78, 3.2, 3.6, 4, 4.4];
const sizes = [430, 640, 890, 1180, 1480, 1820, 2180, 2500, 2850, 3150, 3450];
const apartmentMixes = [[0, 1, 2], [1, 2], [2, 3, 4], [0, 1], [2], [1, 2, 3, 4]];
const houseMixes = [[3], [4], [2], [5], [2, 3], [6], [1, 3], [8], [7], [10]];

const MILES_PER_DEGREE = 69.1;
const places = (value: number) => Math.round(value * 1e5) / 1e5;
const step = (value: number, by: number) => Math.round(value / by) * by;

function floorplan(random: SeededRandom, count: number, level: number): Floorplan {
  const most = Math.min(5.5, Math.max(1, count / 1.4));
  const bathrooms = 1 + Math.floor(random.next() * (most - 1) * 2 + 0.001) / 2;
  return {
    bedrooms: bedroomCode(count) ?? 1,
    bathrooms,
    sq: step((sizes[count] ?? 900) * random.between(0.86, 1.16), 10),
    rent: step(level * (byBedrooms[count] ?? 1) * random.between(0.72, 1.24) * (1 + 0.06 * (bathrooms - 1)), 5),
  };
}

function amenitiesOf(random: SeededRandom, type: number): number[] {
  const likely = type === APARTMENT ? [29, 33, 2, 26, 11, 4] : [29, 33, 26];
  const chosen = likely.filter(() => random.chance(0.45));
  if (!chosen.includes(33) && random.chance(0.7)) chosen.push(34);
  const pets = random.pick([[37, 38], [38], [NO_PETS_ALLOWED], [NO_PETS_ALLOWED], []]);
  return chosen.length + pets.length > 0 ? [...chosen, ...pets] : [26];
}

/** A listing without its owner, with its age in days. */
type DemoListing = Omit<SeededListing, 'publishedAt' | 'accountId'> & { age: number };

/** Returns a fictional listing of a college, the same for the same college and index. */
function buildListing(college: MockCollege, turn: number): DemoListing {
  const random = new SeededRandom(`home ${college.id} ${turn}`);
  const type = [APARTMENT, HOUSE, APARTMENT, APARTMENT, HOUSE][turn % 5] ?? APARTMENT;
  const miles = 0.3 + 3.4 * random.next() ** 2;
  const direction = random.between(0, 2 * Math.PI);
  const street = random.pick(words.streets);
  const mix = random.pick(type === APARTMENT ? apartmentMixes : houseMixes);
  const own = words.apartmentNames[(college.id + turn * 7) % words.apartmentNames.length] ?? 'The Lantern';
  const apartment = type === APARTMENT;
  return {
    type,
    name: apartment ? own : `${street} ${random.pick(words.houseNouns)}`,
    address: `${random.whole(11, 2890)} ${street} ${random.pick(words.streetSuffixes)}`,
    city: college.city,
    state: college.state,
    zip: college.zip,
    lat: places(college.lat + (miles * Math.cos(direction)) / MILES_PER_DEGREE),
    lon: places(
      college.lon + (miles * Math.sin(direction)) / (MILES_PER_DEGREE * Math.cos((college.lat * Math.PI) / 180)),
    ),
    floorplans: mix.map((count) => floorplan(random, count, levels[college.state] ?? USUAL_LEVEL)),
    amenities: [...amenitiesOf(random, type), ...demoAmenities(`${college.id} ${turn}`)],
    description: [
      random.pick(apartment ? words.openings.apartment : words.openings.house),
      random.pick(words.details.slice(0, 4)),
      random.pick(words.details.slice(4)),
      random.pick(words.closings),
    ].join(' '),
    contact: {
      firstName: random.pick(words.firstNames),
      lastName: random.pick(words.lastNames),
      email: '',
      phone: '',
    },
    age: random.whole(2, 300),
  };
}

/** Number of reserved phone numbers in an area code (555-0100 to 555-0159); further listings have none. */
const MOST_NUMBERS = 60;

/** Returns all demo listings in the order of their ids. */
export function demoListings(): DemoListing[] {
  const taken = new Map<string, number>();
  return colleges.flatMap((college) =>
    Array.from({ length: listingCounts.get(college.id) ?? 0 }, (_, turn) => {
      const area = cities.find(({ id }) => id === college.cityId)?.areaCode ?? '800';
      const line = taken.get(area) ?? 0;
      taken.set(area, line + 1);
      const home = buildListing(college, turn);
      const vanityPhone = line < MOST_NUMBERS ? `${area}55501${String(line).padStart(2, '0')}` : null;
      return { ...home, vanityPhone, contact: { ...home.contact, phone: `${area}555${2000 + turn}` } };
    }),
  );
}
