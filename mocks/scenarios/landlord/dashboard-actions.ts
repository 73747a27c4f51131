import { EXPIRED } from '../../../domain/options/listing-status.ts';
import { NOTHING_TO_CANCEL } from '../../../domain/posting/posting-errors.ts';
import { listingNamed, seededListingNamed, LANDLORD, leaveOnly } from '../setup/arrange.ts';
import type { PageDriver } from '../setup/page-driver.ts';
import type { Scenario } from '../setup/scenario.ts';

const LOFTS = 'High Street Lofts';
const oneListing = {
  group: 'dashboard',
  at: '/advertising-home',
  as: LANDLORD,
  arrange: (world) => void leaveOnly(world, 'active', listingNamed(LOFTS)),
} as const satisfies Partial<Scenario>;

async function askToCancel({ press, see }: PageDriver): Promise<void> {
  await press(/^Cancel /);
  await see("You won't be charged again");
}

/** Requests another month of the only listing, and pays it. */
async function listAgain({ press }: Pick<PageDriver, 'press'>): Promise<void> {
  await press(/^List it again for/);
  await press(/^Pay \$/);
}

const expire = (world: Parameters<NonNullable<Scenario['arrange']>>[0]) =>
  leaveOnly(world, 'expired', ({ status }) => status === EXPIRED);

/** Canceling and activating, with their errors [§8]. */
export const dashboardActions = {
  'letters-come-back': {
    ...oneListing,
    title: 'Letters do not reach a home’s contact email',
    shows: 'Above the leads: they are safe here; why the mails of them come back, and where another address is named.',
    expects: /Our emails don't reach.*under Leads.*452 4\.2\.2 Mailbox full.*Change it for High Street Lofts/,
    arrange: (world) => {
      oneListing.arrange(world);
      const { email } = seededListingNamed(LOFTS).contact;
      world.db.undelivered.push({ email, answer: '452 4.2.2 Mailbox full' });
    },
  },
  'cancel-asked': {
    ...oneListing,
    title: 'The cancel dialog',
    shows: 'What cancelling means, Nevermind first.',
    expects: /Your listing stays up until \w+ \d+\. You won't be charged again\..*Cancel My Listing/,
    play: askToCancel,
  },
  'cancel-done': {
    ...oneListing,
    title: 'Canceled',
    shows: 'The listing says until when it stays.',
    expects: /Canceled\. Stays listed until/,
    play: async (hands) => {
      await askToCancel(hands);
      await hands.press('Cancel My Listing');
      await hands.see('Canceled. Stays listed until');
    },
  },
  'cancel-failed': {
    ...oneListing,
    title: 'Cancelling fails',
    shows: 'The dialog closes, the listing is as it was, and it is said.',
    covers: ['cancel.failed'],
    expects: '. Try again.',
    play: async (hands, { faults }) => {
      faults.failing['DeactivateListing'] = 'crash';
      await askToCancel(hands);
      await hands.press('Cancel My Listing');
      await hands.see('. Try again.');
    },
  },
  'cancel-refused': {
    ...oneListing,
    title: 'Nothing to cancel',
    shows: `A listing that costs nothing: the server says ${JSON.stringify(NOTHING_TO_CANCEL['notification']?.[0])}.`,
    covers: ['ListingStateResult.Invalid', 'cancel.failed'],
    expects: '. Try again.',
    arrange: (world) => {
      const listing = leaveOnly(world, 'active', listingNamed(LOFTS));
      Object.assign(listing, { demo: true, price: 0, expiresAt: null });
    },
    play: async (hands) => {
      await askToCancel(hands);
      await hands.press('Cancel My Listing');
      await hands.see('. Try again.');
    },
  },
  'activate-declined': {
    title: 'Activating, with a card that is declined',
    group: 'dashboard',
    shows: 'The stored card is charged for a new month and declines.',
    at: '/advertising-home',
    as: LANDLORD,
    covers: ['ListingStateResult.Invalid'],
    expects: /declined.*Use another card/,
    arrange: (world) => {
      expire(world);
      for (const card of world.db.cards) card.paymentMethod = 'pm_card_chargeCustomerFail';
    },
    play: async ({ press, see }) => {
      await listAgain({ press });
      await see(/declined/);
    },
  },
  'activate-asks-bank': {
    title: 'Activating, with a card whose bank asks',
    group: 'dashboard',
    shows: 'The bank wants its owner’s word and gets it; then it is listed.',
    at: '/advertising-home',
    as: LANDLORD,
    covers: ['ListingStateResult.NeedsAuthentication'],
    expects: 'is listed again.',
    arrange: (world) => {
      expire(world);
      for (const card of world.db.cards) card.paymentMethod = 'pm_card_authenticationRequired';
    },
    play: async ({ press, see }) => {
      await listAgain({ press });
      await press('Complete authentication');
      await see('is listed again.');
    },
  },
} satisfies Record<string, Scenario>;
