import { randomUUID } from 'node:crypto';
import { stepNames } from '../../../domain/posting/sections.ts';
import { listingOf, OWN_LISTING_FIELDS } from './own-listings.ts';
import { INVALID_SELECTION } from './normalize-answers.ts';
import type { GraphqlValue, Side, ParityCase, ParityCases } from './parity-case.ts';
import { toRest } from './rest-views.ts';

type Draft = Record<string, unknown>;
const PASSWORD = 'a gray heron at dusk';
const account = (email: string) => ({ email, password: PASSWORD });

/** Returns a complete draft near campus, with an image of that side. */
const finished = ({ things }: Side): Draft => ({ ...things.others.draft, id: randomUUID() });

const step = (name: string, what: string, change: object, gives: number, as?: ParityCase['as']): ParityCase => ({
  name,
  ...(as && { as }),
  rest: (side) => ({
    body: {
      ...finished(side),
      ...change,
      step: what,
      ...account('rosa@willow.example'),
      password_confirmation: PASSWORD,
    },
  }),
  graphql: (side) => ({
    query: `mutation ($step: String!, $draft: DraftInput!) {
      validateStep(step: $step, draft: $draft) { ${INVALID_SELECTION} ... on Done { ok } }
    }`,
    variables: {
      step: what,
      draft: {
        ...finished(side),
        ...change,
        account: { ...account('rosa@willow.example'), passwordConfirmation: PASSWORD },
      },
    },
  }),
  says: () => ({ status: 200, body: { status: 'OK' } }),
  gives,
});

/** A draft without any field filled in. */
const EMPTY = {
  type: null,
  name: '',
  contact: { firstName: '', lastName: '', email: '', phone: '' },
  location: { address: '', city: '', state: '', zip: '' },
  floorplans: [],
  amenities: [],
  description: '!!!',
  images: [],
};

interface Try {
  draft?: (side: Side) => Draft;
  method?: string;
  key?: (side: Side) => string;
  /** Email of the account to create; absent for a logged-in landlord. */
  email?: string | undefined;
}
/** Each side's own draft ids and keys by name, so that a repeated call sends the same one. */
const kept = new WeakMap<Side, Map<string, string>>();
const own = (side: Side, name: string) => {
  const names = kept.get(side) ?? new Map<string, string>();
  kept.set(side, names);
  const value = names.get(name) ?? randomUUID();
  names.set(name, value);
  return value;
};

const post = (name: string, given: Try, gives: number, as?: ParityCase['as']): ParityCase => {
  const { draft = finished, method = 'pm_card_visa', key = () => randomUUID(), email } = given;
  const address = { address: '94 Chittenden Ave', zip: '43201' };
  return {
    name,
    ...(as && { as }),
    rest: (side) => ({
      body: {
        ...draft(side),
        payment: { ...address, paymentMethod: method },
        ...(email && { ...account(email), password_confirmation: PASSWORD }),
      },
      headers: { 'idempotency-key': key(side), 'user-agent': 'Parity/1' },
    }),
    graphql: (side) => ({
      query: `mutation ($draft: DraftInput!, $paymentMethod: String!, $idempotencyKey: String!) {
        publishListing(draft: $draft, paymentMethod: $paymentMethod, idempotencyKey: $idempotencyKey) {
          ${INVALID_SELECTION}
          ... on KeyReused { message }
          ... on Published { listing { ${OWN_LISTING_FIELDS} } user { key email sessionId userAgent ip } }
        }
      }`,
      variables: {
        draft: {
          ...draft(side),
          // without an email the facade builds an empty account
          account: email
            ? { ...account(email), passwordConfirmation: PASSWORD }
            : { email: '', password: '', passwordConfirmation: '' },
        },
        paymentMethod: method,
        idempotencyKey: key(side),
      },
      headers: { 'user-agent': 'Parity/1' },
    }),
    says: ({ __typename, message, listing, user }: GraphqlValue) =>
      __typename === 'KeyReused'
        ? { status: 409, body: { message } }
        : {
            status: 200,
            body: { status: 'OK', listing: listingOf(listing), ...(user !== null && { user: toRest(user) }) },
          },
    gives,
  };
};

const first = (side: Side): Draft => ({ ...finished(side), id: own(side, 'draft') });
const firstKey = (side: Side) => own(side, 'key');

/** Drafting and publishing a listing. */
export const posting: ParityCases = {
  'POST /api/images-upload': 'takes a file, which GraphQL does not',
  'POST /api/posting/validate-step': [
    ...stepNames.flatMap((name) => [step(`a good ${name}`, name, {}, 200), step(`an empty ${name}`, name, EMPTY, 422)]),
    step('a whole draft of who is logged in', 'complete-step', {}, 200, 'owner'),
    step('a step that is none', 'garden-step', {}, 422),
    step('a name that is too long', 'property-contact-step', { name: 'x'.repeat(5000) }, 422),
    step('an unlawful description', 'property-description-step', { description: 'A quiet house. No kids.' }, 422),
    step('an image of nobody', 'property-images-step', { images: [{ large: '/a.jpg', small: '/b.jpg' }] }, 422),
  ].map((one) =>
    // an empty draft has two equal passwords, so this step passes
    one.name === 'an empty property-password-step' ? { ...one, gives: 200 } : one,
  ),
  'POST /api/posting/post': [
    post('a draft with nothing in it', { draft: () => EMPTY, email: 'none@willow.example' }, 422),
    post('a card that is declined', { method: 'pm_card_chargeDeclined', email: 'poor@willow.example' }, 422),
    post('what is no payment method', { method: 'a card!', email: 'poor@willow.example' }, 422),
    post('a new landlord', { draft: first, key: firstKey, email: 'rosa@willow.example' }, 200),
    post('the same again', { draft: first, key: firstKey, email: 'rosa@willow.example' }, 200),
    post(
      'another draft under its key',
      { draft: (side) => ({ ...first(side), name: 'Another' }), key: firstKey, email: 'rosa@willow.example' },
      409,
    ),
    post('the same under another key', { draft: first, email: 'mia@willow.example' }, 422),
    post('an email that has an account', { email: 'rosa@willow.example' }, 422),
    post('one more of a landlord who has one', {}, 200, 'other'),
    post('a key that is too long', { key: () => 'k'.repeat(256) }, 422, 'other'),
  ],
};
