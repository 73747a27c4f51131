import { addMonthsToAnchor } from '../../../domain/billing/billing-period.ts';
import { ACTIVE, EXPIRED } from '../../../domain/options/listing-status.ts';
import type { ListingRow } from '../../world/db.ts';
import type { World } from '../../world/world.ts';
import { listingNamed, seededListingNamed, LANDLORD, leaveOnly, required } from '../setup/arrange.ts';
import type { PageDriver } from '../setup/page-driver.ts';
import { fillCard } from './payment.ts';
import type { Scenario } from '../setup/scenario.ts';

const at = '/advertising-home';
const owned = { group: 'dashboard', at, as: LANDLORD } as const;
const LOFTS = 'High Street Lofts';
const isOwed = ({ pastDueSince, status }: ListingRow) => pastDueSince !== null && status === ACTIVE;
const lofts = (world: World) => void leaveOnly(world, 'active', listingNamed(LOFTS));

const cardOf = ({ db }: World) => required(db.cards[0], 'card');

/** Replaces the card on file. */
async function changeTo(hands: PageDriver, number: string): Promise<void> {
  await hands.press('Change card');
  await hands.see("You won't be charged now");
  await fillCard(hands, { number });
  await hands.press('Save card');
}

const refusedCard = (title: string, number: string, expects: string | RegExp) =>
  ({
    ...owned,
    title,
    shows: 'The old card stays; what is wrong is said beside the fields.',
    covers: ['CardChangeResult.Invalid'],
    expects,
    arrange: lofts,
    play: async (hands: PageDriver) => {
      await changeTo(hands, number);
      await hands.see(expects);
    },
  }) as const;

/** The card on file, its charges and its payments. */
export const dashboardMoney = {
  'payments-of-one-listing': {
    ...owned,
    title: 'Payments of one listing',
    shows: 'The next charge, the card and how long it is good, a receipt for each month.',
    expects: /Next charges.*\$49 a month in total.*Visa ending 4242.*Expires.*Receipts.*September 2026.*Paid/,
    arrange: lofts,
  },
  'credit-first': {
    ...owned,
    title: 'A credit that is used first',
    shows: 'The next charge is what the card pays; what the credit pays of it stands beside it.',
    expects:
      /Next charge.*\$35\.67.*Renews on October \d+ for \$49, less \$13\.33 of credit: \$35\.67\..*\$13\.33 in credit is used first\./,
    arrange: (world) => {
      lofts(world);
      Object.assign(cardOf(world), { creditCents: 1333 });
    },
  },
  'price-changes': {
    ...owned,
    title: 'A price that changes',
    shows: 'What the next months cost, and from when; the month that renews before that costs what it did.',
    expects:
      /Renews on October \d+ for \$49\. From November \d+ it costs \$59 a month\..*\$59 a month starting November \d+/,
    arrange: (world) => {
      const listing = leaveOnly(world, 'active', listingNamed(LOFTS));
      const from = addMonthsToAnchor(new Date(listing.expiresAt ?? ''), 1).toISOString();
      Object.assign(listing, { newPrice: { price: 59, from } });
    },
  },
  'price-changes-with-the-next': {
    ...owned,
    title: 'A price that changes with the next renewal',
    shows: 'The next charge is of the new price, and the old one stands beside it.',
    expects: /Renews on October \d+ for \$59 instead of \$49\./,
    arrange: (world) => {
      const listing = leaveOnly(world, 'active', listingNamed(LOFTS));
      Object.assign(listing, { newPrice: { price: 59, from: listing.expiresAt } });
    },
  },
  'card-expires-soon': {
    ...owned,
    title: 'A card that expires soon',
    shows: 'Said above everything else, and beside the card.',
    expects: /Your Visa ending 4242 expires soon\..*Change card.*Expires soon/,
    arrange: (world) => {
      lofts(world);
      Object.assign(cardOf(world), { expMonth: 9, expYear: 2026 });
    },
  },
  'card-expired': {
    ...owned,
    title: 'A card that has expired',
    shows: 'The next charge will fail, and that is said before it does.',
    expects: /Your Visa ending 4242 has expired: the next charge will fail\./,
    arrange: (world) => {
      lofts(world);
      Object.assign(cardOf(world), { expMonth: 8, expYear: 2026 });
    },
  },
  'card-changed': {
    ...owned,
    title: 'Another card',
    shows: 'The new card stands there; nothing .',
    expects: 'Mastercard ending 4444',
    arrange: lofts,
    play: async (hands) => {
      await changeTo(hands, '5555 5555 5555 4444');
      await hands.see('Mastercard ending 4444');
    },
  },
  'card-change-declined': refusedCard('A new card that is declined', '4000 0000 0000 0002', /Card declined/),
  'card-change-mistyped': refusedCard('A new card, mistyped', '4242 4242 4242 4241', 'Check the card number.'),
  'card-change-confirmed': {
    ...owned,
    title: 'A new card whose bank asks',
    shows: 'The bank gets its owner’s word, then the card is kept.',
    expects: 'Visa ending 3155',
    arrange: lofts,
    play: async (hands) => {
      await changeTo(hands, '4000 0025 0000 3155');
      await hands.press('Complete authentication');
      await hands.see('Visa ending 3155');
    },
  },
  'owed-paid-with-another-card': {
    ...owned,
    title: 'An overdue payment, made with another card',
    shows: 'It is tried again at once: the listing is active, its bill paid.',
    expects: /Olentangy Flats Active.*Renews on.*Mastercard ending 4444/,
    arrange: (world) => void leaveOnly(world, 'owed', isOwed),
    play: async (hands) => {
      await changeTo(hands, '5555 5555 5555 4444');
      await hands.see('Your new card is saved, and the overdue payment went through.');
      await hands.see(/Olentangy Flats Active/);
    },
  },
  'owed-asks-bank': {
    ...owned,
    title: 'An overdue payment, whose bank asks at each',
    shows: 'The owner’s word is asked for the payment too, and then it is paid.',
    covers: ['CardChangeResult.NeedsAuthentication'],
    expects: /Olentangy Flats Active.*Visa ending 3184/,
    arrange: (world) => void leaveOnly(world, 'owed', isOwed),
    play: async (hands) => {
      await changeTo(hands, '4000 0027 6000 3184');
      // once to keep the card, once to pay with it
      await hands.press('Complete authentication');
      await hands.press('Complete authentication');
      await hands.see(/Olentangy Flats Active/);
    },
  },
  'owed-declined-again': {
    ...owned,
    title: 'An overdue payment, declined once more',
    shows: 'The new card is kept; why nothing was paid is said.',
    expects: /the overdue payment failed\. Card declined\./,
    arrange: (world) => void leaveOnly(world, 'owed', isOwed),
    play: async (hands) => {
      await changeTo(hands, '4000 0000 0000 0341');
      await hands.see('the overdue payment failed.');
    },
  },
  'payment-under-way': {
    ...owned,
    title: 'A payment that waits for its bank',
    shows: 'The listing says so and how to go on; nothing is charged twice.',
    expects: /Payment in progress.*You won't be charged twice\..*Finish payment/,
    arrange: (world) => {
      const listing = leaveOnly(world, 'expired', ({ status }) => status === EXPIRED);
      world.db.publishIntents.push({
        key: 'activate:left-behind',
        body: '',
        sender: '',
        draftId: listing.draftId,
        state: 'waiting',
        listingId: listing.id,
        accountId: listing.accountId,
        madeAccount: null,
        paymentMethod: 'pm_card_authenticationRequired',
        errors: null,
        waiting: {
          draft: null,
          newAccount: null,
          clientSecret: 'pi_mock0_secret_left',
          confirmed: null,
          price: 49,
        },
      });
    },
  },
  'activate-without-card': {
    ...owned,
    title: 'Listing again without a card',
    shows: 'Rents, and that a card comes first.',
    expects: /There's no card on file, so add one first\..*Add card/,
    arrange: (world) => {
      leaveOnly(world, 'expired', ({ status }) => status === EXPIRED);
      world.db.cards = [];
    },
    play: async ({ press, see }) => {
      await press(/^List it again for/);
      await see("There's no card on file");
    },
  },
  'rented-and-undone': {
    ...owned,
    title: 'Marked as rented, and taken back',
    shows: "It's hidden from renters at once; one press brings it back.",
    expects: /High Street Lofts Active/,
    arrange: lofts,
    play: async ({ press, see }) => {
      await press(/^Mark as rented/);
      await see('Renters no longer see it.');
      await press('Undo');
      await see('is visible again.');
    },
  },
  'listings-found': {
    ...owned,
    title: 'Finding one among many',
    shows: 'By the beginnings of words; how many of how many.',
    expects: /1 of 12 listings.*Speedway Bungalow/,
    lacks: 'Packard Place Active',
    play: async ({ type, see }) => {
      await type('Find a listing', 'speed');
      await see(/of 12 listings/);
    },
  },
  'bulk-rented-previewed': {
    ...owned,
    title: 'Several listings, marked as rented at once',
    shows: 'What happens to each is listed before anything is changed.',
    expects: /Hidden from renters; still renews on/,
    play: async ({ press, see }) => {
      await press(/^Select all/);
      await press('Mark as rented');
      await see(/Hidden from renters; still renews on/);
    },
  },
  'dashboard-of-fifty': {
    ...owned,
    title: 'Fifty listings',
    shows: 'Ten on a page, in short rows; searched, sorted and filtered by state.',
    expects: /50 listings.*Find a listing.*Page 1 of 5/,
    arrange: ({ db }) => {
      const [first, ...own] = db.listings.filter(({ accountId }) => accountId === 1);
      if (!first) return;
      for (let count = own.length + 1; count < 50; count++) {
        const id = ++db.lastId.listing;
        const name = `Elm Court ${count}`;
        db.listings.push({
          ...seededListingNamed(LOFTS),
          id,
          accountId: 1,
          name,
          slug: `elm-court-${id}`,
          draftId: `${id}`,
        });
      }
    },
  },
  receipt: {
    group: 'dashboard',
    title: 'A receipt',
    shows: 'Number, month, listing, card and amount, to print.',
    at: '/receipt/in_mock1',
    as: LANDLORD,
    expects: /Receipt.*Number.*Paid with.*Visa ending 4242.*Total.*\$\d+.*Print or save/,
  },
  'receipt-given-back': {
    group: 'dashboard',
    title: 'A receipt of which a part was given back',
    shows: 'What was given back, and what a bank took back, each with its day; the receipt keeps its total.',
    at: '/receipt/in_mock1',
    as: LANDLORD,
    arrange: ({ db }) => {
      const bill = required(db.invoices[0], 'bill');
      const at = bill.paidAt ?? bill.billedAt;
      bill.returns = [
        { kind: 'refund', amountCents: 900, at },
        { kind: 'dispute', amountCents: bill.amountCents - 1900, at },
      ];
    },
    expects: /Status.*Partially refunded.*Refunded.*\$9 on .*Disputed with your bank.*Total.*\$\d+/,
  },
  'receipt-of-nobody': {
    group: 'dashboard',
    title: 'A receipt that is not one’s own',
    shows: 'It does not exist, for all that one is told.',
    at: '/receipt/in_nothing',
    as: LANDLORD,
    expects: 'Receipt not found',
  },
} satisfies Record<string, Scenario>;
