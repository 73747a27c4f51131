import type { FieldErrors } from '../../../../domain/field-errors.ts';
import { lookupResult, type FoundAddress, type LookupHints } from '../../../../domain/posting/listing-location.ts';
import type { PlacesService } from '../../places/places.service.ts';
import type { PostingDeps } from '../posting.service.ts';

export interface GeoDeps extends Pick<PostingDeps, 'geocoder' | 'zips'> {
  places: Pick<PlacesService, 'nearbyColleges'>;
}

interface AddressLookup extends LookupHints {
  address: string;
  city: string;
  state: string;
}

/** The position of an address with the colleges around it, nearest first. */
export type LocatedAddress = FoundAddress & { schools: { count: number; list: string[] } };

/** Returns where a listing of this address would be (K39) with the colleges around it [§7], for GraphQL and REST. */
export async function lookUpAddress(
  { geocoder, zips, places }: GeoDeps,
  { address, city, state, zip, pin }: AddressLookup,
): Promise<LocatedAddress | { errors: FieldErrors }> {
  const query = { address: address.trim(), city: city.trim(), state, zip: zip ?? '' };
  const place = lookupResult(state, { zip, pin }, await geocoder.locate(query), zips);
  if ('errors' in place) return place;
  const list = (await places.nearbyColleges(place)).map(({ displayName }) => displayName);
  return { ...place, schools: { count: list.length, list } };
}
