import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type Stripe from 'stripe';
import { dailyLimits, DRAFT_DAYS, REVIEW_HOURS } from '../../domain/limits.ts';
import { DAY_MS, HOUR_MS } from '../../domain/time-spans.ts';
import { startListingLifecycle, type ListingLifecycle } from '../setup/listing-lifecycle.ts';
import { RestClient } from '../setup/rest-client.ts';

/** "Send for review" gives nobody an account and relays nobody's words before a card is verified (K66). */
const WORDS = 'Cheap pills, no kids';
let life: ListingLifecycle;
beforeAll(async () => {
  life = await startListingLifecycle('2027-05-05T12:00:00Z');
});
beforeEach(() => life.app.rows('delete from throttle'));
afterAll(() => life.app.close());

const someone = () => `ada-${randomUUID()}@maple.example`;
const held = (email: string, change: object = {}) =>
  life.bodyOf(email, { name: WORDS, description: `${WORDS}.`, review: true, ...change });
const send = (email: string, paymentMethod = 'pm_card_visa', client = new RestClient(life.app.url)) =>
  life.publish(client, held(email), randomUUID(), { paymentMethod });
const accountOf = async (email: string) =>
  (await life.app.rows<{ id: string }>('select id from account where email = $1', [email]))[0]?.id;
const customersOf = (email: string) =>
  (life.processor.list('customers') as Stripe.Customer[]).filter((each) => each.email === email);
const mailsTo = (email: string) => life.app.emails.filter(({ to }) => to === email);
const days = (count: number) => life.to(new Date(life.clock.now().getTime() + count * DAY_MS));

/** Returns the id of the review that is sent. */
async function sent(email: string, paymentMethod?: string): Promise<string> {
  const answer = await send(email, paymentMethod);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { review: { id: string } }).review.id;
}

interface Answer {
  __typename: string;
  clientSecret?: string;
  errors?: { field: string }[];
}
/** Publishes as the page does. */
async function publishOnPage(body: ReturnType<typeof held>, paymentMethod: string, key: string): Promise<Answer> {
  const {
    email,
    password,
    password_confirmation: passwordConfirmation,
    review,
    ...draft
  } = body as typeof body & {
    review?: boolean;
  };
  const query = `mutation ($draft: DraftInput!, $paymentMethod: String!, $key: String!, $review: Boolean!) {
    publishListing(draft: $draft, paymentMethod: $paymentMethod, idempotencyKey: $key, review: $review) { __typename
      ... on NeedsAuthentication { clientSecret } ... on Invalid { errors { field } } } }`;
  const variables = {
    draft: { ...draft, account: { email, password, passwordConfirmation } },
    paymentMethod,
    key,
    review: review === true,
  };
  const answer = await new RestClient(life.app.url).post('/graphql', { query, variables });
  const { data, errors } = (await answer.json()) as { data: { publishListing: Answer } | null; errors?: unknown };
  if (!data) throw new Error(JSON.stringify(errors));
  return data.publishListing;
}

/** Answers the bank's challenge. */
const authenticate = (secret: string, type: 'payment' | 'setup') =>
  fetch(
    `http://127.0.0.1:${life.processor.port}/v1/test_helpers/${type}_intents/${secret.split('_secret_')[0]}/authenticate`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer pk_test_local' },
      body: new URLSearchParams({ client_secret: secret, outcome: 'succeed' }),
    },
  );

it.each([
  'pm_doesnotexist',
  'pm_card_chargeDeclined',
  'pm_card_chargeDeclinedExpiredCard',
  'pm_card_authenticationRequired',
])(
  'with %s, over REST, is rejected at the payment and leaves nothing; the owner of the address publishes',
  async (paymentMethod) => {
    const victim = someone();
    const answer = await send(victim, paymentMethod);
    expect(answer.status).toBe(422);
    const [field = ''] = Object.keys(((await answer.json()) as { errors: object }).errors);
    expect(field).toMatch(/^payment/);
    expect(answer.headers.getSetCookie().join('')).not.toContain('session');
    expect([await accountOf(victim), customersOf(victim), await life.app.services.reviews.count()]).toEqual([
      undefined,
      [],
      0,
    ]);
    await days(4);
    expect(mailsTo(victim)).toEqual([]);
    expect((await life.publish(new RestClient(life.app.url), life.bodyOf(victim))).status).toBe(200);
  },
);

it('goes on with the same key once the bank has confirmed the card, and charges nothing', async () => {
  const email = someone();
  const body = held(email);
  const key = randomUUID();
  const pending = await publishOnPage(body, 'pm_card_authenticationRequiredOnSetup', key);
  expect([pending.__typename, await accountOf(email)]).toEqual(['NeedsAuthentication', undefined]);
  expect((await publishOnPage(body, 'pm_card_authenticationRequiredOnSetup', key)).clientSecret).toBe(
    pending.clientSecret,
  );
  await authenticate(pending.clientSecret ?? '', 'setup');
  const done = await publishOnPage(body, 'pm_card_authenticationRequiredOnSetup', key);
  expect(done.__typename).toBe('SentForReview');
  expect(await publishOnPage(body, 'pm_card_authenticationRequiredOnSetup', key)).toEqual(done);
  const [customer] = customersOf(email);
  const charges = (life.processor.list('charges') as Stripe.Charge[]).filter((each) => each.customer === customer?.id);
  expect([typeof (await accountOf(email)), charges]).toEqual(['string', []]);
});

it.each([
  ['a card that is verified', 'setup', (email: string) => held(email)],
  ['a payment', 'payment', (email: string) => life.bodyOf(email)],
] as const)("somebody's %s that waits at the bank keeps nobody from an address", async (_what, type, body) => {
  const victim = someone();
  const theirs = { ...body(victim), password: 'another phrase', password_confirmation: 'another phrase' };
  const key = randomUUID();
  const pending = await publishOnPage(theirs, 'pm_card_authenticationRequired', key);
  expect(pending.__typename).toBe('NeedsAuthentication');
  expect((await life.publish(new RestClient(life.app.url), life.bodyOf(victim))).status).toBe(200);
  await authenticate(pending.clientSecret ?? '', type);
  expect(await publishOnPage(theirs, 'pm_card_authenticationRequired', key)).toMatchObject({
    __typename: 'Invalid',
    errors: [{ field: 'email' }],
  });
  expect(
    await life.app.rows('select 1 from listing join account a on a.id = account_id where email = $1', [victim]),
  ).toHaveLength(1);
});

describe('the account that a review created', () => {
  it('goes with a review that nobody decided, and its email has none of the words', async () => {
    const email = someone();
    await sent(email);
    await life.to(new Date(life.clock.now().getTime() + (REVIEW_HOURS + 1) * HOUR_MS));
    const [mail, ...others] = mailsTo(email);
    expect([mail?.subject, others]).toEqual(["Your listing wasn't reviewed in time", []]);
    expect(JSON.stringify(mail)).not.toMatch(/pills|no kids/i);
    await days(1);
    expect([await accountOf(email), customersOf(email), mailsTo(email)]).toEqual([undefined, [], [mail]]);
    expect((await life.publish(new RestClient(life.app.url), life.bodyOf(email))).status).toBe(200);
  });

  it('goes with a review that was declined', async () => {
    const email = someone();
    await life.app.services.reviews.decline(await sent(email), '');
    await days(1);
    expect([await accountOf(email), customersOf(email)]).toEqual([undefined, []]);
  });

  it('goes with one that was approved and is not paid for, once its link has expired', async () => {
    const email = someone();
    await life.app.services.reviews.approve(await sent(email, 'pm_card_chargeCustomerFail'));
    await life.app.services.reconciler.run({ all: true });
    await days(DRAFT_DAYS - 1);
    expect(typeof (await accountOf(email))).toBe('string');
    await days(2);
    expect([await accountOf(email), customersOf(email)]).toEqual([undefined, []]);
  });

  it('stays while it has another draft, and with a listing', async () => {
    const [drafting, publishing] = [someone(), someone()];
    for (const email of [drafting, publishing]) {
      const client = new RestClient(life.app.url);
      const answer = await life.publish(client, held(email), randomUUID(), {
        paymentMethod: `pm_card_${email === drafting ? 'visa' : 'amex'}`,
      });
      const { review } = (await answer.json()) as { review: { id: string } };
      if (email === drafting)
        await client.post('/graphql', {
          query: `mutation ($draft: SavedDraftInput!) { saveDraft(draft: $draft) { __typename } }`,
          variables: { draft: { id: randomUUID(), name: 'Another house' } },
        });
      else expect((await life.publish(client, { ...life.bodyOf(email), account: undefined })).status).toBe(200);
      await life.app.services.reviews.decline(review.id, '');
    }
    await days(1);
    expect([typeof (await accountOf(drafting)), typeof (await accountOf(publishing))]).toEqual(['string', 'string']);
    await days(2 * DRAFT_DAYS);
    expect([await accountOf(drafting), typeof (await accountOf(publishing))]).toEqual([undefined, 'string']);
  });
});

it('is limited by network, and by card', async () => {
  const cards = ['pm_card_visa', 'pm_card_visa', 'pm_card_visa', 'pm_card_amex', 'pm_card_discover', 'pm_card_jcb'];
  const answers = [];
  for (const card of cards) answers.push((await send(someone(), card)).status);
  expect(answers).toEqual([200, 200, 422, 200, 200, 429]);
  expect(cards).toHaveLength(dailyLimits.review + 1);
  const { client } = await life.landlord();
  for (const _ of cards) expect((await send(someone(), 'pm_card_visa', client)).status).toBe(200);
});
