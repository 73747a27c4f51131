import { LANDLORD, seed } from '../data/seed.ts';
import type { ListingRow } from '../db.ts';
import type { World } from '../world.ts';
import { SCENARIO_NOW } from './scenario.ts';
import { HOUR_MS } from '../../domain/time.ts';

export { DEMO_PASSWORD, EMPTY_LANDLORD, LANDLORD } from '../data/seed.ts';

/** Ohio State, where most scenarios look. */
export const OSU = 'location_type=college&location_id=204796';
export const OSU_SLUG = 'ohio-state-university-main-campus';

/** Longer than anybody waits: what is on its way stays on its way. */
export const FOR_EVER_MS = HOUR_MS;

/** @throws where the seed has lost what a scenario needs */
export function need<Thing>(thing: Thing | undefined, what: string): Thing {
  if (thing === undefined) throw new Error(`The world has no ${what}.`);
  return thing;
}

export const accountOf = ({ db }: World, email: string) =>
  need(
    db.accounts.find((account) => account.email === email),
    `account ${email}`,
  );

export function listingsOf(world: World, email = LANDLORD): ListingRow[] {
  const { id } = accountOf(world, email);
  return world.db.listings.filter(({ accountId }) => accountId === id);
}

/** A listing of the demo landlord that is like this. */
export const theListing = (world: World, what: string, like: (listing: ListingRow) => boolean): ListingRow =>
  need(listingsOf(world).find(like), `listing that is ${what}`);

export const called = (name: string) => (listing: ListingRow) => listing.name === name;

const seeded = seed(new Date(SCENARIO_NOW)).listings;

/** A home of every fresh world by its name: for addresses. */
export const homeCalled = (name: string): ListingRow => need(seeded.find(called(name)), `home called ${name}`);

/** Leaves the demo landlord this one listing, so that the dashboard shows it alone. */
export function leaveOnly(world: World, what: string, like: (listing: ListingRow) => boolean): ListingRow {
  const kept = theListing(world, what, like);
  const { id } = accountOf(world, LANDLORD);
  world.db.listings = world.db.listings.filter((listing) => listing.accountId !== id || listing === kept);
  world.db.invoices = world.db.invoices.filter(({ listingId }) => listingId === kept.id);
  return kept;
}
