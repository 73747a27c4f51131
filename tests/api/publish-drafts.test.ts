import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type Stripe from 'stripe';
import { rateLimits } from '../../domain/limits.ts';
import { MINUTE_MS } from '../../domain/time-spans.ts';
import { textHash } from '../../domain/trust/review-choice.ts';
import { houseDraft, samplePhoto } from '../setup/drafts.ts';
import { RestClient } from '../setup/rest-client.ts';
import { serveApp, type ServedApp } from '../setup/served-app.ts';

/** One checkout for several saved drafts: each is charged on its own, and never twice. */
const PASSWORD = 'seven blue kites';
let app: ServedApp;
let owner: RestClient;
let picture: { large: string; small: string };
let price: number;
beforeAll(async () => {
  app = await serveApp();
  await app.account('rosa@chittenden.example', PASSWORD);
  owner = new RestClient(app.url);
  await owner.post('/login', { email: 'rosa@chittenden.example', password: PASSWORD });
  picture = await owner.upload(await samplePhoto());
  const { options } = await ask<{ options: { types: { id: number; price: number }[] } }>(
    '{ options { types { id price } } }',
  );
  price = options.types.find(({ id }) => id === 85)?.price ?? 0;
});
beforeEach(async () => {
  await app.rows('delete from throttle');
  await app.rows('delete from saved_draft');
});
afterAll(() => app.close());

async function ask<Data>(query: string, variables: object = {}): Promise<Data> {
  const { data, errors } = (await (await owner.post('/graphql', { query, variables })).json()) as {
    data: Data | null;
    errors?: { extensions: { code: string } }[];
  };
  if (!data || errors) throw new Error(errors?.[0]?.extensions.code ?? 'No data');
  return data;
}

async function saveDraft(change: object = {}): Promise<string> {
  const id = randomUUID();
  const draft = { ...houseDraft([picture]), name: `House ${id.slice(0, 4)}`, id, ...change };
  await ask('mutation ($draft: SavedDraftInput!) { saveDraft(draft: $draft) { __typename } }', { draft });
  return id;
}

interface Answer {
  __typename: string;
  listing?: { id: string };
  errors?: { field: string; messages: string[] }[];
}
const publish = async (id: string, paymentMethod = 'on_file', sent: object = {}): Promise<Answer> => {
  const { publishDraft } = await ask<{ publishDraft: Answer }>(
    `mutation ($id: ID!, $price: Int!, $paymentMethod: String!, $review: Boolean! = false) {
      publishDraft(id: $id, price: $price, paymentMethod: $paymentMethod, review: $review) { __typename
        ... on Published { listing { id } } ... on Invalid { errors { field messages } } } }`,
    { id, price, paymentMethod, ...sent },
  );
  return publishDraft;
};

/** Enters a card at the processor, as the browser does. */
async function enterCard(number: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${app.processor.local?.port}/v1/payment_methods`, {
    method: 'POST',
    headers: { authorization: 'Bearer pk_test_local' },
    body: new URLSearchParams({
      type: 'card',
      'card[number]': number,
      'card[cvc]': '123',
      'card[exp_month]': '12',
      'card[exp_year]': '2031',
    }),
  });
  return ((await response.json()) as { id: string }).id;
}

const subscriptions = () => app.processor.local?.list('subscriptions') as Stripe.Subscription[];
const listingsOf = (ids: string[]) => app.rows('select draft_id from listing where draft_id = any($1)', [ids]);

it('publishes each on its own with one card; a decline leaves its draft, and a repeat charges nothing again', async () => {
  const drafts = [await saveDraft(), await saveDraft(), await saveDraft(), await saveDraft({ description: '' })];
  const [first = '', second = '', third = '', unfinished = ''] = drafts;
  const card = await enterCard('4242424242424242');
  const made = await publish(first, card);
  expect(made.__typename).toBe('Published');
  expect((await publish(second, await enterCard('4000000000000341'))).errors?.[0]?.field).toBe('payment');
  expect((await publish(third, card)).__typename).toBe('Published');
  expect((await publish(unfinished, card)).errors?.[0]?.field).toBe('description');
  expect(await listingsOf(drafts)).toHaveLength(2);
  const charged = subscriptions().length;
  // After a reload it may be sent again, with any card, and by two tabs at once.
  expect(await publish(first)).toEqual(made);
  const twice = await Promise.all([publish(second, card), publish(second)]);
  expect(twice.map(({ __typename }) => __typename)).toEqual(['Published', 'Published']);
  expect(twice[0]).toEqual(twice[1]);
  expect(subscriptions()).toHaveLength(charged + 1);
  const { myDrafts } = await ask<{ myDrafts: { drafts: { id: string }[] } }>('{ myDrafts { drafts { id } } }');
  expect(myDrafts.drafts).toEqual([{ id: unfinished }]);
});

it('emails once about all drafts of a checkout, with what each cost, and confirms an address once', async () => {
  const contact = { ...houseDraft([]).contact, email: 'leads@chittenden.example' };
  const drafts = await Promise.all(['Ash', 'Birch', 'Cedar'].map((name) => saveDraft({ name, contact })));
  const { clockService, clock } = app.services;
  await clockService.advance(new Date(clock.now().getTime() + 2 * MINUTE_MS));
  app.emails.length = 0;
  for (const id of drafts) {
    expect((await publish(id, 'pm_card_visa')).__typename).toBe('Published');
    await clockService.advance(new Date(clock.now().getTime() + MINUTE_MS / 2));
  }
  const confirmation = { to: 'leads@chittenden.example', subject: 'Confirm the contact email of Ash' };
  expect(app.emails).toMatchObject([confirmation]);
  await clockService.advance(new Date(clock.now().getTime() + MINUTE_MS));
  expect(app.emails).toMatchObject([confirmation, { to: 'rosa@chittenden.example' }]);
  const { subject, text = '' } = app.emails[1] ?? {};
  expect(subject).toBe('Your 3 listings are live');
  for (const name of ['Ash', 'Birch', 'Cedar']) expect(text).toMatch(new RegExp(`\\$29:? ${name}`));
  expect(text).toMatch(/Total:? \$87, charged to your Visa ending 4242/);
  expect(text).toMatch(/They renew automatically on .* for \$87 in total/);
  // The link of that one email confirms the address of all.
  const [link = ''] = /\/confirm-listing\/[\w-]+/.exec(app.emails[0]?.text ?? '') ?? [];
  await fetch(app.url + link, { method: 'POST', body: new URLSearchParams({ do: 'confirm' }) });
  const sql = 'select email_confirmed_at is not null as confirmed from listing_contact where email = $1';
  expect(await app.rows(sql, [contact.email])).toEqual(drafts.map(() => ({ confirmed: true })));
});

it('charges no other price than the one shown, for a first month and for a listing that is listed again', async () => {
  const draft = { ...houseDraft([picture]), name: 'House of one price', id: randomUUID() };
  const key = randomUUID();
  const publishAt = async (shown: number | null) => {
    const { publishListing } = await ask<{ publishListing: Answer }>(
      `mutation ($draft: DraftInput!, $key: String!, $price: Int) {
        publishListing(draft: $draft, paymentMethod: "pm_card_visa", idempotencyKey: $key, price: $price) { __typename
          ... on Published { listing { id } } ... on Invalid { errors { field messages } } } }`,
      { draft, key, price: shown },
    );
    return publishListing;
  };
  const changed = {
    __typename: 'Invalid',
    errors: [{ field: 'notification', messages: [expect.stringMatching(/price has changed/)] }],
  };
  expect(await publishAt(price + 1)).toEqual(changed);
  expect(await listingsOf([draft.id])).toEqual([]);
  const { listing } = await publishAt(price);
  await app.services.billing.endings.endNow(Number(listing?.id));
  const activateAt = async (shown: number | null) => {
    const { activateListing } = await ask<{ activateListing: Answer }>(
      `mutation ($id: ID!, $price: Int) { activateListing(id: $id, price: $price) { __typename
        ... on ListingState { listing { id } } ... on Invalid { errors { field messages } } } }`,
      { id: listing?.id, price: shown },
    );
    return activateListing;
  };
  expect(await activateAt(price - 1)).toEqual(changed);
  expect(await activateAt(price)).toMatchObject({ __typename: 'ListingState' });
});

it('charges no other price than the one shown, and publishes nothing that is gone', async () => {
  const id = await saveDraft();
  expect((await publish(id, 'pm_card_visa', { price: price + 1 })).errors?.[0]?.messages[0]).toMatch(
    /price has changed/,
  );
  expect((await publish(randomUUID())).errors?.[0]?.messages).toEqual(['This draft no longer exists.']);
  expect((await publish('no uuid')).errors?.[0]?.messages).toEqual(['This draft no longer exists.']);
  expect(await listingsOf([id])).toEqual([]);
});

it('names the words that publishing refuses, keeps the choice of a review, and charges nothing before it (K66)', async () => {
  const description = 'A quiet house. No kids.';
  const refused = await saveDraft({ description });
  const chosen = await saveDraft({ description, textsForReview: [textHash(description)] });
  const changed = await saveDraft({ description: `${description} Soon.`, textsForReview: [textHash(description)] });
  const { myDrafts: all } = await ask<{ myDrafts: { drafts: object[] } }>(
    '{ myDrafts { drafts { id missing goesToReview } } }',
  );
  const missing = ['other words for “No kids”'];
  expect(all.drafts).toHaveLength(3);
  expect(all.drafts).toEqual(
    expect.arrayContaining([
      { id: refused, missing, goesToReview: false },
      { id: chosen, missing: [], goesToReview: true },
      { id: changed, missing, goesToReview: false },
    ]),
  );
  for (const id of [refused, changed])
    expect((await publish(id, 'pm_card_visa')).errors?.[0]?.field).toBe('description');
  expect((await publish(chosen, 'pm_card_visa')).__typename).toBe('SentForReview');
  await app.rows('delete from publish_intent');
});

it('takes review: true for the choice of every text', async () => {
  const id = await saveDraft({ description: 'A house. Pay the deposit by Western Union before you visit.' });
  expect((await publish(id, 'pm_card_visa', { review: true })).__typename).toBe('SentForReview');
  const { myDrafts } = await ask<{ myDrafts: { drafts: { id: string; inReview: boolean }[] } }>(
    '{ myDrafts { drafts { id inReview } } }',
  );
  expect(myDrafts.drafts.filter(({ inReview }) => inReview)).toEqual([{ id, inReview: true }]);
  expect((await publish(id, 'pm_card_visa')).__typename).toBe('SentForReview');
  expect(await listingsOf([id])).toEqual([]);
});

it('limits the checkouts of an account', async () => {
  const id = await saveDraft();
  await publish(id, 'no card');
  await app.rows(`update throttle set points = $1 where key like 'publishDraft:%'`, [rateLimits.publishDraft]);
  await expect(publish(id)).rejects.toThrow('TOO_MANY_REQUESTS');
});
