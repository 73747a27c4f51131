import { SEARCH_RADIUS_MILES } from '../../domain/limits.ts';
import { milesBetween, type Point } from '../../domain/places/distance.ts';
import type { PlaceInventory } from '../../domain/places/place-page-texts.ts';
import { rentsByBedrooms } from '../../domain/search/rent-statistics.ts';
import type { ListingRow } from '../world/db.ts';
import type { World } from '../world/world.ts';
import { searchable } from './lead-months.ts';

type CountedPlace = Point | { state: string };

const homesAt = (homes: readonly ListingRow[], place: CountedPlace): ListingRow[] =>
  'lat' in place
    ? homes.filter((home) => milesBetween(home, place) <= SEARCH_RADIUS_MILES)
    : homes.filter(({ state }) => state === place.state);

/** Returns a function that counts the searchable listings at a place; loads the listings once for all places. */
export function listingCounter(world: World): (place: CountedPlace) => number {
  const homes = searchable(world);
  return (place) => homesAt(homes, place).length;
}

/** Returns a function that gives the listings at a place and their rents by size. */
export function placeOffers(world: World): (place: CountedPlace) => PlaceInventory {
  const homes = searchable(world);
  return (place) => {
    const found = homesAt(homes, place);
    return { listingsCount: found.length, rents: rentsByBedrooms(found) };
  };
}
