import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type Stripe from 'stripe';
import { prorate, truncateToSecond, type AgreedPrice } from '../../../domain/billing/property-type-change.ts';
import { formatUtcDate } from '../../../domain/format/dates.ts';
import { Forbidden } from '../../errors.ts';
import { startBilling, type BillingFixture } from '../billing/billing.fixture.ts';
import { fullDraft } from '../billing/billing-wiring.fixture.ts';
import { Subscription } from '../billing/subscription.entity.ts';
import type { PropertyTypeQuote } from './property-type-changes.resolver.ts';

/** Changing the property type of a listing while its month runs: charges, credits, and crashes in between. */
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

/** Creates a listing that is `days` into its month. */
async function listed(type: number, days = 0): Promise<void> {
  const draft = fullDraft({ type });
  email = draft.contact?.email ?? '';
  const outcome = await money.posting.publish({ draft, paymentMethod: 'pm_card_visa', viewer: null });
  if (!('listing' in outcome) || outcome.madeAccount === null) throw new Error(JSON.stringify(outcome));
  ({ listing: id, madeAccount: viewer } = { listing: outcome.listing, madeAccount: outcome.madeAccount });
  if (days > 0) await money.time.advance(new Date(money.clock.now().getTime() + days * DAY));
}

async function quote(type: number): Promise<PropertyTypeQuote> {
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
const emailsTo = () => money.emails.filter(({ to }) => to === email).map(({ subject }) => subject);

describe('a more expensive property type', () => {
  it('quotes the cost in advance, prorating the rest of the month at both prices', async () => {
    await listed(HOUSE, 10);
    const { periodStart, periodEnd } = await pays();
    const quoted = await quote(APARTMENT);
    const cents = prorate({ from: periodStart, until: periodEnd }, 29, 49, truncateToSecond(quoted.quotedAt));
    expect(quoted).toMatchObject({
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

  it("is rejected without its price, with another one, and with yesterday's; nothing is charged", async () => {
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

  it('is charged the quoted price once, however often and in parallel the call is made', async () => {
    const agreed = await agree(APARTMENT);
    const draft = { ...(await money.posting.draftOf(id)), type: APARTMENT, name: 'Maple Court Apartments' };
    const call = () => money.posting.edit({ id, version: 1, draft, viewer, agreed });
    const answers = await Promise.all(Array.from({ length: 8 }, call));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ listing: id })]),
    );
    // The response was lost and the call is repeated.
    expect(await call()).toEqual({ listing: id });
    const [bill, first] = await bills();
    expect(bill).toMatchObject({ amount_paid: agreed.chargeCents, billing_reason: 'subscription_update' });
    expect([(await bills()).length, first?.amount_paid]).toEqual([2, 2900]);
    expect((await atProcessor())?.items.data[0]?.price.unit_amount).toBe(4900);
    expect(await money.posting.draftOf(id)).toMatchObject({ type: APARTMENT, name: 'Maple Court Apartments' });
    expect((await pays()).price).toBe(49);
    expect(
      await money.rows(
        `select entry_type, amount_cents::int as cents from ledger where listing_id = ${id} order by id`,
      ),
    ).toEqual([
      { entry_type: 'charge', cents: 2900 },
      { entry_type: 'charge', cents: agreed.chargeCents },
    ]);
    const [own] = await money.listings.listForAccount(viewer);
    expect(own).toMatchObject({ price: 49, version: 2, leadsLeft: null, paymentPending: false });
  });

  it('sends one receipt with the sum to the cent and what it is for', async () => {
    await money.settle();
    expect(emailsTo().filter((subject) => subject.startsWith('Receipt'))).toHaveLength(2);
    const message = money.emails.filter(({ to }) => to === email).at(-1);
    expect(message?.subject).toMatch(/^Receipt for Maple Court Apartments: \$1\d(\.\d\d)?$/);
    expect(message?.text).toContain('Remaining time on');
  });

  it('renews at its own price', async () => {
    await money.time.advance(new Date((await pays()).periodEnd.getTime() + DAY));
    expect((await bills())[0]).toMatchObject({ amount_paid: 4900, billing_reason: 'subscription_cycle' });
  });
});

describe('a difference too small to charge', () => {
  it('is added to the next bill, as the quote, the email and both receipts say', async () => {
    await listed(HOUSE);
    const { periodEnd } = await pays();
    await money.time.advance(new Date(periodEnd.getTime() - 16 * 3_600_000));
    const { differenceCents: cents, chargeCents, nextBillCents } = await quote(APARTMENT);
    expect([cents > 40 && cents < 50, chargeCents, nextBillCents]).toEqual([true, 0, cents]);
    expect(await edit(APARTMENT, null)).toMatchObject({
      errors: {
        type: [expect.stringMatching(`^Nothing now: \\$0.${cents} for the rest of this month, until .* added to your`)],
      },
    });
    expect(await edit(APARTMENT, await agree(APARTMENT))).toEqual({ listing: id });
    const receipt = async () => (await money.invoices.listForAccount(viewer, 1)).receipts[0];
    const added = { description: 'Added to your next bill', amountCents: -cents };
    expect(await receipt()).toMatchObject({ amountCents: 0, lines: [{}, {}, added] });
    await money.settle();
    expect(money.emails.findLast(({ to }) => to === email)?.text).toContain(
      `You weren't charged for the change. We added $0.${cents} for the rest of this month to your next bill.`,
    );
    await money.time.advance(new Date(periodEnd.getTime() + DAY));
    await money.billing.sync((await pays()).subscription);
    const collected = { description: 'Outstanding from an earlier bill', amountCents: cents };
    expect(await receipt()).toMatchObject({ amountCents: 4900 + cents, lines: [{ amountCents: 4900 }, collected] });
  });

  it('is what credit leaves of it', async () => {
    await listed(HOUSE, 1);
    const { differenceCents } = await quote(APARTMENT);
    await money.payments.customers.giveCredit((await pays()).customer, differenceCents - 25, `part of ${id}`);
    expect(await quote(APARTMENT)).toMatchObject({ chargeCents: 0, nextBillCents: expect.closeTo(25, -1) });
    expect(await edit(APARTMENT, await agree(APARTMENT))).toEqual({ listing: id });
    const { lines = [] } = (await money.invoices.listForAccount(viewer, 1)).receipts[0] ?? {};
    expect(lines.slice(2)).toEqual([
      { description: 'Your credit', amountCents: 25 - differenceCents },
      { description: 'Added to your next bill', amountCents: expect.closeTo(-25, -1) },
    ]);
  });
});

describe('a cheaper property type', () => {
  it('charges nothing, credits the rest to the next bill, and says so by email', async () => {
    await listed(APARTMENT);
    const quoted = await quote(HOUSE);
    expect([quoted.chargeCents, quoted.differenceCents < -1000, quoted.price]).toEqual([0, true, 29]);
    expect(await edit(HOUSE, await agree(HOUSE))).toEqual({ listing: id });
    expect(await type()).toBe(HOUSE);
    await money.settle();
    expect(emailsTo()).toContain('Maple Court is now listed as a house');
    expect(money.emails.findLast(({ to }) => to === email)?.text).toMatch(
      /We credited \$\d+(\.\d\d)?, the difference for the rest of this month, to your next bill/,
    );
    await money.time.advance(new Date((await pays()).periodEnd.getTime() + DAY));
    const credit = (await bills()).find(({ billing_reason }) => billing_reason === 'subscription_update')?.total ?? 0;
    expect((await bills())[0]).toMatchObject({ total: 2900, amount_paid: 2900 + credit });
  });

  it('uses its credit when the type becomes more expensive again', async () => {
    await listed(APARTMENT);
    await edit(HOUSE, await agree(HOUSE));
    const quoted = await quote(APARTMENT);
    expect(quoted.differenceCents).toBeGreaterThan(1000);
    // At most a moment has passed.
    expect(quoted.chargeCents).toBeLessThan(10);
    expect(await edit(APARTMENT, await agree(APARTMENT))).toEqual({ listing: id });
    expect(await type()).toBe(APARTMENT);
  });

  it('says in the email that credit paid for the more expensive type', async () => {
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
    const message = money.emails.filter(({ to }) => to === email).at(-1);
    expect(message?.subject).toBe('Maple Court is now listed as an apartment');
    expect(message?.text).toContain('Your credit covered the difference for the rest of this month.');
  });
});

describe('the leads of a house (K23)', () => {
  it('are limited at once and released at once', async () => {
    await listed(APARTMENT);
    for (let n = 0; n < 12; n++)
      await money.rows(
        `insert into lead (listing_id, type, first_name, last_name, phone, email, message, answers, created_at, delivered_at)
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
    const late = { firstName: 'Late', lastName: 'Lee', email: 'late@osu.example', housingId: String(id) };
    expect(await money.leads.saveRequest(late, { ip: '10.0.0.1' })).toMatchObject({ sent: { delivered: false } });
    expect(await edit(APARTMENT, await agree(APARTMENT))).toEqual({ listing: id });
    expect([await found(), await capped()]).toEqual([true, false]);
    await money.settle();
    expect(money.emails.filter(({ subject }) => subject.startsWith('Late Lee is interested'))).toHaveLength(1);
  });
});

describe('a card that does not pay', () => {
  it('changes nothing when it is declined; with another card the same call succeeds', async () => {
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

describe('a card that requires authentication', () => {
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

  it('keeps the old property type until authentication succeeds; then the same call completes', async () => {
    const { agreed, secret } = await ask();
    expect([await type(), (await pays()).price]).toEqual([HOUSE, 29]);
    expect((await money.listings.listForAccount(viewer))[0]).toMatchObject({ paymentPending: true, pastDue: false });
    expect(await edit(APARTMENT, agreed)).toEqual({ clientSecret: secret });
    await answerBank(secret, 'succeed');
    expect(await edit(APARTMENT, agreed)).toEqual({ listing: id });
    expect([await type(), (await pays()).price, (await bills())[0]?.amount_paid]).toEqual([
      APARTMENT,
      49,
      agreed.chargeCents,
    ]);
  });

  it('is finished by the reconciler when the page was closed after authentication', async () => {
    const { secret } = await ask();
    await answerBank(secret, 'succeed');
    await money.reconciler.run({ all: true });
    expect([await type(), (await pays()).price]).toEqual([APARTMENT, 49]);
  });

  /** Payment made, but the subscription shows it only after this many reads. */
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

  it('is awaited while the payment is recorded', async () => {
    const { agreed, secret } = await ask();
    await answerBank(secret, 'succeed');
    bookedAfter(3);
    expect(await edit(APARTMENT, agreed)).toEqual({ listing: id });
    expect(await type()).toBe(APARTMENT);
  });

  it('is not rejected by any caller while recording takes long; then the reconciler finishes it', async () => {
    const { agreed, secret } = await ask();
    await answerBank(secret, 'succeed');
    bookedAfter(Infinity);
    const now = Date.now();
    let ahead = 0;
    vi.spyOn(Date, 'now').mockImplementation(() => now + (ahead += 1000));
    const booked = { errors: { payment: [expect.stringContaining('be charged twice')] } };
    expect(await edit(APARTMENT, agreed)).toEqual(booked);
    expect(await edit(HOUSE, null)).toEqual(booked);
    await money.rows(`update property_type_change set opened_at = now() - interval '1 day' where listing_id = ${id}`);
    await money.reconciler.run({ all: true });
    vi.restoreAllMocks();
    expect((await money.posting.propertyTypeChanges.attempts.openOf(id))?.state).toBe('authenticating');
    await money.reconciler.run({ all: true });
    expect([await type(), (await pays()).price]).toEqual([APARTMENT, 49]);
  });

  it('changes nothing when authentication fails', async () => {
    const { agreed, secret } = await ask();
    await answerBank(secret, 'fail');
    expect(await edit(APARTMENT, agreed)).toEqual({
      errors: { payment: ["Your bank didn't confirm the payment. You weren't charged."] },
    });
    expect(await atProcessor()).toMatchObject({ status: 'active', pending_update: null });
    const { customer } = await pays();
    expect([await type(), money.paid().filter((bill) => bill.customer === customer).length]).toEqual([HOUSE, 1]);
  });

  it('is canceled after fifteen minutes without authentication, and by any other edit at once', async () => {
    await ask();
    await money.rows(`update property_type_change set opened_at = now() - interval '16 min' where listing_id = ${id}`);
    await money.reconciler.run({ all: true });
    expect(await atProcessor()).toMatchObject({ status: 'active', pending_update: null });
    expect((await money.listings.listForAccount(viewer))[0]).toMatchObject({ paymentPending: false });
    await ask();
    expect(await edit(HOUSE, null, { draft: { ...(await money.posting.draftOf(id)), name: 'Still a house' } })).toEqual(
      {
        listing: id,
      },
    );
    expect([await type(), (await atProcessor())?.pending_update]).toEqual([HOUSE, null]);
    expect((await bills())[0]).toMatchObject({ status: 'void', amount_paid: 0 });
  });

  it('is rejected where authentication is impossible', async () => {
    const { agreed } = await ask();
    await edit(HOUSE, null);
    const again = await agree(APARTMENT);
    expect(again.chargeCents).toBeGreaterThan(0);
    expect(agreed.chargeCents).toBeGreaterThan(0);
    expect(await edit(APARTMENT, again, { mayAuthenticate: false })).toHaveProperty('errors.payment');
    expect([await type(), (await atProcessor())?.pending_update]).toEqual([HOUSE, null]);
  });
});

describe('a crash at any step', () => {
  /** A change whose process crashed before it did anything; or, if `charged`, after the processor charged. */
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
    money.rows(
      `update property_type_change set opened_at = now() - interval '1 day', touched_at = opened_at where id = $1`,
      [change],
    );

  it.each([
    ['before the charge, just now', false, false, APARTMENT],
    ['after the charge, just now', true, false, APARTMENT],
    ['before the charge, long ago', false, true, HOUSE],
    ['after the charge, long ago', true, true, APARTMENT],
  ])('%s: payment and property type agree again', async (_when, charged, old, kind) => {
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

  it('is not charged once the listing is canceled', async () => {
    const change = await dead(false);
    await money.rows(`update property_type_change set touched_at = now() - interval '1 min' where id = '${change.id}'`);
    expect(await money.listings.deactivate(id, viewer)).toEqual({ listing: id });
    await money.reconciler.run({ all: true });
    expect([await type(), (await bills()).length]).toEqual([HOUSE, 1]);
    expect((await money.posting.propertyTypeChanges.attempts.byId(change.id)).state).toBe('undone');
  });

  it('refunds when the listing was removed in between', async () => {
    const change = await dead(true);
    await money.rows('update listing set status = -1 where id = $1 returning id', [id]);
    await money.reconciler.run({ all: true });
    expect((await money.posting.propertyTypeChanges.attempts.byId(change.id)).state).toBe('undone');
    const charges = (money.processor.list('charges') as Stripe.Charge[]).filter(
      ({ amount }) => amount === change.chargeCents,
    );
    expect(charges[0]?.amount_refunded).toBe(change.chargeCents);
    // Restored before its subscription ended, it renews with its property type.
    await money.rows('update listing set status = 1 where id = $1 returning id', [id]);
    expect((await atProcessor())?.items.data[0]?.price.unit_amount).toBe(2900);
    await money.reconciler.run({ all: true });
    expect([await type(), (await pays()).price, (await atProcessor())?.status]).toEqual([HOUSE, 29, 'active']);
  });
});

describe('a listing that does not simply renew', () => {
  // Without the listings above: a month more would renew each of them too.
  beforeAll(async () => {
    await money.close();
    money = await startBilling({ webhooks: false });
  });

  it('is charged only for the rest of its month when canceled, and ends with it', async () => {
    await listed(HOUSE);
    await money.listings.deactivate(id, viewer);
    expect(await quote(APARTMENT)).toMatchObject({ renews: false });
    expect(await edit(APARTMENT, await agree(APARTMENT))).toEqual({ listing: id });
    expect((await money.listings.listForAccount(viewer))[0]).toMatchObject({ canceled: true, nextChargeAt: null });
    await money.time.advance(new Date((await pays()).periodEnd.getTime() + DAY));
    expect([(await bills()).length, (await money.listings.listForAccount(viewer))[0]?.status]).toEqual([2, 13]);
  });

  it('changes for free when expired, and is reactivated at the new price', async () => {
    expect(await quote(HOUSE)).toMatchObject({ chargeCents: 0, differenceCents: 0, until: null, price: 29 });
    expect(await edit(HOUSE, null)).toEqual({ listing: id });
    expect([await type(), (await bills()).length]).toEqual([HOUSE, 2]);
    expect(await money.listings.activate(id, viewer)).toEqual({ listing: id });
    expect((await bills())[0]?.amount_paid).toBe(2900);
  });

  it('must settle its unpaid bill first', async () => {
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

  it('keeps its property type until it is listed again when its subscription was ended at the processor', async () => {
    await listed(HOUSE);
    const { subscription, periodEnd } = await pays();
    await money.payments.cancelNow(subscription);
    await money.billing.sync(subscription);
    const day = formatUtcDate(periodEnd, 'day');
    const refused = {
      errors: {
        type: [`This listing no longer renews. Change its property type when you list it again after ${day}.`],
      },
    };
    expect(await money.posting.propertyTypeChanges.quote(id, APARTMENT, viewer)).toEqual(refused);
    expect(await edit(APARTMENT, null)).toEqual(refused);
    expect(await edit(HOUSE, null)).toEqual({ listing: id });
    await money.time.advance(new Date(periodEnd.getTime() + DAY));
    expect(await edit(APARTMENT, null)).toEqual({ listing: id });
  });

  it('cannot be changed or quoted by another account', async () => {
    await expect(money.posting.propertyTypeChanges.quote(id, APARTMENT, viewer + 1)).rejects.toThrow(Forbidden);
    const draft = { ...(await money.posting.draftOf(id)), type: APARTMENT };
    await expect(money.posting.edit({ id, draft, viewer: viewer + 1 })).rejects.toThrow(Forbidden);
  });
});

it('returns the result of an identical call that completes while the price is looked up', async () => {
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
