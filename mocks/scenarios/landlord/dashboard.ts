import { ACTIVE, EXPIRED } from '../../../domain/options/listing-status.ts';
import type { ListingRow } from '../../world/db.ts';
import type { World } from '../../world/world.ts';
import { listingNamed, EMPTY_LANDLORD, LANDLORD, leaveOnly, findListing, required } from '../setup/arrange.ts';
import type { Scenario } from '../setup/scenario.ts';

/** Simulates a contact request of another person for this listing. */
async function incomingLead(world: World, home: string): Promise<void> {
  const listing = required(world.db.listings.find(listingNamed(home)), `home called ${home}`);
  const [{ execute }, { mockSchema }] = await Promise.all([import('../../execute.ts'), import('../../schema.ts')]);
  const request = {
    firstName: 'Jordan',
    lastName: 'Reyes',
    phone: '6145550177',
    email: 'jordan@student.example',
    message: 'Could two of us see it on Saturday?',
    housingId: String(listing.id),
    schoolId: '204796',
  };
  const query = 'mutation ($request: RequestInput!) { saveRequest(request: $request) { __typename } }';
  const caller = { token: null, ip: '192.0.2.1', userAgent: 'somebody else', remember: () => undefined };
  const { errors } = await execute(mockSchema, { query, variables: { request } }, { world, caller });
  if (errors?.[0]) throw errors[0];
}

const at = '/advertising-home';
const full = { group: 'dashboard', at, as: LANDLORD } as const;

/** Returns a landlord's dashboard with this listing only. */
const only = (what: string, like: (listing: ListingRow) => boolean) =>
  ({ ...full, arrange: (world: World) => void leaveOnly(world, what, like) }) as const;

const active = only('active', listingNamed('High Street Lofts'));
const cancelled = only('cancelled', ({ status, cancelledAt }) => status === ACTIVE && cancelledAt !== null);
const expired = only('expired', ({ status }) => status === EXPIRED);
const hidden = only('hidden', ({ hiddenAt }) => hiddenAt !== null);
const pastDue = only('past due', ({ pastDueSince }) => pastDueSince !== null);
const atItsCap = only('at its cap', listingNamed('Woodruff House'));

/** A landlord's dashboard: listings in every status, and their leads. */
export const dashboard = {
  'dashboard-full': {
    ...full,
    title: 'A landlord with a dozen listings',
    shows: 'Key figures, listings in every state, leads with what renters wrote.',
    expects: /Your listings.*High Street Lofts.*Summit Corner House/,
  },
  'dashboard-empty': {
    title: 'A landlord without a listing',
    group: 'dashboard',
    shows: 'What to do first.',
    at,
    as: EMPTY_LANDLORD,
    expects: 'You have no listings yet',
  },
  'dashboard-of-nobody': {
    title: 'The dashboard, not logged in',
    group: 'dashboard',
    shows: 'The login in its place; afterwards one is here.',
    at,
    expects: 'Login here if you have previously posted a listing.',
  },
  'edit-your-listing': {
    title: 'Edit your listing',
    group: 'dashboard',
    shows: 'The name from the specification leads to the dashboard.',
    at: '/edit-your-listing',
    as: LANDLORD,
    expects: 'Your listings',
  },
  'dashboard-without-leads': {
    ...full,
    title: 'No leads yet',
    shows: 'The list of leads before the first.',
    expects: 'No leads yet.',
    arrange: (world) => {
      leaveOnly(world, 'active', listingNamed('Beaver Terrace'));
      world.db.leads = [];
    },
  },
  'listing-active': {
    ...active,
    title: 'An active listing',
    shows: 'When it renews and for how much.',
    expects: /High Street Lofts.*Renews on .* for \$49\.\s*9 leads so far/,
  },
  'listing-cancelled': {
    ...cancelled,
    title: 'A cancelled listing',
    shows: 'It stays until the day it is paid to; keeping it is one press.',
    expects: /Canceled\. Stays listed until .*Keep it listed/,
  },
  'listing-expired': {
    ...expired,
    title: 'An expired listing',
    shows: 'Since when renters cannot find it, and what another month costs.',
    expects: /renters can't find it\. \$\d+ lists it for another month\..*List it again for \$\d+/,
  },
  'listing-hidden': {
    ...hidden,
    title: 'A listing marked as rented',
    shows: "It's hidden from renters; it is still paid for.",
    expects: /It's hidden from renters\. Renews on .*Show it again/,
  },
  'listing-past-due': {
    ...pastDue,
    title: 'A renewal that failed',
    shows: 'Above everything else; when the card is tried again, and until when there is time.',
    expects:
      /The payment for Olentangy Flats failed\..*Change card.*We couldn't charge \$49 to your Visa ending 4242\. Next attempt on September 16\. Without a payment, it expires on September 20/,
  },
  'listing-at-its-cap': {
    ...atItsCap,
    title: 'A house that has had its ten, with more waiting',
    shows:
      'None is left this month, and when there are ten again; those that wait say so, without how to reach their renter.',
    expects: /On hold until .*renters? (is|are) waiting\..*Upgrade for \$[\d.]+ today/,
  },
  'listing-upgraded-from-its-cap': {
    ...atItsCap,
    title: 'From a house at its cap to an apartment',
    shows: 'The edit page with the type chosen and what it costs today.',
    expects: /From house to apartment\./,
    play: async ({ press, see }) => {
      await press(/^Upgrade for/);
      await see('From house to apartment.');
    },
  },
  'listing-kept': {
    ...cancelled,
    title: 'A cancellation taken back',
    shows: 'Free before the day it ends.',
    expects: 'stays listed.',
    play: async ({ press, see }) => {
      await press(/^Keep it listed/);
      await see('stays listed.');
    },
  },
  'listing-shown-again': {
    ...hidden,
    title: 'Shown again',
    shows: 'Renters find it at once.',
    expects: 'is visible again.',
    play: async ({ press, see }) => {
      await press(/^Show it again/);
      await see('is visible again.');
    },
  },
  'listing-activated': {
    ...expired,
    title: 'Activated',
    shows: 'A month is charged to the stored card, and it is listed again.',
    expects: 'is listed again.',
    play: async ({ press, see }) => {
      await press(/^List it again for/);
      await see('Your Visa ending 4242 is charged');
      await press(/^Pay \$/);
      await see('is listed again.');
    },
  },
  'lead-arrives': {
    ...full,
    title: 'A lead arrives',
    shows: 'While the page is open: said aloud, on top of the list, counted.',
    expects: 'New lead: Jordan Reyes',
    play: async ({ see }, world) => {
      await see('Leads left this month');
      await world.events.heard('lead', findListing(world, 'called', listingNamed('High Street Lofts')).accountId);
      await incomingLead(world, 'High Street Lofts');
      await see('New lead: Jordan Reyes');
    },
  },
  'lead-that-waits-arrives': {
    ...atItsCap,
    title: 'An eleventh lead',
    shows: 'It waits: nothing is said, and it stands with those that wait, without its renter.',
    expects: 'All 14',
    lacks: /New lead|Jordan/,
    play: async ({ see }, world) => {
      await see('All 13');
      const { accountId, name } = findListing(world, 'called', listingNamed('Woodruff House'));
      await world.events.heard('lead', accountId);
      await incomingLead(world, name);
      await see('All 14');
    },
  },
} satisfies Record<string, Scenario>;
