import { milesBetween, type Point } from '../../domain/distance.ts';
import { NEAR_MILES } from '../../domain/options/location-types.ts';
import type { PlaceOffer } from '../../domain/places/place-page-texts.ts';
import { rentsByBedrooms } from '../../domain/renter/rents.ts';
import type { ListingRow } from '../db.ts';
import type { World } from '../world.ts';
import { searchable } from './months.ts';

type CountedPlace = Point | { state: string };

const homesAt = (homes: readonly ListingRow[], place: CountedPlace): ListingRow[] =>
  'lat' in place
    ? homes.filter((home) => milesBetween(home, place) <= NEAR_MILES)
    : homes.filter(({ state }) => state === place.state);

/** Counts the homes a renter finds at places; what searches find is looked up once for all of them. */
export function homeCounter(world: World): (place: CountedPlace) => number {
  const homes = searchable(world);
  return (place) => homesAt(homes, place).length;
}

/** What a renter finds at places, and what it costs by size. */
export function placeOffers(world: World): (place: CountedPlace) => PlaceOffer {
  const homes = searchable(world);
  return (place) => {
    const found = homesAt(homes, place);
    return { homes: found.length, rents: rentsByBedrooms(found) };
  };
}
