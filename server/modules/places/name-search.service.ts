import type { ReadPool } from '../../replicas/replicas.ts';
import { ACTIVE } from '../../../domain/options/listing-status.ts';
import type { ZipDirectory } from '../../../domain/places/geocoding/zip-geocoding.ts';
import { placeUrl } from '../../../domain/places/place-url.ts';
import { cityHit, collegeHit } from '../../../domain/places/search/place-hit.ts';
import {
  locateTyped,
  MAX_SUGGESTED,
  suggestedZips,
  typedAddress,
  typedListingName,
} from '../../../domain/places/search/typed-text.ts';
import type { Geocoder } from '../../integrations/geocoding/geocoder.ts';
import type { AddressHit, ListingHit, ZipHit } from './name-search.view.ts';
import type { PlacesService } from './places.service.ts';

/** Of a frequent word, only this many listings are read and ordered. */
const MAX_READ = 200;

export interface NameSearchDeps {
  pool: ReadPool;
  zips: ZipDirectory;
  geocoder: Geocoder;
  places: PlacesService;
  baseUrl: string;
}

/** Finds what has no place page of its own by a typed text: zip codes, listings by name, street addresses. */
export class NameSearch {
  constructor(private readonly deps: NameSearchDeps) {}

  /** Returns zip codes that begin with the typed digits, each with its city; at most five. */
  async zips(text: string): Promise<ZipHit[]> {
    const { zips, places, baseUrl } = this.deps;
    const found = await Promise.all(
      suggestedZips(zips, text).map(async ({ zip, city: name, state }): Promise<ZipHit[]> => {
        // The id of a city is the lowest of its zip codes.
        const city = await places.city(Number(zips.zipsOf(name, state)[0]?.zip));
        if (!city) return [];
        const { id, slug } = city;
        return [{ zip, cityId: id, city: city.name, state, slug, url: placeUrl(baseUrl, 'city', slug) }];
      }),
    );
    return found.flat();
  }

  /** Returns listings whose name contains the text, those that begin with it first; at most five. */
  async listings(text: string): Promise<ListingHit[]> {
    const name = typedListingName(text);
    if (name === null) return [];
    const pattern = name.replace(/[\\%_]/g, String.raw`\$&`);
    const { rows } = await this.deps.pool.query<Omit<ListingHit, 'url'>>(
      `select id::text, slug, name, city, state from (
         select id, slug, name, city, state from listing
         where status = ${ACTIVE} and hidden_at is null and lower(name) like '%' || $1 || '%' limit ${MAX_READ}
       ) found
       order by lower(name) like $1 || '%' desc, name, found.id limit ${MAX_SUGGESTED}`,
      [pattern],
    );
    return rows.map((row) => ({ ...row, url: `${this.deps.baseUrl}/home/${row.slug}` }));
  }

  /** Returns where a typed address or zip code is, with the colleges and the city there; null when the text is none or it is unknown. */
  async address(text: string): Promise<AddressHit | null> {
    const { zips, geocoder, places, baseUrl } = this.deps;
    const address = typedAddress(text, zips);
    const point = address && (await locateTyped(address, zips, (street) => geocoder.locate(street)));
    if (!address || !point) return null;
    const near = await places.nearbyColleges(point);
    const colleges = await places.collegesById(near.slice(0, MAX_SUGGESTED).map(({ id }) => id));
    const city = await places.city(Number(zips.zipsOf(address.city, address.state)[0]?.zip));
    const hits = [...colleges.map(collegeHit), ...(city ? [cityHit(city)] : [])];
    return {
      label: point.label,
      exact: point.exact,
      places: hits.map((hit) => ({ ...hit, url: placeUrl(baseUrl, hit.type, hit.slug) })),
    };
  }
}
