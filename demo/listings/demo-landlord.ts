import { APARTMENT, HOUSE } from '../../domain/options/property-types.ts';
import { noTerms } from '../../domain/posting/drafts/draft-limits.ts';
import type { Draft } from '../../domain/posting/drafts/draft.ts';
import type { Floorplan } from '../../domain/search/floorplan.ts';
import { demoImages } from './demo-images.ts';
import { deterministicUuid } from './deterministic-uuid.ts';

/** The account for trying the landlord screens; printed at startup and documented in the README. */
export const DEMO_LANDLORD = {
  email: 'landlord@demo.example',
  password: 'demo-landlord',
  firstName: 'Robin',
  lastName: 'Calloway',
  phone: '6145557788',
} as const;

/** The state of a demo listing after its publication. */
type DemoListingState = 'active' | 'cancelled' | 'expired' | 'hidden';

export interface DemoLandlordListing {
  draft: Draft;
  listingState: DemoListingState;
}

/** Bedroom code, bathrooms, square feet, dollars a month. */
type Plan = [bedrooms: number, bathrooms: number, sq: number, rent: number];

interface Written {
  type: number;
  name: string;
  address: string;
  city: string;
  state: string;
  zip: string;
  at: [lat: number, lon: number];
  plans: Plan[];
  amenities: number[];
  description: string;
  listingState: DemoListingState;
}

const listings: readonly Written[] = [
  {
    type: APARTMENT,
    name: 'High Street Lofts',
    address: '1870 N High St',
    city: 'Columbus',
    state: 'OH',
    zip: '43201',
    at: [40.0035, -83.0087],
    plans: [
      [9, 1, 440, 895],
      [1, 1, 610, 1045],
      [2, 1, 860, 1190],
    ],
    amenities: [29, 34, 2, 26, 38],
    description:
      'Lofts right across from campus with high ceilings and big windows. Walk to class in five minutes. Bike storage in the basement, heat included.',
    listingState: 'active',
  },
  {
    type: HOUSE,
    name: 'Chittenden House',
    address: '84 Chittenden Ave',
    city: 'Columbus',
    state: 'OH',
    zip: '43201',
    at: [39.9949, -83.0041],
    plans: [[4, 2, 1620, 2150]],
    amenities: [33, 26, 39],
    description:
      'A brick house with a wide front porch two blocks from campus. Four bedrooms of fair size, a new kitchen and a laundry room of your own.',
    listingState: 'active',
  },
  {
    type: APARTMENT,
    name: 'Lane Avenue Commons',
    address: '255 W Lane Ave',
    city: 'Columbus',
    state: 'OH',
    zip: '43201',
    at: [40.0062, -83.0181],
    plans: [
      [2, 1, 820, 1150],
      [2, 2, 930, 1290],
      [3, 2, 1220, 1680],
    ],
    amenities: [29, 33, 2, 4, 26, 37, 38],
    description:
      'Newer building near the stadium with a pool, a gym and parking. Individual leases are available, so you pay for your room only.',
    listingState: 'active',
  },
  {
    type: HOUSE,
    name: 'Norwich Duplex',
    address: '147 E Norwich Ave',
    city: 'Columbus',
    state: 'OH',
    zip: '43201',
    at: [40.0079, -83.0052],
    plans: [
      [2, 1, 900, 1080],
      [3, 1.5, 1180, 1540],
    ],
    amenities: [34, 26, 37, 38],
    description:
      'Two homes in one house, each with its own entrance, a yard in the back and parking for two cars. Pets are welcome.',
    listingState: 'cancelled',
  },
  {
    type: APARTMENT,
    name: 'Olentangy Flats',
    address: '560 Harley Dr',
    city: 'Columbus',
    state: 'OH',
    zip: '43202',
    at: [40.0205, -83.0238],
    plans: [
      [1, 1, 640, 870],
      [2, 1, 850, 1020],
    ],
    amenities: [34, 4, 26, 39],
    description:
      'Quiet flats by the river trail. Fifteen minutes to campus by bike, less by bus. Furnished rooms on request.',
    listingState: 'active',
  },
  {
    type: HOUSE,
    name: 'Clintonville Cottage',
    address: '3110 Calumet St',
    city: 'Columbus',
    state: 'OH',
    zip: '43202',
    at: [40.0259, -83.0091],
    plans: [[2, 1, 960, 1175]],
    amenities: [29, 33, 38],
    description:
      'A small cottage with a garden on a calm street, good for two who like to cook. Grocery store and cafes around the corner.',
    listingState: 'hidden',
  },
  {
    type: APARTMENT,
    name: 'Beaver Terrace',
    address: '340 E Beaver Ave',
    city: 'State College',
    state: 'PA',
    zip: '16801',
    at: [40.7965, -77.8563],
    plans: [
      [9, 1, 420, 980],
      [1, 1, 600, 1180],
      [2, 1, 850, 1420],
    ],
    amenities: [29, 34, 2, 26, 11, 39],
    description:
      'Furnished apartments downtown, two blocks from campus. Internet and water are included, laundry on each floor.',
    listingState: 'active',
  },
  {
    type: APARTMENT,
    name: 'Packard Place',
    address: '820 Packard St',
    city: 'Ann Arbor',
    state: 'MI',
    zip: '48104',
    at: [42.2715, -83.7409],
    plans: [
      [1, 1, 620, 1390],
      [2, 1, 880, 1760],
      [4, 2, 1490, 2980],
    ],
    amenities: [29, 34, 26, 38],
    description:
      'Well kept apartments between central campus and the stadium. Leases from August to August, maintenance the same day.',
    listingState: 'active',
  },
  {
    type: HOUSE,
    name: 'Speedway Bungalow',
    address: '3205 Speedway',
    city: 'Austin',
    state: 'TX',
    zip: '78705',
    at: [30.2975, -97.7357],
    plans: [[3, 2, 1340, 2390]],
    amenities: [29, 33, 26, 37, 38],
    description:
      'A shaded bungalow north of campus with a deck and a fenced yard. Central air, washer and dryer, and room for bikes.',
    listingState: 'active',
  },
  {
    type: APARTMENT,
    name: 'Veteran Court',
    address: '512 Veteran Ave',
    city: 'Los Angeles',
    state: 'CA',
    zip: '90024',
    at: [34.0682, -118.4535],
    plans: [
      [9, 1, 450, 1690],
      [2, 2, 980, 3150],
    ],
    amenities: [29, 34, 2, 4, 26, 39],
    description:
      'Apartments around a courtyard with a pool, ten minutes on foot to campus. Parking available, quiet hours from 10.',
    listingState: 'expired',
  },
  {
    type: HOUSE,
    name: 'Jackson Avenue Place',
    address: '1404 Jackson Ave W',
    city: 'Oxford',
    state: 'MS',
    zip: '38655',
    at: [34.3637, -89.5402],
    plans: [[3, 2.5, 1380, 1450]],
    amenities: [29, 33, 26, 37],
    description:
      'A townhouse with three bedrooms, each with its own bath or half bath. The campus bus stops at the gate, dogs are welcome.',
    listingState: 'active',
  },
  {
    type: HOUSE,
    name: 'Summit Corner House',
    address: '2210 Summit St',
    city: 'Columbus',
    state: 'OH',
    zip: '43201',
    at: [40.0086, -82.9996],
    plans: [[6, 2.5, 2300, 3050]],
    amenities: [33, 26, 39],
    description:
      'Six bedrooms on a corner lot with two living rooms and off street parking. Home to the same crew of students for ten years.',
    listingState: 'expired',
  },
];

const planOf = ([bedrooms, bathrooms, sq, rent]: Plan): Floorplan => ({ bedrooms, bathrooms, sq, rent });

/** Offset of its listings' image indexes, outside of the range of the other demo listings. */
const FIRST_IMAGE = 1_000_000;

/**
 * Returns the twelve listings of the demo landlord, as drafts that pass every validation, to be published with real
 * subscriptions in this order. A draft's id is always the same, so that publishing again is idempotent.
 */
export function demoLandlordDrafts(): DemoLandlordListing[] {
  const { email, firstName, lastName, phone } = DEMO_LANDLORD;
  return listings.map(
    ({ at: [lat, lon], plans, listingState, type, name, amenities, description, ...place }, index) => ({
      listingState,
      draft: {
        id: deterministicUuid(`landlord ${index}`),
        type,
        name,
        contact: { firstName, lastName, email, phone },
        account: null,
        virtualTour: '',
        location: { ...place, coordinates: { lat, lon }, pin: true },
        floorplans: plans.map(([bedrooms, bathrooms, sq, rent]) => ({
          bedrooms,
          bathrooms,
          sq: String(sq),
          rent: String(rent),
          ...noTerms(),
        })),
        amenities,
        description,
        images: demoImages(FIRST_IMAGE + index * 5, type, plans.map(planOf)),
      },
    }),
  );
}
