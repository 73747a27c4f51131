import { seededListingNamed } from '../setup/arrange.ts';
import { knownRenter } from './contact-request.ts';
import type { Scenario } from '../setup/scenario.ts';

const LOFTS = 'High Street Lofts';
const at = (name: string) => `/home/${seededListingNamed(name).slug}`;

/** One listing page, and what this browser stores. */
export const renterListing = {
  'home-of-a-listing': {
    title: 'A home',
    group: 'renter',
    shows: 'Pictures, floorplans with rent, amenities, colleges nearby, and the way to ask.',
    at: at(LOFTS),
    expects: /Floorplans and rent.*Contact landlord/,
  },
  'home-with-answers': {
    title: 'A home, once the questions are answered',
    group: 'renter',
    shows: 'Why it fits and what it misses, beside the rent of what was asked for.',
    at: at(LOFTS),
    renter: knownRenter,
    expects: /Floorplans and rent/,
  },
  'house-at-its-cap': {
    title: 'A house that has had its ten',
    group: 'renter',
    shows: 'No request can be sent this month; others nearby can be looked at.',
    at: at('Woodruff House'),
    expects: "This home isn't taking requests right now.",
    lacks: 'Contact landlord',
  },
  'home-without-pictures': {
    title: 'A home without pictures',
    group: 'renter',
    shows: 'The page stands without its gallery.',
    at: at('No Picture Flats'),
    expects: /No Picture Flats.*Floorplans and rent/,
  },
  'home-with-much-to-say': {
    title: 'A home with long words and many rooms',
    group: 'renter',
    shows: 'Nothing breaks out of its place.',
    at: at('The Old Schoolhouse at the Corner of Richland Avenue and South Shafer Street by the River'),
    expects: '10 Bedrooms',
  },
  'home-gone': {
    title: 'A home that is gone',
    group: 'renter',
    shows: 'A removed home answers 410, says nothing of itself, and offers homes like it near where it stood.',
    at: at('Gone House'),
    expects: /This home is no longer available.*Similar homes near/,
    lacks: 'Gone House',
  },
  'home-unknown': {
    title: 'A home we do not know',
    group: 'renter',
    shows: 'An address that never was a home’s answers 404, with the search box as the way on.',
    at: '/home/castle-in-the-air-1',
    expects: 'Home not found',
  },
  congratulations: {
    title: 'Congratulations, come back to',
    group: 'renter',
    shows: 'The address opened again later, by one who has asked before.',
    at: '/congratulations',
    renter: { ...knownRenter, requests: [String(seededListingNamed(LOFTS).id)] },
    expects: /Congratulations.*Check ana@student\.example.*See more homes/,
  },
  'your-info': {
    title: 'Your information',
    group: 'renter',
    shows: 'What this browser knows of how to reach its renter, to be changed or forgotten.',
    at: '/your-info',
    brand: 'default',
    renter: knownRenter,
    expects: /Your information.*Delete my details/,
  },
  'move-in': {
    title: 'Move-in details',
    group: 'renter',
    shows: 'Pets, features and the day once more, filled in.',
    at: '/your-info/move-in',
    brand: 'default',
    renter: { ...knownRenter, moveIn: { petsSelected: [1], featuresSelected: [2], moveInDate: '2026-10-01' } },
    expects: /Your move-in details.*Save/,
  },
  'renter-memory-damaged': {
    title: 'A damaged memory',
    group: 'renter',
    shows: 'What the browser kept cannot be read: one is somebody new, and nothing breaks.',
    at: '/shortlist',
    stored: { renter: '{"shortlist":[{"id":' },
    expects: 'Nothing saved yet.',
  },
  'how-to-use': {
    title: 'How it works',
    group: 'renter',
    shows: 'Five steps with the search box in the first, and what people ask.',
    at: '/how-to-use',
    expects: /How it works.*Good to know/,
  },
  'not-found': {
    title: 'No such page',
    group: 'renter',
    shows: 'The search box as the way on.',
    at: '/no-such-page',
    expects: "We couldn't find that page",
  },
} satisfies Record<string, Scenario>;
