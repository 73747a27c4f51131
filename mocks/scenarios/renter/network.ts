import { TOO_MANY_REQUESTS } from '../../../domain/request-errors.ts';
import type { World } from '../../world/world.ts';
import {
  EMPTY_LANDLORD,
  failing,
  LANDLORD,
  LOFTS,
  NEVER_MS,
  OSU,
  OSU_SLUG,
  pageOf,
  seededListingNamed,
} from '../setup/arrange.ts';
import { draftWith, fullDraft } from '../setup/drafts.ts';
import { knownRenter } from './contact-request.ts';
import { scenariosWith } from '../setup/scenario.ts';
import { choose, fill, press, see } from '../setup/steps.ts';

const UNREACHABLE = 'We could not reach the server. Nothing was lost.';

const slow = ({ faults }: World) => {
  faults.latencyMs = NEVER_MS;
};

/** Slow or lost connections and server errors: what the page shows meanwhile [§8] K53. */
export const network = scenariosWith({ group: 'network', at: `/matches?${OSU}&bedrooms=2` })({
  'slow-home-page': {
    title: 'Slow: homepage',
    shows: 'Static content is shown right away; places are gray placeholders.',
    at: '/',
    expects: 'Homes near large universities',
    lacks: 'Ohio State University',
    arrange: slow,
  },
  'slow-college': {
    title: 'Slow: college page',
    shows: 'A skeleton in the final size.',
    at: `/college/${OSU_SLUG}`,
    expects: 'Loading',
    arrange: slow,
  },
  'slow-matches': {
    title: 'Slow: matches',
    shows: 'Card skeletons in the final size.',
    expects: 'Finding homes…',
    arrange: slow,
  },
  'slow-home': {
    title: 'Slow: listing page',
    shows: 'A skeleton in the final size.',
    at: pageOf(LOFTS),
    expects: 'Loading',
    arrange: slow,
  },
  'slow-dashboard': {
    title: 'Slow: dashboard',
    shows: 'Figures, listings and leads as skeletons.',
    at: '/advertising-home',
    as: LANDLORD,
    expects: 'Loading your listings',
    arrange: slow,
  },
  'slow-edit': {
    title: 'Slow: listing editor',
    shows: 'A section as a skeleton.',
    at: `/edit/${seededListingNamed(LOFTS).slug}`,
    as: LANDLORD,
    expects: 'Loading your listing',
    arrange: slow,
  },
  'slow-continue': {
    title: 'Slow: Continue',
    shows: 'The button is busy; a second click does nothing.',
    at: '/post/step-2',
    draft: draftWith('contact'),
    as: EMPTY_LANDLORD,
    expects: 'Property Location',
    play: [
      fill('Street address', '1739 N High St'),
      fill('City', 'Columbus'),
      choose('State', 'OH'),
      fill('Zip', '43210'),
      see(/Near .*Ohio State University/),
      (_, { faults }) => void (faults.latencyMs = NEVER_MS),
      press('Continue'),
    ],
  },
  offline: {
    title: 'Offline',
    shows: 'A banner says so; loaded content stays.',
    expects: /You're offline\..*fit near/,
    play: [(_, world) => void (world.faults.offline = true), (_, world) => void world.changed()],
  },
  'offline-search': {
    title: 'Offline: new search',
    shows: 'The results stay, with a note that the new ones come when the connection is back.',
    expects: /what you choose opens when you're back online\./,
    play: [
      (_, world) => void (world.faults.offline = true),
      (_, world) => void world.changed(),
      choose('Bedrooms', '4 Bedrooms'),
    ],
  },
  'crash-college': {
    title: 'Server error: page',
    shows: 'The error, a reference number, and two ways to continue.',
    at: `/college/${OSU_SLUG}`,
    covers: ['other-codes'],
    expects: /This page didn't load.*mention this number: \S+/,
    arrange: failing('CollegePage', 'crash'),
  },
  'crash-matches': {
    title: 'Server error: part of a page',
    shows: 'The rest of the page stays; the error has a reference number.',
    covers: ['other-codes'],
    expects: /Something went wrong on our end \(\S+\)/,
    arrange: failing('Matches', 'crash'),
  },
  'crash-dashboard': {
    title: 'Server error: dashboard',
    shows: 'An error in place of the listings, with a reference number and a retry button.',
    at: '/advertising-home',
    as: LANDLORD,
    covers: ['other-codes'],
    expects: /Your listings didn't load\..*mention this number: \S+.*Try again/,
    arrange: failing('Dashboard', 'crash'),
  },
  'unreachable-matches': {
    title: 'No connection: matches',
    shows: 'A message and a retry button.',
    expects: UNREACHABLE,
    arrange: failing('Matches', 'unreachable'),
  },
  'unreachable-search': {
    title: 'No connection: place search',
    shows: 'An error on the search page; the search box stays.',
    at: '/search?q=ohio',
    expects: UNREACHABLE,
    arrange: failing('SearchPlaces', 'unreachable'),
  },
  'unreachable-continue': {
    title: 'No connection: Continue',
    shows: 'The button is enabled again, the input stays, and Retry is below it.',
    at: '/post/step-2',
    draft: fullDraft,
    as: EMPTY_LANDLORD,
    covers: ['posting.unreachable'],
    expects: UNREACHABLE,
    arrange: failing('ValidateStep', 'unreachable'),
    play: press('Continue to Payment →'),
  },
  'too-many-requests': {
    title: 'Too many requests',
    shows: 'The server’s error message; the input stays.',
    at: pageOf(LOFTS),
    renter: { contact: knownRenter.contact },
    covers: ['other-codes'],
    expects: TOO_MANY_REQUESTS.message,
    arrange: failing('SaveRequest', 'too-many'),
    play: [press('Contact landlord'), press('Send request')],
  },
});
