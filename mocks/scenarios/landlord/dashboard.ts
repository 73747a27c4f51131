import { MOCK_PHONE_CODE } from '../../listings/phone-checks.ts';
import type { World } from '../../world/world.ts';
import { EMPTY_LANDLORD, findListing, leaveOnly, LOFTS, onDashboard } from '../setup/arrange.ts';
import { scenariosWith } from '../setup/scenario.ts';
import { DAY_MS } from '../../../domain/time-spans.ts';
import { fill, press, see, type Step } from '../setup/steps.ts';

/** Simulates a contact request of another person for this listing, once the page listens for leads. */
const incomingLead =
  (home: string): Step =>
  async (_, world) => {
    const { id, accountId } = findListing(world, home);
    await world.events.untilSubscribed('lead', accountId);
    const [{ execute }, { mockSchema }] = await Promise.all([import('../../execute.ts'), import('../../schema.ts')]);
    const request = {
      firstName: 'Jordan',
      lastName: 'Reyes',
      phone: '6145550177',
      email: 'jordan@student.example',
      message: 'Could two of us see it on Saturday?',
      housingId: String(id),
      schoolId: '204796',
    };
    const query = 'mutation ($request: RequestInput!) { saveRequest(request: $request) { __typename } }';
    const caller = { token: null, ip: '192.0.2.1', userAgent: 'somebody else', remember: () => undefined };
    const { errors } = await execute(mockSchema, { query, variables: { request } }, { world, caller });
    if (errors?.[0]) throw errors[0];
  };

const only = (name: string) => (world: World) => leaveOnly(world, name);

const CANCELED = 'Norwich Duplex';
const EXPIRED = 'Summit Corner House';
const HIDDEN = 'Clintonville Cottage';
const AT_ITS_CAP = 'Woodruff House';

const longAgo = (world: World) => new Date(world.now().getTime() - 70 * DAY_MS).toISOString();

const phoneUnconfirmed = (world: World) => {
  delete leaveOnly(world, LOFTS).phoneConfirmedAt;
};

/** A landlord's dashboard: listings in every status, and their leads. */
export const dashboard = scenariosWith(onDashboard)({
  'dashboard-full': {
    title: 'Landlord with a dozen listings',
    shows: 'Key figures, listings in every status, and leads with their messages.',
    expects: /Your listings.*High Street Lofts.*Summit Corner House/,
  },
  'dashboard-empty': {
    title: 'Landlord without listings',
    shows: 'The first step.',
    as: EMPTY_LANDLORD,
    expects: 'You have no listings yet',
  },
  'dashboard-of-nobody': {
    as: undefined,
    title: 'Dashboard, not logged in',
    shows: 'The login form instead; afterward the dashboard opens.',
    expects: 'Login here if you have previously posted a listing.',
  },
  'edit-your-listing': {
    title: 'Edit your listing',
    shows: 'The path from the specification redirects to the dashboard.',
    at: '/edit-your-listing',
    expects: 'Your listings',
  },
  'dashboard-without-leads': {
    title: 'No leads yet',
    shows: 'The inbox before the first lead.',
    expects: 'No leads yet.',
    arrange: (world) => {
      leaveOnly(world, 'Beaver Terrace');
      world.db.leads = [];
    },
  },
  'listing-active': {
    title: 'Active listing',
    shows: 'The renewal date and price.',
    expects: /High Street Lofts.*Renews on .* for \$49\.\s*9 leads so far/,
    arrange: only(LOFTS),
  },
  'listing-canceled': {
    title: 'Canceled listing',
    shows: 'The listing stays up until the end of the paid month; one click keeps it.',
    expects: /Canceled\. Stays listed until .*Keep it listed/,
    arrange: only(CANCELED),
  },
  'listing-expired': {
    title: 'Expired listing',
    shows: 'Why and when it expired, and the price of another month.',
    expects:
      /Canceled\. It ended on .*renters can't find it\. List it again for \$\d+ a month\..*List it again for \$\d+/,
    arrange: only(EXPIRED),
  },
  'listing-hidden': {
    title: 'Listing marked as rented',
    shows: 'It is hidden and does not renew; showing it again undoes both.',
    expects: /Marked as rented: not renewed\. Ends \w+ \d+\..*Show again/,
    arrange: only(HIDDEN),
  },
  'listing-not-confirmed': {
    title: 'Listing that nobody confirmed for weeks',
    shows: 'It is still listed, after fresh ones; one click confirms it.',
    expects:
      /High Street Lofts hasn't been confirmed for 30 days\. Is it still available\?.*Not confirmed since .*Still available/,
    arrange: (world) => void Object.assign(leaveOnly(world, LOFTS), { stale: true, confirmedAt: longAgo(world) }),
  },
  'listings-to-confirm': {
    title: 'Listings that nobody confirmed for a month',
    shows: 'One line for all of them, with one button.',
    expects: /\d+ listings are confirmed\./,
    arrange: (world) => {
      for (const row of world.db.listings) row.confirmedAt = longAgo(world);
    },
    play: [
      see(/\d+ listings haven't been confirmed for 30 days\. Are they still available\?/),
      press(/^All \d+ still available/),
    ],
  },
  'listing-confirmed': {
    title: 'Listing confirmed on the dashboard',
    shows: 'Renters see that it was confirmed today.',
    expects: 'Confirmed today',
    arrange: only(LOFTS),
    play: press(/^Still available/),
  },
  'contact-email-unconfirmed': {
    title: 'Contact email that nobody confirmed',
    shows: 'Where requests go, and a button that sends the link once more.',
    expects: /We haven't confirmed speedway@homes\.example\. Renters' requests go there\..*We sent a link to/,
    arrange: only('Speedway Bungalow'),
    play: [press(/^Send a link to confirm it/), see('We sent a link to speedway@homes.example')],
  },
  'contact-phone-unconfirmed': {
    title: 'Contact phone that nobody confirmed',
    shows: 'A field for the code of the call, with an error for a wrong one, and a button that calls again.',
    expects: /We called \(614\) 555-7788 with a code of six digits.*This isn't the code\..*Call again/,
    arrange: phoneUnconfirmed,
    play: [
      press(/^Confirm phone/),
      see(/We called \(614\) 555-7788/),
      fill(/^Code from the call/, '111111'),
      press(/^Confirm \(614\)/),
    ],
  },
  'contact-phone-unforwarded': {
    title: 'Contact phone that gets no calls',
    shows: 'Why calls to the listing do not ring this phone, and what to do.',
    expects: /Calls don't reach \(876\) 555-7788\..*Edit the listing to enter another phone\./,
    arrange: (world) => void (leaveOnly(world, LOFTS).contact.phone = '8765557788'),
  },
  'contact-phone-confirmed': {
    title: 'Contact phone confirmed by the code of a call',
    shows: 'The listing without the offer of a call, and a message.',
    expects: /\(614\) 555-7788 is confirmed\. Renters see the date on High Street Lofts/,
    arrange: phoneUnconfirmed,
    play: [press(/^Confirm phone/), fill(/^Code from the call/, MOCK_PHONE_CODE), press(/^Confirm \(614\)/)],
  },
  'listing-hidden-by-staff': {
    title: 'Listing that staff hid',
    shows: 'Renters cannot find it, and it renews; a reply to our email has it shown again.',
    expects: /We hid it from renters\. Reply to our email about it to have it shown again\. Renews on/,
    arrange: (world) => void (leaveOnly(world, LOFTS).staffHiddenAt = world.now().toISOString()),
  },
  'listing-past-due': {
    title: 'Failed renewal',
    shows: 'A notice at the top with the next attempt and the deadline.',
    expects:
      /The payment for Olentangy Flats failed\..*Change card.*We couldn't charge \$49 to your Visa ending 4242\. Next attempt on September 16\. Without a payment, it expires on September 20/,
    arrange: only('Olentangy Flats'),
  },
  'listing-at-its-cap': {
    title: 'House at its lead limit, with leads on hold',
    shows: 'No leads are left until the reset date; leads on hold hide their contact details.',
    expects: /On hold until .*renters? (is|are) waiting\..*Upgrade for \$[\d.]+ today/,
    arrange: only(AT_ITS_CAP),
  },
  'listing-upgraded-from-its-cap': {
    title: 'Upgrade of a house at its lead limit',
    shows: 'The edit page with the new type selected and its cost today.',
    expects: /From house to apartment\./,
    arrange: only(AT_ITS_CAP),
    play: press(/^Upgrade for/),
  },
  'listing-kept': {
    title: 'Cancellation undone',
    shows: 'Free until the listing ends.',
    expects: 'stays listed.',
    arrange: only(CANCELED),
    play: press(/^Keep it listed/),
  },
  'listing-shown-again': {
    title: 'Rented listing shown again',
    shows: 'Renters can find it right away.',
    expects: /is visible again and renews on/,
    arrange: only(HIDDEN),
    play: press(/^Show again/),
  },
  'listing-activated': {
    title: 'Expired listing reactivated',
    shows: 'A month is charged to the card on file, and the listing is active again.',
    expects: 'is listed again.',
    arrange: only(EXPIRED),
    play: [press(/^List it again for/), see('Your Visa ending 4242 is charged'), press(/^Pay \$/)],
  },
  'lead-arrives': {
    title: 'New lead while the page is open',
    shows: 'The lead is announced to screen readers, shown at the top and counted.',
    expects: 'New lead: Jordan Reyes',
    play: [see('Leads left this month'), incomingLead(LOFTS)],
  },
  'lead-that-waits-arrives': {
    title: 'Eleventh lead of a house',
    shows: 'The lead is on hold: no announcement, and its contact details are hidden.',
    expects: 'All 14',
    lacks: /New lead|Jordan/,
    arrange: only(AT_ITS_CAP),
    play: [see('All 13'), incomingLead(AT_ITS_CAP)],
  },
});
