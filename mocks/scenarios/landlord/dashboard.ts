import { MOCK_PHONE_CODE } from '../../listings/phone-checks.ts';
import { ACTIVE, EXPIRED } from '../../../domain/options/listing-status.ts';
import type { ListingRow } from '../../world/db.ts';
import type { World } from '../../world/world.ts';
import { listingNamed, EMPTY_LANDLORD, LANDLORD, leaveOnly, findListing, required } from '../setup/arrange.ts';
import type { Scenario } from '../setup/scenario.ts';
import { press, see } from '../setup/steps.ts';

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
    title: 'Landlord with a dozen listings',
    shows: 'Key figures, listings in every status, and leads with their messages.',
    expects: /Your listings.*High Street Lofts.*Summit Corner House/,
  },
  'dashboard-empty': {
    title: 'Landlord without listings',
    group: 'dashboard',
    shows: 'The first step.',
    at,
    as: EMPTY_LANDLORD,
    expects: 'You have no listings yet',
  },
  'dashboard-of-nobody': {
    title: 'Dashboard, not logged in',
    group: 'dashboard',
    shows: 'The login form instead; afterward the dashboard opens.',
    at,
    expects: 'Login here if you have previously posted a listing.',
  },
  'edit-your-listing': {
    title: 'Edit your listing',
    group: 'dashboard',
    shows: 'The path from the specification redirects to the dashboard.',
    at: '/edit-your-listing',
    as: LANDLORD,
    expects: 'Your listings',
  },
  'dashboard-without-leads': {
    ...full,
    title: 'No leads yet',
    shows: 'The inbox before the first lead.',
    expects: 'No leads yet.',
    arrange: (world) => {
      leaveOnly(world, 'active', listingNamed('Beaver Terrace'));
      world.db.leads = [];
    },
  },
  'listing-active': {
    ...active,
    title: 'Active listing',
    shows: 'The renewal date and price.',
    expects: /High Street Lofts.*Renews on .* for \$49\.\s*9 leads so far/,
  },
  'listing-cancelled': {
    ...cancelled,
    title: 'Canceled listing',
    shows: 'The listing stays up until the end of the paid month; one click keeps it.',
    expects: /Canceled\. Stays listed until .*Keep it listed/,
  },
  'listing-expired': {
    ...expired,
    title: 'Expired listing',
    shows: 'The date it expired, and the price of another month.',
    expects: /renters can't find it\. \$\d+ lists it for another month\..*List it again for \$\d+/,
  },
  'listing-hidden': {
    ...hidden,
    title: 'Listing marked as rented',
    shows: 'The listing is hidden from renters but still paid for.',
    expects: /It's hidden from renters\. Renews on .*Show it again/,
  },
  'listing-not-confirmed': {
    ...full,
    title: 'Listing that nobody confirmed for weeks',
    shows: 'It is still listed, after fresh ones; one click confirms it.',
    expects: /Not confirmed since .*Still available/,
    arrange: (world) => void (leaveOnly(world, 'active', listingNamed('High Street Lofts')).stale = true),
  },
  'listing-confirmed': {
    ...active,
    title: 'Listing confirmed on the dashboard',
    shows: 'Renters see that it was confirmed today.',
    expects: 'Confirmed today',
    play: [press(/^Still available/), see('Confirmed today')],
  },
  'contact-email-unconfirmed': {
    ...full,
    title: 'Contact email that nobody confirmed',
    shows: 'Where requests go, and a button that sends the link once more.',
    expects: /We haven't confirmed speedway@homes\.example\. Renters' requests go there\..*We sent a link to/,
    arrange: (world) => void leaveOnly(world, 'active', listingNamed('Speedway Bungalow')),
    play: [press(/^Send a link to confirm it/), see('We sent a link to speedway@homes.example')],
  },
  'contact-phone-unconfirmed': {
    ...full,
    title: 'Contact phone that nobody confirmed',
    shows: 'A field for the code of the call, with an error for a wrong one, and a button that calls again.',
    expects: /We called \(614\) 555-7788 with a code of six digits.*This isn't the code\..*Call again/,
    arrange: (world) => {
      delete leaveOnly(world, 'active', listingNamed('High Street Lofts')).phoneConfirmedAt;
    },
    play: async ({ press, see, type }) => {
      await press(/^Confirm phone/);
      await see(/We called \(614\) 555-7788/);
      await type(/^Code from the call/, '111111');
      await press(/^Confirm \(614\)/);
      await see("This isn't the code");
    },
  },
  'contact-phone-confirmed': {
    ...full,
    title: 'Contact phone confirmed by the code of a call',
    shows: 'The listing without the offer of a call, and a message.',
    expects: /\(614\) 555-7788 is confirmed\. Renters see the date on High Street Lofts/,
    arrange: (world) => {
      delete leaveOnly(world, 'active', listingNamed('High Street Lofts')).phoneConfirmedAt;
    },
    play: async ({ press, see, type }) => {
      await press(/^Confirm phone/);
      await type(/^Code from the call/, MOCK_PHONE_CODE);
      await press(/^Confirm \(614\)/);
      await see('Renters see the date');
    },
  },
  'listing-hidden-unconfirmed': {
    ...full,
    title: 'Listing hidden until it is confirmed',
    shows: 'Renters cannot find it, and it does not renew; one click brings it back.',
    expects: /Renters can't find it until you confirm that it's available\..*Confirm availability/,
    arrange: (world) => {
      const listing = leaveOnly(world, 'active', listingNamed('High Street Lofts'));
      const at = world.now().toISOString();
      Object.assign(listing, { hiddenAt: at, cancelledAt: at, stale: true, hiddenUnconfirmed: true });
    },
  },
  'listing-past-due': {
    ...pastDue,
    title: 'Failed renewal',
    shows: 'A notice at the top with the next attempt and the deadline.',
    expects:
      /The payment for Olentangy Flats failed\..*Change card.*We couldn't charge \$49 to your Visa ending 4242\. Next attempt on September 16\. Without a payment, it expires on September 20/,
  },
  'listing-at-its-cap': {
    ...atItsCap,
    title: 'House at its lead limit, with leads on hold',
    shows: 'No leads are left until the reset date; leads on hold hide their contact details.',
    expects: /On hold until .*renters? (is|are) waiting\..*Upgrade for \$[\d.]+ today/,
  },
  'listing-upgraded-from-its-cap': {
    ...atItsCap,
    title: 'Upgrade of a house at its lead limit',
    shows: 'The edit page with the new type selected and its cost today.',
    expects: /From house to apartment\./,
    play: [press(/^Upgrade for/), see('From house to apartment.')],
  },
  'listing-kept': {
    ...cancelled,
    title: 'Cancellation undone',
    shows: 'Free until the listing ends.',
    expects: 'stays listed.',
    play: [press(/^Keep it listed/), see('stays listed.')],
  },
  'listing-shown-again': {
    ...hidden,
    title: 'Rented listing shown again',
    shows: 'Renters can find it right away.',
    expects: 'is visible again.',
    play: [press(/^Show it again/), see('is visible again.')],
  },
  'listing-activated': {
    ...expired,
    title: 'Expired listing reactivated',
    shows: 'A month is charged to the card on file, and the listing is active again.',
    expects: 'is listed again.',
    play: [
      press(/^List it again for/),
      see('Your Visa ending 4242 is charged'),
      press(/^Pay \$/),
      see('is listed again.'),
    ],
  },
  'lead-arrives': {
    ...full,
    title: 'New lead while the page is open',
    shows: 'The lead is announced to screen readers, shown at the top and counted.',
    expects: 'New lead: Jordan Reyes',
    play: [
      see('Leads left this month'),
      (_, world) =>
        world.events.heard('lead', findListing(world, 'called', listingNamed('High Street Lofts')).accountId),
      (_, world) => incomingLead(world, 'High Street Lofts'),
      see('New lead: Jordan Reyes'),
    ],
  },
  'lead-that-waits-arrives': {
    ...atItsCap,
    title: 'Eleventh lead of a house',
    shows: 'The lead is on hold: no announcement, and its contact details are hidden.',
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
