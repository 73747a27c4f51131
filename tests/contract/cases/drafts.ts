import { textHash } from '../../../domain/trust/review-choice.ts';
import type { CaseContext, Variables } from './contract-case.ts';

/** Returns a valid draft near Ohio State in GraphQL form; the caller adds the account. */
export const validDraft = ({ picture }: Pick<CaseContext, 'picture'>, more: Variables = {}): Variables => ({
  type: 85,
  name: 'Chestnut House',
  contact: { firstName: 'Rosa', lastName: 'Neil', email: 'rosa@chestnut.example', phone: '(614) 555-7143' },
  location: { address: '94 Chittenden Ave', city: 'Columbus', state: 'OH', zip: '43201' },
  floorplans: [
    { bedrooms: 4, bathrooms: 2, sq: '1600', rent: '2400' },
    { bedrooms: 9, bathrooms: 1, sq: '400', rent: '700' },
  ],
  amenities: [29, 34, 38],
  description: 'A house with a porch, four rooms & a yard!',
  images: [picture],
  ...more,
});

export const account = (email: string, password = 'a long phrase', passwordConfirmation = password): Variables => ({
  email,
  password,
  passwordConfirmation,
});

/** An unlawful text that its landlord sends to review (K66). */
export const forReview = { description: 'No kids.', textsForReview: [textHash('No kids.')] };

/** An error in one section of a draft: the step to validate, and the expected error keys. */
export interface InvalidDraft {
  name: string;
  step: string;
  draft: (ground: CaseContext) => Variables;
  keys: string;
}

const contact = { firstName: 'Rosa', lastName: 'Neil', email: 'rosa@chestnut.example', phone: '(614) 555-7143' };
const location = { address: '94 Chittenden Ave', city: 'Columbus', state: 'OH', zip: '43201' };
const row = { bedrooms: 4, bathrooms: 2, sq: '1600', rent: '2400' };
const inSection = (step: string) => (name: string, draft: Variables, keys: string) => ({
  name,
  step,
  draft: () => draft,
  keys,
});
const inContact = inSection('property-contact-step');
const inPassword = inSection('property-password-step');
const inLocation = inSection('property-location-step');
const inFloorplans = inSection('property-floorplans-step');
const inDescription = inSection('property-description-step');
const inAmenities = inSection('property-amenities-step');
const inImages = inSection('property-images-step');
const inType = inSection('property-type-step');

/** Every error key of section 5 that a step can return, in each way it can occur. */
export const invalidDrafts: readonly InvalidDraft[] = [
  inType('no type', {}, 'type'),
  inType('a type that cannot be posted', { type: 86 }, 'type'),
  inContact('nothing at all', {}, 'name contact.firstName contact.lastName contact.email contact.phone'),
  inContact('no name', { name: '   ', contact }, 'name'),
  inContact('a name that is too long', { name: 'x'.repeat(121), contact }, 'name'),
  inContact('a name longer than any form', { name: 'x'.repeat(201), contact }, 'name'),
  inContact(
    'first and last names that are too long',
    { name: 'A', contact: { ...contact, firstName: 'x'.repeat(61), lastName: 'y'.repeat(61) } },
    'contact.firstName contact.lastName',
  ),
  inContact('an email that is none', { name: 'A', contact: { ...contact, email: 'rosa at home' } }, 'contact.email'),
  inContact(
    'an email that is too long',
    { name: 'A', contact: { ...contact, email: `${'x'.repeat(250)}@a.example` } },
    'contact.email',
  ),
  inContact('a phone of nine digits', { name: 'A', contact: { ...contact, phone: '614555714' } }, 'contact.phone'),
  inContact(
    'a phone longer than any form',
    { name: 'A', contact: { ...contact, phone: '6'.repeat(41) } },
    'contact.phone',
  ),
  inContact('a name with a phone number', { name: 'Call 614-555-0143', contact }, 'name'),
  inContact('an unlawful name that is too long', { name: `No kids. ${'x'.repeat(121)}`, contact }, 'name'),
  inPassword('no account', {}, 'email password'),
  inPassword('an email that is none', { account: account('rosa') }, 'email'),
  inPassword('a short password', { account: account('new@chestnut.example', 'short') }, 'password'),
  inPassword('a password that is too long', { account: account('new@chestnut.example', 'x'.repeat(257)) }, 'password'),
  inPassword(
    'two passwords',
    { account: account('new@chestnut.example', 'a long phrase', 'another phrase') },
    'password_confirmation',
  ),
  inPassword(
    'no confirmation',
    { account: { email: 'new@chestnut.example', password: 'a long phrase' } },
    'password_confirmation',
  ),
  inPassword('an email that has an account', { account: account('Landlord@demo.example') }, 'email'),
  inLocation('nothing at all', {}, 'location.address location.city location.state location.zip'),
  inLocation(
    'an address with a link',
    { location: { ...location, address: '94 www.rent.example' } },
    'location.address',
  ),
  inLocation('a zip of four digits', { location: { ...location, zip: '4320' } }, 'location.zip'),
  inLocation('the zip of another state', { location: { ...location, zip: '90024' } }, 'location.zip'),
  inLocation('a state that is none', { location: { ...location, state: 'ZZ' } }, 'location.state'),
  inLocation(
    'an address that is too long',
    { location: { ...location, address: 'x'.repeat(201), city: 'y'.repeat(101) } },
    'location.address location.city',
  ),
  inLocation(
    'a pin off the map',
    { location: { ...location, coordinates: { lat: 95, lon: -83 } } },
    'location.coordinates',
  ),
  inLocation(
    'a pin far away',
    { location: { ...location, coordinates: { lat: 34, lon: -118 } } },
    'location.coordinates',
  ),
  inFloorplans('none', {}, 'floorplans'),
  inFloorplans('an empty row', { floorplans: [{}] }, 'floorplans'),
  inFloorplans('a bedroom code that is none', { floorplans: [{ ...row, bedrooms: 12 }] }, 'floorplans'),
  inFloorplans('a quarter bathroom', { floorplans: [{ ...row, bathrooms: 1.25 }] }, 'floorplans'),
  inFloorplans('a size in words', { floorplans: [{ ...row, sq: 'large' }] }, 'floorplans'),
  inFloorplans('a size of nothing', { floorplans: [row, { ...row, sq: '49' }] }, 'floorplans'),
  inFloorplans('a rent of nothing', { floorplans: [{ ...row, rent: '0' }] }, 'floorplans'),
  inFloorplans('fifty-one rows', { floorplans: Array.from({ length: 51 }, () => row) }, 'floorplans'),
  inDescription('nothing', {}, 'description'),
  inDescription('signs alone', { description: '!!! ???' }, 'description'),
  inDescription('too long', { description: 'x '.repeat(5001) }, 'description'),
  inDescription('unlawful words', { description: 'A quiet house. No kids.' }, 'description'),
  inDescription(
    'unlawful words, and the choice of a review of other ones',
    { ...forReview, description: 'A quiet house. No kids.' },
    'description',
  ),
  inAmenities('none', {}, 'amenities'),
  inAmenities('one that is not in the list', { amenities: [29, 30] }, 'amenities'),
  inAmenities('one twice', { amenities: [29, 29] }, 'amenities'),
  inAmenities('dogs and no pets', { amenities: [37, 39] }, 'amenities'),
  inImages('none', {}, 'images'),
  inImages('a virtual tour that is not public', { virtualTour: 'https://printer.local/' }, 'images virtualTour'),
  inImages('padding alone', { images: [{ large: '', small: '' }] }, 'images'),
  inImages(
    'one that nobody gave out',
    { images: [{ large: '/pictures/a-large.jpg', small: '/pictures/a-small.jpg' }] },
    'images',
  ),
  inImages(
    'an address elsewhere',
    { images: [{ large: 'https://a.example/x.jpg', small: 'https://a.example/y.jpg' }] },
    'images',
  ),
  {
    name: 'a caption with unlawful words',
    step: 'property-images-step',
    draft: ({ picture }) => ({ images: [{ ...picture, caption: 'The yard. No kids.' }] }),
    keys: 'images',
  },
  {
    name: 'seven pictures',
    step: 'property-images-step',
    draft: ({ picture }) => ({ images: Array.from({ length: 7 }, () => picture) }),
    keys: 'images',
  },
  {
    name: 'a draft id that is no uuid',
    step: 'complete-step',
    draft: (ground) => validDraft(ground, { id: 'mine', account: account('new@chestnut.example') }),
    keys: 'id',
  },
  {
    name: 'nothing at all',
    step: 'complete-step',
    draft: () => ({}),
    keys: 'type name contact.firstName contact.lastName contact.email contact.phone location.address location.city location.state location.zip floorplans images description amenities auth',
  },
  {
    name: 'nothing but an empty account',
    step: 'complete-step',
    draft: () => ({ account: {} }),
    keys: 'type name contact.firstName contact.lastName contact.email contact.phone email password location.address location.city location.state location.zip floorplans images description amenities',
  },
];
