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
    title: 'Editing a listing',
    shows: 'All sections at once, one button for all.',
    expects: /Edit Your Listing.*Publish Changes →/,
  },
  'edit-not-logged-in': {
    title: 'Editing, not logged in',
    group: 'dashboard',
    shows: 'The login dialog opens by itself.',
    at: atEdit.at,
    expects: 'Log in to edit your listing.',
    play: ({ see }) => see('Login here if you have previously posted a listing.'),
  },
  'edit-of-another': {
    title: 'Editing somebody else’s listing',
    group: 'dashboard',
    shows: 'There is nothing to show: it leads to the start.',
    at: atEdit.at,
    as: EMPTY_LANDLORD,
    expects: 'The right room,',
  },
  'edit-refused': {
    ...atEdit,
    title: 'An edit that is refused',
    shows: 'A zip of another state, at its field.',
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
    title: 'Edited',
    shows: 'Said as the specification words it; the dashboard follows after 1.5 seconds.',
    covers: ['edit.success'],
    expects: 'Your listings',
    play: async ({ type, press, see }) => {
      await type('Property name', 'High Street Lofts and Studios');
      await press('Publish Changes →');
      await see(SUCCESS);
      await see('Your listings');
    },
  },
  'edit-kind-cheaper': {
    ...atEdit,
    title: 'Another kind, which costs less',
    shows: 'What is left of the dearer month is credited, and said before anything happens.',
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
    title: 'Another kind, which costs more',
    shows: 'The sum stands at the kind and on the button; the card that pays it is named.',
    expects:
      /now for the rest of this month.*Then \$49 a month\..*Charged to your Visa ending 4242.*Pay \$.* and Publish →/,
    play: dearer,
  },
  'edit-kind-paid': {
    ...atEdit,
    at: atHouse,
    title: 'Another kind, paid for',
    shows: 'The card is charged what was said, and the listing is the other kind at once.',
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
    title: 'Another kind, and the card is declined',
    shows: 'Nothing changes at all; why stands at the kind, with the way to another card.',
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
    title: 'Another kind, and the bank asks',
    shows: 'Confirmed in the window of the test bank; the same edit is then finished.',
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
    title: 'Another kind, while a payment is owed',
    shows: 'What is owed comes first.',
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
    title: 'Changed, not published',
    shows: 'What is not published yet is marked, and can be discarded.',
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
    shows: 'All is as it is published; one press takes the discarding back.',
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
    shows: 'It is asked first, and every word is still there.',
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
    title: 'Something is missing',
    shows: 'It says which sections still lack something; publishing waits for them.',
    expects: 'Still needed: Contact Information.',
    play: async ({ type, see }) => {
      await type('Property name', '');
      await see('Still needed');
    },
  },
  'edit-stale': {
    ...atEdit,
    title: 'Changed meanwhile',
    shows: 'A colleague was quicker: both versions field by field, and whose is to stand.',
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
    title: 'Changed meanwhile, and settled',
    shows: 'Mine where I changed it, theirs where only they did: published over the newer version.',
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
    title: 'The session is over while editing',
    shows: 'The login opens over the form; every word stays behind it.',
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
    title: 'Logged in again, and it goes on',
    shows: 'The interrupted edit is published with what was typed.',
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
