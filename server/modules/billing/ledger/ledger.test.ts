import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { applyCredit } from '../../../../domain/billing/credit.ts';
import { openProcessorSnapshots } from '../../../integrations/payments/connect-payments.ts';
import { compareLedgers, checkLedger } from './ledger-check.ts';
import { checkLedgerDaily } from './ledger-check.ts';
import { ledgerCommand } from './ledger-command.ts';
import { PaymentsUnavailable } from '../../../integrations/payments/cards/card-declines.ts';
import { startBilling, type BillingFixture } from '../billing.fixture.ts';
import { fullDraft } from '../billing-wiring.fixture.ts';
import { readBillingSnapshot } from './billing-snapshot.ts';

let money: BillingFixture;
let stripe: Stripe;
let desk: Awaited<ReturnType<typeof published>>;
const HOUR = 3_600_000;

/** Creates a listing, its landlord and its first invoice. */
async function published(paymentMethod = 'pm_card_visa') {
  const outcome = await money.posting.publish({ draft: fullDraft(), paymentMethod, viewer: null });
  if (!('listing' in outcome)) throw new Error(JSON.stringify(outcome));
  await money.settle();
  const [row] = await money.rows<{ account: number; subscription: string; customer: string; invoice: string }>(
    `select s.account_id::float8 as account, s.subscription, s.customer, i.id as invoice
       from subscription s join invoice i using (subscription) where s.listing_id = $1`,
    [outcome.listing],
  );
  if (!row) throw new Error('Not written');
  const { payments } = await stripe.invoices.retrieve(row.invoice, { expand: ['payments'] });
  return { ...row, listing: outcome.listing, payment: String(payments?.data[0]?.payment.payment_intent) };
}
const moves = () =>
  money.rows<{ entry_type: string; amount_cents: number }>(
    'select entry_type, amount_cents from ledger where customer = $1 order by id',
    [desk.customer],
  );
const receipt = async () => (await money.invoices.one(desk.account, desk.invoice)) ?? expect.fail('No receipt');
const check = () => checkLedger({ pool: money.pool, clock: money.clock, books: money.payments.books });
const agree = async () => expect((await check()).disagreements).toEqual([]);
async function aMonthOn(): Promise<void> {
  const [row] = await money.rows<{ period_end: Date }>('select period_end from subscription where listing_id = $1', [
    desk.listing,
  ]);
  await money.time.advance(new Date((row?.period_end.getTime() ?? 0) + HOUR));
}

async function open(webhooks: boolean): Promise<void> {
  money = await startBilling({ webhooks });
  const { port } = money.processor;
  stripe = new Stripe('sk_test_local', { host: '127.0.0.1', port, protocol: 'http', telemetry: false });
  desk = await published();
}
async function close(): Promise<void> {
  expect(money.problems).toEqual([]);
  await money.close();
}

describe('the ledger', () => {
  beforeAll(() => open(true));
  beforeEach(async () => {
    desk = await published();
  });
  afterAll(close);

  it('is append-only', async () => {
    for (const sql of ['update ledger set amount_cents = 1', 'delete from ledger', 'truncate ledger'])
      await expect(money.pool.query(sql)).rejects.toThrow('only ever added to');
    expect(await moves()).toEqual([{ entry_type: 'charge', amount_cents: 4900 }]);
  });

  it("records partial refunds made in the processor's dashboard, as does the receipt, and emails the payer each once", async () => {
    await stripe.refunds.create({ payment_intent: desk.payment, amount: 1000 });
    await stripe.refunds.create({ payment_intent: desk.payment, amount: 500 });
    await money.settle();
    expect(await moves()).toEqual([
      { entry_type: 'charge', amount_cents: 4900 },
      { entry_type: 'refund', amount_cents: 1000 },
      { entry_type: 'refund', amount_cents: 500 },
    ]);
    expect(await receipt()).toMatchObject({
      state: 'partly',
      refundedCents: 1500,
      returns: [
        { type: 'refund', amountCents: 1000, at: expect.any(Date) },
        { type: 'refund', amountCents: 500 },
      ],
    });
    await agree();
    // The remaining amount is refunded once when the charge is reversed.
    await money.billing.endings.undo(desk.subscription);
    await money.billing.endings.undo(desk.subscription);
    await money.settle();
    const [{ email } = { email: '' }] = await money.rows<{ email: string }>('select email from account where id = $1', [
      desk.account,
    ]);
    const emails = money.emails.filter(({ to, subject }) => to === email && subject.startsWith('Refund'));
    expect(emails.map(({ subject }) => subject).toSorted()).toEqual(
      ['$10', '$34', '$5'].map((amount) => `Refund for Maple Court: ${amount}`),
    );
    const texts = emails.map(({ text }) => text).toSorted();
    expect(texts[0]).toContain('We refunded $10 for Maple Court to your Visa ending 4242.');
    expect(texts[0]).toContain(`/receipt/${desk.invoice}`);
    expect((await moves()).slice(3)).toEqual([{ entry_type: 'refund', amount_cents: 3400 }]);
    expect(await receipt()).toMatchObject({ state: 'refunded', refundedCents: 4900 });
  });

  it('refunds before it ends the subscription: an unfinished reversal is detectable while the subscription is active', async () => {
    const dies = vi.spyOn(money.payments, 'cancelNow').mockRejectedValueOnce(new Error('The power went out.'));
    await expect(money.billing.endings.undo(desk.subscription)).rejects.toThrow('power');
    expect((await moves()).slice(1)).toEqual([{ entry_type: 'refund', amount_cents: 4900 }]);
    expect((await stripe.subscriptions.retrieve(desk.subscription)).status).toBe('active');
    dies.mockRestore();
    await money.billing.endings.undo(desk.subscription);
    expect((await stripe.subscriptions.retrieve(desk.subscription)).status).toBe('canceled');
    expect(await moves()).toHaveLength(2);
  });

  it('records disputes, and the amounts won back', async () => {
    await money.reconciler.run();
    desk = await published('pm_card_createDispute');
    // The bank's event arrived before our own call returned, so its subject was not ours yet.
    await money.time.advance(new Date(money.clock.now().getTime() + 60_000));
    await money.reconciler.run();
    expect(await moves()).toEqual([
      { entry_type: 'charge', amount_cents: 4900 },
      { entry_type: 'dispute', amount_cents: 4900 },
    ]);
    expect(await receipt()).toMatchObject({ refundedCents: 4900 });
    const { data } = await stripe.disputes.list({ payment_intent: desk.payment });
    await stripe.disputes.update(data[0]?.id ?? '', { evidence: { uncategorized_text: 'winning_evidence' } });
    await money.settle();
    expect((await moves()).slice(2)).toEqual([{ entry_type: 'dispute_returned', amount_cents: 4900 }]);
    expect(await receipt()).toMatchObject({ refundedCents: 0 });
    await agree();
  });

  it('records manually granted credit, and the month that it pays', async () => {
    await stripe.customers.createBalanceTransaction(desk.customer, { amount: -2000, currency: 'usd' });
    await money.settle();
    await agree();
    await aMonthOn();
    expect((await moves()).slice(1)).toEqual([
      { entry_type: 'credit', amount_cents: 2000 },
      { entry_type: 'charge', amount_cents: 2900 },
      { entry_type: 'credit_used', amount_cents: 2000 },
    ]);
    await agree();
  });

  it('records the credit of a cheaper month, and the months that it pays', async () => {
    const { items } = await stripe.subscriptions.retrieve(desk.subscription);
    await money.pool.query('update listing set type = 85 where id = $1', [desk.listing]);
    await stripe.subscriptions.update(desk.subscription, {
      items: [{ id: items.data[0]?.id ?? '', price: money.payments.priceOf(85)?.id ?? '' }],
      proration_behavior: 'always_invoice',
    });
    await money.settle();
    expect((await moves()).slice(1)).toEqual([{ entry_type: 'credit', amount_cents: 2000 }]);
    expect(await money.billing.customers.creditOf(desk.account)).toBe(2000);
    await agree();
    await aMonthOn();
    expect((await moves()).slice(2)).toEqual([
      { entry_type: 'charge', amount_cents: 900 },
      { entry_type: 'credit_used', amount_cents: 2000 },
    ]);
    expect(await money.billing.customers.creditOf(desk.account)).toBe(0);
    await agree();
  });

  const post = (paymentMethod = 'pm_card_visa') =>
    money.posting.publish({ draft: fullDraft(), paymentMethod, viewer: desk.account });
  const credit = () => money.billing.customers.creditOf(desk.account);
  const newest = async () => (await stripe.invoices.list({ customer: desk.customer, limit: 1 })).data[0];
  const newestReceipt = async () => (await money.invoices.listForAccount(desk.account, 1)).receipts[0];

  it.each([
    ['pays a part', 1333],
    ['pays all of it and more', 6000],
    ['pays all but what is too little to charge, which goes with the bill after it', 4875],
  ])('records credit that %s when the next listing is posted: the displayed amount is charged', async (_, cents) => {
    await stripe.customers.createBalanceTransaction(desk.customer, { amount: -cents, currency: 'usd' });
    await money.settle();
    expect(await credit()).toBe(cents);
    for (const which of ['the next listing', 'the one after it']) {
      const applied = applyCredit(4900, await credit());
      expect(await post(), which).toHaveProperty('listing');
      expect(await newest(), which).toMatchObject({
        billing_reason: 'subscription_create',
        amount_paid: applied.chargedCents,
      });
      expect(await credit(), which).toBe(applied.leftCents);
      await money.settle();
      await agree();
    }
  });

  it('records credit that covers everything: a card is required and not charged', async () => {
    await stripe.customers.createBalanceTransaction(desk.customer, { amount: -6000, currency: 'usd' });
    await money.settle();
    expect(await post('pm_card_chargeDeclined')).toHaveProperty('errors.payment');
    expect(await post('pm_card_chargeCustomerFail')).toHaveProperty('listing');
    expect([await credit(), (await newest())?.amount_paid]).toEqual([1100, 0]);
    expect(await newestReceipt()).toMatchObject({ amountCents: 0, state: 'paid', cardBrand: null, cardLast4: null });
  });

  /** Leaves the next month past due, with all of the landlord's credit of $13.33 on its invoice. */
  async function pastDueWithCredit(): Promise<void> {
    await stripe.customers.createBalanceTransaction(desk.customer, { amount: -1333, currency: 'usd' });
    await money.settle();
    expect(await credit()).toBe(1333);
    const bad = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: desk.customer });
    await stripe.subscriptions.update(desk.subscription, { default_payment_method: bad.id });
    await aMonthOn();
  }

  it('records credit reserved by a past-due month, which lowers the amount due', async () => {
    await pastDueWithCredit();
    expect(await money.billing.customers.creditOf(desk.account)).toBe(0);
    expect(await money.listings.listForAccount(desk.account)).toMatchObject([
      { pastDue: true, amountDueCents: 4900 - 1333 },
    ]);
    const failed = money.emails.findLast(({ subject }) => subject.startsWith('Payment failed'));
    expect(failed?.text).toContain('$35.67 for the month');
    await stripe.customers.createBalanceTransaction(desk.customer, { amount: -500, currency: 'usd' });
    await money.settle();
    expect(await money.billing.customers.creditOf(desk.account)).toBe(500);
  });

  it('states the amount that was paid on the receipt of a month whose invoice was lowered while it was past due', async () => {
    await pastDueWithCredit();
    const owed = await newestReceipt();
    const note = { description: 'Credit', amountCents: -500 };
    const invoices = money.payments.invoices.bind(money.payments);
    const lowered = vi
      .spyOn(money.payments, 'invoices')
      .mockImplementation(async (id) =>
        (await invoices(id)).map((each) =>
          each.id === owed?.id ? { ...each, amountCents: each.amountCents - 500, lines: [...each.lines, note] } : each,
        ),
      );
    const good = await stripe.paymentMethods.attach('pm_card_visa', { customer: desk.customer });
    await stripe.invoices.pay(owed?.id ?? '', { payment_method: good.id });
    await money.settle();
    lowered.mockRestore();
    const paid = { amountCents: 4900 - 1333 - 500, lines: [...(owed?.lines ?? []), note] };
    expect(owed?.amountCents).toBe(4900 - 1333);
    expect(await newestReceipt()).toMatchObject(paid);
    // The processor's own invoice was not lowered, and the tests that follow compare all receipts with theirs.
    await money.pool.query('update invoice set amount_cents = $2 where id = $1', [owed?.id, owed?.amountCents]);
    await agree();
  });

  it.each([
    ['its landlord cancels it', () => money.listings.deactivate(desk.listing, desk.account)],
    ['its grace period ends', () => money.time.advance(new Date(money.clock.now().getTime() + 8 * 24 * HOUR))],
    ['the processor ends it', () => money.payments.cancelNow(desk.subscription)],
    [
      'it has ended, and the processor was out of reach at first',
      () => {
        vi.spyOn(money.payments, 'voidInvoice').mockRejectedValueOnce(new PaymentsUnavailable('down'));
        return money.payments.cancelNow(desk.subscription);
      },
    ],
  ])('returns the credit reserved by a past-due month once %s', async (_, end) => {
    await pastDueWithCredit();
    expect(await credit()).toBe(0);
    await end();
    await money.settle();
    await money.reconciler.run({ all: true });
    expect(await credit()).toBe(1333);
    expect((await newest())?.status).toBe('void');
    expect(await newestReceipt()).toMatchObject({ state: 'voided' });
    await agree();
    expect(await post()).toHaveProperty('listing');
    expect(await newest()).toMatchObject({ billing_reason: 'subscription_create', amount_paid: 4900 - 1333 });
  });

  it('records a past-due month that is paid just as its listing ends, with the credit that it used', async () => {
    await pastDueWithCredit();
    const good = await stripe.paymentMethods.attach('pm_card_visa', { customer: desk.customer });
    const voidInvoice = money.payments.voidInvoice.bind(money.payments);
    vi.spyOn(money.payments, 'voidInvoice').mockImplementationOnce(async (id) => {
      await stripe.invoices.pay(id, { payment_method: good.id });
      await voidInvoice(id);
    });
    await money.payments.cancelNow(desk.subscription);
    await money.settle();
    expect((await moves()).slice(2)).toEqual([
      { entry_type: 'charge', amount_cents: 4900 - 1333 },
      { entry_type: 'credit_used', amount_cents: 1333 },
    ]);
    expect(await credit()).toBe(0);
  });

  it('states on the receipt what an earlier bill left outstanding, and counts it once', async () => {
    await stripe.customers.createBalanceTransaction(desk.customer, { amount: 47, currency: 'usd' });
    await money.settle();
    expect(await credit()).toBe(-47);
    const bad = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: desk.customer });
    await stripe.subscriptions.update(desk.subscription, { default_payment_method: bad.id });
    await aMonthOn();
    const bill = {
      amountCents: 4947,
      lines: [{ amountCents: 4900 }, { description: 'Outstanding from an earlier bill', amountCents: 47 }],
    };
    expect(await newestReceipt()).toMatchObject({ ...bill, state: 'owed' });
    expect(await credit()).toBe(0);
    const good = await stripe.paymentMethods.attach('pm_card_visa', { customer: desk.customer });
    await stripe.invoices.pay((await newest())?.id ?? '', { payment_method: good.id });
    await money.settle();
    expect(await newestReceipt()).toMatchObject({ ...bill, state: 'paid', cardLast4: '4242' });
    expect(await credit()).toBe(0);
    await agree();
  });

  it('records payments made by another method', async () => {
    await stripe.customers.update(desk.customer, {
      invoice_settings: {
        default_payment_method: (
          await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: desk.customer })
        ).id,
      },
    });
    await stripe.subscriptions.update(desk.subscription, { default_payment_method: '' });
    await aMonthOn();
    const { data } = await stripe.invoices.list({ subscription: desk.subscription, status: 'open' });
    await stripe.invoices.pay(data[0]?.id ?? '', { paid_out_of_band: true });
    await money.settle();
    expect((await moves()).slice(1)).toEqual([{ entry_type: 'outside', amount_cents: 4900 }]);
    expect(await newestReceipt()).toMatchObject({ state: 'paid', cardBrand: null });
    await agree();
  });
});

it('records events without a webhook as soon as the reconciler has run', async () => {
  await open(false);
  onTestFinished(close);
  await money.reconciler.run({ all: true });
  await stripe.refunds.create({ payment_intent: desk.payment, amount: 1000 });
  await stripe.customers.createBalanceTransaction(desk.customer, { amount: -700, currency: 'usd' });
  expect((await check()).disagreements).toHaveLength(3);
  await money.time.advance(new Date(money.clock.now().getTime() + 3 * 24 * HOUR));
  await money.reconciler.run();
  expect((await moves()).slice(1).toSorted((a, b) => a.amount_cents - b.amount_cents)).toEqual([
    { entry_type: 'credit', amount_cents: 700 },
    { entry_type: 'refund', amount_cents: 1000 },
  ]);
  expect(await receipt()).toMatchObject({ refundedCents: 1000 });
  await agree();
});

describe('the ledger check', () => {
  beforeAll(() => open(true));
  afterAll(close);

  it('reports each disagreement on a line with ids, from either side', async () => {
    await stripe.refunds.create({ payment_intent: desk.payment, amount: 1000 });
    await money.settle();
    const theirs = await money.payments.books.read();
    const own = await readBillingSnapshot(money.pool, () => money.clock.now());
    const { listing, invoice, subscription, payment, customer } = desk;
    const differ = (changes: { theirs?: Partial<typeof theirs>; own?: Partial<typeof own> }) =>
      compareLedgers({ ...theirs, ...changes.theirs }, { ...own, ...changes.own }).disagreements;
    const first = <Item>(items: readonly Item[]): Item => items[0] ?? expect.fail('None');
    const [bill, row, home, sub, state] = [
      first(theirs.invoices),
      first(own.ledger),
      first(own.listings),
      first(own.subscriptions),
      first(theirs.subscriptions),
    ];
    expect(differ({})).toEqual([]);

    // payments
    expect(differ({ own: { ledger: own.ledger.slice(1) } })).toEqual([
      `charge ${payment} of invoice ${invoice} (listing ${listing}) for 49.00 is not in the ledger`,
    ]);
    expect(differ({ own: { ledger: [{ ...row, amountCents: 4899 }, ...own.ledger.slice(1)] } })).toEqual([
      `charge ${payment} of invoice ${invoice} (listing ${listing}) for 49.00 is in the ledger as 48.99`,
    ]);
    expect(differ({ own: { ledger: [{ ...row, listing: 7 }, ...own.ledger.slice(1)] } })).toEqual([
      expect.stringContaining('is in the ledger for listing 7'),
    ]);
    expect(differ({ own: { ledger: [...own.ledger, { ...row, source: 'pi_nobody' }] } })).toEqual([
      `charge pi_nobody of invoice ${invoice} (listing ${listing}) for 49.00 is not known to the processor`,
    ]);
    const { at } = first(theirs.returns);
    const difference = [
      ['charge', 'charge'],
      ['outside', 'outside'],
      ['refund', 'refund'],
      ['refund_returned', 'refund returned'],
      ['dispute', 'dispute'],
      ['dispute_returned', 'dispute returned'],
      ['credit', 'credit'],
      ['credit_used', 'credit used'],
    ] as const;
    for (const [entryType, words] of difference) {
      const entry = { entryType, source: 'x_1', amountCents: 100, at };
      const of = `${words} x_1 of invoice ${invoice} (listing ${listing}) for 1.00`;
      const here = { ledger: [...own.ledger, { ...row, ...entry }] };
      const there = entryType.startsWith('credit')
        ? { credits: [{ ...entry, customer, invoice, reverses: null }] }
        : { returns: [...theirs.returns, { ...entry, payment }] };
      expect(differ({ own: here }), entryType).toEqual([`${of} is not known to the processor`]);
      expect(differ({ theirs: there }), entryType).toContain(`${of} is not in the ledger`);
      const wrong = { ledger: [...own.ledger, { ...row, ...entry, amountCents: 99 }] };
      expect(differ({ theirs: there, own: wrong }), entryType).toContain(`${of} is in the ledger as 0.99`);
    }
    expect(differ({ theirs: { returns: [] } })).toEqual(
      [
        expect.stringMatching(/^invoice .* had 0.00 refunded, but 10.00 on its receipt$/),
        expect.stringMatching(/^refund re_\w+ of invoice .* for 10.00 is not known to the processor$/),
      ].toReversed(),
    );
    expect(differ({ theirs: { charges: [{ id: 'ch_1', payment: null, amountCents: 300, customer }] } })).toEqual([
      `charge ch_1 took 3.00 from ${customer} and pays no invoice of a listing`,
    ]);
    const credit = { entryType: 'credit' as const, source: 'cbtxn_1', amountCents: 700, at: new Date(), customer };
    expect(
      differ({
        theirs: { credits: [{ ...credit, invoice: null, reverses: null }], balances: new Map([[customer, 600]]) },
      }),
    ).toEqual([
      'credit cbtxn_1 for 7.00 is not in the ledger',
      `customer ${customer} has 6.00 of credit, but their entries add up to 7.00`,
    ]);

    // A deleted account is no longer a customer, and its credit is deleted with it.
    expect(
      differ({ theirs: { credits: [{ ...credit, invoice: null, reverses: null }], balances: new Map() } }),
    ).toHaveLength(1);

    // receipts
    const [paper] = own.invoices;
    expect(differ({ own: { invoices: [] } })).toEqual([
      `invoice ${invoice} of listing ${listing} took 39.00, has no receipt and was not refunded`,
    ]);
    expect(differ({ own: { invoices: [{ ...first([paper]), status: 'open' }] } as Partial<typeof own> })).toEqual([
      `invoice ${invoice} of listing ${listing} is paid, but open on its receipt`,
    ]);

    // subscriptions and listings
    expect(differ({ own: { subscriptions: [] } })).toEqual([
      `subscription ${subscription} of listing ${listing} is live, but belongs to no listing`,
      `listing ${listing} is active, but nothing pays for it`,
    ]);
    expect(differ({ theirs: { subscriptions: [...theirs.subscriptions, { ...state, id: 'sub_2' }] } })).toEqual([
      expect.stringContaining(`sub_2 of listing ${listing} is live, and so is ${subscription}`),
      expect.stringContaining('sub_2'),
    ]);
    expect(differ({ own: { listings: [{ ...home, status: 13 }] } })).toEqual([
      `subscription ${subscription} of listing ${listing} is live, but its listing is expired`,
      expect.stringMatching(`listing ${listing} is expired, but invoice ${invoice} has paid it until `),
    ]);
    expect(differ({ own: { listings: [{ ...home, expiresAt: new Date(0) }] } })).toHaveLength(2);
    expect(differ({ own: { subscriptions: [{ ...sub, cancels: true, status: 'past_due' }] } })).toHaveLength(2);
    expect(bill.paid).toBe(true);

    // every field, in either direction
    type Side = Parameters<typeof differ>[0];
    const receiptRow = first(own.invoices);
    const [before, after] = [new Date(sub.periodEnd.getTime() - 1000), new Date(sub.periodEnd.getTime() + 1000)];
    const over = new Date(own.now.getTime() - HOUR);
    const isOver = { status: 'canceled', endedAt: over } as const;
    const moved = (entryType: typeof row.entryType, amountCents: number, source: string) =>
      entryType === 'credit'
        ? { credits: [{ entryType, source, amountCents, at, customer, invoice, reverses: null }] }
        : { returns: [...theirs.returns, { entryType, source, amountCents, at, payment }] };
    const differences: [string, Side][] = [
      ['ch_1 took 3.00 from', { theirs: { charges: [{ id: 'ch_1', payment: 'pi_2', amountCents: 300, customer }] } }],
      ['in the ledger for in_2', { own: { ledger: own.ledger.map((each) => ({ ...each, invoice: 'in_2' })) } }],
      ['in the ledger for no invoice', { own: { ledger: own.ledger.map((each) => ({ ...each, invoice: null })) } }],
      ['for 49.00, but 48.99 on its', { own: { invoices: [{ ...receiptRow, amountCents: 4899 }] } }],
      ['for 49.00, but 49.01 on its', { own: { invoices: [{ ...receiptRow, amountCents: 4901 }] } }],
      ['had 10.00 refunded, but 9.99', { own: { invoices: [{ ...receiptRow, refundedCents: 999 }] } }],
      ['had 10.00 refunded, but 10.01', { own: { invoices: [{ ...receiptRow, refundedCents: 1001 }] } }],
      ['invoice in_2 of', { own: { invoices: [...own.invoices, { ...receiptRow, id: 'in_2' }] } }],
      ['subscription sub_2 of', { own: { subscriptions: [...own.subscriptions, { ...sub, id: 'sub_2' }] } }],
      ['is active, but past_due here', { own: { subscriptions: [{ ...sub, status: 'past_due' }] } }],
      ['is for listing 7 here', { own: { subscriptions: [{ ...sub, listing: 7 }] } }],
      ['but to ', { own: { subscriptions: [{ ...sub, periodEnd: before }] } }],
      ['but to ', { own: { subscriptions: [{ ...sub, periodEnd: after }] } }],
      ['renews, but not here', { own: { subscriptions: [{ ...sub, cancels: true }] } }],
      ['but not here', { theirs: { subscriptions: [{ ...state, cancelAtPeriodEnd: true }] } }],
      ['but its listing is removed', { own: { listings: [{ ...home, status: -1 }] } }],
      ['but its listing is gone', { own: { listings: [] } }],
      ['but paid until', { own: { listings: [{ ...home, expiresAt: after }] } }],
      [
        'is active, but was paid only until',
        { own: { listings: [{ ...home, expiresAt: over }] }, theirs: { subscriptions: [{ ...state, ...isOver }] } },
      ],
      ['is active, but invoice', { own: { listings: [{ ...home, expiresAt: before }] } }],
      ['credited 1.00 more than was paid', { theirs: moved('refund', 4000, 'x_1') }],
      ['credited 1.00 more than was paid', { theirs: moved('credit', 4000, 'x_1') }],
    ];
    for (const [line, sides] of differences) expect(differ(sides), line).toContainEqual(expect.stringContaining(line));
    // What is right: another customer's charge, credit that an open invoice holds back, and what a bank decided.
    const held = { ...credit, invoice: null, reverses: null };
    const heldRow = { ...row, entryType: 'credit', source: 'cbtxn_1', amountCents: 700, invoice: null } as const;
    const openInvoice = { ...bill, id: 'in_2', paid: false, status: 'open', charges: [] };
    const agreeing: Side[] = [
      { theirs: { charges: [{ id: 'ch_1', payment: null, amountCents: 300, customer: 'cus_2' }] } },
      {
        theirs: { credits: [held], balances: new Map([[customer, 600]]), invoices: [...theirs.invoices, openInvoice] },
        own: { ledger: [...own.ledger, heldRow] },
      },
      { own: { listings: [{ ...home, demo: true, expiresAt: after }] } },
    ];
    for (const sides of agreeing) expect(differ(sides)).toEqual([]);
    for (const entryType of ['dispute', 'dispute_returned', 'refund_returned'] as const)
      expect(differ({ theirs: moved(entryType, 4000, 'x_1') }).join(), entryType).not.toContain('more than was paid');

    // items in progress are not checked
    const underway = new Set([`listing ${listing}`]);
    expect(differ({ own: { ledger: own.ledger.slice(1), underway } })).toEqual([]);
  });

  it('exits with 0 when all agree, else with 1, and prints the sums', async () => {
    const lines: string[] = [];
    const apiUrl = `http://127.0.0.1:${money.processor.port}`;
    const { books } = await openProcessorSnapshots({
      live: { secretKey: 'sk_test_an_operator', apiUrl },
      localFile: '',
    });
    const deps = {
      pool: money.pool,
      clock: money.clock,
      books,
      print: (line: string) => void lines.push(line),
    };
    expect(await ledgerCommand([], deps)).toBe(0);
    expect(lines).toEqual([
      'charged: 49.00 in 1',
      'refunded: 10.00 in 1',
      'net 39.00 of 1 invoice, 1 subscription, 1 listing',
      'Processor, ledger, receipts and listings agree.',
    ]);
    await money.pool.query('update listing set status = 13');
    expect(await ledgerCommand(['--at-once'], deps)).toBe(1);
    for (const wrong of [['--atonce'], ['now']]) {
      expect(await ledgerCommand(wrong, deps)).toBe(1);
      expect(lines.at(-1)).toMatch(/^Usage: /);
    }
    expect(lines.filter((line) => line.startsWith('DISAGREE listing'))).toHaveLength(1);
  });
});

it('is compared once a day, and the number of differences is kept', async () => {
  await open(true);
  try {
    const deps = { pool: money.pool, clock: money.clock, books: money.payments.books };
    const checked = async () => {
      await checkLedgerDaily(deps, {});
      return (await money.rows<{ ledger_differences: number }>('select ledger_differences from reconciler'))[0];
    };
    expect(await checked()).toEqual({ ledger_differences: 0 });
    await money.rows('update listing set status = 13');
    expect(await checked()).toEqual({ ledger_differences: 0 });
    await money.rows(`update reconciler set ledger_checked_at = now() - interval '25 hours'`);
    expect((await checked())?.ledger_differences).toBeGreaterThan(0);
  } finally {
    await money.close();
  }
});
