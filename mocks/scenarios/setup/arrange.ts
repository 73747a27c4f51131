import { LANDLORD, seed } from '../../data/seed.ts';
import type { ListingRow } from '../../world/db.ts';
import type { Failure } from '../../world/faults.ts';
import type { World } from '../../world/world.ts';
import { SCENARIO_NOW } from './scenario.ts';
import { HOUR_MS } from '../../../domain/time-spans.ts';

export { DEMO_PASSWORD, EMPTY_LANDLORD, LANDLORD } from '../../data/seed.ts';

/** Ohio State, the search location of most scenarios. */
export const OSU = 'location_type=college&location_id=204796';
export const OSU_SLUG = 'ohio-state-university-main-campus';

/** Shown when the server sent no response. */
export const UNREACHABLE = 'We could not reach the server. Nothing was lost. Try again.';

/** A delay longer than any test, for requests that stay pending. */
export const NEVER_MS = HOUR_MS;

/** The demo landlord's dashboard. */
export const onDashboard = { group: 'dashboard', at: '/advertising-home', as: LANDLORD } as const;

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

export const LOFTS = 'High Street Lofts';

export const listingNamed = (name: string) => (listing: ListingRow) => listing.name === name;

/** Returns the demo landlord's listing of this name. */
export const findListing = (world: World, name: string): ListingRow =>
  required(listingsOf(world).find(listingNamed(name)), `listing called ${name}`);

const seeded = seed(new Date(SCENARIO_NOW)).listings;

/** Returns a listing of every fresh world by its name: for addresses. */
export const seededListingNamed = (name: string): ListingRow =>
  required(seeded.find(listingNamed(name)), `home called ${name}`);

/** Sets the demo landlord's card to this payment method of the processor. */
export function payWith({ db }: World, paymentMethod: string): void {
  required(db.cards[0], 'card').paymentMethod = paymentMethod;
}

/** Returns what lets an operation fail, for `arrange`. */
export const failing =
  (operation: string, failure: Failure) =>
  ({ faults }: World): void => {
    faults.failing[operation] = failure;
  };

/** Returns what withdraws a property type, for `arrange`. */
export const withdrawn =
  (type: number) =>
  ({ db }: World): void => {
    db.prices[type] = 0;
  };

/** Returns the address of a listing's page. */
export const pageOf = (name: string): string => `/home/${seededListingNamed(name).slug}`;

/** Removes all other listings of the demo landlord, so that the dashboard shows this one alone. */
export function leaveOnly(world: World, name: string): ListingRow {
  const home = findListing(world, name);
  world.db.listings = world.db.listings.filter(({ accountId, id }) => accountId !== home.accountId || id === home.id);
  world.db.invoices = world.db.invoices.filter(({ listingId }) => listingId === home.id);
  return home;
}
