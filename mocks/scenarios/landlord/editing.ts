import { draftFromRows } from '../../../domain/posting/listing-rows.ts';
import { newReview } from '../../posting/publish-intents.ts';
import type { World } from '../../world/world.ts';
import {
  listingNamed,
  DEMO_PASSWORD,
  EMPTY_LANDLORD,
  seededListingNamed,
  LANDLORD,
  required,
  findListing,
} from '../setup/arrange.ts';
import type { PageDriver } from '../setup/page-driver.ts';
import type { Scenario } from '../setup/scenario.ts';

const LOFTS = 'High Street Lofts';
const atEdit = { group: 'dashboard', at: `/edit/${seededListingNamed(LOFTS).slug}`, as: LANDLORD } as const;
const OWED = 'Olentangy Flats';
const atHouse = `/edit/${seededListingNamed('Chittenden House').slug}`;
const PAY = /^Pay \$.* and Publish →$/;
const SUCCESS = 'Success! Your listing has been updated.';

/** Sets the landlord's card to this payment method of the processor. */
function payWith(world: World, paymentMethod: string): void {
  const card = required(world.db.cards[0], 'card');
  Object.assign(card, { paymentMethod });
}

async function dearer({ press, see }: PageDriver): Promise<void> {
  await press('Change');
  await press(/^Apartment/);
  await see(/Then \$49 a month\./);
}

/** Editing an existing listing [§8]. */
export const editing = {
  'edit-screen': {
    ...atEdit,
    title: 'Listing editor',
    shows: 'All sections at once with one publish button.',
    expects: /Edit Your Listing.*Publish Changes →/,
  },
  'edit-not-logged-in': {
    title: 'Listing editor, not logged in',
    group: 'dashboard',
    shows: 'The login dialog opens automatically.',
    at: atEdit.at,
    expects: 'Log in to edit your listing.',
    play: ({ see }) => see('Login here if you have previously posted a listing.'),
  },
  'edit-of-another': {
    title: 'Listing of another landlord',
    group: 'dashboard',
    shows: 'A redirect to the homepage.',
    at: atEdit.at,
    as: EMPTY_LANDLORD,
    expects: 'The right room,',
  },
  'edit-refused': {
    ...atEdit,
    title: 'Rejected edit',
    shows: 'An error at the zip code, which is in another state.',
    covers: ['EditResult.Invalid', 'location.zip'],
    expects: "This zip code isn't in Ohio.",
    play: async ({ type, press, see }) => {
      await type('Zip', '48104');
      await press('Publish Changes →');
      await see("This zip code isn't in Ohio.");
    },
  },
  'edit-done': {
    ...atEdit,
    title: 'Edit published',
    shows: 'The message from the specification; the dashboard opens after 1.5 seconds.',
    covers: ['edit.success'],
    expects: 'Your listings',
    play: async ({ type, press, see }) => {
      await type('Property name', 'High Street Lofts and Studios');
      await press('Publish Changes →');
      await see(SUCCESS);
      await see('Your listings');
    },
  },
  'edit-held': {
    ...atEdit,
    title: 'Edit with text that breaks the rules',
    shows: 'The words at the field, and the button that sends the edit for review.',
    expects: 'Send for review',
    play: async ({ type, press, see }) => {
      await type('Description', 'Two rooms. No kids.');
      await press('Publish Changes →');
      await see('Send for review');
    },
  },
  'edit-in-review': {
    ...atEdit,
    title: 'Edit sent for review',
    shows: 'The listing stays as it is; the dashboard and the editor show when staff will decide.',
    covers: ['EditResult.SentForReview'],
    expects: /Your changes to High Street Lofts are in review/,
    play: async ({ type, press, see }) => {
      await type('Description', 'Two rooms. No kids.');
      await press('Publish Changes →');
      await press('Send for review');
      await see(/Your changes to High Street Lofts are in review/);
    },
  },
  'edit-declined': {
    ...atEdit,
    title: 'Edit declined in review',
    shows: 'The note of staff, and a button that puts the declined changes into the form.',
    arrange: (world) => {
      const listing = findListing(world, LOFTS, listingNamed(LOFTS));
      const draft = draftFromRows(listing, listing.contact, listing.floorplans);
      world.db.editReviews.push({
        listingId: listing.id,
        draft: { ...draft, description: 'Two rooms. No kids.' },
        review: {
          ...newReview(world, 'declined', listing.name),
          state: 'DECLINED',
          dueAt: null,
          note: 'Please leave out who should live there.',
        },
      });
    },
    expects: 'Please leave out who should live there.',
  },
  'edit-kind-cheaper': {
    ...atEdit,
    title: 'Change to a cheaper property type',
    shows: 'The credit for the rest of the month is shown before the change.',
    expects: /From apartment to house\..*is credited to your next bill.*From then on \$29 a month\./,
    play: async ({ press, see }) => {
      await press('Change');
      await press(/^House/);
      await see(/is credited to your next bill/);
    },
  },
  'edit-kind-dearer': {
    ...atEdit,
    at: atHouse,
    title: 'Change to a more expensive property type',
    shows: 'The amount is shown at the type and on the button, with the card to be charged.',
    expects:
      /now for the rest of this month.*Then \$49 a month\..*Charged to your Visa ending 4242.*Pay \$.* and Publish →/,
    play: dearer,
  },
  'edit-kind-paid': {
    ...atEdit,
    at: atHouse,
    title: 'Property type change paid',
    shows: 'The card is charged the quoted amount, and the type changes right away.',
    covers: ['edit.success'],
    expects: /|Your listings/,
    play: async (hands) => {
      await dearer(hands);
      await hands.press(PAY);
      await hands.press('Complete authentication');
      await hands.see(/You were charged \$[\d.]+\./);
    },
  },
  'edit-kind-declined': {
    ...atEdit,
    at: atHouse,
    title: 'Property type change with a declined card',
    shows: 'Nothing changes; the reason is shown at the type, with a link to use another card.',
    covers: ['EditResult.Invalid'],
    expects: /Card declined\. Try another card\./,
    arrange: (world) => payWith(world, 'pm_card_chargeCustomerFail'),
    play: async (hands) => {
      await dearer(hands);
      await hands.press(PAY);
      await hands.see('Card declined. Try another card.');
    },
  },
  'edit-kind-authenticated': {
    ...atEdit,
    at: atHouse,
    title: 'Property type change that requires authentication',
    shows: 'The cardholder confirms in the test bank’s window; then the edit is published.',
    covers: ['EditResult.NeedsAuthentication'],
    expects: /|Your listings/,
    arrange: (world) => payWith(world, 'pm_card_authenticationRequired'),
    play: async (hands) => {
      await dearer(hands);
      await hands.press(PAY);
      await hands.see(/You were charged \$[\d.]+\./);
    },
  },
  'edit-kind-owed': {
    ...atEdit,
    at: `/edit/${seededListingNamed(OWED).slug}`,
    title: 'Property type change with an overdue payment',
    shows: 'The overdue payment must be made first.',
    covers: ['KindQuoteResult.Invalid'],
    expects: /Pay it with another card first, then change the property type\./,
    play: async ({ press, see }) => {
      await press('Change');
      await press(/^House/);
      await see(/Pay it with another card first/);
    },
  },
  'edit-changed': {
    ...atEdit,
    title: 'Unpublished changes',
    shows: 'Unpublished changes are marked and can be discarded.',
    expects: /Changed.*Not published yet: Contact Information and Amenities\..*Discard changes/,
    play: async ({ type, press, see }) => {
      await type('Property name', 'High Street Lofts and Studios');
      await press('Pool');
      await see('Not published yet');
    },
  },
  'edit-discarded': {
    ...atEdit,
    title: 'Changes discarded',
    shows: 'The published version is shown; Undo restores the changes.',
    expects: /Your changes were discarded\..*Undo/,
    lacks: 'Not published yet',
    play: async ({ type, press, see }) => {
      await type('Property name', 'High Street Lofts and Studios');
      await press('Discard changes');
      await see('Your changes were discarded.');
    },
  },
  'edit-leaving': {
    ...atEdit,
    title: 'Leaving with unpublished changes',
    shows: 'A confirmation dialog; the changes are still there.',
    expects: 'Leave without publishing?',
    play: async ({ type, press, see }) => {
      await type('Property name', 'High Street Lofts and Studios');
      await see('Not published yet');
      await press('How it works');
      await see('Leave without publishing?');
    },
  },
  'edit-incomplete': {
    ...atEdit,
    title: 'Incomplete edit',
    shows: 'The incomplete sections are named, and publishing is disabled.',
    expects: 'Still needed: Contact Information.',
    play: async ({ type, see }) => {
      await type('Property name', '');
      await see('Still needed');
    },
  },
  'edit-stale': {
    ...atEdit,
    title: 'Edit conflict',
    shows: 'Somebody else published first: both versions field by field, to choose from.',
    covers: ['EditResult.Stale'],
    expects: /This listing has changed since you opened it\..*Property name Keep mine Mine.*Theirs.*Publish this/,
    play: async ({ type, press, see }, world) => {
      await type('Property name', 'Mine');
      const listing = findListing(world, 'active', listingNamed(LOFTS));
      Object.assign(listing, { name: 'Theirs', description: 'Words of theirs.', version: listing.version + 1 });
      await press('Publish Changes →');
      await see('Publish this');
    },
  },
  'edit-stale-settled': {
    ...atEdit,
    title: 'Edit conflict resolved',
    shows: 'Both sets of changes are merged and published on top of the newer version.',
    covers: ['edit.success'],
    expects: /Your listings.*Mine/,
    play: async ({ type, press, see }, world) => {
      await type('Property name', 'Mine');
      const listing = findListing(world, 'active', listingNamed(LOFTS));
      Object.assign(listing, { name: 'Theirs', description: 'Words of theirs.', version: listing.version + 1 });
      await press('Publish Changes →');
      await press('Publish this');
      await see(SUCCESS);
      await see('Your listings');
    },
  },
  'edit-session-over': {
    ...atEdit,
    title: 'Session ends while editing',
    shows: 'The login dialog opens over the form, which keeps its input.',
    covers: ['auth', 'EditResult.Invalid'],
    expects: /Publish Changes →.*Your session has ended\..*Login here if you have previously posted a listing\./,
    play: async ({ type, press, see }, { db }) => {
      await type('Property name', 'High Street Lofts and Studios');
      db.sessions = [];
      await press('Publish Changes →');
      await see('Login here if you have previously posted a listing.');
    },
  },
  'edit-goes-on-after-login': {
    ...atEdit,
    title: 'Edit continued after a new login',
    shows: 'The interrupted edit is published with its input.',
    covers: ['auth', 'edit.success'],
    expects: 'Your listings',
    play: async ({ type, press, see }, { db }) => {
      await type('Property name', 'High Street Lofts and Studios');
      db.sessions = [];
      await press('Publish Changes →');
      await see('Login here if you have previously posted a listing.');
      await type('Email', LANDLORD);
      await type('Password', DEMO_PASSWORD);
      await press('Login');
      await see(SUCCESS);
      await see('Your listings');
    },
  },
} satisfies Record<string, Scenario>;
