import type { LocationType } from '../../../domain/options/location-types.ts';
import { bedroomsShort } from '../../../domain/options/bedrooms.ts';
import type { Criteria } from '../../../domain/search/criteria.ts';
import { bestFloorplan } from '../../../domain/search/match-reasons.ts';
import { travelTimesLabel } from '../../../domain/places/directions/travel-times.ts';
import type { HomeCard_ListingFragment } from '../listing-card/listing-card.generated.ts';

/** A listing on the map: a price at its position, a short summary when selected. */
export type MapListing = ReturnType<typeof toMapListing>;

/** The place of the search; a state has no point. */
export interface MapPlace {
  type: LocationType;
  id: string;
  displayName: string;
  lat: number | null;
  lon: number | null;
}

/** Returns a listing with the rent of the floorplan on its card, in dollars a month; `picture` is '' for none. */
export function toMapListing(listing: HomeCard_ListingFragment, criteria: Criteria) {
  const { id, slug, name, lat, lon, rentFrom, floorplans, distance, city, state, images } = listing;
  const plan = bestFloorplan(floorplans, criteria);
  const rooms = plan ? `${bedroomsShort(plan.bedrooms)} · ${plan.bathrooms} bath · ` : '';
  const way = distance === null ? `${city}, ${state}` : travelTimesLabel(distance);
  return {
    id,
    slug,
    name,
    lat,
    lon,
    rent: plan?.rent ?? rentFrom,
    facts: rooms + way,
    picture: images[0]?.small ?? '',
  };
}
