import { APARTMENT, HOUSE } from '../../domain/options/property-types.ts';
import type { UnownedListing } from './listing-row.ts';

const home = (
  type: number,
  name: string,
  address: string,
  lat: number,
  lon: number,
  more: Partial<UnownedListing> & Pick<UnownedListing, 'amenities'>,
): UnownedListing => ({
  city: 'Athens',
  state: 'OH',
  zip: '45701',
  description: 'A home that tries what a screen can bear.',
  floorplans: [{ bedrooms: 2, bathrooms: 1, sq: 800, rent: 900 }],
  type,
  name,
  address,
  lat,
  lon,
  ...more,
});

/** Unusual listings, all near Ohio University in Athens: each covers an edge case that a screen must handle. */
export const edgeCaseListings: readonly UnownedListing[] = [
  home(APARTMENT, 'No Picture Flats', '1 Court St', 39.3291, -82.1012, { amenities: [29], images: [] }),
  home(
    HOUSE,
    'The Old Schoolhouse at the Corner of Richland Avenue and South Shafer Street by the River',
    '1200 South Shafer Street Extension, Building C, Rear Entrance, Second Floor',
    39.3262,
    -82.1067,
    {
      floorplans: [{ bedrooms: 11, bathrooms: 5.5, sq: 5200, rent: 6400 }],
      amenities: [29, 33, 34, 2, 4, 26, 11, 37, 38],
    },
  ),
  home(APARTMENT, 'Eleven Ways', '11 Mill St', 39.3307, -82.0948, {
    floorplans: Array.from({ length: 11 }, (_, index) => ({
      bedrooms: index + 1,
      bathrooms: Math.min(5.5, 1 + index / 2),
      sq: 400 + index * 250,
      rent: 600 + index * 400,
    })),
    amenities: [26],
  }),
  home(HOUSE, 'Straße & Söhne', '7 Union St', 39.3288, -82.1031, {
    floorplans: [{ bedrooms: 9, bathrooms: 1, sq: 250, rent: 350 }],
    amenities: [39],
    description: 'Gemütlich.',
  }),
  // Older data (K14): neither an apartment nor a house.
  home(86, 'A Home of an Older Kind', '9 Union St', 39.3288, -82.1031, { amenities: [26], images: [] }),
  home(HOUSE, 'Gone House', '13 Union St', 39.3285, -82.1025, { amenities: [26], status: -1 }),
];
