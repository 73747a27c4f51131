import { addMonthsToAnchor } from '../../../domain/billing/billing-period.ts';
import { noCounts } from '../../../domain/posting/import/import-run.ts';
import { NO_OUTCOME } from '../../posting/publish-intents.ts';
import { runImport } from '../../posting/listing-imports.ts';
import { seededUuid } from '../../../demo/seeded-uuid.ts';
import type { CardRow } from '../../world/db.ts';
import type { World } from '../../world/world.ts';
import { leaveOnly, LOFTS, onDashboard, required, seededListingNamed } from '../setup/arrange.ts';
import { fillCard } from './payment.ts';
import { scenariosWith } from '../setup/scenario.ts';
import { fill, press, see, type Step } from '../setup/steps.ts';

const EXPIRED = 'Summit Corner House';
const lofts = (world: World) => leaveOnly(world, LOFTS);
const owed = (world: World) => leaveOnly(world, 'Olentangy Flats');

const withCard = (change: Partial<CardRow>) => (world: World) => {
  lofts(world);
  Object.assign(required(world.db.cards[0], 'card'), change);
};

const changeTo = (number: string, overdue?: string): Step => [
  press('Change card'),
  see(overdue ? `${overdue} is overdue. It's charged to this card now.` : "You won't be charged now."),
  fillCard({ number }),
  press(overdue ? `Pay ${overdue} and save card` : 'Save card'),
];

const refusedCard = (title: string, number: string, expects: string | RegExp) =>
  ({
    title,
    shows: 'The old card stays; the error is shown next to the fields.',
    covers: ['CardChangeResult.Invalid'],
    expects,
    arrange: lofts,
    play: changeTo(number),
  }) as const;

const IMPORT_ID = seededUuid('an import');

/** Uploads a file with a good row and a bad one. */
function arrangeImport(world: World, state: 'mapping' | 'running'): void {
  const errors = [{ line: 3, column: 'Rent', message: 'Enter a whole number.' }];
  world.db.listingImports = [
    {
      accountId: 1,
      id: IMPORT_ID,
      fileName: 'homes.csv',
      file: {
        headers: ['ID', 'Name', 'Rent', 'Manager'],
        rows: [
          { line: 2, cells: ['A-1', 'Ash House', '900', 'Kim'] },
          { line: 3, cells: ['A-2', 'Elm House', 'soon', 'Kim'] },
        ],
      },
      mapping: { ownId: 0, name: 1, rent: 2 },
      images: {},
      report: { listings: 2, ready: 0, incomplete: 1, rejected: 1, errorCount: 1, errors, missingImages: [] },
      state,
      done: 0,
      counts: noCounts,
      createdAt: world.now().toISOString(),
    },
  ];
}

/** The card on file, its charges and its payments. */
export const dashboardMoney = scenariosWith(onDashboard)({
  'payments-of-one-listing': {
    title: 'Payments for one listing',
    shows: 'The next charge, the card with its expiration date, and a receipt for each month.',
    expects: /Next charges.*\$49 a month in total.*Visa ending 4242.*Expires.*Receipts.*September 2026.*Paid/,
    arrange: lofts,
  },
  'credit-first': {
    title: 'Account credit',
    shows: 'The next charge is what the card pays, with the credit deducted next to it.',
    expects:
      /Next charge.*\$35\.67.*Renews on October \d+ for \$49, less \$13\.33 of credit: \$35\.67\..*\$13\.33 in credit is used first\./,
    arrange: withCard({ creditCents: 1333 }),
  },
  'price-changes': {
    title: 'Upcoming price change',
    shows: 'The new price and its start; a renewal before that keeps the old price.',
    expects:
      /Renews on October \d+ for \$49\. From November \d+ it costs \$59 a month\..*\$59 a month starting November \d+/,
    arrange: (world) => {
      const listing = lofts(world);
      const from = addMonthsToAnchor(new Date(listing.expiresAt ?? ''), 1).toISOString();
      Object.assign(listing, { newPrice: { price: 59, from } });
    },
  },
  'price-changes-with-the-next': {
    title: 'Price change at the next renewal',
    shows: 'The next charge has the new price, with the old price next to it.',
    expects: /Renews on October \d+ for \$59 instead of \$49\./,
    arrange: (world) => {
      const listing = lofts(world);
      Object.assign(listing, { newPrice: { price: 59, from: listing.expiresAt } });
    },
  },
  'card-expires-soon': {
    title: 'Card that expires soon',
    shows: 'A notice at the top and next to the card.',
    expects: /Your Visa ending 4242 expires soon\..*Change card.*Expires soon/,
    arrange: withCard({ expMonth: 9, expYear: 2026 }),
  },
  'card-expired': {
    title: 'Expired card',
    shows: 'A warning that the next charge may fail.',
    expects: /Your Visa ending 4242 has expired: the next charge may fail\./,
    arrange: withCard({ expMonth: 8, expYear: 2026 }),
  },
  'card-changed': {
    title: 'Card replaced',
    shows: 'The new card is shown; nothing is charged.',
    expects: 'Mastercard ending 4444',
    arrange: lofts,
    play: changeTo('5555 5555 5555 4444'),
  },
  'card-change-declined': refusedCard('Replacement card declined', '4000 0000 0000 0002', /Card declined/),
  'card-change-mistyped': refusedCard(
    'Replacement card number mistyped',
    '4242 4242 4242 4241',
    'Check the card number.',
  ),
  'card-change-confirmed': {
    title: 'Replacement card that requires authentication',
    shows: 'The cardholder confirms with the bank; then the card is saved.',
    expects: 'Visa ending 3155',
    arrange: lofts,
    play: [changeTo('4000 0025 0000 3155'), press('Complete authentication')],
  },
  'owed-paid-with-another-card': {
    title: 'Overdue payment made with another card',
    shows: 'The charge is retried right away: the listing is active and paid.',
    expects: /Olentangy Flats Active.*Renews on.*Mastercard ending 4444/,
    arrange: owed,
    play: [
      changeTo('5555 5555 5555 4444', '$49'),
      see('Your new card is saved, and the overdue payment went through.'),
    ],
  },
  'owed-asks-bank': {
    title: 'Overdue payment that requires authentication',
    shows: 'The cardholder confirms both the card and the payment; then it is paid.',
    covers: ['CardChangeResult.NeedsAuthentication'],
    expects: /Olentangy Flats Active.*Visa ending 3184/,
    arrange: owed,
    play: [
      changeTo('4000 0027 6000 3184', '$49'),
      // once to keep the card, once to pay with it
      press('Complete authentication'),
      press('Complete authentication'),
    ],
  },
  'owed-declined-again': {
    title: 'Overdue payment declined again',
    shows: 'The new card is saved, and the reason the payment failed is shown.',
    expects: /the overdue payment failed\. Card declined\./,
    arrange: owed,
    play: changeTo('4000 0000 0000 0341', '$49'),
  },
  'payment-under-way': {
    title: 'Payment that awaits authentication',
    shows: 'The listing shows how to continue; nothing is charged twice.',
    expects: /Payment in progress.*You won't be charged twice\..*Finish payment/,
    arrange: (world) => {
      const listing = leaveOnly(world, EXPIRED);
      world.db.publishIntents.push({
        ...NO_OUTCOME,
        key: 'activate:left-behind',
        draftId: listing.draftId,
        state: 'waiting',
        listingId: listing.id,
        accountId: listing.accountId,
        paymentMethod: 'pm_card_authenticationRequired',
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
    title: 'Relisting without a card',
    shows: 'The price, and a prompt to add a card first.',
    expects: /There's no card on file, so add one first\..*Add card/,
    arrange: (world) => {
      leaveOnly(world, EXPIRED);
      world.db.cards = [];
    },
    play: press(/^List it again for/),
  },
  'rented-and-undone': {
    title: 'Marked as rented, then undone',
    shows: 'The listing is hidden from renters right away and not renewed; Undo restores both.',
    expects: /High Street Lofts Active/,
    arrange: lofts,
    play: [
      press(/^Mark as rented/),
      see(/Renters no longer see it, and you won't be charged on/),
      press('Undo'),
      see('is visible again'),
    ],
  },
  'listings-found': {
    title: 'Listing search',
    shows: 'Matches beginnings of words and shows how many listings match.',
    expects: /1 of 12 listings.*Speedway Bungalow/,
    lacks: 'Packard Place Active',
    play: fill('Find a listing', 'speed'),
  },
  'bulk-rented-previewed': {
    title: 'Several listings marked as rented at once',
    shows: 'The effect on each listing is shown before anything changes.',
    expects: /Hidden from renters; not charged on/,
    play: [press(/^Select all/), press('Mark as rented')],
  },
  'bulk-rent-changed': {
    title: 'Rents of several listings changed at once',
    shows: 'Each rent before and after, then the number of changed listings.',
    expects: /Rent: \d+ listings? changed/,
    play: [
      press(/^Select all/),
      press('Change rent'),
      fill('Percent', '5'),
      see(/\$[\d,]+ → \$[\d,]+/),
      press(/^Change rent: \d+ listings?$/),
    ],
  },
  'dashboard-of-fifty': {
    title: 'Fifty listings',
    shows:
      'Ten per page in compact rows, with search, sorting and status filters. A phone shows one part of the page at a time.',
    at: '/advertising-home#listings',
    expects: /50 listings.*Find a listing.*Page 1 of 5/,
    arrange: ({ db }) => {
      for (let count = db.listings.filter(({ accountId }) => accountId === 1).length; count < 50; count++) {
        const id = ++db.lastId.listing;
        const own = { id, name: `Elm Court ${count}`, slug: `elm-court-${id}`, draftId: `${id}` };
        db.listings.push({ ...seededListingNamed(LOFTS), ...own });
      }
    },
  },
  'import-checked': {
    title: 'Import: a file that was checked',
    shows: 'The columns with the fields they fill, and each error at its line.',
    at: '/advertising/import',
    expects: /Match your columns.*What will be imported.*1 error.*Enter a whole number/,
    arrange: (world) => arrangeImport(world, 'mapping'),
  },
  'import-replaced': {
    title: 'Import: replaced in another tab',
    shows: 'The newer file, and why the earlier one was not imported.',
    at: '/advertising/import',
    covers: ['ListingImportResult.Invalid'],
    expects: /newer\.csv.*This import was replaced or has expired/,
    arrange: (world) => arrangeImport(world, 'mapping'),
    play: [
      see('homes.csv'),
      (_, { db }) =>
        db.listingImports.forEach((row) => Object.assign(row, { id: seededUuid('another'), fileName: 'newer.csv' })),
      press('Import 1 draft'),
    ],
  },
  'import-finished': {
    title: 'Import: interrupted, and finished',
    shows: 'An import goes on when its page is opened again, and leads to its drafts.',
    at: '/advertising/import',
    expects: /homes\.csv is imported.*1 new draft.*1 listing left out because of errors.*See your drafts/,
    arrange: (world) => arrangeImport(world, 'running'),
  },
  'import-left': {
    title: 'Import: left halfway',
    shows: 'How far it is, and the way to go on.',
    expects: /Your import isn't finished.*homes\.csv: 0 of 2 listings are read.*Continue the import/,
    arrange: (world) => arrangeImport(world, 'running'),
  },
  'drafts-listed': {
    title: 'Drafts',
    shows: 'Unfinished listings with what each still needs.',
    expects: /Drafts.*1 unfinished listing.*Ash House.*ID A-1.*Still needed/,
    arrange: (world) => {
      arrangeImport(world, 'running');
      runImport(world, 1, IMPORT_ID);
    },
  },
  receipt: {
    title: 'Receipt',
    shows: 'Number, month, listing, card and amount, ready to print.',
    at: '/receipt/in_mock1',
    expects: /Receipt.*Number.*Paid with.*Visa ending 4242.*Total.*\$\d+.*Download PDF.*Print/,
  },
  'receipt-given-back': {
    title: 'Partially refunded receipt',
    shows: 'Refunds and chargebacks with their dates; the total stays the same.',
    at: '/receipt/in_mock1',
    arrange: ({ db }) => {
      const bill = required(db.invoices[0], 'bill');
      const at = bill.paidAt ?? bill.billedAt;
      bill.returns = [
        { type: 'refund', amountCents: 900, at },
        { type: 'dispute', amountCents: bill.amountCents - 1900, at },
      ];
    },
    expects: /Status.*Partially refunded.*Refunded.*\$9 on .*Disputed with your bank.*Total.*\$\d+/,
  },
  'receipt-of-nobody': {
    title: 'Receipt of another account',
    shows: 'The same page as for a receipt that does not exist.',
    at: '/receipt/in_nothing',
    expects: 'Receipt not found',
  },
});
