import { noTerms } from '../../../domain/posting/drafts/draft-limits.ts';
import { EMAIL_TAKEN } from '../../../domain/account/login.ts';
import { APARTMENT, HOUSE } from '../../../domain/options/property-types.ts';
import { TYPE_NOT_OFFERED, IMAGE_NOT_FOUND } from '../../../domain/posting/posting-errors.ts';
import { EMPTY_LANDLORD, LANDLORD } from '../setup/arrange.ts';
import type { RequiredScenario } from '../setup/required-scenarios.ts';
import { draftWith, fullDraft } from '../setup/drafts.ts';
import { choosePassword, completeSections } from './posting.ts';
import { scenariosWith, type Scenario } from '../setup/scenario.ts';
import { fill, press, see } from '../setup/steps.ts';

type WrittenDraft = NonNullable<Scenario['draft']>;

const { contact, location } = fullDraft;
/** An image that no upload created. */
const foreign = 'data:image/gif;base64,R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';
const long = (length: number) => 'Long words '.repeat(length).slice(0, length);

/** Returns a scenario with a complete draft and one invalid value: the server rejects it, and its section opens. */
const refused = (key: RequiredScenario, title: string, expects: string, change: WrittenDraft) => ({
  title,
  shows: `The server rejects ${key}: its first message is shown at the field, and the section opens.`,
  as: EMPTY_LANDLORD,
  draft: { ...fullDraft, ...change },
  covers: [key, 'DoneResult.Invalid'] as const,
  expects,
  play: press('Continue to Payment →'),
});

const contactWith = (field: keyof typeof contact, title: string, expects: string, value: string) =>
  refused(`contact.${field}`, title, expects, { contact: { ...contact, [field]: value } });
const locationWith = (field: 'address' | 'city' | 'state' | 'zip', title: string, expects: string, value: string) =>
  refused(`location.${field}`, title, expects, { location: { ...location, [field]: value } });
const atMost = (count: string) => `Use at most ${count} characters.`;

/** Every field error of a listing [§5], at its field. Those of the card are in payment.ts. */
export const rejectedInput = scenariosWith({ group: 'refusals', at: '/post/step-2' })({
  'refused-name': refused('name', 'Name that is too long', atMost('120'), { name: long(130) }),
  'refused-first-name': contactWith('firstName', 'First name that is too long', atMost('60'), long(70)),
  'refused-last-name': contactWith('lastName', 'Last name that is too long', atMost('60'), long(70)),
  'refused-contact-email': contactWith(
    'email',
    'Invalid contact email',
    'Enter an email address like name@example.com.',
    'rosa at walnut',
  ),
  'refused-phone': contactWith('phone', 'Phone number that is too short', 'Enter a 10-digit phone number.', '614555'),
  'refused-foreign-phone': contactWith(
    'phone',
    'Phone number of another country',
    'Enter a US number: calls are forwarded to it.',
    '(876) 555-0143',
  ),
  'refused-address': locationWith('address', 'Street that is too long', atMost('200'), long(210)),
  'refused-city': locationWith('city', 'City that is too long', atMost('100'), long(110)),
  'refused-state': locationWith('state', 'Invalid state', 'Choose a state.', 'Ohio'),
  'refused-zip': locationWith('zip', 'A zip of another state', "This zip code isn't in Ohio.", '48104'),
  'refused-coordinates': refused(
    'location.coordinates',
    'Address that cannot be located',
    "We couldn't find this address. Check it, or set the pin on the map.",
    { location: { ...location, city: 'Atlantis', zip: '45899', coordinates: null, pin: false } },
  ),
  'refused-floorplans': refused(
    'floorplans',
    'Rent of 0',
    'Enter a rent between $1 and $100,000 a month for each floorplan.',
    { floorplans: [{ bedrooms: 2, bathrooms: 1, sq: '890', rent: '0', ...noTerms() }] },
  ),
  'refused-description': refused('description', 'Description that is too long', atMost('10,000'), {
    description: long(10_400),
  }),
  'refused-images': refused('images', 'Image that no longer exists', IMAGE_NOT_FOUND['images']?.[0] ?? '', {
    images: [{ large: foreign, small: foreign }],
  }),
  'refused-virtual-tour': refused(
    'virtualTour',
    'Virtual tour that is not public',
    'Enter a link to a public website.',
    { virtualTour: 'https://printer.local/tour' },
  ),
  'refused-amenities': {
    ...refused('amenities', 'No amenity selected', 'Choose at least one amenity.', { amenities: [29] }),
    play: [press('Dishwasher'), press('Continue to Payment →')],
  },
  'refused-type': {
    title: 'Property type just withdrawn',
    shows: 'Its price was removed after the page loaded; a notification says so.',
    at: '/post/step-1',
    covers: ['type', 'DoneResult.Invalid'],
    expects: TYPE_NOT_OFFERED,
    play: [
      press(/^House/),
      (_, { db }) => void (db.prices[HOUSE] = 0),
      press('Continue'),
      see(TYPE_NOT_OFFERED),
      see('House listings are no longer available.'),
    ],
  },
  'refused-type-at-the-end': {
    ...refused('type', 'Property type withdrawn before the payment', TYPE_NOT_OFFERED, {}),
    shows: 'All sections are done when the price is removed; step 1 opens and explains why.',
    play: [
      (_, { db }) => void (db.prices[APARTMENT] = 0),
      press('Continue to Payment →'),
      see(TYPE_NOT_OFFERED),
      see('Apartment listings are no longer available.'),
    ],
  },
  'refused-email-taken': {
    draft: draftWith('contact'),
    title: 'Email that already has an account',
    shows: 'An error at the field that suggests logging in.',
    covers: ['email'],
    expects: EMAIL_TAKEN['email']?.[0] ?? '',
    play: [fill('Account email', LANDLORD), choosePassword()],
  },
  'refused-password': {
    draft: draftWith('contact'),
    title: 'Password that is too short',
    shows: 'An error at the field: at least six characters.',
    covers: ['password'],
    expects: 'Use at least 6 characters.',
    play: choosePassword('abc'),
  },
  'refused-password-confirmation': {
    draft: fullDraft,
    title: 'Password confirmation changed later',
    shows: 'The confirmation was changed after the section was done.',
    covers: ['password_confirmation'],
    expects: "The passwords don't match.",
    play: [
      completeSections,
      see('almost finished!'),
      fill('Confirm password', 'another phrase'),
      press('Continue to Payment →'),
    ],
  },
  'password-guessable': {
    draft: draftWith('contact'),
    title: 'Password that is easy to guess',
    shows: 'It is accepted, with a warning beside its strength.',
    expects: 'One of the most common passwords: anyone could guess it.',
    play: choosePassword('qwerty123'),
  },
});
