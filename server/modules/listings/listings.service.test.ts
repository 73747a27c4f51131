import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startBilling, type BillingFixture } from '../billing/billing.fixture.ts';
import { fullDraft } from '../billing/billing-wiring.fixture.ts';
import { ListingRemoval } from './removal.ts';

let money: BillingFixture;
beforeEach(async () => {
  money = await startBilling();
});
afterEach(() => money.close());

const DAY = 86_400_000;
const listingRow = async (id: number) => {
  const [row] = await money.rows<{
    status: number;
    expires_at: Date;
    canceled_at: Date | null;
    hidden_at: Date | null;
  }>('select status, expires_at, canceled_at, hidden_at from listing where id = $1', [id]);
  if (!row) throw new Error(`No listing ${id}`);
  return row;
};
const offers = (id: number) => money.rows('select 1 from offer where listing_id = $1', [id]);
const subjects = () => money.emails.map(({ subject }) => subject);

async function landlord(paymentMethod = 'pm_card_visa', change: Parameters<typeof fullDraft>[0] = {}) {
  const outcome = await money.posting.publish({ draft: fullDraft(change), paymentMethod, viewer: null });
  if (!('listing' in outcome) || outcome.madeAccount === null) throw new Error(JSON.stringify(outcome));
  return { id: outcome.listing, account: outcome.madeAccount };
}
const to = (date: Date, days = 0) => money.time.advance(new Date(date.getTime() + days * DAY));

it('renews each month until canceled: one charge and one receipt a month [§1]', async () => {
  const { id, account } = await landlord();
  const first = (await listingRow(id)).expires_at;
  await to(first, 1);
  expect(money.paid()).toHaveLength(2);
  const second = (await listingRow(id)).expires_at;
  expect(second.getTime()).toBeGreaterThan(first.getTime() + 27 * DAY);
  await to(second, 1);
  expect(money.paid()).toHaveLength(3);
  expect(await money.rows('select entry_type, amount_cents from ledger')).toEqual(
    Array(3).fill({ entry_type: 'charge', amount_cents: 4900 }),
  );
  expect(subjects().filter((subject) => subject.startsWith('Receipt'))).toHaveLength(3);
  expect(await money.listings.listForAccount(account)).toMatchObject([
    { id, status: 1, price: 49, nextChargeAt: (await listingRow(id)).expires_at, leadsLeft: null },
  ]);
});

describe('canceling (K24)', () => {
  it('keeps the listing until the day it is paid to; then it expires and is never charged again', async () => {
    const { id, account } = await landlord();
    expect(await money.listings.deactivate(id, account)).toEqual({ listing: id });
    const canceled = await listingRow(id);
    expect(canceled).toMatchObject({ status: 1, canceled_at: expect.any(Date) });
    expect(await money.listings.listForAccount(account)).toMatchObject([
      { canceled: true, nextChargeAt: null, expiresAt: canceled.expires_at },
    ]);
    await to(canceled.expires_at, -1);
    expect(await listingRow(id)).toMatchObject({ status: 1 });
    expect(await offers(id)).not.toEqual([]);
    await to(canceled.expires_at);
    expect(await listingRow(id)).toMatchObject({ status: 13, expires_at: canceled.expires_at });
    expect(await offers(id)).toEqual([]);
    await to(canceled.expires_at, 70);
    expect(money.paid()).toHaveLength(1);
  });

  it('takes effect on our side even without webhooks', async () => {
    const { id, account } = await landlord();
    await money.listings.deactivate(id, account);
    const { expires_at } = await listingRow(id);
    await money.pool.query('delete from subscription');
    await to(expires_at);
    expect(await listingRow(id)).toMatchObject({ status: 13 });
  });

  it('can be reversed free of charge before that day (K25)', async () => {
    const { id, account } = await landlord();
    await money.listings.deactivate(id, account);
    expect(await money.listings.activate(id, account)).toEqual({ listing: id });
    expect(await listingRow(id)).toMatchObject({ status: 1, canceled_at: null });
    expect(money.paid()).toHaveLength(1);
    await to((await listingRow(id)).expires_at, 1);
    expect(money.paid()).toHaveLength(2);
  });
});

it("resets a house's leads with its next paid month; an apartment, or a house without a next month, has no reset date", async () => {
  const { id, account } = await landlord('pm_card_visa', { type: 85 });
  const { expires_at } = await listingRow(id);
  const again = async () => (await money.listings.findById(account, id)).leadsResumeAt;
  expect(await again()).toEqual(expires_at);
  await money.listings.deactivate(id, account);
  expect(await again()).toBeNull();
  const apartment = await landlord();
  expect((await money.listings.findById(apartment.account, apartment.id)).leadsResumeAt).toBeNull();
});

describe('activating an expired listing (K25)', () => {
  async function expired(paymentMethod?: string) {
    const { id, account } = await landlord(paymentMethod);
    await money.listings.deactivate(id, account);
    await to((await listingRow(id)).expires_at, 3);
    return { id, account };
  }

  it('charges the stored card once, despite concurrent requests', async () => {
    const { id, account } = await expired();
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => money.listings.activate(id, account)));
    expect(outcomes).toEqual(Array(8).fill({ listing: id }));
    expect(money.paid()).toHaveLength(2);
    expect(await offers(id)).not.toEqual([]);
    const { status, expires_at, canceled_at } = await listingRow(id);
    expect({ status, canceled_at }).toEqual({ status: 1, canceled_at: null });
    expect(expires_at.getTime()).toBeGreaterThan(money.clock.now().getTime() + 27 * DAY);
    expect(await money.listings.activate(id, account)).toEqual({ listing: id });
    expect(money.paid()).toHaveLength(2);
    await to(expires_at, 1);
    expect(money.paid()).toHaveLength(3);
  });

  it('is rejected with errors.payment without a card, and stays expired', async () => {
    const { id, account } = await expired();
    await money.pool.query('update billing_customer set payment_method = null');
    expect(await money.listings.activate(id, account)).toHaveProperty('errors.payment');
    expect(await listingRow(id)).toMatchObject({ status: 13 });
  });

  it('is rejected with errors.payment when the card is declined, and the card stays stored', async () => {
    const { id, account } = await expired();
    const [row] = await money.rows<{ customer: string }>('select customer from billing_customer');
    const bad = await money.payments.attach('pm_card_chargeCustomerFail', row?.customer ?? '', randomUUID());
    if ('errors' in bad) throw new Error(JSON.stringify(bad));
    await money.pool.query('update billing_customer set payment_method = $1', [bad.id]);
    expect(await money.listings.activate(id, account)).toEqual({
      errors: { payment: ['Card declined. Try another card.'] },
    });
    expect(await listingRow(id)).toMatchObject({ status: 13 });
    expect(money.paid()).toHaveLength(1);
    expect(await money.listings.activate(id, account)).toHaveProperty('errors.payment');
  });

  it('returns a client secret when the bank requires authentication, and charges once the cardholder has completed it', async () => {
    const { id, account } = await expired();
    const [row] = await money.rows<{ customer: string }>('select customer from billing_customer');
    const asks = await money.payments.attach('pm_card_authenticationRequired', row?.customer ?? '', randomUUID());
    if ('errors' in asks) throw new Error(JSON.stringify(asks));
    await money.pool.query('update billing_customer set payment_method = $1', [asks.id]);
    expect(await money.listings.findById(account, id)).toMatchObject({ paymentPending: false });
    const pending = await money.listings.activate(id, account);
    if (!('clientSecret' in pending)) throw new Error(JSON.stringify(pending));
    expect(await money.listings.findById(account, id)).toMatchObject({ paymentPending: true, status: 13 });
    const [payment = ''] = pending.clientSecret.split('_secret_');
    await fetch(`http://127.0.0.1:${money.processor.port}/v1/test_helpers/payment_intents/${payment}/authenticate`, {
      method: 'POST',
      headers: { authorization: 'Bearer pk_test_local' },
      body: new URLSearchParams({ client_secret: pending.clientSecret, outcome: 'succeed' }),
    });
    expect(await money.listings.activate(id, account)).toEqual({ listing: id });
    expect(await money.listings.findById(account, id)).toMatchObject({ paymentPending: false, status: 1 });
    expect(money.paid()).toHaveLength(2);
  });

  it('charges once when the response was lost and the reconciler runs first', async () => {
    const { id, account } = await expired();
    await Promise.all([money.listings.activate(id, account), money.reconciler.run({ all: true })]);
    await money.reconciler.run({ all: true });
    expect(money.paid()).toHaveLength(2);
    expect(money.problems).toEqual([]);
  });
});

describe('a failed renewal (K60)', () => {
  async function owing(change: Parameters<typeof fullDraft>[0] = {}) {
    const { id, account } = await landlord('pm_card_visa', change);
    const [row] = await money.rows<{ customer: string; subscription: string }>(
      'select customer, subscription from subscription',
    );
    const bad = await money.payments.attach('pm_card_chargeCustomerFail', row?.customer ?? '', randomUUID());
    if ('errors' in bad || !row) throw new Error('No card that fails');
    await changeCard(row.subscription, bad.id);
    return { id, account, subscription: row.subscription, paidTo: (await listingRow(id)).expires_at };
  }
  async function changeCard(subscription: string, card: string) {
    const answer = await fetch(`http://127.0.0.1:${money.processor.port}/v1/subscriptions/${subscription}`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_local', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ default_payment_method: card }),
    });
    expect(answer.status).toBe(200);
  }

  it('keeps the listing for seven days with an email per attempt, then expires it without further attempts', async () => {
    const { id, account, paidTo } = await owing();
    await to(paidTo, 1);
    expect(await listingRow(id)).toMatchObject({ status: 1, expires_at: new Date(paidTo.getTime() + 7 * DAY) });
    expect(await money.listings.listForAccount(account)).toMatchObject([{ pastDue: true, nextChargeAt: null }]);
    await to(paidTo, 6);
    expect(await listingRow(id)).toMatchObject({ status: 1 });
    await to(paidTo, 7.1);
    expect(await listingRow(id)).toMatchObject({ status: 13 });
    expect(await offers(id)).toEqual([]);
    expect(subjects().filter((subject) => subject.startsWith('Payment failed'))).toHaveLength(3);
    await to(paidTo, 60);
    expect(money.paid()).toHaveLength(1);
    expect(money.subscriptions().map(({ status }) => status)).toEqual(['canceled']);
  });

  it('is cleared when a later attempt is paid', async () => {
    const { id, subscription, paidTo } = await owing();
    await to(paidTo, 1);
    const [row] = await money.rows<{ payment_method: string }>('select payment_method from billing_customer');
    await changeCard(subscription, row?.payment_method ?? '');
    await to(paidTo, 4);
    const { status, expires_at } = await listingRow(id);
    expect(status).toBe(1);
    expect(expires_at.getTime()).toBeGreaterThan(paidTo.getTime() + 27 * DAY);
    expect(money.paid()).toHaveLength(2);
  });

  it("starts a house's next month on payment: waiting leads are sent, and it is searchable again (K23)", async () => {
    const { id, account, subscription, paidTo } = await owing({ type: 85 });
    for (let renter = 0; renter < 11; renter++) {
      const person = { firstName: 'Ada', lastName: 'King', phone: '6145550000', email: `renter${renter}@college.edu` };
      expect(
        await money.leads.saveRequest({ ...person, housingId: String(id) }, { ip: `10.1.${renter}.1` }),
      ).toHaveProperty('sent');
    }
    expect(await offers(id)).toEqual([]);
    await to(paidTo, 1);
    const [row] = await money.rows<{ payment_method: string }>('select payment_method from billing_customer');
    await changeCard(subscription, row?.payment_method ?? '');
    await to(paidTo, 4);
    expect(await money.listings.listForAccount(account)).toMatchObject([
      { pastDue: false, leadsCount: 11, leadsLeft: 9 },
    ]);
    expect(await money.rows('select 1 from lead where delivered_at is null')).toEqual([]);
    expect(await offers(id)).not.toEqual([]);
  });

  it('stays active when it was paid at the last moment without a webhook: neither ended nor charged again', async () => {
    const { id, account, subscription, paidTo } = await owing();
    await to(paidTo, 1);
    const [row] = await money.rows<{ payment_method: string }>('select payment_method from billing_customer');
    await changeCard(subscription, row?.payment_method ?? '');
    await to(paidTo, 4);
    expect(money.paid()).toHaveLength(2);
    const unheard = async (status: number) => {
      await money.pool.query(`update subscription set status = 'past_due', past_due_since = $1`, [paidTo]);
      await money.pool.query('update listing set status = $1, expires_at = $2', [status, money.clock.now()]);
    };
    await unheard(1);
    await money.sweeper.run();
    expect(await listingRow(id)).toMatchObject({ status: 1 });
    await unheard(13);
    expect(await money.listings.activate(id, account)).toEqual({ listing: id });
    await unheard(1);
    expect(await money.listings.deactivate(id, account)).toEqual({ listing: id });
    expect(await listingRow(id)).toMatchObject({ status: 1, canceled_at: expect.any(Date) });
    expect(money.paid()).toHaveLength(2);
    expect(money.subscriptions()).toMatchObject([{ status: 'active', cancel_at_period_end: true }]);
  });

  it('is not called refunded when staff remove the listing with its money', async () => {
    const { id, paidTo } = await owing();
    await to(paidTo, 1);
    const { orm, clock, housing, mail } = money;
    const removal = new ListingRemoval({ orm, clock, housing, mail, operatorEmail: 'operator@x.example', baseUrl: '' });
    expect(await removal.remove(id, { refund: true })).toMatchObject({ changed: true, returned: false });
    const [email] = await money.rows<{ text: string }>('select text from email order by queued_at desc limit 1');
    expect(email?.text).toContain('removed');
    expect(email?.text).not.toContain('refund');
  });

  it('ends at once when the landlord cancels meanwhile', async () => {
    const { id, account, paidTo } = await owing();
    await to(paidTo, 1);
    expect(await money.listings.deactivate(id, account)).toEqual({ listing: id });
    expect(await listingRow(id)).toMatchObject({ status: 13 });
    await to(paidTo, 60);
    expect(money.paid()).toHaveLength(1);
  });
});

describe('ownership (K41)', () => {
  it("rejects changes to another account's listing, and to a removed one", async () => {
    const mine = await landlord();
    const theirs = await landlord();
    const calls = [
      (id: number) => money.listings.deactivate(id, mine.account),
      (id: number) => money.listings.activate(id, mine.account),
      (id: number) => money.listings.hide(id, true, mine.account),
      (id: number) => money.listings.findById(mine.account, id),
      (id: number) => money.posting.edit({ id, draft: fullDraft(), viewer: mine.account }),
    ];
    for (const call of calls) await expect(call(theirs.id)).rejects.toMatchObject({ status: 403 });
    await money.pool.query('update listing set status = -1 where id = $1', [mine.id]);
    for (const call of calls) await expect(call(mine.id)).rejects.toMatchObject({ status: 404 });
    for (const call of calls) await expect(call(999_999)).rejects.toMatchObject({ status: 404 });
    expect(await listingRow(theirs.id)).toMatchObject({ status: 1, canceled_at: null, hidden_at: null });
    expect(await money.listings.listForAccount(mine.account)).toEqual([]);
  });

  it('hides a listing at once and shows it again, regardless of payment (K24)', async () => {
    const { id, account } = await landlord();
    await money.listings.hide(id, true, account);
    expect(await offers(id)).toEqual([]);
    expect(await money.listings.findById(account, id)).toMatchObject({ hidden: true, status: 1 });
    await money.listings.hide(id, false, account);
    expect(await offers(id)).not.toEqual([]);
  });
});
