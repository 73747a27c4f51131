import { expect, it } from 'vitest';
import { unstated, exampleListing } from '../../shared/examples/example-listing.fixture.ts';
import { listingStructuredData } from './listing-structured-data.ts';
import { placeStructuredData, siteStructuredData } from '../../shared/seo/place-structured-data.ts';
import { breadcrumbsStructuredData } from '../../shared/seo/breadcrumbs-structured-data.ts';

/** The schema.org (version 29) properties of each type in use, inherited ones included; others would be ignored. */
const thing = ['@id', 'name', 'description', 'url', 'image'];
const place = [...thing, 'address', 'geo', 'telephone', 'amenityFeature', 'containedInPlace'];
const rooms = ['numberOfBedrooms', 'numberOfBathroomsTotal', 'numberOfFullBathrooms', 'numberOfPartialBathrooms'];
const accommodation = [...place, ...rooms, 'floorSize', 'petsAllowed', 'accommodationFloorPlan'];
const offer = [
  'name',
  'description',
  'url',
  'price',
  'priceCurrency',
  'priceSpecification',
  'availability',
  'businessFunction',
  'itemOffered',
];
const page = [...thing, 'offers', 'mainEntity', 'about', 'breadcrumb', 'datePosted'];
const vocabulary: Record<string, string[]> = {
  RealEstateListing: page,
  CollectionPage: page,
  WebSite: [...thing, 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  Apartment: accommodation,
  House: accommodation,
  FloorPlan: [...thing, ...rooms, 'floorSize', 'petsAllowed', 'amenityFeature', 'layoutImage'],
  CollegeOrUniversity: place,
  City: place,
  State: place,
  Country: place,
  PostalAddress: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  QuantitativeValue: ['value', 'minValue', 'maxValue', 'unitCode'],
  LocationFeatureSpecification: ['name', 'value'],
  Offer: offer,
  AggregateOffer: [...offer, 'lowPrice', 'highPrice', 'offerCount', 'offers'],
  UnitPriceSpecification: ['name', 'price', 'priceCurrency', 'unitCode', 'unitText'],
  CompoundPriceSpecification: ['price', 'priceCurrency', 'priceComponent'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
};

/** Returns every property that its type does not define, and every unknown type. */
function strange(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(strange);
  if (typeof value !== 'object' || value === null) return value === undefined ? ['undefined'] : [];
  const { '@type': type, ...rest } = value as Record<string, unknown>;
  // A reference to an entity defined elsewhere.
  if (type === undefined) return Object.keys(rest).join() === '@id' ? [] : [`no type: ${Object.keys(rest).join()}`];
  const known = vocabulary[String(type)];
  if (!known) return [String(type)];
  return Object.entries(rest).flatMap(([name, inner]) =>
    known.includes(name) ? strange(inner) : [`${String(type)}.${name}`],
  );
}

const ORIGIN = 'https://homes.example';
const rents = [{ bedrooms: 9, listingsCount: 3, rentFrom: 650, rentMedian: 700 }];
const common = { path: '/x', page: { title: 'X', description: 'Y' }, listingsCount: 3, rents };

it('uses only schema.org types and properties', () => {
  const things = [
    ...listingStructuredData(exampleListing, ORIGIN),
    ...listingStructuredData(
      { ...exampleListing, type: 85, phone: null, images: [], floorplans: [], amenities: [] },
      ORIGIN,
    ),
    ...placeStructuredData(
      { ...common, type: 'college', name: 'Ohio State University', city: 'Columbus', state: 'OH' },
      ORIGIN,
    ),
    ...placeStructuredData({ ...common, type: 'city', name: 'Columbus', state: 'Ohio' }, ORIGIN),
    ...placeStructuredData({ ...common, type: 'state', name: 'Alaska', listingsCount: 0, rents: [] }, ORIGIN),
    ...siteStructuredData('nearcampus', ORIGIN),
    breadcrumbsStructuredData(ORIGIN, [{ name: 'Home', href: '/' }], 'Ohio'),
  ];
  expect(strange(JSON.parse(JSON.stringify(things)))).toEqual([]);
});

it('describes an apartment or a house; each floorplan has its room counts and monthly rent', () => {
  const plan = { bedrooms: 9, bathrooms: 1.5, sq: 400, rent: 895, ...unstated };
  const [listing, home] = listingStructuredData(
    { ...exampleListing, floorplans: [plan, { ...plan, bedrooms: 10 }] },
    ORIGIN,
  );
  expect(listing).toMatchObject({
    '@type': 'RealEstateListing',
    url: `${ORIGIN}/home/${exampleListing.slug}`,
    offers: {
      highPrice: 895,
      offerCount: 2,
      offers: [{ priceSpecification: { price: 895, priceCurrency: 'USD', unitCode: 'MON' } }, {}],
    },
  });
  expect(home).toMatchObject({
    '@type': 'Apartment',
    // A studio has no bedrooms, and code 10 means nine.
    numberOfBedrooms: { minValue: 0, maxValue: 9 },
    accommodationFloorPlan: [
      {
        name: 'Studio',
        numberOfBedrooms: 0,
        numberOfFullBathrooms: 1,
        numberOfPartialBathrooms: 1,
        numberOfBathroomsTotal: 2,
      },
      { name: '9 Bedrooms', numberOfBedrooms: 9 },
    ],
  });
  expect(listingStructuredData({ ...exampleListing, type: 85 }, ORIGIN)[1]).toMatchObject({ '@type': 'House' });
});

it('states the total with fees, and that fees are not stated (K64)', () => {
  const plan = { bedrooms: 2, bathrooms: 1, sq: 800, rent: 900, ...unstated };
  const [listing] = listingStructuredData(
    { ...exampleListing, floorplans: [{ ...plan, feesMonthly: 50 }, plan] },
    ORIGIN,
  );
  expect(listing).toMatchObject({
    offers: {
      lowPrice: 900,
      highPrice: 950,
      offers: [
        { priceSpecification: { price: 950, priceComponent: [{ price: 900 }, { price: 50, name: 'Required fees' }] } },
        { description: 'Required monthly fees are not stated.', priceSpecification: { price: 900 } },
      ],
    },
  });
});

it('states the pet policy the landlord gave', () => {
  const pets = (...ids: number[]) =>
    listingStructuredData({ ...exampleListing, amenities: ids.map((id) => ({ id, label: 'x' })) }, ORIGIN)[1]?.[
      'petsAllowed'
    ];
  expect([pets(), pets(37), pets(38, 2), pets(39)]).toEqual([undefined, true, true, false]);
});
