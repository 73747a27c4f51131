import { NOTHING_TO_CANCEL } from '../../../domain/posting/posting-errors.ts';
import type { World } from '../../world/world.ts';
import { leaveOnly, LOFTS, onDashboard, payWith } from '../setup/arrange.ts';
import { scenariosWith } from '../setup/scenario.ts';
import { press, see, type Step } from '../setup/steps.ts';

const oneListing = { ...onDashboard, arrange: (world: World) => leaveOnly(world, LOFTS) };

const askToCancel: Step = [press(/^Cancel /), see("You won't be charged again")];

/** Requests another month of the only listing, and pays it. */
const listAgain: Step = [press(/^List it again for/), press(/^Pay \$/)];

const expire = (world: World, paymentMethod: string) => {
  leaveOnly(world, 'Summit Corner House');
  payWith(world, paymentMethod);
};

/** Canceling and activating, with their errors [§8]. */
export const dashboardActions = scenariosWith(oneListing)({
  'emails-bounce': {
    title: 'Undeliverable contact email of a listing',
    shows: 'A notice above the leads: why their emails bounce, and where to change the address.',
    expects: /Our emails don't reach.*under Leads.*452 4\.2\.2 Mailbox full.*Change it for High Street Lofts/,
    arrange: (world) => {
      const { email } = leaveOnly(world, LOFTS).contact;
      world.db.undelivered.push({ email, error: '452 4.2.2 Mailbox full' });
    },
  },
  'cancel-asked': {
    title: 'Cancel dialog',
    shows: 'The effect of canceling, with Nevermind first.',
    expects: /Your listing stays up until \w+ \d+\. You won't be charged again\..*Cancel My Listing/,
    play: askToCancel,
  },
  'cancel-done': {
    title: 'Canceled',
    shows: 'The listing shows how long it stays up.',
    expects: /Canceled\. Stays listed until/,
    play: [askToCancel, press('Cancel My Listing')],
  },
  'cancel-past-due': {
    title: 'Past-due listing canceled',
    shows: 'The dialog says that it ends right away; the bill of the failed payment is not charged.',
    expects: /Expired.*receipt of.*Not charged/,
    lacks: 'Overdue',
    arrange: (world) => leaveOnly(world, 'Olentangy Flats'),
    play: [press(/^Cancel /), see(/Its last payment failed, so it ends right away/), press('Cancel My Listing')],
  },
  'cancel-failed': {
    title: 'Cancellation fails',
    shows: 'The dialog closes, the listing is unchanged, and a message says so.',
    covers: ['cancel.failed'],
    expects: '. Try again.',
    play: [
      (_, { faults }) => void (faults.failing['DeactivateListing'] = 'crash'),
      askToCancel,
      press('Cancel My Listing'),
    ],
  },
  'cancel-refused': {
    title: 'Nothing to cancel',
    shows: `A free listing. The server responds ${JSON.stringify(NOTHING_TO_CANCEL['notification']?.[0])}.`,
    covers: ['ListingStateResult.Invalid', 'cancel.failed'],
    expects: '. Try again.',
    arrange: (world) => {
      Object.assign(leaveOnly(world, LOFTS), { demo: true, price: 0, expiresAt: null });
    },
    play: [askToCancel, press('Cancel My Listing')],
  },
  'activate-declined': {
    title: 'Reactivation with a declined card',
    shows: 'The card on file is charged for a new month and declined.',
    covers: ['ListingStateResult.Invalid'],
    expects: /declined.*Use another card/,
    arrange: (world) => expire(world, 'pm_card_chargeCustomerFail'),
    play: listAgain,
  },
  'activate-asks-bank': {
    title: 'Reactivation with a card that requires authentication',
    shows: 'The cardholder confirms with the bank; then the listing is active.',
    covers: ['ListingStateResult.NeedsAuthentication'],
    expects: 'is listed again.',
    arrange: (world) => expire(world, 'pm_card_authenticationRequired'),
    play: [listAgain, press('Complete authentication')],
  },
});
