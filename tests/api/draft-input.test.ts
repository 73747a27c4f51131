import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { FieldErrors } from '../../domain/field-errors.ts';
import { textHash } from '../../domain/trust/review-choice.ts';
import { houseDraft, samplePhoto, testCard } from '../setup/drafts.ts';
import { RestClient } from '../setup/rest-client.ts';
import { serveApp, type ServedApp } from '../setup/served-app.ts';

/** What drafts and cards may look like on the wire, over REST and GraphQL. */
let app: ServedApp;
let client: RestClient;
let draft: ReturnType<typeof houseDraft>;
beforeAll(async () => {
  app = await serveApp();
  client = new RestClient(app.url);
  draft = houseDraft([await client.upload(await samplePhoto())]);
}, 120_000);
beforeEach(() => app.rows('delete from throttle'));
afterAll(() => app.close());

type Step = (step: string, part: object) => Promise<FieldErrors>;
const overRest: Step = async (step, part) => {
  const answer = await client.post('/api/posting/validate-step', { step, ...part });
  return ((await answer.json()) as { errors?: FieldErrors }).errors ?? {};
};
const overGraphql: Step = async (step, part) => {
  const query = `mutation ($step: String!, $draft: DraftInput!) {
    validateStep(step: $step, draft: $draft) { ... on Invalid { errors { field messages } } } }`;
  const answer = await client.post('/graphql', { query, variables: { step, draft: part } });
  const { data } = (await answer.json()) as {
    data: { validateStep: { errors?: { field: string; messages: string[] }[] } };
  };
  return Object.fromEntries((data.validateStep.errors ?? []).map(({ field, messages }) => [field, messages]));
};
const apis: [string, Step][] = [
  ['REST', overRest],
  ['GraphQL', overGraphql],
];

const floorplan = { bedrooms: '2', bathrooms: '1.5', sq: '850', rent: '1150', leaseMonths: ['12'] };

it.each(apis)('reads numbers that come as digits (K77), and no others: %s', async (_api, errors) => {
  expect(await errors('property-type-step', { type: '84' })).toEqual({});
  expect(await errors('property-amenities-step', { amenities: ['29', '38'] })).toEqual({});
  expect(await errors('property-floorplans-step', { floorplans: [floorplan] })).toEqual({});
  for (const bedrooms of ['2.5', 'abc', '2 ', '99'])
    expect(Object.keys(await errors('property-floorplans-step', { floorplans: [{ ...floorplan, bedrooms }] }))).toEqual(
      ['floorplans'],
    );
  expect(Object.keys(await errors('property-type-step', { type: 'house' }))).toEqual(['type']);
  expect(Object.keys(await errors('property-amenities-step', { amenities: ['29', '29'] }))).toEqual(['amenities']);
});

it('publishes a draft and a card whose numbers are digits (K77)', async () => {
  const body = {
    ...draft,
    type: '85',
    floorplans: [{ ...floorplan, lease_months: ['12'] }],
    amenities: ['29'],
    location: { ...draft.location, coordinates: { lat: '39.9931', lon: '-83.0072' } },
    email: `${randomUUID()}@digits.example`,
    password: 'seven gray herons',
    password_confirmation: 'seven gray herons',
    payment: { ...testCard, expirationMonth: 12, expirationYear: 2031, zip: 43201 },
  };
  const answer = await client.post('/api/posting/post', body, { 'idempotency-key': randomUUID() });
  expect([answer.status, await answer.json()]).toMatchObject([200, { status: 'OK' }]);
  expect(await app.rows('select type, amenities from listing')).toEqual([{ type: 85, amenities: [29] }]);
  expect(await app.rows('select bedrooms, bathrooms::float8 as bathrooms, lease_months from floorplan')).toEqual([
    { bedrooms: 2, bathrooms: 1.5, lease_months: [12] },
  ]);
});

it('names what can be read in place of a value of another type (K76)', async () => {
  const errors = await overRest('complete-step', {
    type: 'house',
    name: 7,
    location: { coordinates: { lat: 'north', lon: 0 } },
    floorplans: [{ bedrooms: 2 }, { bedrooms: 'two', rent: {} }],
    amenities: [29, 'pool'],
    images: ['/a.jpg'],
    description: 'x'.repeat(20_001),
    virtualTour: [],
  });
  expect(errors).toEqual({
    type: ['Send 84 for an apartment or 85 for a house.'],
    name: ['Send text.'],
    'location.coordinates': ['Send degrees, such as 39.97.'],
    floorplans: [
      'Floorplan 2: Send the bedrooms as a code from 1 to 11, where 9 is a studio.',
      'Floorplan 2: Send digits, such as "1150".',
    ],
    amenities: ['Amenity 2: Send the id of an amenity, such as 29.'],
    images: ['Image 1: Send an image with its large and small address.'],
    description: ['Use at most 10,000 characters.'],
    virtualTour: ['Send text.'],
  });
  expect(await overRest('complete-step', { location: 'Columbus', floorplans: 'none', id: 'mine' })).toEqual({
    location: ['Send an object.'],
    floorplans: ['Send a list.'],
    id: ['Send a UUID, such as 5f0c1f6e-6f0b-4a51-9f55-0d6c8f6d5a10.'],
  });
});

const UNLAWFUL = 'A quiet house. No kids.';
const LAWFUL_WORDING = /^“No kids” .+\. .+/;

it.each(apis)(
  'judges each text with its own section, until a review is chosen for it (K66): %s',
  async (_api, errors) => {
    const [picture] = draft.images;
    const long = `No kids. ${'x'.repeat(10_000)}`;
    const steps: [step: string, key: string, text: string, part: object][] = [
      ['property-contact-step', 'name', 'No kids House', { name: 'No kids House', contact: draft.contact }],
      ['property-description-step', 'description', UNLAWFUL, { description: UNLAWFUL }],
      ['property-images-step', 'images', UNLAWFUL, { images: [{ ...picture, caption: UNLAWFUL }] }],
    ];
    for (const [step, key, text, part] of steps) {
      expect(await errors(step, part)).toEqual({ [key]: [expect.stringMatching(LAWFUL_WORDING)] });
      expect(await errors(step, { ...part, textsForReview: [textHash(text)] })).toEqual({});
      expect(await errors(step, { ...part, textsForReview: [textHash(`${text} `)] })).toHaveProperty(key);
      expect(await errors('property-amenities-step', { ...part, amenities: [29] })).toEqual({});
    }
    expect(await errors('property-description-step', { description: long })).toEqual({
      description: ['Use at most 10,000 characters.'],
    });
  },
);

it('lets every text pass with review, from its section to publishing (K66)', async () => {
  const held = { ...draft, name: 'No kids House', description: UNLAWFUL, amenities: [29] };
  const login = {
    email: 'rosa@held.example',
    password: 'seven gray herons',
    password_confirmation: 'seven gray herons',
  };
  const post = async (path: string, more: object) => {
    const answer = await client.post(`/api/posting/${path}`, { ...held, ...login, ...more });
    return [answer.status, await answer.json()];
  };
  const errors = { name: [expect.anything()], description: [expect.anything()] };
  expect(await post('validate-step', { step: 'complete-step' })).toEqual([422, { errors }]);
  expect(await post('post', { payment: testCard })).toEqual([422, { errors }]);
  expect(await post('validate-step', { step: 'complete-step', review: true })).toEqual([200, { status: 'OK' }]);
  expect(await post('post', { payment: testCard, review: true })).toMatchObject([200, { status: 'REVIEW' }]);
  const query = `mutation ($draft: DraftInput!) {
    validateStep(step: "property-description-step", draft: $draft, review: true) { __typename } }`;
  const answer = await client.post('/graphql', { query, variables: { draft: { description: UNLAWFUL } } });
  expect(await answer.json()).toEqual({ data: { validateStep: { __typename: 'Done' } } });
});

it('rejects a missing, past or distant expiration year at its field (K76)', async () => {
  const keysOf = async (card: object) => {
    const body = { ...draft, email: 'rosa@years.example', password: 'seven gray herons' };
    const payment = { ...testCard, ...card };
    const answer = await client.post('/api/posting/post', { ...body, password_confirmation: body.password, payment });
    return [answer.status, Object.keys(((await answer.json()) as { errors: FieldErrors }).errors)];
  };
  const year = new Date().getFullYear();
  for (const expirationYear of [undefined, '', String(year - 1), year + 10, '31'])
    expect(await keysOf({ expirationYear })).toEqual([422, ['payment.expirationYear']]);
  expect(await keysOf({ expirationMonth: '', expirationYear: '' })).toEqual([
    422,
    ['payment.expirationMonth', 'payment.expirationYear'],
  ]);
});
