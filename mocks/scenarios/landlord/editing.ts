import { draftFromRows } from '../../../domain/posting/listing-rows.ts';
import { newReview } from '../../posting/publish-intents.ts';
import {
  DEMO_PASSWORD,
  EMPTY_LANDLORD,
  findListing,
  LANDLORD,
  LOFTS,
  payWith,
  seededListingNamed,
} from '../setup/arrange.ts';
import { scenariosWith } from '../setup/scenario.ts';
import { fill, press, see, type Step } from '../setup/steps.ts';

const atEdit = { group: 'dashboard', at: `/edit/${seededListingNamed(LOFTS).slug}`, as: LANDLORD } as const;
const atHouse = `/edit/${seededListingNamed('Chittenden House').slug}`;
const CHARGED = /You were charged \$[\d.]+\./;
const SUCCESS = 'Success! Your listing has been updated.';

/** Publishes changes after somebody else has. */
const conflict: Step = [
  fill('Property name', 'Mine'),
  (_, world) => {
    const listing = findListing(world, LOFTS);
    Object.assign(listing, { name: 'Theirs', description: 'Words of theirs.', version: listing.version + 1 });
  },
  press('Publish Changes →'),
];

const rename = fill('Property name', 'High Street Lofts and Studios');
/** Publishes changes after the session has ended. */
const loseSession: Step = [
  rename,
  (_, { db }) => void (db.sessions = []),
  press('Publish Changes →'),
  see('Login here if you have previously posted a listing.'),
];

const dearer: Step = [press('Change'), press(/^Apartment/), see(/Then \$49 a month\./)];

/** Editing an existing listing [§8]. */
export const editing = scenariosWith(atEdit)({
  'edit-screen': {
    title: 'Listing editor',
    shows: 'All sections at once with one publish button.',
    expects: /Edit Your Listing.*Publish Changes →/,
  },
  'edit-not-logged-in': {
    as: undefined,
    title: 'Listing editor, not logged in',
    shows: 'The login dialog opens automatically.',
    expects: 'Log in to edit your listing.',
    play: see('Login here if you have previously posted a listing.'),
  },
  'edit-of-another': {
    title: 'Listing of another landlord',
    shows: 'A redirect to the homepage.',
    as: EMPTY_LANDLORD,
    expects: 'The right room,',
  },
  'edit-refused': {
    title: 'Rejected edit',
    shows: 'An error at the zip code, which is in another state.',
    covers: ['EditResult.Invalid', 'location.zip'],
    expects: "This zip code isn't in Ohio.",
    play: [fill('Zip', '48104'), press('Publish Changes →')],
  },
  'edit-done': {
    title: 'Edit published',
    shows: 'The message from the specification; the dashboard opens after 1.5 seconds.',
    covers: ['edit.success'],
    expects: 'Your listings',
    play: [rename, press('Publish Changes →'), see(SUCCESS)],
  },
  'edit-held': {
    title: 'Edit with text that breaks the rules',
    shows: 'The words at the field, and the button that sends the edit for review.',
    expects: 'Send for review',
    play: [fill('Description', 'Two rooms. No kids.'), press('Publish Changes →')],
  },
  'edit-in-review': {
    title: 'Edit sent for review',
    shows: 'The listing stays as it is; the dashboard and the editor show when staff will decide.',
    covers: ['EditResult.SentForReview'],
    expects: /Your changes to High Street Lofts are in review/,
    play: [fill('Description', 'Two rooms. No kids.'), press('Publish Changes →'), press('Send for review')],
  },
  'edit-declined': {
    title: 'Edit declined in review',
    shows: 'The note of staff, and a button that puts the declined changes into the form.',
    arrange: (world) => {
      const listing = findListing(world, LOFTS);
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
  'edit-property-type-cheaper': {
    title: 'Change to a cheaper property type',
    shows: 'The credit for the rest of the month is shown before the change.',
    expects: /From apartment to house\..*is credited to your next bill.*From then on \$29 a month\./,
    play: [press('Change'), press(/^House/)],
  },
  'edit-property-type-dearer': {
    at: atHouse,
    title: 'Change to a more expensive property type',
    shows: 'The amount is shown at the type and beside the button, with the card to be charged.',
    expects:
      /now for the rest of this month.*Then \$49 a month\..*Charged to your Visa ending 4242.*Publishing charges \$[\d.]+ to your card\..*Publish Changes →/,
    play: dearer,
  },
  'edit-property-type-paid': {
    at: atHouse,
    title: 'Property type change paid',
    shows: 'The card is charged the quoted amount, and the type changes right away.',
    covers: ['edit.success'],
    expects: 'Your listings',
    play: [dearer, press('Publish Changes →'), see(CHARGED)],
  },
  'edit-property-type-declined': {
    at: atHouse,
    title: 'Property type change with a declined card',
    shows: 'Nothing changes; the reason is shown at the type, with a link to use another card.',
    covers: ['EditResult.Invalid'],
    expects: /Card declined\. Try another card\./,
    arrange: (world) => payWith(world, 'pm_card_chargeCustomerFail'),
    play: [dearer, press('Publish Changes →')],
  },
  'edit-property-type-authenticated': {
    at: atHouse,
    title: 'Property type change that requires authentication',
    shows: 'The cardholder confirms in the test bank’s window; then the edit is published.',
    covers: ['EditResult.NeedsAuthentication'],
    expects: 'Your listings',
    arrange: (world) => payWith(world, 'pm_card_authenticationRequired'),
    play: [dearer, press('Publish Changes →'), press('Complete authentication'), see(CHARGED)],
  },
  'edit-property-type-owed': {
    at: `/edit/${seededListingNamed('Olentangy Flats').slug}`,
    title: 'Property type change with an overdue payment',
    shows: 'The overdue payment must be made first.',
    covers: ['PropertyTypeQuoteResult.Invalid'],
    expects: /Pay it with another card first, then change the property type\./,
    play: [press('Change'), press(/^House/)],
  },
  'edit-changed': {
    title: 'Unpublished changes',
    shows: 'Unpublished changes are marked and can be discarded.',
    expects: /Changed.*Not published yet: Contact Information and Amenities\..*Discard changes/,
    play: [rename, press('Pool')],
  },
  'edit-discarded': {
    title: 'Changes discarded',
    shows: 'The published version is shown; Undo restores the changes.',
    expects: /Your changes were discarded\..*Undo/,
    lacks: 'Not published yet',
    play: [rename, press('Discard changes')],
  },
  'edit-leaving': {
    title: 'Leaving with unpublished changes',
    shows: 'A confirmation dialog; the changes are still there.',
    expects: 'Leave without publishing?',
    play: [rename, see('Not published yet'), press('How it works')],
  },
  'edit-incomplete': {
    title: 'Incomplete edit',
    shows: 'The incomplete sections are named, and publishing is disabled.',
    expects: 'Still needed: Contact Information.',
    play: fill('Property name', ''),
  },
  'edit-stale': {
    title: 'Edit conflict',
    shows: 'Somebody else published first: both versions field by field, to choose from.',
    covers: ['EditResult.Stale'],
    expects: /This listing has changed since you opened it\..*Property name Keep mine Mine.*Theirs.*Publish this/,
    play: conflict,
  },
  'edit-stale-settled': {
    title: 'Edit conflict resolved',
    shows: 'Both sets of changes are merged and published on top of the newer version.',
    covers: ['edit.success'],
    expects: /Your listings.*Mine/,
    play: [conflict, press('Publish this'), see(SUCCESS)],
  },
  'edit-session-over': {
    title: 'Session ends while editing',
    shows: 'The login dialog opens over the form, which keeps its input.',
    covers: ['auth', 'EditResult.Invalid'],
    expects: /Publish Changes →.*Your session has ended\..*Login here if you have previously posted a listing\./,
    play: loseSession,
  },
  'edit-goes-on-after-login': {
    title: 'Edit continued after a new login',
    shows: 'The interrupted edit is published with its input.',
    covers: ['auth', 'edit.success'],
    expects: 'Your listings',
    play: [loseSession, fill('Email', LANDLORD), fill('Password', DEMO_PASSWORD), press('Login'), see(SUCCESS)],
  },
});
