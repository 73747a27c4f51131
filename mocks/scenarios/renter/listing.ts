import { DAY_MS } from '../../../domain/time-spans.ts';
import { findListing, LOFTS, pageOf, seededListingNamed } from '../setup/arrange.ts';
import { knownRenter } from './contact-request.ts';
import { scenariosWith } from '../setup/scenario.ts';
import { fill, press, see, tick } from '../setup/steps.ts';

/** The listing page, reporting a listing, and the page after a request. */
export const renterListing = scenariosWith({ group: 'renter', at: pageOf(LOFTS) })({
  'home-of-a-listing': {
    title: 'Listing page',
    shows: 'Images, floorplans with rent, amenities, nearby colleges, and the contact panel.',
    expects: /Floorplans and rent.*Contact landlord/,
  },
  'home-with-answers': {
    title: 'Listing page after the questionnaire',
    shows: 'What fits and what does not, next to the rent of the matching floorplan.',
    renter: knownRenter,
    expects: /Floorplans and rent/,
  },
  'house-at-its-cap': {
    title: 'House at its request limit',
    shows: 'No requests this month; a link leads to homes nearby.',
    at: pageOf('Woodruff House'),
    expects: "This home isn't taking requests right now.",
    lacks: 'Contact landlord',
  },
  'home-confirmed': {
    title: 'Listing that its landlord confirmed',
    shows: 'When the landlord last confirmed that it is available, and what was checked.',
    expects: /Confirmed 3 days ago.*Email confirmed.*Phone confirmed.*Address matched exactly/,
    arrange: (world) => {
      const listing = findListing(world, LOFTS);
      listing.confirmedAt = new Date(world.now().getTime() - 3 * DAY_MS).toISOString();
      listing.emailConfirmedAt = listing.confirmedAt;
      listing.phoneConfirmedAt = listing.confirmedAt;
      listing.locationCheck = 'exact';
    },
  },
  'home-not-confirmed': {
    title: 'Listing that nobody confirmed for weeks',
    shows: 'Since when; such listings stand after the others.',
    expects: /Not confirmed since \w+ \d+.*Location is approximate.*Contact landlord/,
    arrange: (world) =>
      void Object.assign(findListing(world, LOFTS), {
        stale: true,
        locationCheck: 'approximate',
      }),
  },
  'home-being-checked': {
    title: 'Listing that several people reported',
    shows: 'A warning below the address, for at most a day; the home takes requests.',
    at: pageOf('Eleven Ways'),
    expects: /Being checked: never pay before you have seen it\..*Contact landlord/,
  },
  'report-dialog': {
    title: 'Report a listing',
    shows: 'The reasons, with details and email as options.',
    expects: /What is wrong\?.*The landlord never learns who reported/,
    play: press('Report this listing'),
  },
  'report-refused': {
    title: 'Report without a reason',
    shows: 'The error at the reasons, and a summary that links to it.',
    covers: ['ReportResult.Invalid'],
    expects: /Choose a reason\./,
    play: [press('Report this listing'), see('What is wrong?'), press('Send report')],
  },
  'report-sent': {
    title: 'Report sent',
    shows: 'What happens next.',
    brand: 'cr',
    expects: /A person will check this listing\..*Check your email and confirm the report/,
    play: [
      press('Report this listing'),
      see('What is wrong?'),
      tick("It's listed twice"),
      fill(/^Email/, 'ana@student.example'),
      press('Send report'),
    ],
  },
  'home-without-pictures': {
    title: 'Listing without images',
    shows: 'The page without its gallery.',
    at: pageOf('No Picture Flats'),
    expects: /No Picture Flats.*Floorplans and rent/,
  },
  'home-with-much-to-say': {
    title: 'Listing with long text and many rooms',
    shows: 'Nothing overflows.',
    at: pageOf('The Old Schoolhouse at the Corner of Richland Avenue and South Shafer Street by the River'),
    expects: '10 Bedrooms',
  },
  'home-gone': {
    title: 'Unavailable listing',
    shows: 'A removed listing returns 410, shows no details, and suggests similar homes nearby.',
    at: pageOf('Gone House'),
    expects: /This home is no longer available.*Similar homes near/,
    lacks: 'Gone House',
  },
  'home-unknown': {
    title: 'Unknown listing',
    shows: 'A URL that never was a listing returns 404 with the search box.',
    at: '/home/castle-in-the-air-1',
    expects: 'Home not found',
  },
  congratulations: {
    title: 'Congratulations page reopened',
    shows: 'The URL opened later by a renter who has sent a request.',
    at: '/congratulations',
    renter: { ...knownRenter, requests: [String(seededListingNamed(LOFTS).id)] },
    expects: /Congratulations.*The landlord has your name.*See more homes/,
  },
});
