import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type Stripe from 'stripe';
import { prorate, truncateToSecond, type AgreedPrice } from '../../../domain/billing/property-type-change.ts';
import { Forbidden } from '../../errors.ts';
import { startBilling, type BillingFixture } from '../billing/billing.fixture.ts';
import { fullDraft } from '../billing/billing.wiring.ts';
import { Subscription } from '../billing/subscription.entity.ts';
import type { KindQuote } from './property-type-changes.resolver.ts';

/** Changing the kind of a listing while its month runs: what is charged, what is credited, and what dies in between. */
const [APARTMENT, HOUSE] = [84, 85];
const DAY = 86_400_000;
let money: BillingFixture;
let id: number;
let viewer: number;
let email: string;

beforeAll(async () => {
  money = await startBilling({ webhooks: false });
});
afterAll(() => money.close());
beforeEach(() => void money.problems.splice(0));
afterEach(() => vi.restoreAllMocks());

/** A new listing, so many days into its month. */
async function listed(type: number, days = 0): Promise<void> {
  const draft = fullDraft({ type });
  email = draft.contact?.email ?? '';
  const outcome = await money.posting.publish({ draft, paymentMethod: 'pm_card_visa', viewer: null });
  if (!('listing' in outcome) || outcome.madeAccount === null) throw new Error(JSON.stringify(outcome));
  ({ listing: id, madeAccount: viewer } = { listing: outcome.listing, madeAccount: outcome.madeAccount });
  if (days > 0) await money.time.advance(new Date(money.clock.now().getTime() + days * DAY));
}

async function quote(type: number): Promise<KindQuote> {
  const answer = await money.posting.propertyTypeChanges.quote(id, type, viewer);
  if ('errors' in answer) throw new Error(JSON.stringify(answer));
  return answer;
}

const agree = async (type: number): Promise<AgreedPrice<Date>> => {
  const { quotedAt, chargeCents } = await quote(type);
  return { quotedAt, chargeCents };
};

async function edit(type: number, agreed: AgreedPrice<Date> | null, more: object = {}) {
  const draft = { ...(await money.posting.draftOf(id)), type };
  return money.posting.edit({ id, draft, viewer, agreed, ...more });
}

const type = async () => (await money.posting.draftOf(id)).type;
const pays = () => money.orm.em.fork().findOneOrFail(Subscription, { listingId: id });
const atProcessor = async () => {
  const { subscription } = await pays();
  return money.subscriptions().find((each) => each.id === subscription);
};
const bills = async () => {
  const customer = (await pays()).customer;
  return (money.processor.list('invoices') as Stripe.Invoice[]).filter((bill) => bill.customer === customer);
};
const lettersTo = () => money.letters.filter(({ to }) => to === email).map(({ subject }) => subject);

describe('a dearer kind', () => {
  it('says what it costs before it happens, as the rest of the month does at either price', async () => {
    await listed(HOUSE, 10);
    const { periodStart, periodEnd } = await pays();
    const told = await quote(APARTMENT);
    const cents = prorate({ from: periodStart, until: periodEnd }, 29, 49, truncateToSecond(told.quotedAt));
    expect(told).toMatchObject({
      type: APARTMENT,
      differenceCents: cents,
      chargeCents: cents,
      price: 49,
      until: periodEnd,
      renews: true,
    });
    expect(cents).toBeGreaterThan(1000);
    expect(await bills()).toHaveLength(1);
  });

  it('is refused without its price, with another one, and with one of yesterday; nothing is charged', async () => {
    const agreed = await agree(APARTMENT);
    const wrong = [
      null,
      { ...agreed, chargeCents: agreed.chargeCents - 1 },
      { ...agreed, quotedAt: new Date(agreed.quotedAt.getTime() - DAY) },
      { ...agreed, quotedAt: new Date(agreed.quotedAt.getTime() + DAY) },
    ];
    for (const each of wrong)
      expect(await edit(APARTMENT, each)).toMatchObject({
        errors: {
          type: [expect.stringMatching(/^\$1\d(\.\d\d)? now for the rest of this month, until .* Then \$49 a month/)],
        },
      });
    expect([await type(), (await bills()).length]).toEqual([HOUSE, 1]);
  });

  it('is charged what was said, once, however often and in parallel it is asked for', async () => {
    const agreed = await agree(APARTMENT);
    const draft = { ...(await money.posting.draftOf(id)), type: APARTMENT, name: 'Maple Court Apartments' };
    const call = () => money.posting.edit({ id, version: 1, draft, viewer, agreed });
    const answers = await Promise.all(Array.from({ length: 8 }, call));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ listing: id })]),
    );
    // Whose answer was lost asks again.
    expect(await call()).toEqual({ listing: id });
    const [bill, first] = await bills();
    expect(bill).toMatchObject({ amount_paid: agreed.chargeCents, billing_reason: 'subscription_update' });
    expect([(await bills()).length, first?.amount_paid]).toEqual([2, 2900]);
    expect((await atProcessor())?.items.data[0]?.price.unit_amount).toBe(4900);
    expect(await money.posting.draftOf(id)).toMatchObject({ type: APARTMENT, name: 'Maple Court Apartments' });
    expect((await pays()).price).toBe(49);
    expect(
      await money.rows(`select kind, amount_cents::int as cents from ledger where listing_id = $1 order by id`, [id]),
    ).toEqual([
      { kind: 'charge', cents: 2900 },
      { kind: 'charge', cents: agreed.chargeCents },
    ]);
    const [own] = await money.listings.listForAccount(viewer);
    expect(own).toMatchObject({ price: 49, version: 2, leadsLeft: null, waiting: false });
  });

  it('sends one receipt with the sum to the cent and what it is for', async () => {
    await money.settle();
    expect(lettersTo().filter((subject) => subject.startsWith('Receipt'))).toHaveLength(2);
    const letter = money.letters.filter(({ to }) => to === email).at(-1);
    expect(letter?.subject).toMatch(/^Receipt for Maple Court Apartments: \$1\d(\.\d\d)?$/);
    expect(letter?.text).toContain('Remaining time on');
  });

  it('renews at its own price', async () => {
    await money.time.advance(new Date((await pays()).periodEnd.getTime() + DAY));
    expect((await bills())[0]).toMatchObject({ amount_paid: 4900, billing_reason: 'subscription_cycle' });
  });
});

describe('a cheaper kind', () => {
  it('charges nothing, credits the rest to the next bill, and says so by mail', async () => {
    await listed(APARTMENT);
    const told = await quote(HOUSE);
    expect([told.chargeCents, told.differenceCents < -1000, told.price]).toEqual([0, true, 29]);
    expect(await edit(HOUSE, await agree(HOUSE))).toEqual({ listing: id });
    expect(await type()).toBe(HOUSE);
    await money.settle();
    expect(lettersTo()).toContain('Maple Court is now listed as a house');
    expect(money.letters.findLast(({ to }) => to === email)?.text).toMatch(
      /We credited \$\d+(\.\d\d)?, the difference for the rest of this month, to your next bill/,
    );
    await money.time.advance(new Date((await pays()).periodEnd.getTime() + DAY));
    const credit = (await bills()).find(({ billing_reason }) => billing_reason === 'subscription_update')?.total ?? 0;
    expect((await bills())[0]).toMatchObject({ total: 2900, amount_paid: 2900 + credit });
  });

  it('takes its credit into account when it becomes dearer again', async () => {
    await listed(APARTMENT);
    await edit(HOUSE, await agree(HOUSE));
    const told = await quote(APARTMENT);
    expect(told.differenceCents).toBeGreaterThan(1000);
    // A moment has passed at most.
    expect(told.chargeCents).toBeLessThan(10);
    expect(await edit(APARTMENT, await agree(APARTMENT))).toEqual({ listing: id });
    expect(await type()).toBe(APARTMENT);
  });

  it('says who has paid, where credit pays for the dearer one', async () => {
    await listed(HOUSE);
    await fetch(
      `http://127.0.0.1:${money.processor.port}/v1/customers/${(await pays()).customer}/balance_transactions`,
      {
        method: 'POST',
        headers: { authorization: 'Bearer sk_test_local' },
        body: new URLSearchParams({ amount: '-5000', currency: 'usd' }),
      },
    );
    const agreed = await agree(APARTMENT);
    expect(agreed.chargeCents).toBe(0);
    expect(await edit(APARTMENT, agreed)).toEqual({ listing: id });
    await money.settle();
    const letter = money.letters.filter(({ to }) => to === email).at(-1);
    expect(letter?.subject).toBe('Maple Court is now listed as an apartment');
    expect(letter?.text).toContain('Your credit covered the difference for the rest of this month.');
  });
});

describe('the leads of a house (K23)', () => {
  it('have their limit at once, and lose it at once', async () => {
    await listed(APARTMENT);
    for (let n = 0; n < 12; n++)
      await money.rows(
        `insert into lead (listing_id, kind, first_name, last_name, phone, email, message, answers, created_at, delivered_at)
         values ($1, 'reply', 'Ann', 'Lee', '6145550143', $2, 'Hello', '{}', $3, $3) returning id`,
        [id, `renter-${n}@osu.example`, money.clock.now()],
      );
    const found = async () => (await money.rows('select 1 from offer where listing_id = $1', [id])).length > 0;
    const capped = async () =>
      (
        await money.rows<{ capped: boolean }>('select capped_until is not null as capped from listing where id = $1', [
          id,
        ])
      )[0]?.capped;
    expect([await found(), await capped()]).toEqual([true, false]);
    expect(await edit(HOUSE, await agree(HOUSE))).toEqual({ listing: id });
    expect([await found(), await capped()]).toEqual([false, true]);
    expect((await money.listings.listForAccount(viewer))[0]?.leadsLeft).toBe(0);
    expect(await edit(APARTMENT, await agree(APARTMENT))).toEqual({ listing: id });
    expect([await found(), await capped()]).toEqual([true, false]);
  });
});

describe('a card that does not pay', () => {
  it('changes nothing at all when it is declined; another card, and the same call goes through', async () => {
    await listed(HOUSE);
    const { subscription, customer } = await pays();
    const failing = await money.payments.attach('pm_card_chargeCustomerFail', customer, `failing:${id}`);
    if ('errors' in failing) throw new Error('Refused too early');
    await money.payments.cards.use(customer, [subscription], failing.id);
    const agreed = await agree(APARTMENT);
    const before = await money.posting.draftOf(id);
    expect(await edit(APARTMENT, agreed, { version: 1 })).toEqual({
      errors: { payment: ['Card declined. Try another card.'] },
    });
    expect(await money.posting.draftOf(id)).toEqual(before);
    expect((await bills()).length).toBe(1);
    expect(await atProcessor()).toMatchObject({ status: 'active', pending_update: null });
    const good = await money.payments.attach('pm_card_visa', customer, `good:${id}`);
    if ('errors' in good) throw new Error('Refused');
    await money.payments.cards.use(customer, [subscription], good.id);
    expect(await edit(APARTMENT, agreed, { version: 1 })).toEqual({ listing: id });
    expect(await type()).toBe(APARTMENT);
  });
});

describe('a card whose bank asks its owner', () => {
  const ask = async () => {
    await listed(HOUSE);
    const { subscription, customer } = await pays();
    const asking = await money.payments.attach('pm_card_authenticationRequired', customer, `asking:${id}`);
    if ('errors' in asking) throw new Error('Refused too early');
    await money.payments.cards.use(customer, [subscription], asking.id);
    const agreed = await agree(APARTMENT);
    const answer = await edit(APARTMENT, agreed);
    if (!('clientSecret' in answer)) throw new Error(JSON.stringify(answer));
    return { agreed, secret: answer.clientSecret };
  };
  const answerBank = (secret: string, outcome: 'succeed' | 'fail') =>
    fetch(
      `http://127.0.0.1:${money.processor.port}/v1/test_helpers/payment_intents/${secret.split('_secret_')[0]}/authenticate`,
      {
        method: 'POST',
        headers: { authorization: 'Bearer sk_test_local' },
        body: new URLSearchParams({ outcome }),
      },
    );

  it('waits with the old kind until its owner says yes; then the same call is done', async () => {
    const { agreed, secret } = await ask();
    expect([await type(), (await pays()).price]).toEqual([HOUSE, 29]);
    expect((await money.listings.listForAccount(viewer))[0]).toMatchObject({ waiting: true, pastDue: false });
    expect(await edit(APARTMENT, agreed)).toEqual({ clientSecret: secret });
    await answerBank(secret, 'succeed');
    expect(await edit(APARTMENT, agreed)).toEqual({ listing: id });
    expect([await type(), (await pays()).price, (await bills())[0]?.amount_paid]).toEqual([
      APARTMENT,
      49,
      agreed.chargeCents,
    ]);
  });

  it('is finished by the reconciler when the page was closed after the yes', async () => {
    const { secret } = await ask();
    await answerBank(secret, 'succeed');
    await money.reconciler.run({ all: true });
    expect([await type(), (await pays()).price]).toEqual([APARTMENT, 49]);
  });

  /** The payment is there, and its subscription has not heard of it so often. */
  const bookedAfter = (looks: number) => {
    const { priceChanges } = money.payments;
    const retrieve = priceChanges.retrieve.bind(priceChanges);
    let left = looks;
    vi.spyOn(priceChanges, 'retrieve').mockImplementation(async (subscription) => ({
      ...(await retrieve(subscription)),
      ...(left-- > 0 && { price: money.payments.priceOf(HOUSE)?.id ?? '', waits: true }),
    }));
    vi.spyOn(priceChanges, 'authentication').mockImplementation(async () => ({
      clientSecret: null,
      stands: 'booking',
    }));
  };

  it('is waited for while the payment is booked', async () => {
    const { agreed, secret } = await ask();
    await answerBank(secret, 'succeed');
    bookedAfter(3);
    expect(await edit(APARTMENT, agreed)).toEqual({ listing: id });
    expect(await type()).toBe(APARTMENT);
  });

  it('is not refused while its booking takes long, by nobody; then the reconciler finishes it', async () => {
    const { agreed, secret } = await ask();
    await answerBank(secret, 'succeed');
    bookedAfter(Infinity);
    const now = Date.now();
    let ahead = 0;
    vi.spyOn(Date, 'now').mockImplementation(() => now + (ahead += 1000));
    const booked = { errors: { payment: [expect.stringContaining('not charged twice')] } };
    expect(await edit(APARTMENT, agreed)).toEqual(booked);
    expect(await edit(HOUSE, null)).toEqual(booked);
    await money.rows(`update kind_change set opened_at = now() - interval '1 day' where listing_id = $1`, [id]);
    await money.reconciler.run({ all: true });
    vi.restoreAllMocks();
    expect((await money.posting.propertyTypeChanges.attempts.openOf(id))?.state).toBe('authenticating');
    await money.reconciler.run({ all: true });
    expect([await type(), (await pays()).price]).toEqual([APARTMENT, 49]);
  });

  it('changes nothing when its owner says no', async () => {
    const { agreed, secret } = await ask();
    await answerBank(secret, 'fail');
    expect(await edit(APARTMENT, agreed)).toEqual({
      errors: { payment: ["Your bank didn't confirm the payment. You weren't charged."] },
    });
    expect(await atProcessor()).toMatchObject({ status: 'active', pending_update: null });
    const { customer } = await pays();
    expect([await type(), money.paid().filter((bill) => bill.customer === customer).length]).toEqual([HOUSE, 1]);
  });

  it('is given up after a quarter of an hour without an answer, and by any other edit at once', async () => {
    await ask();
    await money.rows(`update kind_change set opened_at = now() - interval '16 minutes' where listing_id = $1`, [id]);
    await money.reconciler.run({ all: true });
    expect(await atProcessor()).toMatchObject({ status: 'active', pending_update: null });
    expect((await money.listings.listForAccount(viewer))[0]).toMatchObject({ waiting: false });
    await ask();
    expect(await edit(HOUSE, null, { draft: { ...(await money.posting.draftOf(id)), name: 'Still a house' } })).toEqual(
      {
        listing: id,
      },
    );
    expect([await type(), (await atProcessor())?.pending_update]).toEqual([HOUSE, null]);
    expect((await bills())[0]).toMatchObject({ status: 'void', amount_paid: 0 });
  });

  it('is refused where nobody could answer the bank', async () => {
    const { agreed } = await ask();
    await edit(HOUSE, null);
    const again = await agree(APARTMENT);
    expect(again.chargeCents).toBeGreaterThan(0);
    expect(agreed.chargeCents).toBeGreaterThan(0);
    expect(await edit(APARTMENT, again, { mayAuthenticate: false })).toHaveProperty('errors.payment');
    expect([await type(), (await atProcessor())?.pending_update]).toEqual([HOUSE, null]);
  });
});

describe('whoever dies in the middle', () => {
  /** A change whose process died before it did anything; or, `charged`, after the processor did. */
  const dead = async (charged: boolean) => {
    await listed(HOUSE);
    const agreed = await agree(APARTMENT);
    const { subscription } = await pays();
    const change = await money.posting.propertyTypeChanges.attempts.open({
      bodyHash: Buffer.from(`${id}`),
      listingId: id,
      accountId: viewer,
      version: 1,
      toType: APARTMENT,
      draft: { ...(await money.posting.draftOf(id)), type: APARTMENT, place: { lat: 40, lon: -83, verified: true } },
      subscription,
      price: money.payments.priceOf(APARTMENT)?.id ?? '',
      ...agreed,
    });
    if (typeof change === 'string' || 'errors' in change) throw new Error('Not opened');
    if (charged)
      await money.payments.priceChanges.change({ subscription, price: change.price, at: agreed.quotedAt }, change.id);
    return change;
  };
  const long = (change: string) =>
    money.rows(`update kind_change set opened_at = now() - interval '1 day', touched_at = opened_at where id = $1`, [
      change,
    ]);

  it.each([
    ['before the charge, just now', false, false, APARTMENT],
    ['after the charge, just now', true, false, APARTMENT],
    ['before the charge, long ago', false, true, HOUSE],
    ['after the charge, long ago', true, true, APARTMENT],
  ])('%s: money and kind are the same again', async (_when, charged, old, kind) => {
    const change = await dead(charged);
    if (old) await long(change.id);
    await money.reconciler.run({ all: true });
    expect(money.problems).toEqual([]);
    expect([await type(), (await bills()).length]).toEqual([kind, kind === APARTMENT ? 2 : 1]);
    expect((await money.posting.propertyTypeChanges.attempts.byId(change.id)).state).toBe(
      kind === APARTMENT ? 'done' : 'undone',
    );
    await money.reconciler.run({ all: true });
    expect((await bills()).length).toBe(kind === APARTMENT ? 2 : 1);
  });

  it('is charged no more once the listing is cancelled', async () => {
    const change = await dead(false);
    await money.rows(`update kind_change set touched_at = now() - interval '1 minute' where id = $1`, [change.id]);
    expect(await money.listings.deactivate(id, viewer)).toEqual({ listing: id });
    await money.reconciler.run({ all: true });
    expect([await type(), (await bills()).length]).toEqual([HOUSE, 1]);
    expect((await money.posting.propertyTypeChanges.attempts.byId(change.id)).state).toBe('undone');
  });

  it('gives the money back when the listing was removed in between', async () => {
    const change = await dead(true);
    await money.rows('update listing set status = -1 where id = $1 returning id', [id]);
    await money.reconciler.run({ all: true });
    expect((await money.posting.propertyTypeChanges.attempts.byId(change.id)).state).toBe('undone');
    const charges = (money.processor.list('charges') as Stripe.Charge[]).filter(
      ({ amount }) => amount === change.chargeCents,
    );
    expect(charges[0]?.amount_refunded).toBe(change.chargeCents);
    // Put back before its subscription was ended, it renews as the kind that it is.
    await money.rows('update listing set status = 1 where id = $1 returning id', [id]);
    expect((await atProcessor())?.items.data[0]?.price.unit_amount).toBe(2900);
    await money.reconciler.run({ all: true });
    expect([await type(), (await pays()).price, (await atProcessor())?.status]).toEqual([HOUSE, 29, 'active']);
  });
});

describe('a listing that does not simply renew', () => {
  it('cancelled, is charged for the rest of its month alone, and ends with it', async () => {
    await listed(HOUSE);
    await money.listings.deactivate(id, viewer);
    expect(await quote(APARTMENT)).toMatchObject({ renews: false });
    expect(await edit(APARTMENT, await agree(APARTMENT))).toEqual({ listing: id });
    expect((await money.listings.listForAccount(viewer))[0]).toMatchObject({ cancelled: true, nextChargeAt: null });
    await money.time.advance(new Date((await pays()).periodEnd.getTime() + DAY));
    expect([(await bills()).length, (await money.listings.listForAccount(viewer))[0]?.status]).toEqual([2, 13]);
  });

  it('expired, changes for nothing, and comes back at the new price', async () => {
    expect(await quote(HOUSE)).toMatchObject({ chargeCents: 0, differenceCents: 0, until: null, price: 29 });
    expect(await edit(HOUSE, null)).toEqual({ listing: id });
    expect([await type(), (await bills()).length]).toEqual([HOUSE, 2]);
    expect(await money.listings.activate(id, viewer)).toEqual({ listing: id });
    expect((await bills())[0]?.amount_paid).toBe(2900);
  });

  it('owed, is paid first', async () => {
    await listed(HOUSE);
    const { subscription, customer } = await pays();
    const failing = await money.payments.attach('pm_card_chargeCustomerFail', customer, `failing:${id}`);
    if ('errors' in failing) throw new Error('Refused too early');
    await money.payments.cards.use(customer, [subscription], failing.id);
    await money.time.advance(new Date((await pays()).periodEnd.getTime() + DAY));
    await money.reconciler.run({ all: true });
    expect(await money.posting.propertyTypeChanges.quote(id, APARTMENT, viewer)).toHaveProperty('errors.type');
    expect(await edit(APARTMENT, null)).toHaveProperty('errors.type');
    expect(await type()).toBe(HOUSE);
  });

  it('is nobody else’s', async () => {
    await expect(money.posting.propertyTypeChanges.quote(id, APARTMENT, viewer + 1)).rejects.toThrow(Forbidden);
    const draft = { ...(await money.posting.draftOf(id)), type: APARTMENT };
    await expect(money.posting.edit({ id, draft, viewer: viewer + 1 })).rejects.toThrow(Forbidden);
  });
});

it('a call is answered as its twin that goes through while its price is looked up', async () => {
  await listed(HOUSE, 10);
  const agreed = await agree(APARTMENT);
  const draft = { ...(await money.posting.draftOf(id)), type: APARTMENT };
  const call = () => money.posting.edit({ id, version: 1, draft, viewer, agreed });
  const { priceChanges } = money.payments;
  const preview = priceChanges.preview.bind(priceChanges);
  const answers: unknown[] = [];
  const spy = vi.spyOn(priceChanges, 'preview').mockImplementationOnce(async (change) => {
    answers.push(await call());
    return preview(change);
  });
  answers.push(await call());
  spy.mockRestore();
  expect(answers).toEqual([{ listing: id }, { listing: id }]);
  expect((await bills()).length).toBe(2);
});
