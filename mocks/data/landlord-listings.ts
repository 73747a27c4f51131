import { APARTMENT, HOUSE } from '../../domain/options/property-types.ts';
import type { UnownedListing } from './listing-row.ts';

/** The state of one of the landlord's listings. */
export type ListingOutcome = 'active' | 'canceled' | 'expired' | 'hidden' | 'past due' | 'at its cap';

const place = (city: string, state: string, zip: string, lat: number, lon: number) => ({ city, state, zip, lat, lon });
const columbus = (zip: string, lat: number, lon: number) => place('Columbus', 'OH', zip, lat, lon);
/** Returns a floorplan: bedroom code, bathrooms, square feet, dollars a month. */
const plan = (bedrooms: number, bathrooms: number, sq: number, rent: number) => ({ bedrooms, bathrooms, sq, rent });

const home = (
  fate: ListingOutcome,
  type: number,
  name: string,
  address: string,
  more: Omit<UnownedListing, 'type' | 'name' | 'address'>,
) => ({ fate, type, name, address, ...more });

/** The landlord's twelve listings, covering every listing state; the last one is the newest. */
export const landlordListings: readonly (UnownedListing & { fate: ListingOutcome })[] = [
  home('expired', HOUSE, 'Summit Corner House', '2210 Summit St', {
    ...columbus('43201', 40.0086, -82.9996),
    floorplans: [plan(6, 2.5, 2300, 3050)],
    amenities: [33, 26, 39],
    description: 'Six bedrooms on a corner lot with two living rooms and off street parking.',
  }),
  home('expired', APARTMENT, 'Veteran Court', '512 Veteran Ave', {
    ...place('Los Angeles', 'CA', '90024', 34.0682, -118.4535),
    floorplans: [plan(9, 1, 450, 1690), plan(2, 2, 980, 3150)],
    amenities: [29, 34, 2, 4, 26, 39],
    description: 'Apartments around a courtyard with a pool, ten minutes on foot to campus.',
  }),
  home('active', HOUSE, 'Speedway Bungalow', '3205 Speedway', {
    ...place('Austin', 'TX', '78705', 30.2975, -97.7357),
    floorplans: [plan(3, 2, 1340, 2390)],
    amenities: [29, 33, 26, 37, 38],
    description: 'A shaded bungalow north of campus with a deck and a fenced yard.',
  }),
  home('active', APARTMENT, 'Beaver Terrace', '340 E Beaver Ave', {
    ...place('State College', 'PA', '16801', 40.7965, -77.8563),
    floorplans: [plan(9, 1, 420, 980), plan(1, 1, 600, 1180), plan(2, 1, 850, 1420)],
    amenities: [29, 34, 2, 26, 11, 39],
    description: 'Furnished apartments downtown, two blocks from campus. Internet and water are included.',
  }),
  home('active', APARTMENT, 'Packard Place', '820 Packard St', {
    ...place('Ann Arbor', 'MI', '48104', 42.2715, -83.7409),
    floorplans: [plan(1, 1, 620, 1390), plan(2, 1, 880, 1760), plan(4, 2, 1490, 2980)],
    amenities: [29, 34, 26, 38],
    description: 'Well kept apartments between central campus and the stadium. Maintenance the same day.',
  }),
  home('hidden', HOUSE, 'Clintonville Cottage', '3110 Calumet St', {
    ...columbus('43202', 40.0259, -83.0091),
    floorplans: [plan(2, 1, 960, 1175)],
    amenities: [29, 33, 38],
    description: 'A small cottage with a garden on a calm street, good for two who like to cook.',
  }),
  home('past due', APARTMENT, 'Olentangy Flats', '560 Harley Dr', {
    ...columbus('43202', 40.0205, -83.0238),
    floorplans: [plan(1, 1, 640, 870), plan(2, 1, 850, 1020)],
    amenities: [34, 4, 26, 39],
    description: 'Quiet flats by the river trail. Fifteen minutes to campus by bike, less by bus.',
  }),
  home('canceled', HOUSE, 'Norwich Duplex', '147 E Norwich Ave', {
    ...columbus('43201', 40.0079, -83.0052),
    floorplans: [plan(2, 1, 900, 1080), plan(3, 1.5, 1180, 1540)],
    amenities: [34, 26, 37, 38],
    description: 'Two homes in one house, each with its own entrance, a yard and parking for two cars.',
  }),
  home('active', APARTMENT, 'Lane Avenue Commons', '255 W Lane Ave', {
    ...columbus('43201', 40.0062, -83.0181),
    floorplans: [plan(2, 1, 820, 1150), plan(2, 2, 930, 1290), plan(3, 2, 1220, 1680)],
    amenities: [29, 33, 2, 4, 26, 37, 38],
    description: 'Newer building near the stadium with a pool, a gym and parking.',
  }),
  home('at its cap', HOUSE, 'Woodruff House', '61 E Woodruff Ave', {
    ...columbus('43201', 40.0044, -83.0073),
    floorplans: [plan(5, 2, 1940, 2680)],
    amenities: [29, 33, 26, 38],
    description: 'Five bedrooms and a long porch, the closest house to campus on the street.',
  }),
  home('active', HOUSE, 'Chittenden House', '84 Chittenden Ave', {
    ...columbus('43201', 39.9949, -83.0041),
    floorplans: [plan(4, 2, 1620, 2150)],
    amenities: [33, 26, 39],
    description: 'A brick house with a wide front porch two blocks from campus and a new kitchen.',
  }),
  home('active', APARTMENT, 'High Street Lofts', '1870 N High St', {
    ...columbus('43201', 40.0035, -83.0087),
    floorplans: [plan(9, 1, 440, 895), plan(1, 1, 610, 1045), plan(2, 1, 860, 1190)],
    amenities: [29, 34, 2, 26, 38],
    description: 'Lofts right across from campus with high ceilings and big windows. Heat included.',
  }),
];
