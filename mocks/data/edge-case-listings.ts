import { APARTMENT, HOUSE } from '../../domain/options/property-types.ts';
import type { SeededListing } from './listing-row.ts';

type EdgeCaseListing = Omit<SeededListing, 'publishedAt' | 'accountId' | 'contact'>;

const athens = { city: 'Athens', state: 'OH', zip: '45701', description: 'A home that tries what a screen can bear.' };
const plans = [{ bedrooms: 2, bathrooms: 1, sq: 800, rent: 900 }];

/** Unusual listings, all near Ohio University in Athens: each covers an edge case that a screen must handle. */
export const edgeCaseListings: readonly EdgeCaseListing[] = [
  {
    ...athens,
    type: APARTMENT,
    name: 'No Picture Flats',
    address: '1 Court St',
    lat: 39.3291,
    lon: -82.1012,
    floorplans: plans,
    amenities: [29],
    images: [],
  },
  {
    ...athens,
    type: HOUSE,
    name: 'The Old Schoolhouse at the Corner of Richland Avenue and South Shafer Street by the River',
    address: '1200 South Shafer Street Extension, Building C, Rear Entrance, Second Floor',
    lat: 39.3262,
    lon: -82.1067,
    floorplans: [{ bedrooms: 11, bathrooms: 5.5, sq: 5200, rent: 6400 }],
    amenities: [29, 33, 34, 2, 4, 26, 11, 37, 38],
  },
  {
    ...athens,
    type: APARTMENT,
    name: 'Eleven Ways',
    address: '11 Mill St',
    lat: 39.3307,
    lon: -82.0948,
    floorplans: Array.from({ length: 11 }, (_, index) => ({
      bedrooms: index + 1,
      bathrooms: 1 + index / 2 > 5.5 ? 5.5 : 1 + index / 2,
      sq: 400 + index * 250,
      rent: 600 + index * 400,
    })),
    amenities: [26],
  },
  {
    ...athens,
    type: HOUSE,
    name: 'Straße & Söhne',
    address: '7 Union St',
    lat: 39.3288,
    lon: -82.1031,
    floorplans: [{ bedrooms: 9, bathrooms: 1, sq: 250, rent: 350 }],
    amenities: [39],
    description: 'Gemütlich.',
  },
  {
    ...athens,
    // Older data (K14): neither an apartment nor a house.
    type: 86,
    name: 'A Home of an Older Kind',
    address: '9 Union St',
    lat: 39.3288,
    lon: -82.1031,
    floorplans: plans,
    amenities: [26],
    images: [],
  },
  {
    ...athens,
    type: HOUSE,
    name: 'Gone House',
    address: '13 Union St',
    lat: 39.3285,
    lon: -82.1025,
    floorplans: plans,
    amenities: [26],
    status: -1,
  },
];
