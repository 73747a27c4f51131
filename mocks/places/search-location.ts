import type { Location } from '../../domain/places/search/place-hit.ts';
import { placeUrl } from '../../domain/places/place-url.ts';
import type { SearchLocation } from '../__generated__/resolvers.ts';
import type { World } from '../world/world.ts';

/** A place as a search says where it looked. */
export const searchLocation = (
  world: World,
  { type, id, name, displayName, slug, state, lat, lon }: Location,
): SearchLocation => ({
  type,
  id: String(id),
  name,
  displayName,
  slug,
  state,
  lat,
  lon,
  url: placeUrl(world.baseUrl, type, slug),
});
