import type { ClientBase } from 'pg';
import { ACTIVE, EXPIRED, REMOVED } from '../../../domain/options/listing-status.ts';
import { insertOffers } from '../../modules/housing/offers/offer-index.ts';
import { slugify } from '../../../domain/places/search/normalize.ts';
import type { Gazetteer } from '../../modules/places/gazetteer.ts';
import { milesBetween } from '../../../domain/places/distance.ts';
import areaCodes from '../../../demo/listings/area-codes.json' with { type: 'json' };
import type { StateCode } from '../../../domain/options/states.ts';
import type { DemoListing } from '../../../demo/listings/demo-listing.ts';
import words from '../../../demo/listings/text-fragments.json' with { type: 'json' };
import { withDemoTerms } from '../../../demo/listings/demo-terms.ts';
import { deterministicUuid } from '../../../demo/listings/deterministic-uuid.ts';
import { toFloorplanRow } from '../../modules/listings/listing.entity.ts';
import { insertRows } from './insert-rows.ts';
import { DAY_MS } from '../../../domain/time-spans.ts';

export interface ListingWriter {
  client: ClientBase;
  gazetteer: Gazetteer;
  vanity: DemoNumberAllocator;
  /** The accounts that own the demo listings, assigned round-robin. */
  owners: readonly number[];
  now: Date;
}

/** Returns the nearest zip in the listing's city; the college's zip if the city is unknown. */
function zipOf(gazetteer: Gazetteer, home: DemoListing): string {
  let [best, miles] = [home.collegeZip, Infinity];
  for (const place of gazetteer.zipsOf(home.city, home.state)) {
    const far = milesBetween(place, home);
    if (far < miles && place.lived) [best, miles] = [place.zip, far];
  }
  return best;
}

function listingRow({ vanity, owners, now, gazetteer }: ListingWriter, id: number, index: number, home: DemoListing) {
  const { collegeZip: _zip, floorplans: _floorplans, age, hidden, ...own } = home;
  const published = new Date(now.getTime() - age * DAY_MS);
  const ended = own.status === ACTIVE ? null : new Date(now.getTime() - (age * DAY_MS) / 2);
  return {
    id,
    account_id: owners[index % owners.length],
    draft_id: deterministicUuid(`home ${index}`),
    slug: `${slugify(`${home.name} ${home.city}`)}-${id}`,
    ...own,
    zip: zipOf(gazetteer, home),
    verified_place: true,
    vanity_phone: home.status === ACTIVE ? vanity.take(home.city, home.state) : null,
    demo: true,
    version: 1,
    published_at: published,
    expires_at: home.status === EXPIRED ? ended : null,
    canceled_at: home.status === EXPIRED ? published : null,
    rented_at: hidden ? published : null,
    removed_at: home.status === REMOVED ? ended : null,
    capped_until: null,
    updated_at: published,
  };
}

/** Returns an unassigned local number: 555 and four digits outside the reserved hundred. */
const contactPhone = (home: DemoListing, index: number) =>
  `${areaCodeOf(home.city, home.state)}555${String(2000 + (index % 7900)).padStart(4, '0')}`;

/** Writes listings, their contacts and floorplans, in the caller's transaction: one statement per table. */
export async function writeListings(
  writer: ListingWriter,
  first: number,
  homes: readonly DemoListing[],
): Promise<void> {
  const { client, now } = writer;
  const { rows } = await client.query<{ id: number }>(
    "select nextval(pg_get_serial_sequence('listing', 'id'))::int as id from generate_series(1, $1)",
    [homes.length],
  );
  const ids = rows.map(({ id }) => id);
  const listings = homes.map((home, n) => listingRow(writer, ids[n] ?? 0, first + n, home));
  const contacts = homes.map((home, n) => ({
    listing_id: ids[n],
    first_name: words.firstNames[(first + n) % words.firstNames.length],
    last_name: words.lastNames[Math.floor((first + n) / words.firstNames.length) % words.lastNames.length],
    email: `landlord-${(first + n) % writer.owners.length}@demo.example`,
    phone: contactPhone(home, first + n),
  }));
  const floorplans = homes.flatMap((home, n) =>
    withDemoTerms(String(first + n), home.floorplans, now).map((floorplan, position) =>
      toFloorplanRow(ids[n] ?? 0, position, floorplan),
    ),
  );
  await insertRows(client, 'listing', listings);
  await insertRows(client, 'listing_contact', contacts);
  await insertRows(client, 'floorplan', floorplans);
}

/**
 * Writes the missing offers of the owners' listings after this ID, in the order of the search's index.
 * @returns the last of the owners' listing IDs
 */
export async function writeOffers({ client, owners }: ListingWriter, after: number): Promise<number> {
  // Each table gets the bound, so that none of them is read from its start.
  const where = `l.id > $1 and f.listing_id > $1 and l.account_id = any($2)
    and not exists (select from offer o where o.listing_id = l.id and o.listing_id > $1)`;
  await client.query(`${insertOffers(where)} order by 2, 3, 5`, [after, owners]);
  const { rows } = await client.query<{ last: number }>(
    'select max(id)::int as last from listing where account_id = any($1)',
    [owners],
  );
  return rows[0]?.last ?? after;
}

/** The count of an area code's hundred reserved 555-01xx numbers that demo listings use; landlords get the rest. */
const FOR_DEMO = 60;

/** Allocates reserved numbers of the local area code, each once. */
export class DemoNumberAllocator {
  readonly #taken: Set<string>;
  readonly #next = new Map<string, number>();

  private constructor(taken: Iterable<string>) {
    this.#taken = new Set(taken);
  }

  /** Loads the numbers that listings already use. */
  static async load(client: ClientBase): Promise<DemoNumberAllocator> {
    const { rows } = await client.query<{ vanity_phone: string }>(
      'select vanity_phone from listing where vanity_phone is not null',
    );
    return new DemoNumberAllocator(rows.map(({ vanity_phone: phone }) => phone));
  }

  /** Returns ten digits, or null when the area code has none left. */
  take(city: string, state: string): string | null {
    const area = areaCodeOf(city, state);
    for (let line = this.#next.get(area) ?? 0; line < FOR_DEMO; line++) {
      this.#next.set(area, line + 1);
      const phone = `${area}55501${String(line).padStart(2, '0')}`;
      if (this.#taken.has(phone)) continue;
      this.#taken.add(phone);
      return phone;
    }
    return null;
  }
}

/** The telephone area codes of each state, and those of large college towns, so that a number looks local. */
const { states, towns }: { states: Record<StateCode, string>; towns: Record<string, string> } = areaCodes;

/** Returns the area code of a town; for a small one an area code of its state, always the same. */
function areaCodeOf(city: string, state: string): string {
  const codes = (states[state as StateCode] ?? '800').split(' ');
  const index = [...city].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % codes.length;
  return towns[`${city}, ${state}`] ?? codes[index] ?? '800';
}
