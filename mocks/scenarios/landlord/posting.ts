import { HOUSE } from '../../../domain/options/property-types.ts';
import { EMPTY_LANDLORD } from '../setup/arrange.ts';
import { draftWith, fullDraft } from '../setup/drafts.ts';
import type { PageDriver } from '../setup/page-driver.ts';
import type { Scenario } from '../setup/scenario.ts';

/** A strong password that is not a common one. */
const NEW_PASSWORD = 'walnuts in the yard';

/** Fills in the password section, which no draft stores. */
export async function choosePassword(
  { type, press }: PageDriver,
  password = NEW_PASSWORD,
  again = password,
): Promise<void> {
  await type('Password', password);
  await type('Confirm password', again);
  await press('Continue');
}

const step2 = '/post/step-2';
/** Logged in, so that the password section is not visible. */
const asLandlord = { group: 'posting', at: step2, as: EMPTY_LANDLORD } as const;

/** Posting a listing, from its property type to the price. */
export const posting = {
  'create-your-listing': {
    title: 'Create your listing',
    group: 'posting',
    shows: 'The name from the specification leads to the first step.',
    at: '/create-your-listing',
    expects: 'What kind of property do you manage?',
  },
  'posting-type': {
    title: 'Step 1: the property type',
    group: 'posting',
    shows: 'Each kind with its price and what it brings; Continue is shut until one is chosen.',
    at: '/post/step-1',
    expects: /Apartment.*Unlimited leads.*House.*Up to 10 leads\/month/,
  },
  'posting-type-chosen': {
    title: 'Step 1: one is chosen',
    group: 'posting',
    shows: 'Pressing it again lets it go.',
    at: '/post/step-1',
    expects: 'What kind of property do you manage?',
    play: ({ press }) => press(/^Apartment/),
  },
  'posting-type-not-offered': {
    title: 'A kind that is not offered',
    group: 'posting',
    shows: 'A price of 0 takes a kind off the list.',
    at: '/post/step-1',
    expects: 'Unlimited leads',
    lacks: 'Up to 10 leads/month',
    arrange: ({ db }) => {
      db.prices[HOUSE] = 0;
    },
  },
  'posting-closed': {
    title: 'Posting is closed',
    group: 'posting',
    shows: 'No kind has a price.',
    at: '/post/step-1',
    expects: 'Posting is closed right now',
    arrange: ({ db }) => {
      db.prices = {};
    },
  },
  'section-contact': {
    title: 'Contact Information',
    group: 'posting',
    shows: 'The first section; the others come one by one.',
    at: step2,
    draft: draftWith(),
    expects: /Contact Information.*Section 1 of 7/,
  },
  'section-password': {
    title: 'Create a Password',
    group: 'posting',
    shows: 'The account’s email is filled in from the contact; a login is one press away.',
    at: step2,
    draft: draftWith('contact'),
    expects: /Create a Password.*Section 2 of 7/,
  },
  'section-password-differs': {
    title: 'Two different passwords',
    group: 'posting',
    shows: 'It is said while typing, and Continue stays shut.',
    at: step2,
    draft: draftWith('contact'),
    expects: "The passwords don't match yet.",
    play: async ({ type }) => {
      await type('Password', NEW_PASSWORD);
      await type('Confirm password', NEW_PASSWORD.toUpperCase());
    },
  },
  'section-location': {
    ...asLandlord,
    title: 'Property Location',
    shows: 'Address, city, state and zip.',
    draft: draftWith('contact'),
    expects: /Property Location.*Where is it\?/,
    lacks: 'Create a Password',
  },
  'section-floorplans': {
    ...asLandlord,
    title: 'Floorplan Information',
    shows: 'One empty row, and a way to add more.',
    draft: draftWith('contact', 'location'),
    expects: /Floorplan Information.*Floorplan 1/,
  },
  'section-house': {
    ...asLandlord,
    title: 'House Information',
    shows: 'A house has its own words for floorplans.',
    draft: { ...draftWith('contact', 'location'), type: HOUSE },
    expects: /House Information.*Option 1/,
  },
  'section-floorplans-many': {
    ...asLandlord,
    title: 'Many floorplans',
    shows: 'Rows can be duplicated and removed.',
    draft: { ...draftWith('contact', 'location'), floorplans: [...fullDraft.floorplans, ...fullDraft.floorplans] },
    expects: /Floorplan 4/,
  },
  'section-images': {
    ...asLandlord,
    title: 'Images',
    shows: 'Six empty tiles.',
    draft: draftWith('contact', 'location', 'floorplans'),
    expects: /Images.*Add image 6/,
  },
  'section-images-some': {
    ...asLandlord,
    title: 'Images, some there',
    shows: 'The first is the cover; buttons move and remove each.',
    draft: draftWith('contact', 'location', 'images'),
    expects: 'Floorplan Information',
    play: async ({ choose, type, press, see }) => {
      await choose('Bedrooms', '2 Bedrooms');
      await choose('Bathrooms', '1 Bathroom');
      await type('Square feet', '890');
      await type('Monthly rent', '1150');
      await press('Continue');
      await see('Cover');
    },
  },
  'section-description': {
    ...asLandlord,
    title: 'Listing Description',
    shows: 'Renters see the text as it is written.',
    draft: draftWith('contact', 'location', 'floorplans', 'images'),
    expects: 'Renters see your text as you write it.',
    play: ({ type }) => type(/^Description/, 'Two rooms near campus! It’s bright & quiet.'),
  },
  'section-amenities': {
    ...asLandlord,
    title: 'Amenities',
    shows: 'Chips; pets and no pets push each other out.',
    draft: draftWith('contact', 'location', 'floorplans', 'images', 'description'),
    expects: 'Select any amenities your property offers.',
  },
  'sections-done': {
    ...asLandlord,
    title: 'All sections done',
    shows: 'The way on to the payment.',
    draft: fullDraft,
    expects: 'almost finished!',
  },
  'sections-done-newcomer': {
    title: 'All sections done, with a new account',
    group: 'posting',
    shows: 'A password has been chosen; it is kept nowhere but on this page.',
    at: step2,
    draft: fullDraft,
    expects: 'almost finished!',
    play: async (hands) => {
      await choosePassword(hands);
      await hands.see('almost finished!');
    },
  },
} satisfies Record<string, Scenario>;
