import type { LocationType } from '../../../domain/options/location-types.ts';
import { bedroomsShort } from '../../../domain/options/bedrooms.ts';
import { bestFloorplan, type Wishes } from '../../../domain/renter/reasons.ts';
import { travelWords } from '../../../domain/renter/travel.ts';
import type { HomeCard_ListingFragment } from '../home-card.generated.ts';

/** A home as the map shows it: a price at its place, a few words when it is chosen. */
export interface MapHome {
  id: string;
  slug: string;
  name: string;
  lat: number;
  lon: number;
  /** Dollars a month, of the floorplan that its card speaks of. */
  rent: number;
  facts: string;
  /** '' for none. */
  picture: string;
}

/** Where the homes were looked for; a state has no point. */
export interface MapPlace {
  type: LocationType;
  id: string;
  displayName: string;
  lat: number | null;
  lon: number | null;
}

export function mapHomeOf(
  listing: HomeCard_ListingFragment,
  wishes: Pick<Wishes, 'bedrooms' | 'bathrooms' | 'maxBudget'>,
): MapHome {
  const { id, slug, name, lat, lon, rentFrom, floorplans, distance, city, state, images } = listing;
  const plan = bestFloorplan(floorplans, wishes);
  const rooms = plan ? `${bedroomsShort(plan.bedrooms)} · ${plan.bathrooms} bath · ` : '';
  const way = distance === null ? `${city}, ${state}` : travelWords(distance);
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
