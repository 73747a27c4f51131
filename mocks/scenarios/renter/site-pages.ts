import { knownRenter } from './contact-request.ts';
import { scenariosWith } from '../setup/scenario.ts';
import { fill, press } from '../setup/steps.ts';

/** What this browser stores, the help and legal pages, and a URL that is no page. */
export const sitePages = scenariosWith({ group: 'renter' })({
  'your-info': {
    title: 'Your information',
    shows: 'The contact details stored in this browser, to change or delete.',
    at: '/your-info',
    brand: 'default',
    renter: knownRenter,
    expects: /Your information.*Delete my details/,
  },
  'move-in': {
    title: 'Move-in details',
    shows: 'Pets, features and the date, filled in.',
    at: '/your-info/move-in',
    brand: 'default',
    renter: { ...knownRenter, moveIn: { petsSelected: [1], featuresSelected: [2], moveInDate: '2026-10-01' } },
    expects: /Your move-in details.*Save/,
  },
  'renter-memory-damaged': {
    title: 'Corrupt renter state',
    shows: 'The stored data cannot be read; the renter is treated as a new visitor.',
    at: '/shortlist',
    stored: { renter: '{"shortlist":[{"id":' },
    expects: 'Nothing saved yet.',
  },
  'how-to-use': {
    title: 'How it works',
    shows: 'Five steps, the search box in the first, and frequently asked questions.',
    at: '/how-to-use',
    expects: /How it works.*Good to know/,
  },
  terms: {
    title: 'Terms of Service',
    shows: 'The rules for renters and landlords, marked as a template.',
    at: '/terms',
    expects: /Template text.*Fees and renewal/,
  },
  privacy: {
    title: 'Privacy Policy',
    shows: 'What is stored about whom, and for how long.',
    at: '/privacy',
    expects: /Your choices/,
  },
  'personal-data-asked': {
    title: 'Link to the own data',
    shows: 'The answer to every address: a link is sent if anything is stored.',
    at: '/privacy',
    expects: /If we have data under that email/,
    play: [fill('Email', 'ada@college.example'), press('Email me a link')],
  },
  cookies: {
    title: 'Cookies and Storage',
    shows: 'Every cookie with its purpose.',
    at: '/cookies',
    expects: /XSRF-TOKEN/,
  },
  accessibility: {
    title: 'Accessibility Statement',
    shows: 'The standard, the tests and the known limits.',
    at: '/accessibility',
    expects: /What we aim for/,
  },
  contact: {
    title: 'Contact',
    shows: 'The operator’s email and postal address.',
    at: '/contact',
    expects: /operator@nearcampus\.example.*1 Example Plaza/,
  },
  'not-found': {
    title: 'Page not found',
    shows: 'The error page with the search box.',
    at: '/no-such-page',
    expects: "We couldn't find that page",
  },
});
