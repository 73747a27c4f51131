import { exampleListing, unstated } from '../examples/example-listing.fixture.ts';
import type { MapPlace } from '../map/map-listing.ts';

const places: [name: string, lat: number, lon: number, rent: number][] = [
  ['High Street Lofts', 40.0041, -83.0087, 895],
  ['Neil Avenue House', 39.9972, -83.0169, 1120],
  ['Woodruff Court', 40.0047, -83.0085, 740],
  ['Chittenden Rooms', 40.0005, -83.0021, 610],
  ['Olentangy Flats', 40.0168, -83.0312, 1350],
  ['Goodale Row', 39.9731, -83.0038, 980],
];

/** Example listings around Ohio State for the gallery; two of them nearly overlap. */
export const exampleMatches = places.map(([name, lat, lon, rent], index) => ({
  listing: {
    ...exampleListing,
    id: String(index + 1),
    slug: `example-${index + 1}`,
    name,
    lat,
    lon,
    floorplans: [{ bedrooms: 2, bathrooms: 1, sq: 800, rent, ...unstated }],
  },
}));

export const examplePlace: MapPlace = {
  type: 'college',
  id: '204796',
  displayName: 'Ohio State University',
  lat: 40,
  lon: -83.008,
};
