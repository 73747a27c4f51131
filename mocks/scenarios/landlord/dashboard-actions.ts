import { EXPIRED } from '../../../domain/options/listing-status.ts';
import { NOTHING_TO_CANCEL } from '../../../domain/posting/posting-errors.ts';
import { listingNamed, seededListingNamed, LANDLORD, leaveOnly } from '../setup/arrange.ts';
import type { Scenario } from '../setup/scenario.ts';
import { press, see, type Step } from '../setup/steps.ts';

const LOFTS = 'High Street Lofts';
const oneListing = {
  group: 'dashboard',
  at: '/advertising-home',
  as: LANDLORD,
  arrange: (world) => void leaveOnly(world, 'active', listingNamed(LOFTS)),
} as const satisfies Partial<Scenario>;

const askToCancel: Step = [press(/^Cancel /), see("You won't be charged again")];

/** Requests another month of the only listing, and pays it. */
const listAgain: Step = [press(/^List it again for/), press(/^Pay \$/)];

const expire = (world: Parameters<NonNullable<Scenario['arrange']>>[0]) =>
  leaveOnly(world, 'expired', ({ status }) => status === EXPIRED);

/** Canceling and activating, with their errors [§8]. */
export const dashboardActions = {
  'emails-bounce': {
    ...oneListing,
    title: 'Undeliverable contact email of a listing',
    shows: 'A notice above the leads: why their emails bounce, and where to change the address.',
    expects: /Our emails don't reach.*under Leads.*452 4\.2\.2 Mailbox full.*Change it for High Street Lofts/,
    arrange: (world) => {
      oneListing.arrange(world);
      const { email } = seededListingNamed(LOFTS).contact;
      world.db.undelivered.push({ email, answer: '452 4.2.2 Mailbox full' });
    },
  },
  'cancel-asked': {
    ...oneListing,
    title: 'Cancel dialog',
    shows: 'The effect of canceling, with Nevermind first.',
    expects: /Your listing stays up until \w+ \d+\. You won't be charged again\..*Cancel My Listing/,
    play: askToCancel,
  },
  'cancel-done': {
    ...oneListing,
    title: 'Canceled',
    shows: 'The listing shows how long it stays up.',
    expects: /Canceled\. Stays listed until/,
    play: [askToCancel, press('Cancel My Listing'), see('Canceled. Stays listed until')],
  },
  'cancel-failed': {
    ...oneListing,
    title: 'Cancellation fails',
    shows: 'The dialog closes, the listing is unchanged, and a message says so.',
    covers: ['cancel.failed'],
    expects: '. Try again.',
    play: [
      (_, { faults }) => void (faults.failing['DeactivateListing'] = 'crash'),
      askToCancel,
      press('Cancel My Listing'),
      see('. Try again.'),
    ],
  },
  'cancel-refused': {
    ...oneListing,
    title: 'Nothing to cancel',
    shows: `A free listing. The server responds ${JSON.stringify(NOTHING_TO_CANCEL['notification']?.[0])}.`,
    covers: ['ListingStateResult.Invalid', 'cancel.failed'],
    expects: '. Try again.',
    arrange: (world) => {
      const listing = leaveOnly(world, 'active', listingNamed(LOFTS));
      Object.assign(listing, { demo: true, price: 0, expiresAt: null });
    },
    play: [askToCancel, press('Cancel My Listing'), see('. Try again.')],
  },
  'activate-declined': {
    title: 'Reactivation with a declined card',
    group: 'dashboard',
    shows: 'The card on file is charged for a new month and declined.',
    at: '/advertising-home',
    as: LANDLORD,
    covers: ['ListingStateResult.Invalid'],
    expects: /declined.*Use another card/,
    arrange: (world) => {
      expire(world);
      for (const card of world.db.cards) card.paymentMethod = 'pm_card_chargeCustomerFail';
    },
    play: [listAgain, see(/declined/)],
  },
  'activate-asks-bank': {
    title: 'Reactivation with a card that requires authentication',
    group: 'dashboard',
    shows: 'The cardholder confirms with the bank; then the listing is active.',
    at: '/advertising-home',
    as: LANDLORD,
    covers: ['ListingStateResult.NeedsAuthentication'],
    expects: 'is listed again.',
    arrange: (world) => {
      expire(world);
      for (const card of world.db.cards) card.paymentMethod = 'pm_card_authenticationRequired';
    },
    play: [listAgain, press('Complete authentication'), see('is listed again.')],
  },
} satisfies Record<string, Scenario>;
