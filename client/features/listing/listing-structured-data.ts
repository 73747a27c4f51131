import { CATS_OK, DOGS_OK, NO_PETS_ALLOWED } from '../../../domain/options/amenities.ts';
import { bedroomCount, bedroomsLabel } from '../../../domain/options/bedrooms.ts';
import { APARTMENT } from '../../../domain/options/property-types.ts';
import { totalMonthly } from '../../../domain/search/floorplan.ts';
import { paths } from '../../app/paths.ts';
import type { StructuredData } from '../../app/render-status.tsx';
import type { ListingPageQuery } from './listing-screen.generated.ts';

type Listing = NonNullable<ListingPageQuery['listing']>;
type Floorplan = Listing['floorplans'][number];

const LEASE = 'http://purl.org/goodrelations/v1#LeaseOut';
const SQUARE_FEET = 'FTK';
const MONTH = 'MON';

/** Returns the bathroom count in real-estate convention: a half bathroom is a partial one and adds one to the total. */
const bathrooms = (count: number) => ({
  numberOfFullBathrooms: Math.floor(count),
  numberOfPartialBathrooms: Number.isInteger(count) ? 0 : 1,
  numberOfBathroomsTotal: Math.ceil(count),
});

const floorPlan = (plan: Floorplan): StructuredData => ({
  '@type': 'FloorPlan',
  name: bedroomsLabel(plan.bedrooms),
  numberOfBedrooms: bedroomCount(plan.bedrooms) ?? 0,
  ...bathrooms(plan.bathrooms),
  floorSize: { '@type': 'QuantitativeValue', value: plan.sq, unitCode: SQUARE_FEET },
});

const monthly = (price: number, name: string): StructuredData => ({
  '@type': 'UnitPriceSpecification',
  name,
  price,
  priceCurrency: 'USD',
  unitCode: MONTH,
  unitText: 'month',
});

const offer = (plan: Floorplan, url: string, free: boolean): StructuredData => ({
  '@type': 'Offer',
  name: bedroomsLabel(plan.bedrooms),
  url,
  businessFunction: LEASE,
  availability: `https://schema.org/${free ? 'InStock' : 'LimitedAvailability'}`,
  ...(plan.feesMonthly === null && { description: 'Required monthly fees are not stated.' }),
  priceSpecification: plan.feesMonthly
    ? {
        '@type': 'CompoundPriceSpecification',
        price: totalMonthly(plan),
        priceCurrency: 'USD',
        priceComponent: [monthly(plan.rent, 'Rent'), monthly(plan.feesMonthly, 'Required fees')],
      }
    : monthly(plan.rent, 'Rent'),
});

/** Returns true or false as the landlord stated; undefined when the pet policy is not given. */
const petsAllowed = (ids: readonly number[]) => {
  if (ids.includes(NO_PETS_ALLOWED)) return { petsAllowed: false };
  return ids.includes(DOGS_OK) || ids.includes(CATS_OK) ? { petsAllowed: true } : {};
};

/** Returns a listing's structured data for search engines: the offer with its rent, the home with its floorplans. */
export function listingStructuredData(home: Listing, origin: string): StructuredData[] {
  const url = origin + paths.listing(home.slug);
  const id = `${url}#home`;
  const image = home.images.map(({ large }) => new URL(large, origin).href);
  const rooms = home.floorplans.map(({ bedrooms }) => bedroomCount(bedrooms) ?? 0);
  return [
    {
      '@type': 'RealEstateListing',
      '@id': url,
      url,
      name: home.page.title,
      description: home.page.description,
      ...(image.length > 0 && { image }),
      mainEntity: { '@id': id },
      ...(home.floorplans.length > 0 && {
        offers: {
          '@type': 'AggregateOffer',
          priceCurrency: 'USD',
          lowPrice: Math.min(...home.floorplans.map(totalMonthly)),
          highPrice: Math.max(...home.floorplans.map(totalMonthly)),
          offerCount: home.floorplans.length,
          businessFunction: LEASE,
          offers: home.floorplans.map((plan) => offer(plan, url, home.takesRequests)),
        },
      }),
    },
    {
      '@type': home.type === APARTMENT ? 'Apartment' : 'House',
      '@id': id,
      url,
      name: home.name,
      description: home.descriptionText,
      ...(image.length > 0 && { image }),
      address: {
        '@type': 'PostalAddress',
        streetAddress: home.address,
        addressLocality: home.city,
        addressRegion: home.state,
        postalCode: home.zip,
        addressCountry: 'US',
      },
      geo: { '@type': 'GeoCoordinates', latitude: home.lat, longitude: home.lon },
      ...(home.phone && { telephone: home.phone }),
      ...(rooms.length > 0 && {
        numberOfBedrooms: {
          '@type': 'QuantitativeValue',
          minValue: Math.min(...rooms),
          maxValue: Math.max(...rooms),
        },
      }),
      ...petsAllowed(home.amenities.map((amenity) => amenity.id)),
      amenityFeature: home.amenities.map(({ label }) => ({
        '@type': 'LocationFeatureSpecification',
        name: label,
        value: true,
      })),
      accommodationFloorPlan: home.floorplans.map(floorPlan),
    },
  ];
}
