import { HOUSE } from '../../../domain/options/property-types.ts';
import { EMPTY_LANDLORD, withdrawn } from '../setup/arrange.ts';
import { draftWith, fullDraft } from '../setup/drafts.ts';
import { scenariosWith } from '../setup/scenario.ts';
import { choose, fill, press, see, type Step } from '../setup/steps.ts';

const NEW_PASSWORD = 'walnuts in the yard';

/** Fills in the password section, which no draft stores. */
export const choosePassword = (password = NEW_PASSWORD, again = password): Step => [
  fill('Password', password),
  fill('Confirm password', again),
  press('Continue'),
];

/** Chooses a password for a draft that is otherwise filled in, and confirms the sections after it, each once (116). */
export const completeSections: Step = [
  choosePassword(),
  [3, 4, 5, 6, 7].map((section) => [see(`Section ${section} of 7`), press('Continue')]),
];

const step2 = '/post/step-2';
/** Logged in, so that the password section is not visible. */
const asLandlord = { at: step2, as: EMPTY_LANDLORD };

/** Posting a listing, from its property type to the price. */
export const posting = scenariosWith({ group: 'posting', at: '/post/step-1' })({
  'create-your-listing': {
    title: 'Create your listing',
    shows: 'The path from the specification redirects to the first step.',
    at: '/create-your-listing',
    expects: 'What kind of property do you manage?',
  },
  'posting-type': {
    title: 'Step 1: the property type',
    shows: 'Each type with its price and benefits; Continue is disabled until one is chosen.',
    expects: /Apartment.*Unlimited leads.*House.*Up to 10 leads\/month/,
  },
  'posting-type-chosen': {
    title: 'Step 1: a type is chosen',
    shows: 'Clicking it again clears the choice.',
    expects: 'What kind of property do you manage?',
    play: press(/^Apartment/),
  },
  'posting-type-not-offered': {
    title: 'Property type that is not offered',
    shows: 'A type with a price of 0 is not offered.',
    expects: 'Unlimited leads',
    lacks: 'Up to 10 leads/month',
    arrange: withdrawn(HOUSE),
  },
  'posting-closed': {
    title: 'Posting is closed',
    shows: 'No property type has a price.',
    expects: 'Posting is closed right now',
    arrange: ({ db }) => {
      db.prices = {};
    },
  },
  'section-contact': {
    title: 'Contact Information',
    shows: 'The first section; the others appear one by one.',
    at: step2,
    draft: draftWith(),
    expects: /Contact Information.*Section 1 of 7/,
  },
  'section-password': {
    title: 'Create a Password',
    shows: 'The account email is filled in from the contact, and a link opens the login.',
    at: step2,
    draft: draftWith('contact'),
    expects: /Create a Password.*Section 2 of 7/,
  },
  'section-password-differs': {
    title: 'Passwords that differ',
    shows: 'An error while typing; Continue stays disabled.',
    at: step2,
    draft: draftWith('contact'),
    expects: "The passwords don't match yet.",
    play: [fill('Password', NEW_PASSWORD), fill('Confirm password', NEW_PASSWORD.toUpperCase())],
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
    play: [
      choose('Bedrooms', '2 Bedrooms'),
      choose('Bathrooms', '1 Bathroom'),
      fill('Square feet', '890'),
      fill('Monthly rent', '1150'),
      press('Continue'),
      see('Cover'),
    ],
  },
  'section-description': {
    ...asLandlord,
    title: 'Listing Description',
    shows: 'Renters see the text as written.',
    draft: draftWith('contact', 'location', 'floorplans', 'images'),
    expects: 'Renters see your text as you write it.',
    play: fill(/^Description/, 'Two rooms near campus! It’s bright & quiet.'),
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
    shows: 'The chosen password is kept only on this page.',
    at: step2,
    draft: fullDraft,
    expects: 'almost finished!',
    play: completeSections,
  },
});
