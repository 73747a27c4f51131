import type { LocationType } from '../../../domain/options/location-types.ts';
import { lowestRent, type BedroomRents } from '../../../domain/search/rent-statistics.ts';
import { paths } from '../../app/paths.ts';
import type { StructuredData } from '../../app/render-status.tsx';

export interface DescribedPlace {
  type: LocationType;
  /** The name, such as 'Ohio State University', 'Columbus' or 'Ohio'. */
  name: string;
  path: string;
  page: { title: string; description: string };
  listingsCount: number;
  rents: readonly BedroomRents[];
  /** The state of a college or a city and, for a college, its city. */
  state?: string;
  city?: string;
}

const schemaTypes = { college: 'CollegeOrUniversity', city: 'City', state: 'State' } as const;

const whereOf = ({ type, state, city }: DescribedPlace) => {
  if (type === 'college')
    return {
      address: { '@type': 'PostalAddress', addressLocality: city, addressRegion: state, addressCountry: 'US' },
    };
  return { containedInPlace: type === 'city' ? { '@type': 'State', name: state } : { '@type': 'Country', name: 'US' } };
};

/** Returns the structured data of a place: the subject of the page, and the rents there. */
export function placeStructuredData(place: DescribedPlace, origin: string): StructuredData[] {
  const url = origin + place.path;
  const lowest = lowestRent(place.rents);
  return [
    {
      '@type': 'CollectionPage',
      '@id': url,
      url,
      name: place.page.title,
      description: place.page.description,
      about: { '@type': schemaTypes[place.type], name: place.name, ...whereOf(place) },
      ...(lowest !== null && {
        offers: { '@type': 'AggregateOffer', priceCurrency: 'USD', lowPrice: lowest, offerCount: place.listingsCount },
      }),
    },
  ];
}

/** Returns the structured data of the site itself, with its search. */
export const siteStructuredData = (name: string, origin: string): StructuredData[] => [
  {
    '@type': 'WebSite',
    '@id': `${origin}/`,
    url: `${origin}/`,
    name,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}${paths.search()}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  },
];
