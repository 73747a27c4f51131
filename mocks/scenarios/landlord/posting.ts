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

/** Chooses a password for a draft that is otherwise filled in, and confirms the sections after it, each once (116). */
export async function completeSections(hands: PageDriver): Promise<void> {
  await choosePassword(hands);
  for (let section = 3; section <= 7; section++) {
    await hands.see(`Section ${section} of 7`);
    await hands.press('Continue');
  }
}

const step2 = '/post/step-2';
/** Logged in, so that the password section is not visible. */
const asLandlord = { group: 'posting', at: step2, as: EMPTY_LANDLORD } as const;

/** Posting a listing, from its property type to the price. */
export const posting = {
  'create-your-listing': {
    title: 'Create your listing',
    group: 'posting',
    shows: 'The path from the specification redirects to the first step.',
    at: '/create-your-listing',
    expects: 'What kind of property do you manage?',
  },
  'posting-type': {
    title: 'Step 1: the property type',
    group: 'posting',
    shows: 'Each type with its price and benefits; Continue is disabled until one is chosen.',
    at: '/post/step-1',
    expects: /Apartment.*Unlimited leads.*House.*Up to 10 leads\/month/,
  },
  'posting-type-chosen': {
    title: 'Step 1: a type is chosen',
    group: 'posting',
    shows: 'Clicking it again clears the choice.',
    at: '/post/step-1',
    expects: 'What kind of property do you manage?',
    play: ({ press }) => press(/^Apartment/),
  },
  'posting-type-not-offered': {
    title: 'Property type that is not offered',
    group: 'posting',
    shows: 'A type with a price of 0 is not offered.',
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
    shows: 'No property type has a price.',
    at: '/post/step-1',
    expects: 'Posting is closed right now',
    arrange: ({ db }) => {
      db.prices = {};
    },
  },
  'section-contact': {
    title: 'Contact Information',
    group: 'posting',
    shows: 'The first section; the others appear one by one.',
    at: step2,
    draft: draftWith(),
    expects: /Contact Information.*Section 1 of 7/,
  },
  'section-password': {
    title: 'Create a Password',
    group: 'posting',
    shows: 'The account email is filled in from the contact, and a link opens the login.',
    at: step2,
    draft: draftWith('contact'),
    expects: /Create a Password.*Section 2 of 7/,
  },
  'section-password-differs': {
    title: 'Passwords that differ',
    group: 'posting',
    shows: 'An error while typing; Continue stays disabled.',
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
    shows: 'One empty row and a button to add more.',
    draft: draftWith('contact', 'location'),
    expects: /Floorplan Information.*Floorplan 1/,
  },
  'section-house': {
    ...asLandlord,
    title: 'House Information',
    shows: 'The floorplan section as worded for a house.',
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
    title: 'Images uploaded',
    shows: 'The first is the cover; each can be moved and removed.',
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
    shows: 'Renters see the text as written.',
    draft: draftWith('contact', 'location', 'floorplans', 'images'),
    expects: 'Renters see your text as you write it.',
    play: ({ type }) => type(/^Description/, 'Two rooms near campus! It’s bright & quiet.'),
  },
  'section-amenities': {
    ...asLandlord,
    title: 'Amenities',
    shows: 'Toggle chips; choosing pets clears No Pets Allowed, and the reverse.',
    draft: draftWith('contact', 'location', 'floorplans', 'images', 'description'),
    expects: 'Select any amenities your property offers.',
  },
  'sections-done': {
    ...asLandlord,
    title: 'All sections done',
    shows: 'The button to the payment.',
    draft: fullDraft,
    expects: 'almost finished!',
  },
  'sections-done-newcomer': {
    title: 'All sections done, with a new account',
    group: 'posting',
    shows: 'The chosen password is kept only on this page.',
    at: step2,
    draft: fullDraft,
    expects: 'almost finished!',
    play: async (hands) => {
      await completeSections(hands);
      await hands.see('almost finished!');
    },
  },
} satisfies Record<string, Scenario>;
