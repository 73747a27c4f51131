import { bedroomCount } from '../../domain/options/bedrooms.ts';
import { APARTMENT } from '../../domain/options/property-types.ts';
import type { ListingPageQuery } from './listing-screen.generated.ts';

type Home = NonNullable<ListingPageQuery['listing']>;

/** What search engines read of a home (schema.org), as text for a block that no browser executes. */
export function structuredData(home: Home): string {
  const rents = home.floorplans.map(({ rent }) => rent);
  const data = {
    '@context': 'https://schema.org',
    '@type': home.type === APARTMENT ? 'ApartmentComplex' : 'House',
    name: home.name,
    description: home.description,
    url: home.url,
    image: home.images.map(({ large }) => new URL(large, home.url).href),
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
    amenityFeature: home.amenities.map(({ label }) => ({
      '@type': 'LocationFeatureSpecification',
      name: label,
      value: true,
    })),
    containsPlace: home.floorplans.map(({ bedrooms, bathrooms, sq }) => ({
      '@type': 'Accommodation',
      numberOfBedrooms: bedroomCount(bedrooms) ?? 0,
      numberOfBathroomsTotal: bathrooms,
      floorSize: { '@type': 'QuantitativeValue', value: sq, unitCode: 'FTK' },
    })),
    ...(rents.length > 0 && {
      makesOffer: {
        '@type': 'AggregateOffer',
        priceCurrency: 'USD',
        lowPrice: Math.min(...rents),
        highPrice: Math.max(...rents),
      },
    }),
  };
  // `<` could close the block.
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
