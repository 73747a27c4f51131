import { LANDLORD, seed } from '../../data/seed.ts';
import type { ListingRow } from '../../world/db.ts';
import type { World } from '../../world/world.ts';
import { SCENARIO_NOW } from './scenario.ts';
import { HOUR_MS } from '../../../domain/time-spans.ts';

export { DEMO_PASSWORD, EMPTY_LANDLORD, LANDLORD } from '../../data/seed.ts';

/** Ohio State, where most scenarios look. */
export const OSU = 'location_type=college&location_id=204796';
export const OSU_SLUG = 'ohio-state-university-main-campus';

/** Longer than anybody waits: what is on its way stays on its way. */
export const NEVER_MS = HOUR_MS;

/** @throws where the seed has lost what a scenario needs */
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

/** A listing of the demo landlord that is like this. */
export const findListing = (world: World, what: string, like: (listing: ListingRow) => boolean): ListingRow =>
  required(listingsOf(world).find(like), `listing that is ${what}`);

export const listingNamed = (name: string) => (listing: ListingRow) => listing.name === name;

const seeded = seed(new Date(SCENARIO_NOW)).listings;

/** A home of every fresh world by its name: for addresses. */
export const seededListingNamed = (name: string): ListingRow =>
  required(seeded.find(listingNamed(name)), `home called ${name}`);

/** Leaves the demo landlord this one listing, so that the dashboard shows it alone. */
export function leaveOnly(world: World, what: string, like: (listing: ListingRow) => boolean): ListingRow {
  const kept = findListing(world, what, like);
  const { id } = accountOf(world, LANDLORD);
  world.db.listings = world.db.listings.filter((listing) => listing.accountId !== id || listing === kept);
  world.db.invoices = world.db.invoices.filter(({ listingId }) => listingId === kept.id);
  return kept;
}
