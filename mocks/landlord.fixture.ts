import type {
  FieldError,
  Geo,
  LoggedIn,
  MyListing,
  NeedsAuthentication,
  Options,
  Published,
} from './__generated__/resolvers.ts';
import { handleProcessorRequest } from './billing/processor.ts';
import { execute } from './execute.ts';
import { mockSchema } from './schema.ts';
import type { World } from './world/world.ts';
import { newImagePair } from './images.ts';

const MY_LISTING = `id status version canceled hidden pastDue expiresAt nextChargeAt price cardBrand cardLast4 leadsCount
  leadsLeft listing { slug name phone description demo } draft { draftId type name contact { firstName lastName email phone } description
  location { address city state zip coordinates { lat lon } } floorplans { bedrooms bathrooms sq rent } amenities
  images { large small } }`;
const INVALID = '... on Invalid { errors { field messages } }';
const STATE = `__typename ${INVALID} ... on NeedsAuthentication { clientSecret } ... on ListingState { listing { ${MY_LISTING} } }`;
const LOGIN = `__typename ${INVALID} ... on LoggedIn { key email sessionId userAgent ip link viewer { id email firstName lastName } }`;
const DONE = `__typename ${INVALID} ... on Done { ok message }`;

const sources = {
  me: '{ me { id email firstName lastName } }',
  options: '{ options { types { id label price benefits } demo localProcessor stripeKey mapTilesUrl analyticsId } }',
  login: `mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { ${LOGIN} } }`,
  confirmLogin: `mutation ($token: String!) { confirmLogin(token: $token) { ${LOGIN} } }`,
  logout: 'mutation { logout { ok message } }',
  requestPasswordReset: `mutation ($email: String!) { requestPasswordReset(email: $email) { ${DONE} } }`,
  resetPassword: `mutation ($email: String!, $password: String!, $passwordConfirmation: String!, $token: String!) {
    resetPassword(email: $email, password: $password, passwordConfirmation: $passwordConfirmation, token: $token) { ${LOGIN} } }`,
  geoInformation: `query ($address: String!, $city: String!, $state: String!) {
    geoInformation(address: $address, city: $city, state: $state) { __typename ${INVALID}
      ... on Geo { lat lon zip exact schools { count list } } } }`,
  validateStep: `mutation ($step: String!, $draft: DraftInput!) { validateStep(step: $step, draft: $draft) { ${DONE} } }`,
  publishListing: `mutation ($draft: DraftInput!, $paymentMethod: String!, $idempotencyKey: String!, $price: Int) {
    publishListing(draft: $draft, paymentMethod: $paymentMethod, idempotencyKey: $idempotencyKey, price: $price) { __typename ${INVALID}
      ... on KeyReused { message } ... on NeedsAuthentication { clientSecret }
      ... on Published { user { key email sessionId userAgent ip } listing { ${MY_LISTING} } } } }`,
  propertyTypeQuote: `query ($id: ID!, $type: Int!) { propertyTypeQuote(id: $id, type: $type) { __typename ${INVALID}
    ... on PropertyTypeQuote { quotedAt chargeCents differenceCents price } } }`,
  editListing: `mutation ($id: ID!, $version: Int, $draft: DraftInput!, $agreed: AgreedPriceInput) {
    editListing(id: $id, version: $version, draft: $draft, agreed: $agreed) { __typename ${INVALID}
      ... on NeedsAuthentication { clientSecret }
      ... on Edited { listing { ${MY_LISTING} } } ... on Stale { message listing { ${MY_LISTING} } } } }`,
  myBilling: '{ myBilling { creditCents } }',
  myListings: `{ myListings { ${MY_LISTING} } }`,
  myListing: `query ($slug: String!) { myListing(slug: $slug) { ${MY_LISTING} } }`,
  deactivateListing: `mutation ($id: ID!) { deactivateListing(id: $id) { ${STATE} } }`,
  activateListing: `mutation ($id: ID!, $price: Int) { activateListing(id: $id, price: $price) { ${STATE} } }`,
  hideListing: `mutation ($id: ID!, $hidden: Boolean!) { hideListing(id: $id, hidden: $hidden) { ${STATE} } }`,
} as const;

type Plain<Type> = Omit<Type, '__typename' | 'message' | 'errors'>;
/** All possible response fields in one type: a test reads those that its operation returns. */
type Answer = Plain<LoggedIn> &
  Plain<Published> &
  Plain<NeedsAuthentication> &
  Plain<Options> &
  Plain<Geo> & { __typename: string; message: string | null; errors?: FieldError[] };

/** A person's browser, which keeps the session cookie between calls. */
export class Browser {
  readonly world: World;
  token: string | null = null;

  constructor(world: World) {
    this.world = world;
  }

  /** Returns the response of one root field. @throws its error as `CODE: message` */
  async ask(name: keyof typeof sources, variables: Record<string, unknown> = {}): Promise<Answer> {
    const remember = (token: string | null) => void (this.token = token);
    const caller = { token: this.token, ip: '192.0.2.1', userAgent: 'Browser', remember };
    const { data, errors } = await execute(
      mockSchema,
      { query: sources[name], variables },
      { world: this.world, caller },
    );
    const [error] = errors ?? [];
    if (error) throw new Error(`${String(error.extensions['code'])}: ${error.message}`, { cause: error });
    return JSON.parse(JSON.stringify(data?.[name])) as Answer;
  }

  /** Returns the field errors of a call; {} when there are none. */
  async refused(
    name: keyof typeof sources,
    variables: Record<string, unknown> = {},
  ): Promise<Record<string, string[]>> {
    const { errors = [] } = await this.ask(name, variables);
    return Object.fromEntries(errors.map(({ field, messages }) => [field, messages]));
  }

  login(email = 'landlord@demo.example', password = 'demo-landlord'): Promise<Answer> {
    return this.ask('login', { email, password });
  }

  /** Returns the account's own listings. */
  async mine(): Promise<MyListing[]> {
    return Object.values(await this.ask('myListings')) as unknown as MyListing[];
  }

  /** Creates a payment method of this card, as the page requests one from the payment processor. */
  card(number = '4242424242424242', more: Record<string, string> = {}): string {
    const { body } = this.askProcessor('v1/payment_methods', cardForm(number, more));
    return (body as { id?: string }).id ?? '';
  }

  askProcessor(path: string, form: Record<string, string>) {
    return handleProcessorRequest(this.world, path, new URLSearchParams(form));
  }

  /** Completes the bank's confirmation of a payment. */
  answerBank(clientSecret: string, outcome: 'succeed' | 'fail') {
    const intent = clientSecret.split('_secret_')[0] ?? '';
    const path = `v1/test_helpers/payment_intents/${intent}/authenticate`;
    return this.askProcessor(path, { client_secret: clientSecret, outcome });
  }
}

export const cardForm = (number: string, more: Record<string, string> = {}): Record<string, string> => ({
  type: 'card',
  'card[number]': number,
  'card[cvc]': '123',
  'card[exp_month]': '12',
  'card[exp_year]': '2031',
  ...more,
});

export const DRAFT_ID = '0b8f2c1e-0000-4000-8000-000000000001';

/** Returns a draft without field errors, of a person who has no account yet. */
export const wholeDraft = (world: World, more: Record<string, unknown> = {}) => ({
  id: DRAFT_ID,
  type: 84,
  name: 'Walnut Row',
  contact: { firstName: 'Rosa', lastName: 'Ortiz', email: 'rosa@maple.example', phone: '(614) 555-7731' },
  account: { email: 'rosa@maple.example', password: 'long walks', passwordConfirmation: 'long walks' },
  location: { address: '1739 N High St', city: 'Columbus', state: 'OH', zip: '43201' },
  floorplans: [{ bedrooms: 2, bathrooms: 1, sq: '820', rent: '1150' }],
  amenities: [29, 33],
  description: 'Bright & quiet.',
  images: [newImagePair(world)],
  ...more,
});
