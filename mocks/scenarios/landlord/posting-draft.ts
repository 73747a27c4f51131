import { EMPTY_LANDLORD, NEVER_MS } from '../setup/arrange.ts';
import { draftWith, fullDraft } from '../setup/drafts.ts';
import type { PageDriver } from '../setup/page-driver.ts';
import { samplePng } from '../setup/sample-image.ts';
import type { Scenario } from '../setup/scenario.ts';

const step2 = '/post/step-2';
const atLocation = { group: 'posting', at: step2, as: EMPTY_LANDLORD, draft: draftWith('contact') } as const;
const atImages = {
  group: 'posting',
  at: step2,
  as: EMPTY_LANDLORD,
  draft: draftWith('contact', 'location', 'floorplans'),
} as const;

async function writeAddress({ type, choose }: PageDriver, city = 'Columbus'): Promise<void> {
  await type('Street address', '1739 N High St');
  await type('City', city);
  await choose('State', 'OH');
}

/** Draft saving, address lookup, and uploads in progress. */
export const postingDraft = {
  'draft-offered': {
    title: 'A draft from last time',
    group: 'posting',
    shows: 'Posting begun anew: the saved draft is offered, never forced.',
    at: '/post/step-1',
    draft: fullDraft,
    expects: 'You have previously filled in listing information, would you like to restore this data?',
  },
  'draft-restored': {
    title: 'A draft restored',
    group: 'posting',
    shows: 'It goes on at the first section that is not complete: the password, which is never kept.',
    at: '/post/step-1',
    draft: fullDraft,
    expects: /Create a Password.*Section 2 of 7/,
    play: async ({ press, see }) => {
      await press('Restore');
      await see('Create a Password');
    },
  },
  'draft-declined': {
    title: 'A draft declined',
    group: 'posting',
    shows: 'One begins with nothing.',
    at: '/post/step-1',
    draft: fullDraft,
    expects: 'What kind of property do you manage?',
    lacks: 'You have previously filled in',
    play: ({ press }) => press('No Thanks'),
  },
  'draft-too-small': {
    title: 'A draft of one entry',
    group: 'posting',
    shows: 'Less than two parts are not worth a question.',
    at: '/post/step-1',
    draft: draftWith(),
    expects: 'What kind of property do you manage?',
    lacks: 'You have previously filled in',
  },
  'draft-damaged': {
    title: 'A damaged draft',
    group: 'posting',
    shows: 'What cannot be read is thrown away; posting begins as for somebody new.',
    at: '/post/step-1',
    stored: { draft: '{"version":1,"savedAt":17' },
    expects: 'What kind of property do you manage?',
    lacks: 'You have previously filled in',
  },
  'draft-saved': {
    title: 'Saved while typing',
    group: 'posting',
    shows: 'The page says so; a reload keeps every word.',
    at: step2,
    draft: draftWith(),
    expects: 'Saved',
    play: async ({ type, see }) => {
      await type('Property name', 'Walnut Row');
      await see('Saved');
    },
  },
  'step-2-without-type': {
    title: 'Step 2 without a type',
    group: 'posting',
    shows: 'It leads back to step 1.',
    at: step2,
    expects: 'What kind of property do you manage?',
  },
  'location-found': {
    ...atLocation,
    title: 'The colleges nearby',
    shows: 'Up to three by name, then how many more.',
    expects: /Near .*Ohio State University/,
    play: async (hands) => {
      await writeAddress(hands);
      await hands.see(/Near .*Ohio State University/);
    },
  },
  'location-slow': {
    ...atLocation,
    title: 'The look-up takes its time',
    shows: 'It says that it looks; one can go on writing.',
    expects: 'Finding nearby colleges…',
    play: async (hands, { faults }) => {
      // The page's first responses have arrived.
      await hands.see('Due after the last step');
      faults.latencyMs = NEVER_MS;
      await writeAddress(hands);
      await hands.see('Finding nearby colleges…');
    },
  },
  'location-unknown': {
    ...atLocation,
    title: 'An address that cannot be found',
    shows: 'Its landlord can say where it is and go on.',
    covers: ['GeoResult.Invalid'],
    expects: /We can't find this address\..*The pin is in the middle of Ohio.*Use this address anyway/,
    play: async (hands) => {
      await writeAddress(hands, 'Atlantis');
      await hands.see('Use this address anyway');
    },
  },
  'location-set': {
    ...atLocation,
    title: 'A place set by hand',
    shows: 'The address is used as it is; the pin is in the middle of its state, to be moved.',
    expects: /Hide the map.*Pin placed at the middle of Ohio/,
    play: async (hands) => {
      await writeAddress(hands, 'Atlantis');
      await hands.see('in the middle of Ohio');
      await hands.press('Use this address anyway');
      await hands.see('Hide the map');
    },
  },
  'location-moved': {
    ...atLocation,
    title: 'The pin of an address that was found',
    shows: 'It can be looked at and moved, with the colleges around.',
    expects: /Near .*Hide the map.*Pin placed .* of the middle of zip/,
    play: async (hands) => {
      await writeAddress(hands);
      await hands.press('Check the map or adjust the pin');
      await hands.see('Pin placed');
    },
  },
  'location-pin-outside': {
    ...atLocation,
    title: 'A pin outside of the typed zip',
    shows: 'The pin decides the position; where it contradicts the zip, that is said at once.',
    expects: /The pin is about .* miles outside zip 43210\. Move the pin, or correct the zip code\./,
    play: async (hands) => {
      await writeAddress(hands);
      await hands.type('Zip', '43210');
      await hands.press('Check the map or adjust the pin');
      await hands.press('Enter coordinates instead');
      await hands.type('Latitude', '40.12, -83.15');
      await hands.press('Use this position');
      await hands.see('outside zip 43210');
    },
  },
  'location-zip-of-another-state': {
    ...atLocation,
    title: 'A zip of another state',
    shows: 'It is said while it is typed.',
    expects: /This zip code isn't in Ohio\./,
    play: async (hands) => {
      await writeAddress(hands);
      await hands.type('Zip', '90024');
    },
  },
  'location-unreachable': {
    ...atLocation,
    title: 'The look-up fails',
    shows: 'One line; one can go on.',
    expects: "We couldn't look up nearby colleges. You can continue.",
    play: async (hands, { faults }) => {
      faults.failing['GeoInformation'] = 'unreachable';
      await writeAddress(hands);
      await hands.see("We couldn't look up nearby colleges.");
    },
  },
  'upload-under-way': {
    ...atImages,
    title: 'One image on its way',
    shows: 'Its name, how far it is, and a way to cancel.',
    expects: /front\.png.*Cancel/,
    play: async ({ drop, see }, { faults }) => {
      faults.latencyMs = NEVER_MS;
      await drop(await samplePng('front.png', 900));
      await see('front.png');
    },
  },
  'upload-done': {
    ...atImages,
    title: 'One image has arrived',
    shows: 'It is the cover; Continue is open.',
    expects: 'Cover',
    play: async ({ drop, see }) => {
      await drop(await samplePng('front.png', 900));
      await see('Cover');
    },
  },
  'upload-refused': {
    ...atImages,
    title: 'One image that is too small',
    shows: 'The server’s word as a notification, and beside the tiles, which are free again.',
    covers: ['upload.refused'],
    expects: /tiny\.png wasn't added\. This image is 300 pixels wide/,
    play: async ({ drop, see }) => {
      await drop(await samplePng('tiny.png', 300));
      await see("tiny.png wasn't added.");
    },
  },
  'upload-wrong-kind': {
    ...atImages,
    title: 'A file that is no JPEG or PNG',
    shows: 'It is not even sent; the words say what helps.',
    expects: /IMG_0001\.heic wasn't added\. This is a HEIC image/,
    play: async ({ drop, see }) => {
      await drop(new File(['ftypheic'], 'IMG_0001.heic', { type: 'image/heic' }));
      await see('This is a HEIC image');
    },
  },
  'upload-renamed': {
    ...atImages,
    title: 'A HEIC under the name of a JPEG',
    shows: 'What is in a file counts, not what it is called.',
    expects: /IMG_0002\.jpg wasn't added\. This is a HEIC image/,
    play: async ({ drop, see }) => {
      const bytes = new Uint8Array([0, 0, 0, 24, ...new TextEncoder().encode('ftypheic'), 0, 0, 0, 0]);
      await drop(new File([bytes], 'IMG_0002.jpg', { type: 'image/jpeg' }));
      await see('This is a HEIC image');
    },
  },
  'picture-removed': {
    ...atImages,
    title: 'One image removed',
    shows: 'It can be taken back for a while.',
    expects: 'Image 1 was removed.',
    play: async ({ drop, press, see }) => {
      await drop(await samplePng('front.png', 900));
      await press('Remove image 1');
      await see('Image 1 was removed.');
    },
  },
  'upload-failed': {
    ...atImages,
    title: 'An upload cut off',
    shows: 'The tile is quiet: loading stops, and it offers to try again.',
    covers: ['upload.failed'],
    expects: /front\.png.*Try again/,
    play: async ({ drop, see }, { faults }) => {
      faults.failing['upload'] = 'unreachable';
      await drop(await samplePng('front.png', 900));
      await see('Try again');
    },
  },
} satisfies Record<string, Scenario>;
