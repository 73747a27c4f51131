import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type Stripe from 'stripe';
import { houseDraft, samplePhoto, testCard } from '../setup/drafts.ts';
import { RestClient } from '../setup/rest-client.ts';
import { serveApp, type ServedApp } from '../setup/served-app.ts';

/** Repeated publishing without an Idempotency-Key, as older clients and resending browsers do (K27). */
const PASSWORD = 'seven blue kites';
let app: ServedApp;
let picture: { large: string; small: string };
let email: string;
beforeAll(async () => {
  app = await serveApp();
  picture = await new RestClient(app.url).upload(await samplePhoto());
});
beforeEach(async () => {
  email = `rosa-${randomUUID()}@chittenden.example`;
  await app.rows('delete from throttle');
});
afterAll(() => app.close());

const body = (change: Record<string, unknown> = {}) => {
  const house = houseDraft([picture]);
  return {
    ...house,
    contact: { ...house.contact, email: 'rosa@chittenden.example' },
    location: { ...house.location, coordinates: { lat: 39.997, lon: -83.005 } },
    email,
    password: PASSWORD,
    password_confirmation: PASSWORD,
    payment: testCard,
    ...change,
  };
};
const post = async (client: RestClient, sent = body(), headers: Record<string, string> = {}) => {
  const answer = await client.post('/api/posting/post', sent, headers);
  const body = (await answer.json()) as { listing?: { id: string }; errors?: object };
  return { ...body, status: answer.status };
};
const charges = () =>
  app.rows(
    `select 1 from ledger join listing on listing.id = ledger.listing_id join account on account.id = listing.account_id
      where lower(account.email) = lower($1) and ledger.entry_type = 'charge'`,
    [email],
  );
const subscriptions = () => app.processor.local?.list('subscriptions') as Stripe.Subscription[];

describe('a publish without an idempotency key', () => {
  it('is charged once when the visitor repeats it with the session that it started', async () => {
    const rosa = new RestClient(app.url);
    const before = subscriptions().length;
    const first = await post(rosa);
    expect(first.status).toBe(200);
    expect(rosa.cookies()).toContain('session');
    const again = await post(rosa);
    expect(again.listing?.id).toBe(first.listing?.id);
    expect(subscriptions()).toHaveLength(before + 1);
    expect(await charges()).toHaveLength(1);
  });

  it('is charged once when it is repeated without the session, and several times at once', async () => {
    const sent = await Promise.all([1, 2, 3].map(() => post(new RestClient(app.url))));
    expect(new Set(sent.map(({ listing }) => listing?.id)).size).toBe(1);
    const spaced = await post(new RestClient(app.url), body({ email: `  ${email.toUpperCase()} ` }));
    expect(spaced.listing?.id).toBe(sent[0]?.listing?.id);
    expect(await charges()).toHaveLength(1);
  });

  it('is charged once when it is repeated with other spaces, in another order, and with the session', async () => {
    const rosa = new RestClient(app.url);
    const first = await post(rosa);
    const spaced = body({
      name: '  Chittenden   House ',
      description: 'A house with a porch,\n four rooms and a yard. ',
    });
    const reordered = Object.fromEntries(Object.entries(spaced).toReversed()) as typeof spaced;
    for (const repeated of [spaced, reordered])
      expect(await post(rosa, repeated)).toMatchObject({ status: 200, listing: { id: first.listing?.id } });
    expect(await charges()).toHaveLength(1);
  });

  it('is rejected and charges nothing with another password', async () => {
    await post(new RestClient(app.url));
    const other = { password: 'eight red kites', password_confirmation: 'eight red kites' };
    const stranger = new RestClient(app.url);
    const refused = await post(stranger, body(other));
    expect(refused).toMatchObject({ status: 422, errors: { email: [expect.any(String)] } });
    expect(refused.listing).toBeUndefined();
    expect(stranger.cookies()).not.toContain('session');
    expect(await charges()).toHaveLength(1);
  });

  it('is another attempt for another account with the same draft', async () => {
    const first = await post(new RestClient(app.url));
    email = `other-${randomUUID()}@chittenden.example`;
    const second = await post(new RestClient(app.url));
    expect(second.status).toBe(200);
    expect(second.listing?.id).not.toBe(first.listing?.id);
  });

  it('is a new attempt after ten minutes, also with the session', async () => {
    const rosa = new RestClient(app.url);
    const first = await post(rosa);
    const age = (minutes: number) =>
      app.rows(`update publish_intent set opened_at = now() - make_interval(mins => $1) where key like 'derived:%'`, [
        minutes,
      ]);
    await age(9);
    expect((await post(rosa)).listing?.id).toBe(first.listing?.id);
    await age(11);
    const later = await post(rosa);
    expect(later.status).toBe(200);
    expect(later.listing?.id).not.toBe(first.listing?.id);
    expect(await charges()).toHaveLength(2);
  });
});

it('of a logged-in landlord is charged once when it is repeated', async () => {
  await app.account(email, PASSWORD);
  const rosa = new RestClient(app.url);
  expect((await rosa.post('/login', { email, password: PASSWORD })).status).toBe(200);
  const first = await post(rosa);
  expect((await post(rosa)).listing?.id).toBe(first.listing?.id);
  expect(await charges()).toHaveLength(1);
});
