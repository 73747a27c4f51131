import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type Stripe from 'stripe';
import { UnresolvedOperations } from './reconciler/unresolved-operations.ts';
import { checkLedger } from './ledger/ledger-check.ts';
import { startBilling, type BillingFixture } from './billing.fixture.ts';
import { fullDraft, PASSWORD } from './billing-wiring.fixture.ts';
import type { Viewer } from '../account/session.service.ts';
import { ListingRemoval, RemovalProcessor } from '../listings/removal.ts';
import { Subscription } from './subscription.entity.ts';

/** Attempts to underpay, and charges that must not happen. */
const [APARTMENT, HOUSE] = [84, 85];
const DAY = 86_400_000;
let money: BillingFixture;
beforeAll(async () => {
  money = await startBilling({ webhooks: false });
});
afterAll(() => money.close());

async function landlord(type = APARTMENT) {
  const draft = fullDraft({ type });
  const outcome = await money.posting.publish({ draft, paymentMethod: 'pm_card_visa', viewer: null });
  if (!('listing' in outcome) || outcome.madeAccount === null) throw new Error(JSON.stringify(outcome));
  return { id: outcome.listing, account: outcome.madeAccount, email: draft.contact?.email ?? '' };
}
const pays = (listingId: number) => money.orm.em.fork().findOneOrFail(Subscription, { listingId });
const to = (date: Date, days = 0) => money.time.advance(new Date(date.getTime() + days * DAY));
const post = async (path: string, form: Record<string, string>) => {
  const answer = await fetch(`http://127.0.0.1:${money.processor.port}/v1/${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_local', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as { id: string };
};
/** Returns the sum of a customer's payments after refunds. */
const kept = (customer: string) =>
  (money.processor.list('charges') as Stripe.Charge[])
    .filter((each) => each.customer === customer && each.paid)
    .reduce((sum, { amount_captured, amount_refunded }) => sum + amount_captured - amount_refunded, 0);
const creditOf = (customer: string) =>
  0 - ((money.processor.list('customers') as Stripe.Customer[]).find(({ id }) => id === customer)?.balance ?? 0);
async function change(id: number, account: number, type: number) {
  const quote = await money.posting.propertyTypeChanges.quote(id, type, account);
  if ('errors' in quote) return quote;
  const { quotedAt, chargeCents } = quote;
  const draft = { ...(await money.posting.draftOf(id)), type };
  return money.posting.edit({ id, draft, viewer: account, agreed: { quotedAt, chargeCents } });
}

/** Makes a subscription's card fail from now on. */
async function failing(subscription: string, customer: string): Promise<void> {
  const bad = await money.payments.attach('pm_card_chargeCustomerFail', customer, randomUUID());
  if ('errors' in bad) throw new Error('Refused too early');
  await post(`subscriptions/${subscription}`, { default_payment_method: bad.id });
}
const standing = (subscription: string) => money.subscriptions().find(({ id }) => id === subscription)?.status;

describe('a canceled subscription is not charged again', () => {
  it('although the renewal failed and no webhook has arrived yet', async () => {
    const { id, account } = await landlord();
    const { subscription, customer, periodStart, periodEnd } = await pays(id);
    await failing(subscription, customer);
    await to(periodEnd, 1);
    const unheard = `update subscription set status = 'active', past_due_since = null, period_start = $2, period_end = $3
      where listing_id = $1`;
    await money.pool.query(unheard, [id, periodStart, periodEnd]);
    expect(await money.listings.deactivate(id, account)).toEqual({ listing: id });
    expect(standing(subscription)).toBe('canceled');
  });

  it('although the invoice that was open at the time failed', async () => {
    const { id } = await landlord();
    const { subscription, customer, periodEnd } = await pays(id);
    await failing(subscription, customer);
    await to(periodEnd, 1);
    await post(`subscriptions/${subscription}`, { cancel_at_period_end: 'true' });
    await money.reconciler.run({ all: true });
    await money.reconciler.run();
    expect(standing(subscription)).toBe('canceled');
    expect(await money.rows('select 1 from listing where id = $1 and status = 13', [id])).toHaveLength(1);
  });
});

describe('a refunded month', () => {
  /** Creates a landlord with $20 of credit who has changed their apartment to a house immediately. */
  async function credited() {
    const mine = await landlord(APARTMENT);
    const { customer, periodEnd } = await pays(mine.id);
    expect(await change(mine.id, mine.account, HOUSE)).toEqual({ listing: mine.id });
    return { ...mine, customer, periodEnd, credit: creditOf(customer) };
  }
  /** Returns the differences between the processor's ledger and ours, to the cent. */
  const disagreements = async (subscription: string) => {
    await money.billing.sync(subscription);
    const { pool, clock, payments } = money;
    return (await checkLedger({ pool, clock, books: payments.books })).disagreements;
  };

  it('restores the credit that paid for it', async () => {
    const { id, account, customer, periodEnd, credit } = await credited();
    await money.listings.deactivate(id, account);
    await to(periodEnd, 2);
    expect(await money.listings.activate(id, account)).toEqual({ listing: id });
    const { subscription } = await pays(id);
    expect([creditOf(customer), kept(customer)]).toEqual([0, 4900 + 2900 - credit]);
    await Promise.all([money.billing.endings.undo(subscription), money.billing.endings.undo(subscription)]);
    await money.billing.endings.undo(subscription);
    expect([creditOf(customer), kept(customer)]).toEqual([credit, 4900]);
    expect(await disagreements(subscription)).toEqual([]);
  });

  it('takes back the credit that it granted', async () => {
    const { id, customer, credit } = await credited();
    expect(credit).toBeGreaterThan(1900);
    const { subscription } = await pays(id);
    await money.billing.endings.undo(subscription);
    expect([creditOf(customer), kept(customer)]).toEqual([0, 0]);
    expect(await disagreements(subscription)).toEqual([]);
  });

  it('returns no money for credit already spent, and creates no debt for it', async () => {
    const { id, customer, credit } = await credited();
    const { subscription } = await pays(id);
    await post(`customers/${customer}/balance_transactions`, { amount: String(credit), currency: 'usd' });
    await money.billing.endings.undo(subscription);
    await money.billing.endings.undo(subscription);
    expect([creditOf(customer), kept(customer)]).toEqual([0, credit]);
  });

  it.each([
    ['spent on another listing', true],
    ['unspent, which is taken back', false],
  ])('is refunded alone, by staff, less the credit of a downgrade: %s', async (_what, isSpent) => {
    const { id, account, customer, credit } = await credited();
    const { subscription } = await pays(id);
    if (isSpent) {
      const { account: _account, ...draft } = fullDraft();
      await money.posting.publish({ draft, paymentMethod: 'on_file', viewer: account });
    }
    const others = isSpent ? 4900 - credit : 0;
    const [first] = await money.payments.paidInvoices(subscription).then((all) => all.toReversed());
    const spentCents = isSpent ? credit : 0;
    const { endings } = money.billing;
    expect(await endings.previewRefund(first?.id ?? '')).toEqual({ cents: 4900 - spentCents, spentCents });
    // A second call reads the amounts before the first one refunds, and refunds after it.
    const refund = money.payments.refund.bind(money.payments);
    vi.spyOn(money.payments, 'refund').mockImplementationOnce(async (...input) => {
      await endings.refundInvoice(first?.id ?? '');
      return refund(...input);
    });
    await endings.refundInvoice(first?.id ?? '');
    await Promise.all([endings.refundInvoice(first?.id ?? ''), endings.refundInvoice(first?.id ?? '')]);
    expect([creditOf(customer), kept(customer)]).toEqual([0, others + spentCents]);
    expect(await disagreements(subscription)).not.toContainEqual(expect.stringContaining(subscription));
  });

  it('that was refunded in full at the processor, beside the credit of a downgrade, differs in the ledger check', async () => {
    const { id } = await credited();
    const { subscription } = await pays(id);
    const [first] = await money.payments.paidInvoices(subscription).then((all) => all.toReversed());
    await post('refunds', { payment_intent: first?.payment ?? '' });
    expect(await disagreements(subscription)).toContainEqual(
      expect.stringMatching(new RegExp(`${subscription} .*refunded and credited .* more than was paid`)),
    );
  });
});

describe('a removal', () => {
  it('leaves a listing without the month when it is restored during the refund of a month charged meanwhile', async () => {
    const { orm, clock, housing, mail, payments, billing, problems } = money;
    const removal = new ListingRemoval({ orm, clock, housing, mail, operatorEmail: 'operator@x.example', baseUrl: '' });
    const onError = (error: unknown) => problems.push(error);
    const dying = {
      endings: billing.endings,
      sync: () => Promise.reject(new Error('The power went out.')),
    };
    const { id } = await landlord();
    const { subscription, customer, periodEnd } = await pays(id);
    const touched = (at: string) =>
      money.pool.query(`update listing_removal set touched_at = ${at} where listing_id = $1`, [id]);
    await removal.remove(id, { refund: false });
    await touched(`now() + interval '1 hour'`);
    await to(periodEnd, 1);
    await touched('null');
    await new RemovalProcessor({
      orm,
      payments,
      billing: dying,
      onError,
      troubles: new UnresolvedOperations(orm),
    }).run();
    expect([kept(customer), problems.splice(0)]).toEqual([4900, [new Error('The power went out.')]]);
    await removal.restore(id);
    await new RemovalProcessor({ orm, payments, billing, onError, troubles: new UnresolvedOperations(orm) }).run();
    expect([standing(subscription), kept(customer), problems]).toEqual(['canceled', 4900, []]);
    expect(await money.rows('select status from listing where id = $1', [id])).toEqual([{ status: 13 }]);
  });

  it('requested twice concurrently ends the subscription once, without a deadlock', async () => {
    const { orm, clock, housing, mail, payments, billing, problems } = money;
    const removal = new ListingRemoval({ orm, clock, housing, mail, operatorEmail: 'operator@x.example', baseUrl: '' });
    const onError = (error: unknown) => problems.push(error);
    const ender = new RemovalProcessor({ orm, payments, billing, onError, troubles: new UnresolvedOperations(orm) });
    const { id } = await landlord();
    const { subscription, customer } = await pays(id);
    const remove = (refund: boolean) => removal.remove(id, { refund }).then(() => ender.run());
    await Promise.all([remove(true), remove(false), remove(true)]);
    await money.pool.query('update listing_removal set touched_at = null');
    await ender.run();
    expect([standing(subscription), kept(customer), problems]).toEqual(['canceled', 0, []]);
  });
});

it('an account deleted while its listing is paid for again stays, or is deleted with all its subscriptions', async () => {
  const { id, account, email } = await landlord();
  const { customer, periodEnd } = await pays(id);
  await money.listings.deactivate(id, account);
  await to(periodEnd, 2);
  const viewer = { accountId: account, email, firstName: 'Rosa' } as Viewer;
  const [again, gone] = await Promise.allSettled([
    money.listings.activate(id, account),
    money.accountDeletions.delete(viewer, PASSWORD),
  ]);
  expect(gone.status).toBe('fulfilled');
  await money.reconciler.run({ all: true });
  const there = await money.rows('select 1 from account where id = $1', [account]);
  const live = money.subscriptions().filter((each) => each.customer === customer && each.status !== 'canceled');
  expect([live.length, again.status]).toEqual([there.length, there.length > 0 ? 'fulfilled' : again.status]);
});

it('an account deleted while its renewal is being booked is deleted, without a deadlock', async () => {
  const { id, account: accountId, email } = await landlord();
  const { subscription, periodEnd } = await pays(id);
  const { pool, clock, payments, problems } = money;
  /** Returns what the ledger lacks once nothing is in progress; credit granted directly by a test is not reported here. */
  const missing = async () => {
    await money.reconciler.run({ all: true });
    return (await checkLedger({ pool, clock, books: payments.books })).disagreements;
  };
  const before = await missing();
  await to(periodEnd, 1);
  const WAITING = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  const invoices = money.payments.invoices.bind(money.payments);
  // The renewal holds its locks and books only once the deletion waits for them.
  const booking = vi.spyOn(money.payments, 'invoices').mockImplementationOnce(async (of) => {
    await vi.waitFor(async () => expect(await money.rows(WAITING)).not.toEqual([]), 20_000);
    return invoices(of);
  });
  const viewer = { accountId, email, firstName: 'Rosa' } as Viewer;
  const done = await Promise.allSettled([
    money.billing.sync(subscription),
    money.accountDeletions.delete(viewer, PASSWORD),
    ...Array.from({ length: 6 }, () => money.billing.sync(subscription)),
  ]);
  booking.mockRestore();
  expect(done.filter(({ status }) => status === 'rejected')).toEqual([]);
  expect([standing(subscription), await money.rows('select 1 from account where id = $1', [accountId])]).toEqual([
    'canceled',
    [],
  ]);
  expect([await missing(), problems]).toEqual([before, []]);
});
