import { LANDLORD, seed } from '../../data/seed.ts';
import type { ListingRow } from '../../world/db.ts';
import type { World } from '../../world/world.ts';
import { SCENARIO_NOW } from './scenario.ts';
import { HOUR_MS } from '../../../domain/time-spans.ts';

export { DEMO_PASSWORD, EMPTY_LANDLORD, LANDLORD } from '../../data/seed.ts';

/** Ohio State, the search location of most scenarios. */
export const OSU = 'location_type=college&location_id=204796';
export const OSU_SLUG = 'ohio-state-university-main-campus';

/** A delay longer than any test, for requests that stay pending. */
export const NEVER_MS = HOUR_MS;

/** Returns the value. @throws when the seed lacks what a scenario needs */
export function required<Thing>(thing: Thing | undefined, what: string): Thing {
  if (thing === undefined) throw new Error(`The world has no ${what}.`);
  return thing;
}

export const accountOf = ({ db }: World, email: string) =>
  required(
    db.accounts.find((account) => account.email === email),
    `account ${email}`,
  );

export function listingsOf(world: World, email = LANDLORD): ListingRow[] {
  const { id } = accountOf(world, email);
  return world.db.listings.filter(({ accountId }) => accountId === id);
}

/** Returns the first listing of the demo landlord that meets the condition. */
export const findListing = (world: World, what: string, like: (listing: ListingRow) => boolean): ListingRow =>
  required(listingsOf(world).find(like), `listing that is ${what}`);

export const listingNamed = (name: string) => (listing: ListingRow) => listing.name === name;

const seeded = seed(new Date(SCENARIO_NOW)).listings;

/** Returns a listing of every fresh world by its name: for addresses. */
export const seededListingNamed = (name: string): ListingRow =>
  required(seeded.find(listingNamed(name)), `home called ${name}`);

/** Removes all other listings of the demo landlord, so that the dashboard shows this one alone. */
export function leaveOnly(world: World, what: string, like: (listing: ListingRow) => boolean): ListingRow {
  const kept = findListing(world, what, like);
  const { id } = accountOf(world, LANDLORD);
  world.db.listings = world.db.listings.filter((listing) => listing.accountId !== id || listing === kept);
  world.db.invoices = world.db.invoices.filter(({ listingId }) => listingId === kept.id);
  return kept;
}
