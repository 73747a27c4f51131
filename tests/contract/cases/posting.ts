import { stepNames } from '../../../domain/posting/sections.ts';
import { ownListing, type ContractCase, type ContractCases } from './contract-case.ts';
import { account, forReview, validDraft, invalidDrafts } from './drafts.ts';

const address = (
  variables: { address?: string; city?: string; state?: string; zip?: string; pin?: object },
  name: string,
  gives: string,
): ContractCase => ({
  name,
  variables: { address: '94 Chittenden Ave', city: 'Columbus', state: 'OH', ...variables },
  gives,
});

const about = (
  variables: { city?: string; state?: string; zip?: string },
  name: string,
  gives: string,
): ContractCase => ({
  name,
  variables: { city: 'Columbus', state: 'OH', zip: '43210', ...variables },
  gives,
});

const VISA = '4242424242424242';

/** Returns a valid publish attempt with the given changes, by a visitor with a new email. */
const publish = (
  name: string,
  gives: string,
  { number = VISA, email, draft = {}, key = name, method }: PublishTry = {},
): ContractCase => ({
  name,
  variables: async (ground) => ({
    draft: validDraft(ground, { account: account(email ?? `${slug(name)}@chestnut.example`), ...draft }),
    paymentMethod: method ?? (await ground.card(number)),
    idempotencyKey: key,
  }),
  gives,
});

interface PublishTry {
  number?: string;
  email?: string;
  draft?: Record<string, unknown>;
  key?: string;
  method?: string;
}
const slug = (name: string) => name.replaceAll(/\W+/g, '-').toLowerCase();

const uuid = (end: number) => `5f0c1a52-0000-4000-8000-${String(end).padStart(12, '0')}`;

export const postingCases: ContractCases = {
  PostingOptions: [{ name: 'the kinds and their prices', gives: 'Options' }],
  GeoInformation: [
    address({}, 'an address in a city of colleges', 'Geo'),
    address({ address: '820 Packard St', city: 'Ann Arbor', state: 'MI' }, 'another', 'Geo'),
    address({ city: '  COLUMBUS ' }, 'a city in capitals', 'Geo'),
    address({ state: 'oh' }, 'a state in small letters', 'Geo'),
    address({ city: 'Atlantis' }, 'a city that is not there', 'Invalid location.coordinates'),
    address({ address: ' ' }, 'no street', 'Invalid location.coordinates'),
    address({ city: '' }, 'no city', 'Invalid location.coordinates'),
    address({ state: '' }, 'no state', 'Invalid location.coordinates'),
    address({ state: 'ZZ' }, 'a state that is none', 'Invalid location.coordinates'),
    address({ zip: '43210' }, 'in its typed zip', 'Geo'),
    address({ city: 'Atlantis', zip: '43210' }, 'in its typed zip, whatever the city', 'Geo'),
    address({ zip: '90024' }, "with another state's zip", 'Invalid location.zip'),
    address({ zip: '432' }, 'with half a zip', 'Invalid location.zip'),
    address({ zip: '43210', pin: { lat: 40.002, lon: -83.015 } }, 'with a pin', 'Geo'),
    address({ pin: { lat: 40.002, lon: -83.015 } }, 'with a pin and no zip', 'Geo'),
    address({ zip: '43210', pin: { lat: 40.12, lon: -83.15 } }, 'with a pin elsewhere', 'Invalid location.coordinates'),
    address({ pin: { lat: 95, lon: 0 } }, 'with a pin off the map', 'Invalid location.coordinates'),
  ],
  ApproximateLocation: [
    about({}, 'the middle of a zip', 'ApproximateLocation'),
    about({ city: 'Atlantis' }, 'of a zip, whatever the city', 'ApproximateLocation'),
    about({ zip: '' }, 'of a city', 'ApproximateLocation'),
    about({ city: ' COLUMBUS', zip: '90210' }, 'of a city, whose zip is another state’s', 'ApproximateLocation'),
    about({ city: 'Atlantis', zip: '' }, 'of a state', 'ApproximateLocation'),
    about({ city: '', state: 'oh', zip: '' }, 'of a state in small letters', 'ApproximateLocation'),
    about({ state: 'ZZ' }, 'of nothing', 'null'),
    about({ state: '' }, 'without a state', 'null'),
  ],
  ValidateStep: [
    ...stepNames.map((step) => ({
      name: `${step}: all is well`,
      variables: (ground: Parameters<typeof validDraft>[0]) => ({
        step,
        draft: validDraft(ground, { account: account('new@chestnut.example') }),
      }),
      gives: 'Done',
    })),
    ...invalidDrafts.map(({ name, step, draft, keys }) => ({
      name: `${step}: ${name}`,
      variables: (ground: Parameters<typeof draft>[0]) => ({ step, draft: draft(ground) }),
      gives: `Invalid ${keys}`,
    })),
    { name: 'a step that is none', variables: { step: 'property-roof-step', draft: {} }, gives: 'Invalid step' },
    { name: 'no step', variables: { draft: {} }, gives: 'BAD_USER_INPUT' },
    { name: 'no draft', variables: { step: 'complete-step', draft: null }, gives: 'BAD_USER_INPUT' },
    {
      name: 'a field that no draft has',
      variables: { step: 'complete-step', draft: { roof: 'red' } },
      gives: 'BAD_USER_INPUT',
    },
    {
      name: 'a number for a name',
      variables: { step: 'property-contact-step', draft: { name: 7 } },
      gives: 'BAD_USER_INPUT',
    },
    {
      name: 'a landlord needs no password',
      as: 'landlord',
      variables: { step: 'property-password-step', draft: {} },
      gives: 'Done',
    },
    {
      name: 'a landlord is done without one',
      as: 'landlord',
      variables: (ground) => ({ step: 'complete-step', draft: validDraft(ground) }),
      gives: 'Done',
    },
  ],
  MyReviews: [
    { name: 'without a session', gives: 'UNAUTHENTICATED' },
    { name: 'of somebody without any', as: 'landlord', gives: 'none' },
  ],
  EditReviews: [
    { name: 'without a session', gives: 'UNAUTHENTICATED' },
    { name: 'of somebody without any', as: 'empty', gives: 'none' },
  ],
  PublishListing: [
    publish('a name with a phone number', 'Invalid name', { draft: { name: 'Call 614-555-0143' } }),
    publish('a description that limits who may live there', 'Invalid description', {
      draft: { description: 'Whіtes only.' },
    }),
    publish('the same, sent for review', 'SentForReview', { draft: forReview }),
    publish('a lawful text, sent for review', 'Published', { draft: { textsForReview: forReview.textsForReview } }),
    publish('a declined card', 'Invalid payment', { number: '4000000000000002' }),
    publish('a card without money', 'Invalid payment', { number: '4000000000009995' }),
    publish('a lost card', 'Invalid payment', { number: '4000000000009987' }),
    publish('an expired card', 'Invalid payment.expirationMonth', { number: '4000000000000069' }),
    publish('a wrong code', 'Invalid payment.securityCode', { number: '4000000000000127' }),
    publish('a processor in trouble', 'Invalid payment', { number: '4000000000000119' }),
    publish('a card that is refused when charged', 'Invalid payment', { number: '4000000000000341' }),
    publish('a card that nobody has entered', 'Invalid payment', { method: 'pm_nobody' }),
    publish('no card', 'Invalid payment', { method: '' }),
    publish('a card number for a card', 'Invalid payment', { method: '4242 4242' }),
    publish('an email that has an account', 'Invalid email', { email: 'empty@demo.example' }),
    publish('a draft without an image', 'Invalid images', { draft: { images: [] } }),
    publish('a draft in no form', 'Invalid id', { draft: { id: 'mine' } }),
    publish('a key that is too long', 'Invalid notification', { key: 'k'.repeat(256) }),
    publish('the bank asks', 'NeedsAuthentication', { number: '4000002760003184' }),
    publish('all is well', 'Published', {
      key: 'the good key',
      email: 'good@chestnut.example',
      draft: { id: uuid(1) },
    }),
    publish('the same once more', 'Published', {
      key: 'the good key',
      email: 'good@chestnut.example',
      draft: { id: uuid(1) },
    }),
    publish('the same draft under another key', 'Published', {
      key: 'another key',
      email: 'good@chestnut.example',
      draft: { id: uuid(1) },
    }),
    publish('the key with another draft', 'KeyReused', {
      key: 'the good key',
      email: 'good@chestnut.example',
      draft: { id: uuid(1), name: 'Another' },
    }),
    publish('the key with another email', 'KeyReused', {
      key: 'the good key',
      email: 'worse@chestnut.example',
      draft: { id: uuid(1) },
    }),
    publish('a draft that is published, changed', 'Invalid notification', {
      key: 'a third key',
      email: 'good@chestnut.example',
      draft: { id: uuid(1), name: 'Another' },
    }),
    publish('with words that are cleaned', 'Published', {
      draft: {
        name: '  Maple \n Court ',
        description: 'Quiet <b>and</b> near: 5 min!',
        amenities: [38, 29],
        location: {
          address: ' 9 Elm St ',
          city: ' Columbus',
          state: 'OH',
          zip: '43201',
          coordinates: { lat: 39.99, lon: -83.01 },
          pin: true,
          availableLocations: { count: 1, list: ['ignored'] },
        },
      },
    }),
    {
      name: 'as a landlord',
      as: 'landlord',
      variables: async (ground) => ({
        draft: validDraft(ground, { type: 84, id: uuid(2) }),
        paymentMethod: await ground.card('5555555555554444'),
        idempotencyKey: 'landlord',
      }),
      gives: 'Published',
    },
    {
      name: 'as a landlord, declined',
      as: 'landlord',
      variables: async (ground) => ({
        draft: validDraft(ground, { type: 84, id: uuid(3) }),
        paymentMethod: await ground.card('4000000000000002'),
        idempotencyKey: 'declined',
      }),
      gives: 'Invalid payment',
    },
    {
      name: 'as a landlord, a listing that is there',
      as: 'landlord',
      variables: async (ground) => ({
        draft: validDraft(ground, { id: ownListing(ground.seed, () => true).draftId }),
        paymentMethod: await ground.card(VISA),
        idempotencyKey: 'there',
      }),
      gives: 'Invalid notification',
    },
  ],
  MyCredit: [
    { name: 'without a session', gives: 'UNAUTHENTICATED' },
    { name: 'of who has paid', as: 'landlord', gives: 'Billing' },
    { name: 'of who has paid nothing', as: 'empty', gives: 'Billing' },
  ],
};
