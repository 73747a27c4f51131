import { placeUrl } from '../../domain/places/place-url.ts';
import { cityHit, collegeHit, type PlaceHit } from '../../domain/places/search/place-hit.ts';
import { MAX_SUGGESTED, suggestedZips, typedAddress, typedListingName } from '../../domain/places/search/typed-text.ts';
import type { AddressHit, ListingHit, Place, PlacePage, ZipHit } from '../__generated__/resolvers.ts';
import { locate, zips } from '../geocoder.ts';
import { isShown } from '../listings/lead-months.ts';
import { listingCounter } from '../listings/place-listing-counts.ts';
import type { World } from '../world/world.ts';
import { cityById, collegeById, collegesNear } from './place-lookup.ts';

/** Returns a place as a search result. */
export function foundPlace(world: World, hit: PlaceHit): Place {
  const { lat, lon, id, ...place } = hit;
  const listingsCount = listingCounter(world)(lat === null || lon === null ? { state: hit.state } : { lat, lon });
  return { ...place, id: String(id), url: placeUrl(world.baseUrl, hit.type, hit.slug), listingsCount };
}

const cityOf = (name: string, state: string) => cityById(Number(zips.zipsOf(name, state)[0]?.zip));

function zipHits(world: World, text: string): ZipHit[] {
  return suggestedZips(zips, text).flatMap(({ zip, city: name, state }) => {
    const city = cityOf(name, state);
    if (!city) return [];
    const { id, slug } = city;
    return [{ zip, cityId: String(id), city: city.name, state, slug, url: placeUrl(world.baseUrl, 'city', slug) }];
  });
}

function listingHits(world: World, text: string): ListingHit[] {
  const typed = typedListingName(text);
  if (typed === null) return [];
  return world.db.listings
    .filter((listing) => isShown(listing) && listing.name.toLowerCase().includes(typed))
    .toSorted((a, b) => {
      const [first, second] = [a, b].map(({ name }) => Number(!name.toLowerCase().startsWith(typed)));
      return (first ?? 0) - (second ?? 0) || (a.name < b.name ? -1 : Number(a.name > b.name)) || a.id - b.id;
    })
    .slice(0, MAX_SUGGESTED)
    .map(({ id, slug, name, city, state }) => ({
      id: String(id),
      slug,
      name,
      city,
      state,
      url: `${world.baseUrl}/home/${slug}`,
    }));
}

async function addressHit(world: World, text: string): Promise<AddressHit | null> {
  const address = typedAddress(text, zips);
  const point = address && (await locate(address));
  if (!address || !point) return null;
  const colleges = collegesNear(point)
    .slice(0, MAX_SUGGESTED)
    .flatMap(({ id }) => collegeById(id) ?? []);
  const city = cityOf(address.city, address.state);
  const hits = [...colleges.map(collegeHit), ...(city ? [cityHit(city)] : [])];
  return {
    label: `${address.address}, ${address.city}, ${address.state}`,
    exact: point.exact,
    places: hits.map((hit) => foundPlace(world, hit)),
  };
}

/** Returns what else the text of a place search means, as the server does. */
export const searchNames = async (
  world: World,
  text: string,
): Promise<Pick<PlacePage, 'zips' | 'listings' | 'address'>> => ({
  zips: zipHits(world, text),
  listings: listingHits(world, text),
  address: await addressHit(world, text),
});
