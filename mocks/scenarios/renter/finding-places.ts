import { OSU, OSU_SLUG } from '../setup/arrange.ts';
import { scenariosWith } from '../setup/scenario.ts';
import { fill, press, see } from '../setup/steps.ts';

const unknown = (place: string, at: string) => ({
  title: `Unknown ${place.toLowerCase()}`,
  shows: 'The error page with the search box.',
  at,
  expects: `${place} not found`,
  lacks: 'rented',
});

/** The homepage, the search for a place, the place pages and the questionnaire. */
export const findingPlaces = scenariosWith({ group: 'renter', at: '/' })({
  'home-page': {
    title: 'Homepage',
    shows: 'The search box, how it works, and the colleges with the most homes.',
    expects: /The right room,.*Ohio State University/,
  },
  'home-page-of-a-partner': {
    title: 'Homepage of a partner brand',
    shows: 'The same page with the partner’s name and colors.',
    brand: 'cr',
    expects: 'CR Housing',
  },
  'search-while-typing': {
    title: 'Places while typing',
    shows: 'Suggestions with the typed text highlighted.',
    expects: /places? found/,
    play: fill('College or city', 'ohio st'),
  },
  'search-zip': {
    title: 'A zip code while typing',
    shows: 'A zip code that leads to the colleges near it and its city.',
    expects: /43210.*Zip code in Columbus, OH/,
    play: fill('College or city', '43210'),
  },
  'search-misspelled': {
    title: 'A misspelled city while typing',
    shows: 'A typing error still finds the city.',
    expects: /Columbus.*Ohio/,
    play: fill('College or city', 'Colombus'),
  },
  'search-address': {
    title: 'Street address',
    shows: 'The colleges near the address and its city, with a note if its position is approximate.',
    at: '/search?q=1739+N+High+St%2C+Columbus%2C+OH',
    expects: /Near 1739 N High St, Columbus, OH.*so this is approximate.*Ohio State University.*Columbus/,
  },
  'search-zip-chosen': {
    title: 'Zip code',
    shows: 'The colleges near the center of the zip code, the nearest first, and its city.',
    at: '/search?q=43210',
    expects: /Near 43210, Columbus, OH.*Ohio State University.*Columbus/,
    lacks: /approximate|Zip code in/,
  },
  'search-recent': {
    title: 'Recent places',
    shows: 'The empty search box suggests the last places chosen.',
    renter: {
      recentSearches: [
        { type: 'city', id: '43085', name: 'Columbus', detail: 'OH', url: '/city/columbus-oh' },
        { type: 'state', id: '39', name: 'Ohio', detail: 'State', url: '/state/oh' },
      ],
    },
    expects: 'Columbus',
    play: fill('College or city', ''),
  },
  'search-hits': {
    title: 'Places found',
    shows: 'The search page with a list of results.',
    at: '/search?q=ohio',
    expects: /\d+ places found\. Choose one\./,
  },
  'search-empty': {
    title: 'Search page',
    shows: 'The search box and a list of all states.',
    at: '/search',
    expects: /Or choose a state.*states without homes yet/,
  },
  'search-many-hits': {
    title: 'Many places found',
    shows: 'The second page of results for a short text.',
    at: '/search?q=university&page=2',
    expects: /\d+ places found.*Page 2 of \d/,
  },
  'search-slow': {
    title: 'Slow suggestions',
    shows: 'Earlier suggestions that still match stay until the new ones arrive.',
    expects: 'Ohio State University',
    play: [
      fill('College or city', 'ohio'),
      see(/places? found/),
      (_, world) => void (world.faults.latencyMs = 60_000),
      fill('College or city', 'ohio st'),
    ],
  },
  'search-no-hits': {
    title: 'No place found',
    shows: 'Suggestions for another search.',
    at: '/search?q=atlantis',
    expects: 'Nothing found.',
  },
  'college-page': {
    title: 'College page',
    shows: 'Homes and rents nearby, the button to the questionnaire, and places around it.',
    at: `/college/${OSU_SLUG}`,
    expects: /Housing near .*Ohio State University.*Contact landlord.*Rents.*Cities nearby/,
  },
  'college-without-homes': {
    title: 'College without homes',
    shows: 'The closest homes with their distance.',
    at: `/college/${OSU_SLUG}`,
    expects: /No homes here yet\. These are the closest\..*Contact landlord/,
    lacks: 'See all',
    arrange: ({ db }) => {
      db.listings = db.listings.filter(({ city }) => city !== 'Columbus');
    },
  },
  'college-unknown': unknown('College', '/college/university-of-atlantis'),
  'city-page': {
    title: 'City page',
    shows: 'Homes, rents, colleges and nearby cities.',
    at: '/city/columbus-oh',
    expects: /Apartments in Columbus, OH.*Rents.*Colleges in Columbus/,
  },
  'city-unknown': unknown('City', '/city/atlantis-oh'),
  'state-page': {
    title: 'State page',
    shows: 'Homes, colleges and cities.',
    at: '/state/oh',
    expects: /Student housing in Ohio.*Colleges in Ohio/,
  },
  'state-unknown': unknown('State', '/state/zz'),
  questionnaire: {
    title: 'Questionnaire',
    shows: 'Six questions with their default answers, and the agreement.',
    at: `/questionnaire?${OSU}`,
    brand: 'default',
    expects: 'By continuing, you agree',
    lacks: 'Change college',
  },
  'questionnaire-filled': {
    title: 'Questionnaire answered before',
    shows: 'The earlier answers, with a move-in date.',
    at: `/questionnaire?${OSU}`,
    renter: {
      answered: true,
      questionnaire: { bedrooms: 3, bathrooms: 1.5, budgets: 1800 },
      moveIn: { petsSelected: [2], featuresSelected: [0, 4], moveInDate: '2027-08-15' },
    },
    expects: 'Calendar',
  },
  'questionnaire-without-agreement': {
    title: 'Questionnaire of a partner brand',
    shows: 'No agreement, the partner’s button label, and a link to change the college.',
    at: `/questionnaire?${OSU}`,
    brand: 'csa',
    expects: /Change college.*Match Me With Properties/,
    lacks: 'By continuing, you agree',
  },
  'questionnaire-past-day': {
    title: 'Past move-in date',
    shows: 'An error at the move-in date.',
    at: `/questionnaire?${OSU}`,
    renter: { answered: true, moveIn: { moveInDate: '2026-09-01' } },
    expects: 'That date has passed. Choose today or later.',
    play: press(/^(Show Me My Matches|Match Me)/),
  },
  calendar: {
    title: 'Calendar dialog',
    shows: 'Days before today are disabled.',
    at: `/questionnaire?${OSU}`,
    renter: { answered: true, moveIn: { moveInDate: '2026-09-20' } },
    expects: 'Choose a date',
    play: press('Calendar'),
  },
});
