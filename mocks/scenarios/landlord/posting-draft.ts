import { APARTMENT } from '../../../domain/options/property-types.ts';
import { EMPTY_LANDLORD, NEVER_MS, withdrawn } from '../setup/arrange.ts';
import { draftWith, fullDraft } from '../setup/drafts.ts';
import { samplePng } from '../setup/sample-image.ts';
import { scenariosWith } from '../setup/scenario.ts';
import { choose, drop, fill, press, see, type Step } from '../setup/steps.ts';

const step2 = '/post/step-2';
const atLocation = { at: step2, as: EMPTY_LANDLORD, draft: draftWith('contact') };
const atImages = { ...atLocation, draft: draftWith('contact', 'location', 'floorplans') };
const dropFront = drop(await samplePng('front.png', 900));

const writeAddress = (city = 'Columbus'): Step => [
  fill('Street address', '1739 N High St'),
  fill('City', city),
  choose('State', 'OH'),
];

/** Draft saving, address lookup, and uploads in progress. */
export const postingDraft = scenariosWith({ group: 'posting', at: '/post/step-1' })({
  'draft-offered': {
    title: 'Draft of an earlier visit',
    shows: 'A new start offers the saved draft without forcing it.',
    draft: fullDraft,
    expects: 'You have previously filled in listing information, would you like to restore this data?',
  },
  'draft-restored': {
    title: 'Draft restored',
    shows: 'It continues at the first incomplete section: the password, which is never saved.',
    draft: fullDraft,
    expects: /Create a Password.*Section 2 of 7/,
    play: press('Restore'),
  },
  'draft-declined': {
    title: 'Draft declined',
    shows: 'The form starts empty.',
    draft: fullDraft,
    expects: 'What kind of property do you manage?',
    lacks: 'You have previously filled in',
    play: press('No Thanks'),
  },
  'draft-decline-undone': {
    title: 'Declined draft, taken back',
    shows: 'Until the page is left, Undo brings a declined draft back.',
    draft: fullDraft,
    expects: /Create a Password.*Section 2 of 7/,
    play: [press('No Thanks'), see('Your saved listing is deleted.'), press('Undo')],
  },
  'draft-type-withdrawn': {
    title: 'Draft of an unavailable type',
    shows: 'Before it is restored, it is said that another type must be chosen.',
    draft: fullDraft,
    expects: /Apartment listings are no longer available: you'll choose another type first\..*Restore/,
    arrange: withdrawn(APARTMENT),
  },
  'draft-too-small': {
    title: 'Draft with a single entry',
    shows: 'A draft with fewer than two entries is not offered.',
    draft: draftWith(),
    expects: 'What kind of property do you manage?',
    lacks: 'You have previously filled in',
  },
  'draft-damaged': {
    title: 'Corrupt draft',
    shows: 'An unreadable draft is discarded, and the form starts empty.',
    stored: { draft: '{"version":1,"savedAt":17' },
    expects: 'What kind of property do you manage?',
    lacks: 'You have previously filled in',
  },
  'draft-saved': {
    title: 'Saved while typing',
    shows: 'The page confirms it; a reload keeps the input.',
    at: step2,
    draft: draftWith(),
    expects: 'Saved',
    play: fill('Property name', 'Walnut Row'),
  },
  'step-2-without-type': {
    title: 'Step 2 without a type',
    shows: 'A redirect to step 1.',
    at: step2,
    expects: 'What kind of property do you manage?',
  },
  'location-found': {
    ...atLocation,
    title: 'Nearby colleges',
    shows: 'Up to three names, then the number of others.',
    expects: /Near .*Ohio State University/,
    play: writeAddress(),
  },
  'location-slow': {
    ...atLocation,
    title: 'Slow address lookup',
    shows: 'A progress message; the form can still be filled in.',
    expects: 'Finding nearby colleges…',
    play: [
      // The page's first responses have arrived.
      see('Due after the last step'),
      (_, { faults }) => void (faults.latencyMs = NEVER_MS),
      writeAddress(),
    ],
  },
  'location-unknown': {
    ...atLocation,
    title: 'Address not found',
    shows: 'The landlord can set the position and continue.',
    covers: ['GeoResult.Invalid'],
    expects: /We can't find this address\..*The pin is in the middle of Ohio.*Use this address anyway/,
    play: writeAddress('Atlantis'),
  },
  'location-set': {
    ...atLocation,
    title: 'Position set by hand',
    shows: 'The address is used as typed; the pin starts in the middle of the state.',
    expects: /Hide the map.*Pin placed at the middle of Ohio/,
    play: [writeAddress('Atlantis'), see('in the middle of Ohio'), press('Use this address anyway')],
  },
  'location-moved': {
    ...atLocation,
    title: 'Pin of a located address',
    shows: 'The pin can be checked and moved, with nearby colleges shown.',
    expects: /Near .*Hide the map.*Pin placed .*Drag to adjust/,
    play: [writeAddress(), press('Check the map or adjust the pin')],
  },
  'location-pin-outside': {
    ...atLocation,
    title: 'Pin outside the typed zip',
    shows: 'The pin sets the position, and an error says that it is outside the zip.',
    expects: /The pin is about .* miles outside zip 43210\. Move the pin, or correct the zip code\./,
    play: [
      writeAddress(),
      fill('Zip', '43210'),
      press('Check the map or adjust the pin'),
      press('Enter coordinates instead'),
      fill('Latitude', '40.12, -83.15'),
      press('Use this position'),
    ],
  },
  'location-zip-of-another-state': {
    ...atLocation,
    title: 'Zip in another state',
    shows: 'An error while typing.',
    expects: /This zip code isn't in Ohio\./,
    play: [writeAddress(), fill('Zip', '90024')],
  },
  'location-unreachable': {
    ...atLocation,
    title: 'Address lookup fails',
    shows: 'A message; the landlord can continue.',
    expects: "We couldn't look up nearby colleges. You can continue.",
    play: [(_, { faults }) => void (faults.failing['GeoInformation'] = 'unreachable'), writeAddress()],
  },
  'upload-under-way': {
    ...atImages,
    title: 'Upload in progress',
    shows: 'The file name, the progress and a cancel button.',
    expects: /front\.png.*Cancel/,
    play: [
      see(/Near .*Ohio State University/),
      see('Saved to your account'),
      (_, { faults }) => void (faults.latencyMs = NEVER_MS),
      dropFront,
    ],
  },
  'upload-done': {
    ...atImages,
    title: 'Image uploaded',
    shows: 'It is the cover, and Continue is enabled.',
    expects: 'Cover',
    play: dropFront,
  },
  'upload-refused': {
    ...atImages,
    title: 'Image that is too small',
    shows: 'The server’s error as a notification and next to the tiles, which are empty again.',
    covers: ['upload.refused'],
    expects: /tiny\.png wasn't added\. This image is 300 pixels wide/,
    play: drop(await samplePng('tiny.png', 300)),
  },
  'upload-wrong-type': {
    ...atImages,
    title: 'File that is not a JPEG or PNG',
    shows: 'The file is not sent, and the error explains what to do.',
    expects: /IMG_0001\.heic wasn't added\. This is a HEIC image/,
    play: drop(new File(['ftypheic'], 'IMG_0001.heic', { type: 'image/heic' })),
  },
  'upload-renamed': {
    ...atImages,
    title: 'HEIC file named .jpg',
    shows: 'The content of a file counts, not its name.',
    expects: /IMG_0002\.jpg wasn't added\. This is a HEIC image/,
    play: drop(new File(['\0\0\0\x18ftypheic\0\0\0\0'], 'IMG_0002.jpg', { type: 'image/jpeg' })),
  },
  'picture-removed': {
    ...atImages,
    title: 'Image removed',
    shows: 'The removal can be undone for a while.',
    expects: 'Image 1 was removed.',
    play: [dropFront, press('Remove image 1')],
  },
  'upload-failed': {
    ...atImages,
    title: 'Interrupted upload',
    shows: 'Loading stops without a message, and the tile offers to try again.',
    covers: ['upload.failed'],
    expects: /front\.png.*Try again/,
    play: [(_, { faults }) => void (faults.failing['upload'] = 'unreachable'), dropFront],
  },
});
