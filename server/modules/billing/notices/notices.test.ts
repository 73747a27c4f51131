import { randomUUID } from 'node:crypto';
import { formatUtcDate } from '../../../../domain/format/dates.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PaymentsUnavailable } from '../../../integrations/payments/cards/card-declines.ts';
import { connectLocal } from '../../../integrations/payments/connect-payments.ts';
import { startBilling, type BillingFixture } from '../billing.fixture.ts';
import { fullDraft, wireBilling } from '../billing-wiring.fixture.ts';

let money: BillingFixture;
/** The current services: after a restart with other prices, those of that start. */
let product: Pick<BillingFixture, 'listings' | 'sweeper' | 'clockService' | 'billing' | 'payments'>;
beforeEach(async () => {
  money = await startBilling();
  product = money;
});
afterEach(async () => {
  expect(money.problems).toEqual([]);
  await money.close();
});

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

async function landlord(change: Parameters<typeof fullDraft>[0] = {}) {
  const draft = fullDraft(change);
  const outcome = await money.posting.publish({ draft, paymentMethod: 'pm_card_visa', viewer: null });
  if (!('listing' in outcome) || outcome.madeAccount === null) throw new Error(JSON.stringify(outcome));
  return { id: outcome.listing, account: outcome.madeAccount };
}

const to = (at: Date | null | undefined, days = 0) => product.clockService.advance(new Date(Number(at) + days * DAY));
const mine = async (account: number) => {
  const [own] = await product.listings.listForAccount(account);
  if (!own) throw new Error('There is no listing.');
  return own;
};
const renewsAt = async (account: number) => (await mine(account)).nextChargeAt ?? new Date(Number.NaN);
/** Returns the sent emails whose subject begins with this text. */
const sent = (start: string) => money.emails.filter(({ subject }) => subject.startsWith(start));
const charged = () => money.paid().map(({ amount_paid }) => amount_paid / 100);

/** Charges later months, of all listings or of these, to another card, as the landlord does on the dashboard. */
async function changeCard(account: number, card: string, listings?: number[]): Promise<void> {
  const { clientSecret } = await money.cards.begin(account, listings);
  const [setup = ''] = clientSecret.split('_secret_');
  await fetch(`http://127.0.0.1:${money.processor.port}/v1/setup_intents/${setup}/confirm`, {
    method: 'POST',
    headers: { authorization: 'Bearer pk_test_local' },
    body: new URLSearchParams({ client_secret: clientSecret, payment_method: card }),
  });
  expect(await money.cards.change(account, setup, listings)).toHaveProperty('declineMessage');
}

/** Sets the card that months are charged to, whether or not its bank will decline it. */
async function chargeTo(account: number, card: string): Promise<void> {
  const stored = await money.billing.customers.storedCard(account);
  const customer = stored?.customer ?? '';
  const kept = await money.payments.attach(card, customer, randomUUID());
  if ('errors' in kept) throw new Error(JSON.stringify(kept));
  const ids = money.subscriptions().filter((each) => each.customer === customer && each.status !== 'canceled');
  await money.payments.cards.use(
    customer,
    ids.map(({ id }) => id),
    kept.id,
  );
  await money.billing.customers.saveCard(money.orm.em.fork(), account, customer, kept);
  const { id, brand, last4 } = kept;
  await money.rows('update subscription set card = $2, card_brand = $3, card_last4 = $4 where account_id = $1', [
    account,
    id,
    brand,
    last4,
  ]);
}

/** Restarts the services with another apartment price. */
async function startedWith(dollars: number): Promise<void> {
  const { orm, pool, clock, jobs, processor, emails } = money;
  const mailer = { send: async (message: (typeof emails)[number]) => void emails.push(message) };
  const payments = await connectLocal(processor.port, { 84: dollars, 85: 29 });
  product = wireBilling({ orm, pool, clock, jobs, mailer, payments, processor });
  await to(clock.now());
}

/** Stops email delivery, as when the mail server is unreachable. */
async function mailIsAway(): Promise<void> {
  await money.pool.query(
    'create function keep_mail() returns trigger language plpgsql as $$ begin return null; end $$',
  );
  await money.pool.query(
    'create trigger keep_mail before insert on pgboss.job for each row execute function keep_mail()',
  );
}

describe('a past-due renewal (K60)', () => {
  async function owing() {
    const { id, account } = await landlord();
    const since = await renewsAt(account);
    await changeCard(account, 'pm_card_chargeCustomerFail');
    return { id, account, since };
  }

  it('sends an email per failed attempt with a link to change the card, then one on expiry; each once, across a jump of a year', async () => {
    const { since } = await owing();
    await to(since, 365);
    const failed = sent('Payment failed');
    expect(failed.map(({ subject }) => subject)).toEqual([
      'Payment failed for Maple Court',
      'Payment failed again for Maple Court',
      expect.stringMatching(/^Payment failed again for Maple Court: it stays until /),
    ]);
    for (const message of failed) expect(message.text).toContain('/advertising-home#card');
    expect(failed[0]?.text).toContain('$49');
    expect(failed[0]?.text).toContain('Visa ending 0341');
    expect(failed.map(({ text }) => text.includes('one last time'))).toEqual([false, false, true]);
    expect(sent('Maple Court has expired')).toHaveLength(1);
    expect(money.emails.at(-1)?.subject).toBe('Maple Court has expired');
  });

  it('sends the same emails without webhooks, and once with several reconcilers', async () => {
    const { since } = await owing();
    for (const day of [1, 3.5, 5.5, 8]) {
      await to(since, day);
      await Promise.all([1, 2, 3].map(() => money.reconciler.run()));
    }
    await money.settle();
    const ended = ['Payment failed', 'Maple Court has expired', 'Maple Court has ended'].map(sent);
    expect(ended.map(({ length }) => length)).toEqual([3, 1, 0]);
  });

  it('is active again once paid, as its receipt says; sends nothing after that, nor when its landlord ends it', async () => {
    const { id, account, since } = await owing();
    await to(since, 4);
    expect(sent('Payment failed')).toHaveLength(2);
    await changeCard(account, 'pm_card_mastercard');
    expect(await mine(account)).toMatchObject({ status: 1, pastDue: false });
    await to(since, 20);
    expect(sent('Receipt').map(({ subject }) => subject)).toEqual([
      'Receipt for Maple Court: $49',
      'Receipt for Maple Court: $49. It stays',
    ]);
    expect(sent('Receipt')[1]?.text).toContain('The payment that had failed went through');
    expect([sent('Payment failed').length, sent('Maple Court has expired').length]).toEqual([2, 0]);
    await changeCard(account, 'pm_card_chargeCustomerFail');
    const owedAgain = await renewsAt(account);
    await to(owedAgain, 1);
    expect(await money.listings.deactivate(id, account)).toEqual({ listing: id });
    await to(owedAgain, 30);
    // The landlord ended it, so no notice says that it expired unpaid.
    expect([sent('Payment failed').length, sent('Maple Court has expired').length]).toEqual([3, 0]);
    const [ended, ...more] = sent('Maple Court has ended');
    expect([ended?.text, more]).toEqual([expect.stringContaining('because it was canceled'), []]);
    expect(sent('Maple Court is canceled')).toHaveLength(0);
  });

  it('that needs bank authentication says so and that the same card can be used; a later decline is reported as a decline', async () => {
    const { account } = await landlord();
    const since = await renewsAt(account);
    await chargeTo(account, 'pm_card_authenticationRequired');
    await to(since, 1);
    await Promise.all([1, 2].map(() => money.reconciler.run()));
    await money.settle();
    const [notice, ...more] = sent('Please confirm the payment for Maple Court');
    expect([more.length, sent('Payment failed').length]).toEqual([0, 0]);
    expect(notice?.text).toContain('Your bank wants you to confirm the payment for Maple Court');
    expect(notice?.text).toContain('Enter the same card again');
    expect(notice?.text).toContain('Visa ending 3184');
    expect(notice?.text).toMatch(/Confirm the payment: .*\/advertising-home#card/);
    expect(notice?.text).not.toContain('could not charge');
    await chargeTo(account, 'pm_card_chargeCustomerFail');
    await to(since, 3.5);
    expect(sent('Payment failed again for Maple Court')).toHaveLength(1);
    expect(sent('Please confirm')).toHaveLength(1);
  });

  it('is attempted a last time when the grace period ends, and ended if that fails too', async () => {
    const { id, account, since } = await owing();
    await to(since, 6.9);
    await money.billing.endings.expireUnpaid(id);
    await to(money.clock.now());
    expect(await mine(account)).toMatchObject({ status: 13 });
    expect(money.subscriptions()[0]?.status).toBe('canceled');
    const next = await landlord({ name: 'Elm Court' });
    const owed = await renewsAt(next.account);
    const [good] = await money.rows<{ card: string }>(
      'select payment_method as card from billing_customer where account_id = $1',
      [next.account],
    );
    await changeCard(next.account, 'pm_card_chargeCustomerFail');
    await to(owed, 6.9);
    await money.pool.query('update billing_customer set payment_method = $2 where account_id = $1', [
      next.account,
      good?.card,
    ]);
    await money.rows('update subscription set card = $2 where account_id = $1', [next.account, good?.card]);
    await money.billing.endings.expireUnpaid(next.id);
    expect(await mine(next.account)).toMatchObject({ status: 1, pastDue: false });
    expect(money.subscriptions().filter(({ status }) => status === 'active')).toHaveLength(1);
  });

  it('withdraws unsent emails when it is paid', async () => {
    const { account, since } = await owing();
    await to(since, -1);
    await mailIsAway();
    await to(since, 1);
    await changeCard(account, 'pm_card_visa');
    const waiting = await money.rows<{ subject: string }>(
      `select subject from email where sent_at is null and rejected_at is null order by subject`,
    );
    expect(waiting.map(({ subject }) => subject)).toEqual(['Receipt for Maple Court: $49. It stays']);
  });
});

describe('a canceled listing', () => {
  it('says at once when it ends and how to undo it, reminds seven days before, and says that it has ended; each once', async () => {
    const { id, account } = await landlord();
    const ends = await renewsAt(account);
    await money.listings.deactivate(id, account);
    await money.listings.deactivate(id, account);
    await money.settle();
    const [canceled, ...again] = sent('Maple Court is canceled');
    const day = formatUtcDate(ends, 'long');
    expect([again, sent('Maple Court has ended')]).toEqual([[], []]);
    expect(canceled?.text).toContain(`Renters can find it until ${day}, and you won't be charged again.`);
    expect(canceled?.text).toContain(`"Keep it listed" on your dashboard before then`);
    expect(canceled?.text).toContain(`renews on ${day} at $49 per month`);
    await to(ends, -7.1);
    expect(sent('Maple Court ends on')).toHaveLength(0);
    await to(ends, -6.9);
    expect(sent('Maple Court ends on')).toHaveLength(1);
    expect(sent('Maple Court ends on')[0]?.text).toContain('Renters can find it until');
    await to(ends, 30);
    expect(sent('Maple Court ends on')).toHaveLength(1);
    const [ended, ...more] = sent('Maple Court has ended');
    expect([ended?.text, more]).toEqual([expect.stringContaining(`ended on ${day} because it was canceled.`), []]);
  });

  it('has an email about each cancellation, and none about its end after it was reversed', async () => {
    const { id, account } = await landlord();
    const ends = await renewsAt(account);
    await money.listings.deactivate(id, account);
    await money.listings.activate(id, account);
    await to(ends, -3);
    await money.listings.hide(id, true, account);
    await money.listings.deactivate(id, account);
    await money.settle();
    const canceled = sent('Maple Court is canceled').map(({ text }) => text);
    expect(canceled).toEqual([
      expect.stringContaining('Renters can find it until'),
      expect.stringContaining('It stays hidden from renters and ends on'),
    ]);
    await money.listings.activate(id, account);
    await money.listings.hide(id, false, account);
    await to(ends, 1);
    // A cancellation in its last week has no reminder.
    expect([sent('Maple Court ends on'), sent('Maple Court has ended')]).toEqual([[], []]);
  });

  it('that is removed sends no ending notice, and an unsent email is withdrawn, also of one marked as rented', async () => {
    const [{ id, account }, removed] = [await landlord(), await landlord({ name: 'Elm Court' })];
    const rented = await landlord({ name: 'Oak Court' });
    const ends = await renewsAt(account);
    await money.listings.deactivate(id, account);
    await money.listings.deactivate(removed.id, removed.account);
    await money.listings.hide(rented.id, true, rented.account);
    await money.pool.query('update listing set status = -1 where id = $1', [removed.id]);
    await to(ends, -8);
    await mailIsAway();
    await to(ends, -6);
    await money.listings.activate(id, account);
    await money.listings.hide(rented.id, false, rented.account);
    const emails = await money.rows(
      `select subject like 'Oak%' as rented, rejected_at is not null as taken from email where subject like '%ends on%' order by 1`,
    );
    expect(emails).toEqual([
      { rented: false, taken: true },
      { rented: true, taken: true },
    ]);
  });
});

describe('an expiring card', () => {
  const runsOut = async (account: number, at: Date) => {
    const [row] = await money.rows<{ card: string }>(
      'update billing_customer set card_year = $2, card_month = $3 where account_id = $1 returning payment_method as card',
      [account, at.getUTCFullYear(), at.getUTCMonth() + 1],
    );
    await fetch(`http://127.0.0.1:${money.processor.port}/v1/payment_methods/${row?.card}`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_local' },
      body: new URLSearchParams({
        'card[exp_year]': String(at.getUTCFullYear()),
        'card[exp_month]': String(at.getUTCMonth() + 1),
      }),
    }).then((answer) => expect(answer.status).toBe(200));
    return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1));
  };

  it('is announced once, two weeks before, with the charges that come after it', async () => {
    const { account } = await landlord();
    const renewal = await renewsAt(account);
    const end = await runsOut(account, new Date(renewal.getTime() + 45 * DAY));
    await to(end, -14.1);
    expect(sent('Your Visa')).toHaveLength(0);
    await to(end, -13.9);
    expect(sent('Your Visa').map(({ subject }) => subject)).toEqual(['Your Visa ending 4242 expires soon']);
    expect(sent('Your Visa')[0]?.text).toMatch(/\$49 for Maple Court/);
    expect(sent('Your Visa')[0]?.text).toContain('/advertising-home#card');
    await to(end, 40);
    expect(sent('Your Visa')).toHaveLength(1);
  });

  it('is announced without the charges of listings that have cards of their own', async () => {
    const [{ id, account }, other] = [await landlord(), await landlord()];
    const onFile = { draft: fullDraft({ name: 'Elm Court' }), paymentMethod: 'on_file', viewer: account };
    expect(await money.posting.publish(onFile)).toHaveProperty('listing');
    const at = new Date(Number(await renewsAt(account)) + 45 * DAY);
    const [end] = [await runsOut(account, at), await runsOut(other.account, at)];
    await changeCard(account, 'pm_card_mastercard', [id]);
    await changeCard(other.account, 'pm_card_mastercard', [other.id]);
    await to(end, -13);
    const [notice, ...more] = sent('Your Visa');
    expect(more).toEqual([]);
    expect(notice?.text).toContain('$49 for Elm Court');
    expect(notice?.text).not.toContain('Maple Court');
  });

  it('is not announced if nothing will be charged to it, or the bank or the landlord has replaced it', async () => {
    const [canceled, renewed, changed] = [await landlord(), await landlord(), await landlord()];
    const at = new Date(Number(await renewsAt(canceled.account)) + 45 * DAY);
    for (const { account } of [canceled, renewed, changed]) await runsOut(account, at);
    await money.listings.deactivate(canceled.id, canceled.account);
    await changeCard(changed.account, 'pm_card_mastercard');
    await money.pool.query('update billing_customer set card_year = card_year - 1 where account_id = $1', [
      renewed.account,
    ]);
    const [card] = await money.rows<{ year: number }>(
      'select card_year as year from billing_customer where account_id = $1',
      [renewed.account],
    );
    await to(money.clock.now(), 1);
    expect(sent('Your Visa')).toHaveLength(0);
    expect(sent('Your Mastercard')).toHaveLength(0);
    const [kept] = await money.rows<{ year: number }>(
      'select card_year as year from billing_customer where account_id = $1',
      [renewed.account],
    );
    expect(kept?.year).toBe((card?.year ?? 0) + 1);
  });
});

describe('a price that changed between two starts', () => {
  it('is announced once and charged from the first renewal at least seven days later; earlier renewals pay the old price once', async () => {
    const [soon, late] = [await landlord({ name: 'Elm Court' }), await landlord()];
    await to(await renewsAt(soon.account), -6);
    await startedWith(59);
    const [first, second] = [await renewsAt(soon.account), await renewsAt(late.account)];
    expect(sent('From ')).toHaveLength(2);
    expect(sent('From ')[0]?.text).toContain('$59 per month');
    // One that is canceled before a renewal at the old price ends with that month, before the announced day.
    expect(sent('From ')[0]?.text).toContain("stays up until the end of the month that you've paid for by then");
    await startedWith(59);
    expect(sent('From ')).toHaveLength(2);
    expect(await mine(soon.account)).toMatchObject({ price: 49, nextChargeAt: first, newPrice: { price: 59 } });
    expect(Number((await mine(soon.account)).newPrice?.from)).toBeGreaterThan(Number(first));
    await to(first, 1);
    expect(charged().filter((dollars) => dollars === 59)).toEqual([]);
    await to(second, 40);
    expect(charged().toSorted()).toEqual([49, 49, 49, 49, 59, 59]);
    expect(await mine(late.account)).toMatchObject({ price: 59, newPrice: null });
    expect(sent('From ')).toHaveLength(2);
  });

  it('is charged with the next renewal if that is late enough, and the current month stays as it was paid', async () => {
    const { id, account } = await landlord();
    const renewal = await renewsAt(account);
    await changeCard(account, 'pm_card_mastercard', [id]);
    await startedWith(59);
    expect(sent('From ')[0]?.text).toMatch(/Charged to:? Mastercard ending/);
    expect(await mine(account)).toMatchObject({ price: 49, newPrice: { price: 59, from: renewal } });
    const { renewals } = product.payments;
    const set = renewals.set.bind(renewals);
    let lost = 0;
    renewals.set = async (...given) => {
      const state = await set(...given);
      if (lost++ === 0) throw new PaymentsUnavailable('The answer was lost.');
      return state;
    };
    await to(renewal, -1);
    expect(lost).toBe(2);
    // The processor has the new price by now; nothing that the landlord sees has changed.
    expect(money.subscriptions()[0]?.items.data[0]?.price.unit_amount).toBe(5900);
    expect(await mine(account)).toMatchObject({ price: 49, newPrice: { price: 59, from: renewal } });
    await to(renewal, 1);
    expect(charged().toSorted()).toEqual([49, 59]);
    expect(await mine(account)).toMatchObject({ price: 59, newPrice: null });
  });

  it('can be canceled until then without a charge; publishing again costs the price shown there', async () => {
    const [{ id, account }, early] = [await landlord(), await landlord({ name: 'Elm Court' })];
    const renewal = await renewsAt(account);
    await startedWith(59);
    await product.listings.deactivate(early.id, early.account);
    await to(renewal, -1);
    await product.listings.deactivate(id, account);
    await to(renewal, 2);
    expect(charged()).toEqual([49, 49]);
    // Undone at once, it would renew at the new price; the other one's renewal has it already.
    const day = formatUtcDate(renewal, 'long');
    expect(sent('Elm Court is canceled')[0]?.text).toContain(`renews on ${day}.`);
    expect(sent('Maple Court is canceled')[0]?.text).toContain(`renews on ${day} at $59 per month.`);
    expect(await product.listings.activate(id, account)).toEqual({ listing: id });
    await to(money.clock.now());
    expect(charged().toSorted()).toEqual([49, 49, 59]);
    expect(sent('From ')).toHaveLength(2);
  });

  it('that reverted before anyone paid it is announced as unchanged; a lower price is paid with the next renewal', async () => {
    const [stays, falls] = [await landlord(), await landlord({ type: 85, name: 'Neil House' })];
    await startedWith(59);
    await startedWith(49);
    expect(sent('Maple Court stays at $49 per month')).toHaveLength(1);
    expect(await mine(stays.account)).toMatchObject({ price: 49, newPrice: null });
    await to(await renewsAt(stays.account), -1);
    await startedWith(39);
    await to(await renewsAt(stays.account), 1);
    expect(charged().toSorted()).toEqual([29, 29, 39, 49]);
    expect(await mine(falls.account)).toMatchObject({ price: 29, newPrice: null });
  });

  it('requires a sent email: an unsent one is no notice', async () => {
    const { account } = await landlord();
    const renewal = await renewsAt(account);
    await mailIsAway();
    await startedWith(59);
    await to(renewal, 1);
    expect(charged()).toEqual([49, 49]);
    const open = await money.rows(`select 1 from email where subject like 'From %' and rejected_at is null`);
    expect(open).toHaveLength(1);
  });

  it('of a property type no longer offered is not announced and blocks nothing', async () => {
    const { account } = await landlord();
    await startedWith(59);
    const renewal = await renewsAt(account);
    await startedWith(0);
    await to(renewal, 1);
    expect(charged()).toEqual([49, 49]);
  });
});
