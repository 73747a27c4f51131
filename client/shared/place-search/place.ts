import { stateByCode } from '../../../domain/options/states.ts';
import type { StoredPlaceFragment } from '../renter/renter.generated.ts';
import { paths } from '../../app/paths.ts';
import type { FoundPlaceFragment as FoundPlace, SearchPlacesQuery } from './search-places.generated.ts';

type Page = SearchPlacesQuery['searchPlaces'];

/** A search result: a place, or a listing. */
export type SearchResult = StoredPlaceFragment & {
  /** The number of listings there; absent where it is not counted. */
  listingsCount?: number;
  /** Whether it is a listing or a zip code: it opens and is no place to remember. */
  opensOnly?: true;
};

/** Returns the location of a place: 'Columbus, OH' for a college, 'City in Ohio', 'State'. */
export function placeDetail({ type, city, state }: Pick<FoundPlace, 'type' | 'city' | 'state'>): string {
  if (type === 'state') return 'State';
  if (type === 'city') return `City in ${stateByCode(state)?.name ?? state}`;
  return city ? `${city}, ${state}` : state;
}

/** Returns a place's common name: a college's without its campus suffix, a city's without its state. */
export const placeName = ({ type, name, displayName }: Pick<FoundPlace, 'type' | 'name' | 'displayName'>): string =>
  type === 'college' ? displayName : name;

/** Returns a place's name as a search result: a state is 'All of Ohio'. */
export const resultName = ({ type, name }: Pick<StoredPlaceFragment, 'type' | 'name'>): string =>
  type === 'state' ? `All of ${name}` : name;

/** Returns the fields of a place that this browser saves. */
export const rememberedPlace = (place: FoundPlace): StoredPlaceFragment => ({
  type: place.type,
  id: place.id,
  name: placeName(place),
  detail: placeDetail(place),
  url: paths.place(place.type, place.slug),
});

const zipResult = ({ zip, cityId, city, state }: Page['zips'][number]): SearchResult => ({
  type: 'city',
  id: cityId,
  name: zip,
  detail: `Zip code in ${city}, ${state}`,
  url: paths.search(zip),
  opensOnly: true,
});

const listingResult = ({ id, slug, name, city, state }: Page['listings'][number]): SearchResult => ({
  type: 'city',
  id,
  name,
  detail: `Home in ${city}, ${state}`,
  url: paths.listing(slug),
  opensOnly: true,
});

/** Returns everything that a search found: zip codes, places, then listings. */
export const searchResults = ({ zips, data, listings }: Pick<Page, 'zips' | 'data' | 'listings'>): SearchResult[] => [
  ...zips.map(zipResult),
  ...data.map((place) => ({ ...rememberedPlace(place), listingsCount: place.listingsCount })),
  ...listings.map(listingResult),
];
