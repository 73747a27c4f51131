import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { draftSchema } from '../../../domain/posting/draft.ts';
import type { PublishIntent } from '../posting/publish-intent.entity.ts';
import { startMoney, type Money } from './money.fixture.ts';
import { fullDraft } from './money.wiring.ts';

let money: Money;
beforeEach(async () => {
  money = await startMoney({ webhooks: false });
});
afterEach(async () => {
  expect(money.problems).toEqual([]);
  await money.close();
});

const HOUR = 3_600_000;

/** A try whose process died before it did anything. */
async function begun(email = `rosa-${randomUUID()}@maple.example`): Promise<PublishIntent> {
  const { account: _, ...draft } = draftSchema.parse(fullDraft());
  const newAccount = {
    email,
    passwordHash: await money.accounts.hash('a long and quiet phrase'),
    firstName: 'Rosa',
    lastName: 'Ortiz',
  };
  const intent = await money.posting.intents.open({
    key: randomUUID(),
    bodyHash: Buffer.alloc(64),
    draftId: draft.id ?? randomUUID(),
    draft: { ...draft, place: { lat: 40, lon: -83, verified: true } },
    accountId: null,
    newAccount,
    listingId: null,
    price: money.payments.priceOf(84)?.id ?? '',
    paymentMethod: 'pm_card_visa',
  });
  if (!intent) throw new Error('Not opened');
  return intent;
}

/** The same, dead after the charge. */
async function charged(email?: string): Promise<{ intent: PublishIntent; subscription: string }> {
  const intent = await begun(email);
  const { intents } = money.posting;
  const customer = await money.payments.ensureCustomer({
    email: intent.newAccount?.email ?? '',
    name: 'Rosa Ortiz',
    key: `${intent.id}:customer`,
  });
  const card = await money.payments.attach('pm_card_visa', customer, `${intent.id}:attach`);
  if ('errors' in card) throw new Error('Not attached');
  await intents.note(intent.id, { customer, card });
  const metadata = { intent: intent.id, listing: String(intent.listingId) };
  const made = await money.payments.subscribe({
    customer,
    paymentMethod: card.id,
    price: intent.price,
    metadata,
    key: intent.id,
  });
  if (made === 'authenticate' || 'errors' in made) throw new Error('Not subscribed');
  return { intent: await intents.byId(intent.id), subscription: made.id };
}

const opened = (id: string, before: number) =>
  money.pool.query(
    `update publish_intent set opened_at = now() - $2 * interval '1 ms', touched_at = now() - $2 * interval '1 ms' where id = $1`,
    [id, before],
  );
const stateOf = async (id: string) => (await money.posting.intents.byId(id)).state;
const listingsOf = (intent: PublishIntent) =>
  money.rows('select status from listing where id = $1', [intent.listingId]);
const refunds = async () => {
  const answer = await fetch(`http://127.0.0.1:${money.processor.port}/v1/refunds`, {
    headers: { authorization: 'Bearer sk_test_local' },
  });
  return ((await answer.json()) as { data: unknown[] }).data;
};

describe('a try that was left behind', () => {
  it('is finished when it had not been charged yet: one charge, one listing, one set of letters', async () => {
    const intent = await begun();
    expect(await money.reconciler.run({ all: true })).toBeGreaterThan(0);
    expect(await stateOf(intent.id)).toBe('done');
    expect(await listingsOf(intent)).toEqual([{ status: 1 }]);
    await money.reconciler.run({ all: true });
    expect(money.paid()).toHaveLength(1);
    await money.settle();
    expect(money.letters).toHaveLength(2);
  });

  it('is finished with the charge that it has made', async () => {
    const { intent, subscription } = await charged();
    await money.reconciler.run({ all: true });
    expect(await money.rows('select subscription from subscription where listing_id = $1', [intent.listingId])).toEqual(
      [{ subscription }],
    );
    expect(money.paid()).toHaveLength(1);
  });

  it('is finished once by ten processes that start at the same time', async () => {
    const { intent } = await charged();
    await Promise.all(Array.from({ length: 10 }, () => money.reconciler.run({ all: true })));
    expect(await listingsOf(intent)).toEqual([{ status: 1 }]);
    expect(money.paid()).toHaveLength(1);
  });

  it('is left alone while somebody works on it', async () => {
    const intent = await begun();
    await money.reconciler.run();
    expect(await stateOf(intent.id)).toBe('open');
  });

  it('is ended, and charges nothing, when it is old', async () => {
    const intent = await begun();
    await opened(intent.id, HOUR);
    await money.reconciler.run();
    expect(await stateOf(intent.id)).toBe('undone');
    expect(money.subscriptions()).toEqual([]);
    expect(await listingsOf(intent)).toEqual([]);
  });

  it('is finished, however old, when it has been charged', async () => {
    const { intent } = await charged();
    await opened(intent.id, HOUR);
    await money.reconciler.run();
    expect(await stateOf(intent.id)).toBe('done');
    expect(await listingsOf(intent)).toEqual([{ status: 1 }]);
  });

  it('gets its money back when its e-mail has an account by now', async () => {
    const { intent, subscription } = await charged('taken@maple.example');
    await money.orm.em.fork().transactional((em) =>
      money.accounts.createHashed(em, {
        email: 'Taken@maple.example',
        passwordHash: 'x',
        firstName: '',
        lastName: '',
      }),
    );
    await money.reconciler.run({ all: true });
    expect(await stateOf(intent.id)).toBe('undone');
    expect(await listingsOf(intent)).toEqual([]);
    expect(money.subscriptions()).toMatchObject([{ id: subscription, status: 'canceled' }]);
    expect(await refunds()).toHaveLength(1);
    expect(await money.rows('select kind, amount_cents from ledger order by kind')).toEqual([
      { kind: 'charge', amount_cents: 4900 },
      { kind: 'refund', amount_cents: 4900 },
    ]);
    await money.reconciler.run({ all: true });
    expect(await refunds()).toHaveLength(1);
  });

  it('that waits for its cardholder is cancelled after a quarter of an hour, unpaid', async () => {
    const draft = fullDraft();
    const outcome = await money.posting.publish({
      draft,
      paymentMethod: 'pm_card_authenticationRequired',
      viewer: null,
    });
    expect(outcome).toHaveProperty('clientSecret');
    const [intent] = await money.rows<{ id: string }>('select id from publish_intent where draft_id = $1', [draft.id]);
    await money.reconciler.run({ all: true });
    expect(await stateOf(intent?.id ?? '')).toBe('authenticating');
    await opened(intent?.id ?? '', HOUR);
    await money.reconciler.run();
    expect(await stateOf(intent?.id ?? '')).toBe('refused');
    expect(money.subscriptions().filter(({ status }) => status === 'active' || status === 'incomplete')).toEqual([]);
    expect(money.paid()).toEqual([]);
  });
});

describe('a subscription', () => {
  it('of a try that has ended without a listing is given back', async () => {
    const { intent, subscription } = await charged();
    await money.posting.intents.end(intent.id, 'undone', { errors: {} });
    await money.reconciler.run();
    expect(money.subscriptions()).toMatchObject([{ id: subscription, status: 'canceled' }]);
    expect(await refunds()).toHaveLength(1);
  });

  it('that no try of ours has made is left alone', async () => {
    const { subscription } = await charged();
    await money.pool.query('delete from publish_intent');
    await money.reconciler.run({ all: true });
    expect(money.subscriptions()).toMatchObject([{ id: subscription, status: 'active' }]);
  });

  it('whose renewals nobody has told us of is caught up with', async () => {
    const { intent } = await charged();
    await money.reconciler.run({ all: true });
    const [before] = await money.rows<{ expires_at: Date }>('select expires_at from listing where id = $1', [
      intent.listingId,
    ]);
    await money.time.advance(new Date((before?.expires_at.getTime() ?? 0) + HOUR));
    expect(await money.rows('select 1 from ledger')).toHaveLength(1);
    expect(await money.reconciler.run()).toBe(1);
    expect(await money.rows('select 1 from ledger')).toHaveLength(2);
    const [after] = await money.rows<{ expires_at: Date }>('select expires_at from listing where id = $1', [
      intent.listingId,
    ]);
    expect(after?.expires_at.getTime()).toBeGreaterThan(money.clock.now().getTime());
    expect(await money.reconciler.run()).toBe(0);
  });
});
