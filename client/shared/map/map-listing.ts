import type { LocationType } from '../../../domain/options/location-types.ts';
import { bedroomsShort } from '../../../domain/options/bedrooms.ts';
import { bestFloorplan, type RenterPreferences } from '../../../domain/search/match-reasons.ts';
import { travelTimesLabel } from '../../../domain/places/directions/travel-times.ts';
import type { HomeCard_ListingFragment } from '../listing-card/listing-card.generated.ts';

/** A listing on the map: a price at its position, a short summary when selected. */
export interface MapListing {
  id: string;
  slug: string;
  name: string;
  lat: number;
  lon: number;
  /** Dollars a month, of the floorplan shown on its card. */
  rent: number;
  facts: string;
  /** '' for none. */
  picture: string;
}

/** The place of the search; a state has no point. */
export interface MapPlace {
  type: LocationType;
  id: string;
  displayName: string;
  lat: number | null;
  lon: number | null;
}

export function toMapListing(
  listing: HomeCard_ListingFragment,
  wishes: Pick<RenterPreferences, 'bedrooms' | 'bathrooms' | 'maxBudget'>,
): MapListing {
  const { id, slug, name, lat, lon, rentFrom, floorplans, distance, city, state, images } = listing;
  const plan = bestFloorplan(floorplans, wishes);
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
