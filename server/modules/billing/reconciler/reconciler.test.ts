import { randomUUID } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftSchema } from '../../../../domain/posting/drafts/draft.ts';
import { PaymentsUnavailable } from '../../../integrations/payments/cards/card-declines.ts';
import type { PublishIntent } from '../../posting/publishing/publish-intent.entity.ts';
import { startBilling, type BillingFixture } from '../billing.fixture.ts';
import { fullDraft } from '../billing-wiring.fixture.ts';
import { hashPassword } from '../../account/account.service.ts';

let money: BillingFixture;
beforeEach(async () => {
  money = await startBilling({ webhooks: false });
});
afterEach(async () => {
  expect(money.problems).toEqual([]);
  await money.close();
});

const HOUR = 3_600_000;

/** Creates a publish intent whose process crashed before any step. */
async function begun(email = `rosa-${randomUUID()}@maple.example`): Promise<PublishIntent> {
  const { account: _, ...draft } = draftSchema.parse(fullDraft());
  const newAccount = {
    email,
    passwordHash: await hashPassword('a long and quiet phrase'),
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

/** Creates one whose process crashed after the charge. */
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

describe('an abandoned publish intent', () => {
  it('is completed if it was not charged yet: one charge, one listing, one set of emails', async () => {
    const intent = await begun();
    expect(await money.reconciler.run({ all: true })).toBeGreaterThan(0);
    expect(await stateOf(intent.id)).toBe('done');
    expect(await listingsOf(intent)).toEqual([{ status: 1 }]);
    await money.reconciler.run({ all: true });
    expect(money.paid()).toHaveLength(1);
    await money.settle();
    expect(money.emails).toHaveLength(3);
  });

  it('is completed with its existing charge', async () => {
    const { intent, subscription } = await charged();
    await money.reconciler.run({ all: true });
    expect(await money.rows('select subscription from subscription where listing_id = $1', [intent.listingId])).toEqual(
      [{ subscription }],
    );
    expect(money.paid()).toHaveLength(1);
  });

  it('is completed once by ten processes that start at the same time', async () => {
    const { intent } = await charged();
    await Promise.all(Array.from({ length: 10 }, () => money.reconciler.run({ all: true })));
    expect(await listingsOf(intent)).toEqual([{ status: 1 }]);
    expect(money.paid()).toHaveLength(1);
  });

  it('is skipped while a process works on it', async () => {
    const intent = await begun();
    await money.reconciler.run();
    expect(await stateOf(intent.id)).toBe('open');
  });

  it('is ended without a charge when it is old', async () => {
    const intent = await begun();
    await opened(intent.id, HOUR);
    await money.reconciler.run();
    expect(await stateOf(intent.id)).toBe('undone');
    expect(money.subscriptions()).toEqual([]);
    expect(await listingsOf(intent)).toEqual([]);
  });

  it('is completed, however old, if it was charged', async () => {
    const { intent } = await charged();
    await opened(intent.id, HOUR);
    await money.reconciler.run();
    expect(await stateOf(intent.id)).toBe('done');
    expect(await listingsOf(intent)).toEqual([{ status: 1 }]);
  });

  it('is refunded if its email address has an account by now', async () => {
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
    expect(await money.rows('select entry_type, amount_cents from ledger order by entry_type')).toEqual([
      { entry_type: 'charge', amount_cents: 4900 },
      { entry_type: 'refund', amount_cents: 4900 },
    ]);
    await money.reconciler.run({ all: true });
    expect(await refunds()).toHaveLength(1);
  });

  it('that waits for its cardholder is canceled after fifteen minutes, unpaid', async () => {
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
    expect(await stateOf(intent?.id ?? '')).toBe('rejected');
    expect(money.subscriptions().filter(({ status }) => status === 'active' || status === 'incomplete')).toEqual([]);
    expect(money.paid()).toEqual([]);
  });
});

describe('a subscription', () => {
  it('of a publish intent that ended without a listing is refunded', async () => {
    const { intent, subscription } = await charged();
    await money.posting.intents.end(intent.id, 'undone', { errors: {} });
    await money.reconciler.run();
    expect(money.subscriptions()).toMatchObject([{ id: subscription, status: 'canceled' }]);
    expect(await refunds()).toHaveLength(1);
  });

  it('that no publish intent of ours created is skipped', async () => {
    const { subscription } = await charged();
    await money.pool.query('delete from publish_intent');
    await money.reconciler.run({ all: true });
    expect(money.subscriptions()).toMatchObject([{ id: subscription, status: 'active' }]);
  });

  it('with missed renewals is brought up to date', async () => {
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

/** Creates a subscription with its listing and returns their initial state. */
async function listed() {
  const { intent, subscription } = await charged();
  await money.reconciler.run({ all: true });
  return { listing: intent.listingId, subscription };
}
const atDesk = async (method: string, path: string, form: Record<string, string> = {}) => {
  const headers = { authorization: 'Bearer sk_test_local' };
  const body = method === 'POST' ? { body: new URLSearchParams(form) } : {};
  const answer = await fetch(`http://127.0.0.1:${money.processor.port}/v1/${path}`, { method, headers, ...body });
  if (!answer.ok) throw new Error(await answer.text());
};
const rowOf = async (listing: number) =>
  (
    await money.rows<object>(
      'select status, cancel_at_period_end, period_end from subscription where listing_id = $1',
      [listing],
    )
  )[0];
const minutesLater = (minutes: number) => money.time.advance(new Date(money.clock.now().getTime() + minutes * 60_000));
const DAYS = 24 * HOUR;
/** Resets the read position, as if the process had just started, so that all earlier events are read again. */
const forgotten = () => money.pool.query('update reconciler set events_until = null');

describe('a missed event', () => {
  it('is found within a minute, however old its subscription is', async () => {
    const { listing, subscription } = await listed();
    await money.time.advance(new Date(money.clock.now().getTime() + 3 * DAYS));
    await money.reconciler.run();
    await atDesk('POST', `subscriptions/${subscription}`, { cancel_at_period_end: 'true' });
    await minutesLater(1);
    const report = await money.reconciler.reconcile();
    expect(report).toMatchObject({ missedEvents: 1, caughtUp: 1, failed: 0 });
    expect(await rowOf(listing)).toMatchObject({ status: 'active', cancel_at_period_end: true });
    expect(await money.reconciler.run()).toBe(0);
  });

  it('is found when it ended a subscription, which the list of active ones lacks', async () => {
    const { listing, subscription } = await listed();
    await atDesk('DELETE', `subscriptions/${subscription}`);
    await minutesLater(1);
    expect(await money.reconciler.run()).toBe(1);
    expect(await rowOf(listing)).toMatchObject({ status: 'canceled' });
  });

  it('grants no unpaid month although the whole grace period was missed', async () => {
    const { listing, subscription } = await listed();
    const [row] = await money.rows<{ customer: string }>('select customer from subscription', []);
    const customer = row?.customer ?? '';
    const card = await money.payments.attach('pm_card_chargeCustomerFail', customer, 'a card that fails later');
    if ('errors' in card) throw new Error('Not attached');
    await money.payments.cards.use(customer, [subscription], card.id);
    await money.time.advance(new Date(money.clock.now().getTime() + 45 * DAYS));
    await money.reconciler.run({ all: true });
    expect(await rowOf(listing)).toMatchObject({ status: 'canceled' });
    expect(await money.rows('select status from listing where id = $1', [listing])).toEqual([{ status: 13 }]);
    expect(money.paid()).toHaveLength(1);
  });

  it('is found at startup even when the processor has deleted its events', async () => {
    const { listing, subscription } = await listed();
    await money.time.advance(new Date(money.clock.now().getTime() + 3 * DAYS));
    await atDesk('DELETE', `subscriptions/${subscription}`);
    await forgotten();
    expect(await money.reconciler.run({ all: true })).toBe(1);
    expect(await rowOf(listing)).toMatchObject({ status: 'canceled' });
  });

  it('over months is recovered with one request per subscription instead of one per event', async () => {
    const { listing } = await listed();
    await money.time.advance(new Date(money.clock.now().getTime() + 100 * DAYS));
    const spy = vi.spyOn(money.payments, 'retrieve');
    const report = await money.reconciler.reconcile();
    expect(report.missedEvents).toBeGreaterThan(1);
    expect(report).toMatchObject({ caughtUp: 1, failed: 0 });
    expect(spy.mock.calls.length).toBeLessThan(4);
    expect(await money.rows('select 1 from ledger where listing_id = $1', [listing])).toHaveLength(4);
    expect(await money.reconciler.reconcile()).toMatchObject({ missedEvents: 0, caughtUp: 0 });
  });

  it('stays pending while it cannot be handled', async () => {
    const { listing, subscription } = await listed();
    await money.time.advance(new Date(money.clock.now().getTime() + 3 * DAYS));
    await money.reconciler.run();
    await atDesk('POST', `subscriptions/${subscription}`, { cancel_at_period_end: 'true' });
    await minutesLater(60);
    const away = vi.spyOn(money.payments, 'retrieve').mockRejectedValue(new PaymentsUnavailable(new Error('away')));
    for (let run = 0; run < 3; run++) {
      expect((await money.reconciler.reconcile()).failed).toBeGreaterThan(0);
      await minutesLater(60);
    }
    expect(await rowOf(listing)).toMatchObject({ cancel_at_period_end: false });
    away.mockRestore();
    money.problems.length = 0;
    expect(await money.reconciler.reconcile()).toMatchObject({ caughtUp: 1, failed: 0 });
    expect(await rowOf(listing)).toMatchObject({ cancel_at_period_end: true });
  });
});

/** Runs `work` and returns the addresses that were requested from the processor meanwhile. */
async function requestsDuring(work: () => Promise<unknown>): Promise<URL[]> {
  const requested: URL[] = [];
  const origin = `http://127.0.0.1:${money.processor.port}`;
  const note = (message: unknown) => {
    const { request } = message as { request: ClientRequest };
    if (request.getHeader('host') === new URL(origin).host) requested.push(new URL(request.path, origin));
  };
  subscribe('http.client.request.start', note);
  await work();
  unsubscribe('http.client.request.start', note);
  return requested;
}

it('requests only what changed since the last run, and once a day every subscription in pages', async () => {
  const { listing, subscription } = await listed();
  const [{ customer = '', card = '' } = {}] = await money.rows<{ customer: string; card: string }>(
    `select customer, card->>'id' as card from publish_intent`,
  );
  for (let n = 0; n < 100; n++)
    await money.payments.subscribe({
      customer,
      paymentMethod: card,
      price: money.payments.priceOf(84)?.id ?? '',
      metadata: { intent: randomUUID(), listing: '0' },
      key: randomUUID(),
    });
  await money.time.advance(new Date(money.clock.now().getTime() + 3 * DAYS));
  for (let run = 0; run < 3; run++) await money.reconciler.run();
  const before = money.clock.now();
  await minutesLater(60);
  await atDesk('POST', `subscriptions/${subscription}`, { cancel_at_period_end: 'true' });
  await minutesLater(1);

  const changed = await requestsDuring(() => money.reconciler.run());
  expect(await rowOf(listing)).toMatchObject({ cancel_at_period_end: true });
  const lists = changed.filter(({ pathname }) => /\/(events|subscriptions)$/.test(pathname));
  expect(lists.map(({ pathname }) => pathname)).toEqual(['/v1/events', '/v1/subscriptions']);
  const since = lists.map(({ searchParams }) => Number(searchParams.get('created[gte]')) * 1000);
  expect(since[0]).toBeGreaterThan(before.getTime() - HOUR);
  expect(since[1]).toBeGreaterThan(before.getTime() - 2 * DAYS);
  const others = changed.filter((url) => !lists.includes(url)).map(({ pathname, search }) => pathname + search);
  expect(others.filter((address) => !address.includes(subscription))).toEqual([]);

  const whole = await requestsDuring(() => money.reconciler.run({ all: true }));
  const pages = whole.filter(({ pathname }) => pathname === '/v1/subscriptions');
  expect(pages.map(({ searchParams }) => [searchParams.get('limit'), searchParams.has('starting_after')])).toEqual([
    ['100', false],
    ['100', true],
  ]);
});

describe('an unresolved operation', () => {
  const stuck = () => money.reconciler.unresolved.list();

  it('is stored and reported until it is resolved', async () => {
    const { listing, subscription } = await listed();
    await money.pool.query(`update subscription set status = 'past_due'`);
    const lost = vi.spyOn(money.payments, 'retrieve').mockRejectedValue(new Error('No such subscription'));
    expect(await money.reconciler.reconcile({ all: true })).toMatchObject({ failed: 1, stuck: 0 });
    await money.pool.query(`update unresolved_operation set since = since - interval '1 hour'`);
    expect(await money.reconciler.reconcile({ all: true })).toMatchObject({ failed: 1, stuck: 1 });
    expect(await stuck()).toMatchObject([
      { type: 'subscription', id: subscription, problem: 'Error: No such subscription' },
    ]);
    expect(await money.rows('select times from unresolved_operation')).toEqual([{ times: 2 }]);
    lost.mockRestore();
    money.problems.length = 0;
    expect(await money.reconciler.reconcile()).toMatchObject({ failed: 0, stuck: 0, caughtUp: 1 });
    expect(await rowOf(listing)).toMatchObject({ status: 'active' });
    expect(await money.rows('select subject from unresolved_operation')).toEqual([]);
  });

  it('may be a subscription that is active in our row and unknown to the processor', async () => {
    const { subscription } = await listed();
    await atDesk('DELETE', `subscriptions/${subscription}`);
    await money.pool.query(`update subscription set subscription = 'sub_that_is_gone'`);
    expect(await money.reconciler.reconcile({ all: true })).toMatchObject({ failed: 1, givenBack: 0 });
    expect(await money.rows('select subject from unresolved_operation')).toEqual([
      { subject: 'subscription sub_that_is_gone' },
    ]);
    money.problems.length = 0;
  });

  it('is deleted when it no longer occurs', async () => {
    await money.reconciler.unresolved.note('subscription sub_that_is_gone', new Error('No such subscription'));
    await money.pool.query(
      `update unresolved_operation set since = since - interval '3 days', last_at = last_at - interval '3 days'`,
    );
    expect(await money.reconciler.reconcile()).toMatchObject({ stuck: 0 });
  });

  it('may be a publish intent that has been open for minutes', async () => {
    const intent = await begun();
    expect(await stuck()).toEqual([]);
    await opened(intent.id, 6 * 60_000);
    expect(await stuck()).toMatchObject([{ type: 'payment attempt', id: intent.id, problem: 'open for minutes' }]);
    await money.reconciler.run();
    expect(await stuck()).toEqual([]);
  });

  it('may be a property type change whose cardholder did not respond', async () => {
    const { listing, subscription } = await listed();
    await money.pool.query(
      `insert into property_type_change (id, body_hash, listing_id, account_id, state, from_type, to_type, subscription, price,
         charge_cents, quoted_at, opened_at, touched_at)
       select gen_random_uuid(), 'x', id, account_id, 'authenticating', 84, 85, $2, 'price_1', 0, now(),
         now() - interval '25 minutes', now() from listing where id = $1`,
      [listing, subscription],
    );
    expect(await stuck()).toMatchObject([
      { type: 'property type change', problem: 'its cardholder was never heard of' },
    ]);
  });

  it('does not block the others', async () => {
    const [bad, good] = [await listed(), await listed()];
    await money.pool.query(`update subscription set status = 'past_due'`);
    const retrieve = money.payments.retrieve.bind(money.payments);
    vi.spyOn(money.payments, 'retrieve').mockImplementation(async (id) => {
      if (id === bad.subscription) throw new Error('a surprise');
      return retrieve(id);
    });
    expect(await money.reconciler.reconcile({ all: true })).toMatchObject({ caughtUp: 1 });
    expect(await rowOf(good.listing)).toMatchObject({ status: 'active' });
    money.problems.length = 0;
  });
});
