import { OSU, OSU_SLUG } from '../setup/arrange.ts';
import type { Scenario } from '../setup/scenario.ts';

/** Finding a place, and setting preferences. */
export const renter = {
  'home-page': {
    title: 'The start',
    group: 'renter',
    shows: 'The search box, how it works, and the colleges with the most homes.',
    at: '/',
    expects: /The right room,.*Ohio State University/,
  },
  'home-page-of-a-partner': {
    title: 'The start of a partner',
    group: 'renter',
    shows: 'The same page under another brand, with its name and colours.',
    at: '/',
    brand: 'cr',
    expects: 'CR Housing',
  },
  'search-while-typing': {
    title: 'Places while typing',
    group: 'renter',
    shows: 'The search box answers as one types, with what was typed marked.',
    at: '/',
    expects: /places? found/,
    play: async ({ type, see }) => {
      await type('College or city', 'ohio st');
      await see(/places? found/);
    },
  },
  'search-zip': {
    title: 'A zip code while typing',
    group: 'renter',
    shows: 'A zip code leads to the homes of its city.',
    at: '/',
    expects: /43210.*Zip code in Columbus, OH/,
    play: ({ type }) => type('College or city', '43210'),
  },
  'search-address': {
    title: 'An address',
    group: 'renter',
    shows: 'The colleges near a whole address, and its city; only about where it is known, it says so.',
    at: '/search?q=1739+N+High+St%2C+Columbus%2C+OH',
    expects: /Near 1739 N High St, Columbus, OH.*only about where that is.*Ohio State University.*Columbus/,
  },
  'search-recent': {
    title: 'Places looked at before',
    group: 'renter',
    shows: 'The empty search box offers the places that were chosen last.',
    at: '/',
    renter: {
      recentSearches: [
        { type: 'city', id: '43085', name: 'Columbus', detail: 'OH', url: '/city/columbus-oh' },
        { type: 'state', id: '39', name: 'Ohio', detail: 'State', url: '/state/oh' },
      ],
    },
    expects: 'Columbus',
    play: ({ type }) => type('College or city', ''),
  },
  'search-hits': {
    title: 'Places found',
    group: 'renter',
    shows: 'The search page with a list to choose from.',
    at: '/search?q=ohio',
    expects: /\d+ places found\. Choose one\./,
  },
  'search-empty': {
    title: 'The search page',
    group: 'renter',
    shows: 'The search box, and every state for who knows no name to type.',
    at: '/search',
    expects: /Or choose a state.*Wyoming/,
  },
  'search-many-hits': {
    title: 'Many places found',
    group: 'renter',
    shows: 'The second page of what a short word finds.',
    at: '/search?q=university&page=2',
    expects: /\d+ places found.*Page 2 of \d/,
  },
  'search-slow': {
    title: 'An answer that takes its time',
    group: 'renter',
    shows: 'While the new answer is on its way, what of the last one fits stays; nothing blinks.',
    at: '/',
    expects: 'Ohio State University',
    play: async ({ type, see }, world) => {
      await type('College or city', 'ohio');
      await see(/places? found/);
      world.faults.latencyMs = 60_000;
      await type('College or city', 'ohio st');
    },
  },
  'search-no-hits': {
    title: 'No place found',
    group: 'renter',
    shows: 'What to try instead.',
    at: '/search?q=atlantis',
    expects: 'Nothing found.',
  },
  'college-page': {
    title: 'A college',
    group: 'renter',
    shows: 'What there is near it and what that costs, the way to one’s matches, and what lies around.',
    at: `/college/${OSU_SLUG}`,
    expects: /Housing near .*Ohio State University.*Contact landlord.*Rents.*Cities nearby/,
  },
  'college-without-homes': {
    title: 'A college without homes',
    group: 'renter',
    shows: 'Nothing is near it yet: the closest homes, each saying how far it is.',
    at: `/college/${OSU_SLUG}`,
    expects: /No homes here yet\. These are the closest\..*Contact landlord/,
    lacks: 'See all',
    arrange: ({ db }) => {
      db.listings = db.listings.filter(({ state }) => state !== 'OH');
    },
  },
  'college-unknown': {
    title: 'A college we do not know',
    group: 'renter',
    shows: 'The search box as the way on.',
    at: '/college/university-of-atlantis',
    expects: 'College not found',
  },
  'city-page': {
    title: 'A city',
    group: 'renter',
    shows: 'Its homes and what they cost, its colleges, and the cities around it.',
    at: '/city/columbus-oh',
    expects: /Apartments in Columbus, OH.*Rents.*Colleges in Columbus/,
  },
  'city-unknown': {
    title: 'A city we do not know',
    group: 'renter',
    shows: 'The search box as the way on.',
    at: '/city/atlantis-oh',
    expects: 'City not found',
  },
  'state-page': {
    title: 'A state',
    group: 'renter',
    shows: 'Its homes, colleges and cities.',
    at: '/state/oh',
    expects: /Student housing in Ohio.*Colleges in Ohio/,
  },
  'state-unknown': {
    title: 'A state there is not',
    group: 'renter',
    shows: 'The search box as the way on.',
    at: '/state/zz',
    expects: 'State not found',
  },
  questionnaire: {
    title: 'The questions',
    group: 'renter',
    shows: 'Six questions with the usual answers, and what one agrees to by going on.',
    at: `/questionnaire?${OSU}`,
    brand: 'default',
    expects: 'By continuing, you agree',
    lacks: 'Change college',
  },
  'questionnaire-filled': {
    title: 'The questions, answered before',
    group: 'renter',
    shows: 'The answers of last time stand there, with a day to move in.',
    at: `/questionnaire?${OSU}`,
    renter: {
      answered: true,
      questionnaire: { bedrooms: 3, bathrooms: 1.5, budgets: 1800 },
      moveIn: { petsSelected: [2], featuresSelected: [0, 4], moveInDate: '2027-08-15' },
    },
    expects: 'Calendar',
  },
  'questionnaire-without-agreement': {
    title: 'The questions of a partner',
    group: 'renter',
    shows: 'No agreement, the partner’s words on the button, and a way to change the college.',
    at: `/questionnaire?${OSU}`,
    brand: 'csa',
    expects: /Change college.*Match Me With Properties/,
    lacks: 'By continuing, you agree',
  },
  'questionnaire-past-day': {
    title: 'A day that is over',
    group: 'renter',
    shows: 'A move-in day before today is refused at its field.',
    at: `/questionnaire?${OSU}`,
    renter: { answered: true, moveIn: { moveInDate: '2026-09-01' } },
    expects: 'That date has passed. Choose today or later.',
    play: ({ press }) => press(/^(Show Me My Matches|Match Me)/),
  },
  calendar: {
    title: 'The calendar',
    group: 'renter',
    shows: 'The days before today cannot be chosen.',
    at: `/questionnaire?${OSU}`,
    renter: { answered: true, moveIn: { moveInDate: '2026-09-20' } },
    expects: 'Choose a date',
    play: ({ press }) => press('Calendar'),
  },
} satisfies Record<string, Scenario>;
