import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectLocal } from '../../../integrations/payments/connect-payments.ts';
import { faultyConnection } from '../../../integrations/payments/faulty-connection.fixture.ts';
import { CardChangeService } from './card-changes.service.ts';
import { startBilling, type BillingFixture } from '../billing.fixture.ts';
import { fullDraft } from '../billing-wiring.fixture.ts';

let money: BillingFixture;
beforeEach(async () => {
  money = await startBilling();
});
afterEach(() => money.close());

const DAY = 86_400_000;
const FAILS_LATER = 'pm_card_chargeCustomerFail';

async function landlord(paymentMethod = 'pm_card_visa', name = 'Maple Court') {
  const outcome = await money.posting.publish({ draft: fullDraft({ name }), paymentMethod, viewer: null });
  if (!('listing' in outcome) || outcome.madeAccount === null) throw new Error(JSON.stringify(outcome));
  return { id: outcome.listing, account: outcome.madeAccount };
}

/** Confirms a card at the processor as the browser does: with only the publishable key. */
async function confirm(clientSecret: string, card: string, says: 'succeed' | 'fail' = 'succeed'): Promise<string> {
  const [setup = ''] = clientSecret.split('_secret_');
  const ask = async (path: string, fields: Record<string, string>) => {
    const response = await fetch(`http://127.0.0.1:${money.processor.port}/v1/${path}`, {
      method: 'POST',
      headers: { authorization: 'Bearer pk_test_local' },
      body: new URLSearchParams({ client_secret: clientSecret, ...fields }),
    });
    return (await response.json()) as { status?: string };
  };
  const { status } = await ask(`setup_intents/${setup}/confirm`, { payment_method: card });
  if (status === 'requires_action') await ask(`test_helpers/setup_intents/${setup}/authenticate`, { outcome: says });
  return setup;
}

/** Confirms a payment as the cardholder does in the bank's window. */
async function answerBank(clientSecret: string): Promise<void> {
  const [payment = ''] = clientSecret.split('_secret_');
  await fetch(`http://127.0.0.1:${money.processor.port}/v1/test_helpers/payment_intents/${payment}/authenticate`, {
    method: 'POST',
    headers: { authorization: 'Bearer pk_test_local' },
    body: new URLSearchParams({ client_secret: clientSecret, outcome: 'succeed' }),
  });
}

async function begin(account: number): Promise<string> {
  return (await money.cards.begin(account)).clientSecret;
}
const change = async (account: number, card: string, says?: 'succeed' | 'fail') =>
  money.cards.change(account, await confirm(await begin(account), card, says));

const listingOf = async (account: number) => (await money.listings.listForAccount(account))[0];
const to = (date: Date | null | undefined, days = 0) => money.time.advance(new Date(Number(date) + days * DAY));
const receipts = async (account: number) => (await money.invoices.listForAccount(account, 100)).receipts;

describe('a new card', () => {
  it('is charged from the next month on, and appears on its receipt', async () => {
    const { account } = await landlord();
    expect(await change(account, 'pm_card_mastercard')).toEqual({ declineMessage: null });
    expect((await money.billing.customers.storedCard(account))?.card).toMatchObject({
      brand: 'mastercard',
      last4: '4444',
    });
    expect(money.paid()).toHaveLength(1);
    await to((await listingOf(account))?.expiresAt, 1);
    expect(await receipts(account)).toMatchObject([
      { state: 'paid', cardBrand: 'mastercard', cardLast4: '4444' },
      { state: 'paid', cardBrand: 'visa', cardLast4: '4242' },
    ]);
  });

  it('pays for a held listing that was to be paid with the card on file, once staff approve it', async () => {
    const { account } = await landlord();
    const { account: _, ...draft } = fullDraft({ name: 'Oak House', description: 'Two rooms near campus. No kids.' });
    const publish = { draft, paymentMethod: 'on_file', viewer: account, review: true };
    const held = await money.posting.publish(publish);
    if (!('review' in held)) throw new Error(JSON.stringify(held));
    expect(await change(account, 'pm_card_mastercard')).toEqual({ declineMessage: null });
    await money.reviews.approve(held.review);
    await money.reconciler.run();
    await money.settle();
    expect(await receipts(account)).toMatchObject([
      { listingName: 'Oak House', state: 'paid', cardLast4: '4444' },
      { listingName: 'Maple Court', state: 'paid', cardLast4: '4242' },
    ]);
  });

  it('leaves the old card in place when it is declined or bank authentication fails', async () => {
    const { account } = await landlord();
    expect(await change(account, 'pm_card_chargeDeclined')).toHaveProperty('errors.payment');
    expect(await change(account, 'pm_card_authenticationRequired', 'fail')).toHaveProperty('errors.payment');
    expect((await money.billing.customers.storedCard(account))?.card).toMatchObject({ last4: '4242' });
    expect(await change(account, 'pm_card_authenticationRequired')).toEqual({ declineMessage: null });
  });

  it("cannot be set with another landlord's confirmation, or without one", async () => {
    const [one, other] = [await landlord(), await landlord()];
    const setup = await confirm(await begin(other.account), 'pm_card_mastercard');
    expect(await money.cards.change(one.account, setup)).toHaveProperty('errors.payment');
    expect(await money.cards.change(one.account, 'seti_nothing')).toHaveProperty('errors.payment');
    expect(await money.cards.change(one.account, '../customers')).toHaveProperty('errors.payment');
    expect((await money.billing.customers.storedCard(one.account))?.card).toMatchObject({ last4: '4242' });
  });

  it('returns an error result when the processor is unreachable', async () => {
    const { account } = await landlord();
    const setup = await confirm(await begin(account), 'pm_card_mastercard');
    const line = await faultyConnection(money.processor.port, 'GET /v1/setup_intents');
    const payments = await connectLocal(line.port, { 84: 49 });
    line.trouble = 'unreachable';
    const { orm, billing } = money;
    expect(await new CardChangeService({ orm, payments, billing }).change(account, setup)).toHaveProperty(
      'errors.payment',
    );
    await line.close();
  });
});

describe('a page closed after successful bank authentication', () => {
  /** Runs the reconciler this many seconds later by the machine's clock. */
  async function reconciled(...seconds: number[]) {
    const now = Date.now();
    const clock = vi.spyOn(Date, 'now');
    for (const after of seconds) {
      clock.mockReturnValue(now + after * 1000);
      await money.reconciler.run();
    }
    clock.mockRestore();
  }
  const cardOf = async (account: number) => (await money.billing.customers.storedCard(account))?.card.last4;

  it('still has its card saved and the past-due amount paid; its own page takes precedence', async () => {
    const { id, account } = await landlord();
    await change(account, FAILS_LATER);
    await to((await listingOf(account))?.expiresAt, 1);
    expect(await listingOf(account)).toMatchObject({ pastDue: true });
    await confirm(await begin(account), 'pm_card_mastercard');
    await reconciled(1, 20);
    expect(await cardOf(account)).toBe('0341');
    await reconciled(60);
    expect(await cardOf(account)).toBe('4444');
    expect(await listingOf(account)).toMatchObject({ id, status: 1, pastDue: false });
    expect(money.paid()).toHaveLength(2);
    await reconciled(120, 180);
    expect(money.paid()).toHaveLength(2);
    expect(money.problems).toEqual([]);
  });

  it('keeps the old card without bank authentication, and a card that was saved later', async () => {
    const { account } = await landlord();
    await confirm(await begin(account), 'pm_card_authenticationRequired', 'fail');
    await reconciled(20, 60, 90_000);
    expect(await cardOf(account)).toBe('4242');
    expect(await money.rows('select 1 from billing_customer where setup is not null')).toEqual([]);
    await confirm(await begin(account), 'pm_card_mastercard');
    await change(account, 'pm_card_amex');
    await reconciled(20, 60);
    expect(await cardOf(account)).toBe('0005');
  });
});

describe('a past-due renewal (K60)', () => {
  async function owing() {
    const { id, account } = await landlord();
    await change(account, FAILS_LATER);
    await to((await listingOf(account))?.expiresAt, 1);
    expect(await listingOf(account)).toMatchObject({ status: 1, pastDue: true, nextChargeAt: null });
    return { id, account };
  }

  it('shows its next retry date, and appears as past due among the receipts', async () => {
    const { account } = await owing();
    const [owed, paid] = await receipts(account);
    expect([owed?.state, paid?.state]).toEqual(['owed', 'paid']);
    const since = owed?.periodStart.getTime() ?? 0;
    expect((await listingOf(account))?.nextAttemptAt).toEqual(new Date(since + 3 * DAY));
    await to(new Date(since), 4);
    expect((await listingOf(account))?.nextAttemptAt).toEqual(new Date(since + 5 * DAY));
    expect((await listingOf(account))?.expiresAt).toEqual(new Date(since + 7 * DAY));
  });

  it('is charged to the new card at once, and then renews on its original day', async () => {
    const { account } = await owing();
    const since = (await receipts(account))[0]?.periodStart;
    expect(await change(account, 'pm_card_visa')).toEqual({ declineMessage: null });
    const mine = await listingOf(account);
    expect(mine).toMatchObject({ status: 1, pastDue: false, nextAttemptAt: null });
    expect(mine?.nextChargeAt?.getUTCDate()).toBe(since?.getUTCDate());
    expect(await receipts(account)).toMatchObject([{ state: 'paid', cardLast4: '4242' }, { state: 'paid' }]);
    expect(money.paid()).toHaveLength(2);
    await to(mine?.nextChargeAt, 1);
    expect(money.paid()).toHaveLength(3);
  });

  it('stays past due and reports it when the new card is declined too; the new card is kept', async () => {
    const { account } = await owing();
    expect(await change(account, FAILS_LATER)).toEqual({ declineMessage: expect.stringContaining('declined') });
    expect(await listingOf(account)).toMatchObject({ status: 1, pastDue: true });
    expect(money.paid()).toHaveLength(1);
  });

  it('requests authentication where the bank requires it, and is paid when the same change is sent again', async () => {
    const { account } = await owing();
    const setup = await confirm(await begin(account), 'pm_card_authenticationRequired');
    const pending = await money.cards.change(account, setup);
    if (!('clientSecret' in pending)) throw new Error(JSON.stringify(pending));
    expect(await money.cards.change(account, setup)).toEqual({ clientSecret: pending.clientSecret });
    await answerBank(pending.clientSecret);
    expect(await money.cards.change(account, setup)).toEqual({ declineMessage: null });
    expect(await listingOf(account)).toMatchObject({ status: 1, pastDue: false });
    expect(money.paid()).toHaveLength(2);
  });

  it('is unpaid after the grace period, and never charged again', async () => {
    const { account } = await owing();
    await to((await listingOf(account))?.expiresAt, 1);
    expect(await listingOf(account)).toMatchObject({ status: 13, pastDue: false });
    expect((await receipts(account)).map(({ state }) => state)).toEqual(['voided', 'paid']);
    expect(await change(account, 'pm_card_visa')).toEqual({ declineMessage: null });
    await money.settle();
    expect(money.paid()).toHaveLength(1);
  });
});

it("lists only the landlord's own receipts, newest first, up to the requested number", async () => {
  const [one, other] = [await landlord(undefined, 'Maple Court'), await landlord(undefined, 'Elm Court')];
  await to((await listingOf(one.account))?.expiresAt, 1);
  const { receipts: newest, total } = await money.invoices.listForAccount(one.account, 1);
  expect({ total, names: newest.map(({ listingName }) => listingName) }).toEqual({ total: 2, names: ['Maple Court'] });
  const [receipt] = await receipts(one.account);
  expect(receipt).toMatchObject({ amountCents: 4900, number: expect.stringMatching(/-0002$/) });
  expect(receipt?.periodEnd).toEqual((await listingOf(one.account))?.expiresAt);
  expect(await money.invoices.one(one.account, receipt?.id ?? '')).toEqual(receipt);
  expect(await money.invoices.one(other.account, receipt?.id ?? '')).toBeNull();
});
