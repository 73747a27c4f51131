import { DAY_MS } from '../../../domain/time-spans.ts';
import { findListing, listingNamed, seededListingNamed } from '../setup/arrange.ts';
import { knownRenter } from './contact-request.ts';
import type { Scenario } from '../setup/scenario.ts';

const LOFTS = 'High Street Lofts';
const at = (name: string) => `/home/${seededListingNamed(name).slug}`;

/** One listing page, and what this browser stores. */
export const renterListing = {
  'home-of-a-listing': {
    title: 'Listing page',
    group: 'renter',
    shows: 'Images, floorplans with rent, amenities, nearby colleges, and the contact panel.',
    at: at(LOFTS),
    expects: /Floorplans and rent.*Contact landlord/,
  },
  'home-with-answers': {
    title: 'Listing page after the questionnaire',
    group: 'renter',
    shows: 'What fits and what does not, next to the rent of the matching floorplan.',
    at: at(LOFTS),
    renter: knownRenter,
    expects: /Floorplans and rent/,
  },
  'house-at-its-cap': {
    title: 'House at its request limit',
    group: 'renter',
    shows: 'No requests this month; a link leads to homes nearby.',
    at: at('Woodruff House'),
    expects: "This home isn't taking requests right now.",
    lacks: 'Contact landlord',
  },
  'home-confirmed': {
    title: 'Listing that its landlord confirmed',
    group: 'renter',
    shows: 'When the landlord last confirmed that it is available, and what was checked.',
    at: at(LOFTS),
    expects: /Confirmed 3 days ago.*Email confirmed.*Address matched exactly/,
    arrange: (world) => {
      const listing = findListing(world, 'active', listingNamed(LOFTS));
      listing.confirmedAt = new Date(world.now().getTime() - 3 * DAY_MS).toISOString();
      listing.emailConfirmedAt = listing.confirmedAt;
      listing.locationCheck = 'exact';
    },
  },
  'home-not-confirmed': {
    title: 'Listing that nobody confirmed for weeks',
    group: 'renter',
    shows: 'Since when; such listings stand after the others.',
    at: at(LOFTS),
    expects: /Not confirmed since \w+ \d+.*Location is approximate.*Contact landlord/,
    arrange: (world) =>
      void Object.assign(findListing(world, 'active', listingNamed(LOFTS)), {
        stale: true,
        locationCheck: 'approximate',
      }),
  },
  'home-being-checked': {
    title: 'Listing that several people reported',
    group: 'renter',
    shows: 'A warning below the address, for at most a day; the home takes requests.',
    at: at('Eleven Ways'),
    expects: /Being checked: never pay before you have seen it\..*Contact landlord/,
  },
  'report-dialog': {
    title: 'Report a listing',
    group: 'renter',
    shows: 'The reasons, with details and email as options.',
    at: at(LOFTS),
    expects: /What is wrong\?.*The landlord never learns who reported/,
    play: ({ press }) => press('Report this listing'),
  },
  'report-refused': {
    title: 'Report without a reason',
    group: 'renter',
    shows: 'The error at the reasons, and a summary that links to it.',
    at: at(LOFTS),
    covers: ['ReportResult.Invalid'],
    expects: /Choose a reason\./,
    play: async ({ press, see }) => {
      await press('Report this listing');
      await see('What is wrong?');
      await press('Send report');
    },
  },
  'report-sent': {
    title: 'Report sent',
    group: 'renter',
    shows: 'What happens next.',
    at: at(LOFTS),
    brand: 'cr',
    expects: /A person will check this listing\..*Check your email and confirm the report/,
    play: async ({ press, see, tick, type }) => {
      await press('Report this listing');
      await see('What is wrong?');
      await tick("It's listed twice");
      await type(/^Email/, 'ana@student.example');
      await press('Send report');
    },
  },
  'home-without-pictures': {
    title: 'Listing without images',
    group: 'renter',
    shows: 'The page without its gallery.',
    at: at('No Picture Flats'),
    expects: /No Picture Flats.*Floorplans and rent/,
  },
  'home-with-much-to-say': {
    title: 'Listing with long text and many rooms',
    group: 'renter',
    shows: 'Nothing overflows.',
    at: at('The Old Schoolhouse at the Corner of Richland Avenue and South Shafer Street by the River'),
    expects: '10 Bedrooms',
  },
  'home-gone': {
    title: 'Unavailable listing',
    group: 'renter',
    shows: 'A removed listing returns 410, shows no details, and suggests similar homes nearby.',
    at: at('Gone House'),
    expects: /This home is no longer available.*Similar homes near/,
    lacks: 'Gone House',
  },
  'home-unknown': {
    title: 'Unknown listing',
    group: 'renter',
    shows: 'A URL that never was a listing returns 404 with the search box.',
    at: '/home/castle-in-the-air-1',
    expects: 'Home not found',
  },
  congratulations: {
    title: 'Congratulations page reopened',
    group: 'renter',
    shows: 'The URL opened later by a renter who has sent a request.',
    at: '/congratulations',
    renter: { ...knownRenter, requests: [String(seededListingNamed(LOFTS).id)] },
    expects: /Congratulations.*Check ana@student\.example.*See more homes/,
  },
  'your-info': {
    title: 'Your information',
    group: 'renter',
    shows: 'The contact details stored in this browser, to change or delete.',
    at: '/your-info',
    brand: 'default',
    renter: knownRenter,
    expects: /Your information.*Delete my details/,
  },
  'move-in': {
    title: 'Move-in details',
    group: 'renter',
    shows: 'Pets, features and the date, filled in.',
    at: '/your-info/move-in',
    brand: 'default',
    renter: { ...knownRenter, moveIn: { petsSelected: [1], featuresSelected: [2], moveInDate: '2026-10-01' } },
    expects: /Your move-in details.*Save/,
  },
  'renter-memory-damaged': {
    title: 'Corrupt renter state',
    group: 'renter',
    shows: 'The stored data cannot be read; the renter is treated as a new visitor.',
    at: '/shortlist',
    stored: { renter: '{"shortlist":[{"id":' },
    expects: 'Nothing saved yet.',
  },
  'how-to-use': {
    title: 'How it works',
    group: 'renter',
    shows: 'Five steps, the search box in the first, and frequently asked questions.',
    at: '/how-to-use',
    expects: /How it works.*Good to know/,
  },
  terms: {
    title: 'Terms of Service',
    group: 'renter',
    shows: 'The rules for renters and landlords, marked as a template.',
    at: '/terms',
    expects: /Template text.*Fees and renewal/,
  },
  privacy: {
    title: 'Privacy Policy',
    group: 'renter',
    shows: 'What is stored about whom, and for how long.',
    at: '/privacy',
    expects: /Your choices/,
  },
  'personal-data-asked': {
    title: 'Link to the own data',
    group: 'renter',
    shows: 'The answer to every address: a link is sent if anything is stored.',
    at: '/privacy',
    expects: /If we have data under that email/,
    play: async ({ type, press, see }) => {
      await type('Email', 'ada@college.example');
      await press('Email me a link');
      await see(/If we have data under that email/);
    },
  },
  cookies: {
    title: 'Cookies and Storage',
    group: 'renter',
    shows: 'Every cookie with its purpose.',
    at: '/cookies',
    expects: /XSRF-TOKEN/,
  },
  accessibility: {
    title: 'Accessibility Statement',
    group: 'renter',
    shows: 'The standard, the tests and the known limits.',
    at: '/accessibility',
    expects: /What we aim for/,
  },
  contact: {
    title: 'Contact',
    group: 'renter',
    shows: 'The operator’s email and postal address.',
    at: '/contact',
    expects: /operator@nearcampus\.example.*1 Example Plaza/,
  },
  'not-found': {
    title: 'Page not found',
    group: 'renter',
    shows: 'The error page with the search box.',
    at: '/no-such-page',
    expects: "We couldn't find that page",
  },
} satisfies Record<string, Scenario>;
