import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startBilling, type BillingFixture } from '../../billing/billing.fixture.ts';
import { fullDraft, PASSWORD, TEST_SECRET, wireBilling } from '../../billing/billing-wiring.fixture.ts';
import type { PublishOutcome } from './publish.ts';

let money: BillingFixture;
beforeAll(async () => {
  money = await startBilling();
});
afterAll(() => money.close());

type Draft = ReturnType<typeof fullDraft>;
const publish = (
  draft: Draft,
  more: { key?: string; paymentMethod?: string; viewer?: number; mayAuthenticate?: boolean } = {},
) => money.posting.publish({ draft, paymentMethod: 'pm_card_visa', viewer: null, ...more });

function published(outcome: PublishOutcome): { listing: number; madeAccount: number | null } {
  if (!('listing' in outcome)) throw new Error(`Not published: ${JSON.stringify(outcome)}`);
  return outcome;
}

const subscriptionsOf = (listing: number) =>
  money.subscriptions().filter(({ metadata }) => metadata.listing === String(listing));
const accountsOf = (draft: Draft) => money.rows('select * from account where email = $1', [draft.account?.email]);

describe('publishing', () => {
  it('creates the account, the listing, its offers, the subscription, the ledger and three emails at once', async () => {
    const draft = fullDraft();
    const { listing, madeAccount } = published(await publish(draft, { key: randomUUID() }));
    expect(madeAccount).not.toBeNull();
    const [row] = await money.rows<Record<string, unknown>>('select * from listing where id = $1', [listing]);
    expect(row).toMatchObject({
      account_id: String(madeAccount),
      draft_id: draft.id,
      slug: `maple-court-columbus-${listing}`,
      status: 1,
      description: 'Two rooms near campus',
      verified_place: true,
      location_check: expect.stringMatching(/^(approximate|pin)$/),
      vanity_phone: expect.stringMatching(/^61455501\d\d$/),
      version: 1,
    });
    expect(await money.rows('select rents from offer where listing_id = $1 and bedrooms = 2', [listing])).toEqual([
      { rents: [1150] },
    ]);
    const [subscription] = subscriptionsOf(listing);
    expect(subscription).toMatchObject({ status: 'active', metadata: { listing: String(listing) } });
    expect(
      await money.rows('select status, price, period_end from subscription where listing_id = $1', [listing]),
    ).toEqual([{ status: 'active', price: 49, period_end: row?.expires_at }]);
    expect(await money.rows('select entry_type, amount_cents from ledger where listing_id = $1', [listing])).toEqual([
      { entry_type: 'charge', amount_cents: 4900 },
    ]);
    expect(
      await money.rows('select card_brand, card_last4 from billing_customer where account_id = $1', [madeAccount]),
    ).toEqual([{ card_brand: 'visa', card_last4: '4242' }]);
    await money.settle();
    const subjects = money.emails.filter(({ to }) => to === draft.account?.email).map(({ subject }) => subject);
    expect(subjects.toSorted()).toEqual([
      'Confirm the contact email of Maple Court',
      'Receipt for Maple Court: $49',
      'Your listing is live: Maple Court',
    ]);
    expect(await money.accounts.byEmail(String(draft.account?.email))).toMatchObject({ id: madeAccount });
    expect(await money.accounts.isPasswordOf(madeAccount, PASSWORD)).toBe(true);
  });

  it('is charged once when it is repeated without a key while the secret is replaced', async () => {
    const draft = fullDraft();
    const { listing } = published(await publish(draft));
    const mailer = { send: () => Promise.resolve() };
    const rotated = wireBilling({ ...money, mailer, secret: ['a new secret of the test', TEST_SECRET] });
    const again = await rotated.posting.publish({ draft, paymentMethod: 'pm_card_visa', viewer: null });
    expect(published(again).listing).toBe(listing);
  });

  it('publishes for the account that is logged in, without creating another', async () => {
    const { madeAccount } = published(await publish(fullDraft()));
    const again = published(
      await publish(fullDraft({ account: null, type: 85 }), { viewer: madeAccount ?? 0, key: randomUUID() }),
    );
    expect(again.madeAccount).toBeNull();
    const customers = new Set(
      money
        .subscriptions()
        .filter(({ metadata }) => metadata.listing === String(again.listing))
        .map(({ customer }) => customer),
    );
    expect(await money.rows('select customer from billing_customer where account_id = $1', [madeAccount])).toEqual([
      { customer: [...customers][0] },
    ]);
  });

  it.each([
    ['chargeDeclined', 'payment'],
    ['chargeDeclinedInsufficientFunds', 'payment'],
    ['chargeDeclinedLostCard', 'payment'],
    ['chargeDeclinedStolenCard', 'payment'],
    ['chargeDeclinedExpiredCard', 'payment.expirationMonth'],
    ['chargeDeclinedIncorrectCvc', 'payment.securityCode'],
    ['chargeDeclinedProcessingError', 'payment'],
    ['chargeCustomerFail', 'payment'],
  ])('changes nothing when the card is declined: %s', async (card, field) => {
    const draft = fullDraft();
    const before = money.paid().length;
    const outcome = await publish(draft, { paymentMethod: `pm_card_${card}`, key: randomUUID() });
    expect(Object.keys('errors' in outcome ? outcome.errors : {})).toEqual([field]);
    expect(await accountsOf(draft)).toEqual([]);
    expect(await money.rows('select * from listing where draft_id = $1', [draft.id])).toEqual([]);
    expect(money.paid()).toHaveLength(before);
    expect(published(await publish(draft, { key: randomUUID() })).madeAccount).not.toBeNull();
  });

  it('deletes the draft text when it is rejected, because no account may own it', async () => {
    const draft = fullDraft();
    await publish(draft, { paymentMethod: 'pm_card_chargeDeclined' });
    const tries = await money.rows<object>('select t::text as words from publish_intent t where draft_id = $1', [
      draft.id,
    ]);
    expect(tries).toHaveLength(1);
    expect(JSON.stringify(tries)).not.toMatch(/rosa|ortiz|maple/i);
    published(await publish(draft));
  });

  it('reports lost, stolen and declined cards with the same message', async () => {
    const cards = [
      'pm_card_chargeDeclined',
      'pm_card_chargeDeclinedLostCard',
      'pm_card_chargeDeclinedStolenCard',
      'pm_card_chargeDeclinedFraudulent',
    ];
    const results = await Promise.all(cards.map((paymentMethod) => publish(fullDraft(), { paymentMethod })));
    expect(new Set(results.map((outcome) => JSON.stringify(outcome)))).toEqual(
      new Set([JSON.stringify({ errors: { payment: ['Card declined. Try another card.'] } })]),
    );
  });

  it('rejects an invalid or missing payment method', async () => {
    for (const paymentMethod of ['', '../x', 'pm_nobody_has_this'])
      expect(await publish(fullDraft(), { paymentMethod })).toHaveProperty('errors.payment');
  });
});

describe('a repeated publish', () => {
  it('returns the same listing for the same key and body, and charges once', async () => {
    const [draft, key] = [fullDraft(), randomUUID()];
    const first = published(await publish(draft, { key }));
    const second = published(await publish(draft, { key, paymentMethod: 'pm_card_mastercard' }));
    expect(second).toEqual(first);
    expect(subscriptionsOf(first.listing)).toHaveLength(1);
  });

  it('returns KeyReused for another body under the same key', async () => {
    const [draft, key] = [fullDraft(), randomUUID()];
    await publish(draft, { key });
    expect(await publish({ ...draft, name: 'Another' }, { key })).toEqual({ keyReused: true });
    expect(
      await publish(
        { ...draft, account: { ...draft.account, password: 'guess!', password_confirmation: 'guess!' } },
        { key },
      ),
    ).toEqual({ keyReused: true });
  });

  it('keeps the result of a rejected intent, and accepts another attempt with a new key', async () => {
    const [draft, key] = [fullDraft(), randomUUID()];
    const refused = await publish(draft, { key, paymentMethod: 'pm_card_chargeDeclined' });
    expect(await publish(draft, { key })).toEqual(refused);
    published(await publish(draft, { key: randomUUID() }));
  });

  it('creates one subscription for twenty simultaneous calls under one key', async () => {
    const [draft, key] = [fullDraft(), randomUUID()];
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => publish(draft, { key })));
    const listings = new Set(outcomes.map((outcome) => published(outcome).listing));
    expect(listings.size).toBe(1);
    expect(subscriptionsOf([...listings][0] ?? 0)).toHaveLength(1);
    expect(await accountsOf(draft)).toHaveLength(1);
  });

  it('creates one subscription for twenty tabs that each have a key of their own', async () => {
    const draft = fullDraft();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => publish(draft, { key: randomUUID() })));
    expect(new Set(outcomes.map((outcome) => published(outcome).listing)).size).toBe(1);
    expect(await accountsOf(draft)).toHaveLength(1);
    expect(subscriptionsOf(published(outcomes[0] ?? { keyReused: true }).listing)).toHaveLength(1);
  });

  it('returns the listing, not "email taken", when the same call succeeded in between', async () => {
    const [draft, key] = [fullDraft(), randomUUID()];
    const spy = vi.spyOn(money.accounts, 'emailTaken').mockImplementationOnce(async () => {
      await publish(draft, { key });
      return true;
    });
    published(await publish(draft, { key }));
    spy.mockRestore();
    expect(await accountsOf(draft)).toHaveLength(1);
  });

  it('creates one subscription for twenty calls without a key or a draft id (K27)', async () => {
    const draft = fullDraft({ id: null });
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => publish(draft)));
    expect(new Set(outcomes.map((outcome) => published(outcome).listing)).size).toBe(1);
    expect(await accountsOf(draft)).toHaveLength(1);
  });

  it('lets a call without a key use another card after a decline (K27)', async () => {
    const draft = fullDraft({ id: null });
    expect(await publish(draft, { paymentMethod: 'pm_card_chargeDeclined' })).toHaveProperty('errors.payment');
    published(await publish(draft));
  });

  it('creates one account for two simultaneous drafts with one email', async () => {
    const draft = fullDraft();
    const outcomes = await Promise.all([publish(draft), publish({ ...draft, id: randomUUID(), name: 'Elm Court' })]);
    expect(outcomes.filter((outcome) => 'listing' in outcome)).toHaveLength(1);
    expect(outcomes.find((outcome) => 'errors' in outcome)).toEqual({
      errors: { email: ['This e-mail already has an account. Log in.'] },
    });
    expect(await accountsOf(draft)).toHaveLength(1);
  });

  it('does not publish a draft whose listing was created without an intent, such as a demo listing', async () => {
    const draft = fullDraft();
    const { listing } = published(await publish(draft));
    await money.rows('delete from publish_intent where listing_id = $1 returning id', [listing]);
    expect(await publish(draft, { viewer: 1 })).toEqual({
      errors: { notification: ['This listing has already been published. Find it in your listings.'] },
    });
  });

  it('does not publish a draft twice, whoever the caller is', async () => {
    const draft = fullDraft();
    const { madeAccount } = published(await publish(draft));
    const other = await publish(fullDraft({ id: draft.id }));
    expect(other).toHaveProperty('errors.notification');
    expect(
      await publish({ ...draft, account: null, name: 'Changed' }, { viewer: madeAccount ?? 0, key: randomUUID() }),
    ).toHaveProperty('errors.notification');
  });
});

describe('a card that requires authentication', () => {
  const paymentMethod = 'pm_card_authenticationRequired';

  it('returns the client secret, and is published once authentication succeeds', async () => {
    const [draft, key] = [fullDraft(), randomUUID()];
    const waiting = await publish(draft, { key, paymentMethod });
    if (!('clientSecret' in waiting)) throw new Error(JSON.stringify(waiting));
    expect(await accountsOf(draft)).toEqual([]);
    expect(await publish(draft, { key, paymentMethod })).toEqual(waiting);
    await authenticate(waiting.clientSecret);
    const { listing } = published(await publish(draft, { key, paymentMethod }));
    expect(subscriptionsOf(listing).map(({ status }) => status)).toEqual(['active']);
  });

  it('is rejected over REST and leaves nothing behind', async () => {
    const draft = fullDraft();
    expect(await publish(draft, { paymentMethod, mayAuthenticate: false })).toHaveProperty('errors.payment');
    expect(await money.rows('select state from publish_intent where draft_id = $1', [draft.id])).toEqual([
      { state: 'rejected' },
    ]);
  });

  it('can be replaced with another card', async () => {
    const draft = fullDraft();
    await publish(draft, { key: randomUUID(), paymentMethod });
    const { listing } = published(await publish(draft, { key: randomUUID() }));
    expect(subscriptionsOf(listing).filter(({ status }) => status === 'active')).toHaveLength(1);
    expect(await money.rows('select entry_type from ledger where listing_id = $1', [listing])).toHaveLength(1);
  });
});

it('stores no password and no card number anywhere', async () => {
  const made = await money.payments.paymentMethodFromCard({
    address: '1 High St',
    zip: '43210',
    cardNumber: '5555 5555 5555 4444',
    securityCode: '987',
    expirationMonth: '12',
    expirationYear: '2034',
  });
  if (!('id' in made)) throw new Error(JSON.stringify(made));
  published(await publish(fullDraft(), { paymentMethod: made.id }));
  const tables = await money.rows<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`,
  );
  for (const { name } of tables) {
    const found = await money.rows(`select 1 from ${name} as row where row::text like any($1)`, [
      [`%${PASSWORD}%`, '%5555555555554444%', '%5555 5555%'],
    ]);
    expect(found, name).toEqual([]);
  }
});

async function authenticate(clientSecret: string): Promise<void> {
  const [intent] = clientSecret.split('_secret_');
  const body = new URLSearchParams({ client_secret: clientSecret });
  const answer = await fetch(`http://127.0.0.1:${money.processor.port}/v1/payment_intents/${intent}/confirm`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_local', 'content-type': 'application/x-www-form-urlencoded' },
    body,
  });
  expect(await answer.json()).toMatchObject({ status: 'succeeded' });
}
