import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PaymentsUnavailable } from '../../server/integrations/payments/cards/card-declines.ts';
import { startListingLifecycle, type ListingLifecycle } from '../setup/listing-lifecycle.ts';

/** What listings cost over months: of a landlord who does nothing (K65), and of one who marks one as rented (K24). */
let life: ListingLifecycle;
beforeAll(async () => {
  life = await startListingLifecycle('2027-05-05T12:00:00Z', { reminders: true });
});
beforeEach(async () => void (await life.app.rows('delete from throttle')));
afterEach(() => void vi.restoreAllMocks());
afterAll(() => life.app.close());

type Landlord = Awaited<ReturnType<ListingLifecycle['landlord']>>;
const days = (count: number) => life.to(life.clock.now(), count);
const months = (count: number) => Array.from({ length: count }, () => 2900);
const processorEnds = (rosa: Landlord) => life.subscriptions(rosa.id).map((each) => each.cancel_at_period_end);
const emailsAbout = (rosa: Landlord, subject: RegExp) =>
  life.app.emails.filter(
    (email) => [rosa.email, rosa.body.contact.email].includes(email.to) && subject.test(email.subject),
  );
const freshnessOf = async ({ slug }: Landlord) => {
  const { listing } = await life.ask<{ listing: { freshness: string | null } }>(
    life.renter,
    `{ listing(slug: "${slug}") { freshness } }`,
  );
  return listing.freshness;
};
/** Ends what renews, which would make every later step slower. */
const end = async (rosa: Landlord) => {
  for (const each of life.subscriptions(rosa.id)) await life.app.services.payments.cancelNow(each.id);
  await days(0);
};
const RENTED = { status: 1, canceled: false, hidden: true, rented: true, nextChargeAt: null };

it('charges a landlord who does nothing each month, keeps the listing found, and sends one email a month', async () => {
  const rosa = await life.landlord();
  const published = life.clock.now();
  for (let month = 1; month <= 7; month++) {
    await life.to((await rosa.seen()).expiresAt);
    expect([month, life.charged(rosa.id)]).toEqual([month, months(month + 1)]);
    expect(await life.found(rosa)).toEqual({ search: true, page: true, offered: true });
    expect(await rosa.seen()).toMatchObject({ status: 1, canceled: false, hidden: false });
  }
  const emails = emailsAbout(rosa, /still available\?$/);
  expect(emails).toHaveLength(Math.floor((life.clock.now().getTime() - published.getTime()) / (30 * 86_400_000)));
  expect(emails.some(({ text }) => /won't renew|will be hidden/.test(text))).toBe(false);
  expect(await freshnessOf(rosa)).toBe('Not confirmed since May 5');
  await end(rosa);
}, 240_000);

describe('a listing marked as rented', () => {
  it('is hidden at once, not charged again, and ends with its month for this reason', async () => {
    const rosa = await life.landlord({ name: 'Elm House' });
    const { expiresAt } = await rosa.seen();
    await days(10);
    expect(await rosa.hide(true)).toBe('ListingState');
    expect(await rosa.seen()).toMatchObject({ ...RENTED, expiresAt });
    expect([await life.found(rosa), processorEnds(rosa)]).toEqual([
      { search: false, page: false, offered: false },
      [true],
    ]);
    await life.to(expiresAt, -6.9);
    expect(emailsAbout(rosa, / ends on /).map(({ text }) => text)).toEqual([
      expect.stringMatching(/You marked this listing as rented[^]*"Show again"/),
    ]);
    await life.to(expiresAt);
    expect(await rosa.seen()).toMatchObject({ status: 13, canceled: false, endReason: 'rented', expiresAt });
    await days(200);
    expect([life.charged(rosa.id), emailsAbout(rosa, /Elm House still available/)]).toEqual([months(1), []]);
    expect(await rosa.hide(false)).toBe('Invalid');
    expect(await rosa.hide(true)).toBe('Invalid');

    // Relisting says that it is available (K65).
    const answer = await rosa.activate();
    expect(await answer.json()).toMatchObject({ data: { status: 1, cancelled: false, end_reason: null } });
    expect(await rosa.seen()).toMatchObject({ status: 1, hidden: false, rented: false, endReason: null });
    expect([life.charged(rosa.id), await freshnessOf(rosa)]).toEqual([months(2), 'Confirmed today']);
    await end(rosa);
  }, 240_000);

  it('goes on with the same month and places when it is shown again in time, which confirms it', async () => {
    const rosa = await life.landlord();
    await days(62);
    expect(await freshnessOf(rosa)).toMatch(/^Not confirmed since /);
    const { expiresAt } = await rosa.seen();
    const before = life.charged(rosa.id);
    await rosa.hide(true);
    await days(2);
    expect(await rosa.hide(false)).toBe('ListingState');
    expect(await rosa.seen()).toMatchObject({
      status: 1,
      rented: false,
      hidden: false,
      expiresAt,
      nextChargeAt: expiresAt,
    });
    expect([processorEnds(rosa), await freshnessOf(rosa)]).toEqual([[false], 'Confirmed today']);
    await life.to(expiresAt, 1);
    expect(life.charged(rosa.id)).toEqual([...before, 2900]);
    expect(emailsAbout(rosa, / ends on /)).toEqual([]);
    await rosa.hide(true);
    // One change of several confirms nothing.
    await days(3);
    await rosa.hide(false, false);
    expect(await freshnessOf(rosa)).toMatch(/^Confirmed \d+ days ago$/);
    await end(rosa);
  }, 240_000);

  it('stays canceled when its landlord canceled it: before or after the mark, and shown again or not', async () => {
    const rosa = await life.landlord();
    const { expiresAt } = await rosa.seen();
    await rosa.hide(true);
    expect((await rosa.cancel()).status).toBe(200);
    expect(await rosa.seen()).toMatchObject({ ...RENTED, canceled: true });
    await rosa.hide(false);
    expect(await rosa.seen()).toMatchObject({ canceled: true, rented: false, nextChargeAt: null });
    expect(processorEnds(rosa)).toEqual([true]);
    await rosa.hide(true);
    // Taking the cancellation back does not show it again.
    expect((await rosa.activate()).status).toBe(200);
    expect([await rosa.seen(), processorEnds(rosa)]).toMatchObject([RENTED, [true]]);
    await rosa.cancel();
    await life.to(expiresAt, 1);
    expect(await rosa.seen()).toMatchObject({ status: 13, canceled: true, endReason: 'canceled' });
    expect(life.charged(rosa.id)).toEqual(months(1));
  }, 240_000);

  it('ends at once, uncharged, when its renewal was past due', async () => {
    const rosa = await life.landlord();
    await life.bank(rosa.id, 'no');
    await life.to((await rosa.seen()).expiresAt, 1);
    expect(await rosa.seen()).toMatchObject({ status: 1, pastDue: true });
    await rosa.hide(true);
    await life.bank(rosa.id, 'yes');
    await days(10);
    expect(await rosa.seen()).toMatchObject({ status: 13, canceled: false, endReason: 'rented', pastDue: false });
    expect(life.charged(rosa.id)).toEqual(months(1));
  }, 240_000);
});

describe('while the processor does not answer', () => {
  const away = () =>
    vi.spyOn(life.app.services.payments, 'setCancelAtPeriodEnd').mockRejectedValue(new PaymentsUnavailable('away'));

  it('a listing is hidden, its renewal is stopped once it answers, and showing it again changes nothing until then', async () => {
    const rosa = await life.landlord();
    const { expiresAt } = await rosa.seen();
    const gone = away();
    expect(await rosa.hide(true)).toBe('ListingState');
    expect([await rosa.seen(), await life.isOffered(rosa.id), processorEnds(rosa)]).toMatchObject([
      RENTED,
      false,
      [false],
    ]);
    expect(await rosa.hide(false)).toBe('Invalid');
    expect(await rosa.seen()).toMatchObject(RENTED);
    gone.mockRestore();
    await life.app.services.reconciler.run();
    expect(processorEnds(rosa)).toEqual([true]);
    expect(await rosa.seen()).toMatchObject({ ...RENTED, expiresAt });
    expect(await rosa.hide(false)).toBe('ListingState');
    expect(await rosa.seen()).toMatchObject({ rented: false, nextChargeAt: expiresAt });
    await end(rosa);
  }, 240_000);

  it('refunds a month that began meanwhile, and the listing has ended with the month before', async () => {
    const rosa = await life.landlord();
    const { expiresAt } = await rosa.seen();
    await life.to(expiresAt, -0.01);
    const gone = away();
    await rosa.hide(true);
    await life.to(expiresAt, 0.01);
    expect(life.charged(rosa.id)).toEqual(months(2));
    expect(await rosa.seen()).toMatchObject({ status: 13, endReason: 'rented', expiresAt });
    gone.mockRestore();
    await life.app.services.reconciler.run();
    expect(await rosa.seen()).toMatchObject({ status: 13, canceled: false, endReason: 'rented', expiresAt });
    expect(life.subscriptions(rosa.id)).toMatchObject([{ status: 'canceled' }]);
    const sums = await life.app.rows(
      `select sum(case entry_type when 'charge' then amount_cents else -amount_cents end)::int as kept from ledger where listing_id = $1`,
      [rosa.id],
    );
    expect(sums).toEqual([{ kept: 2900 }]);
    await days(70);
    expect(life.charged(rosa.id)).toEqual(months(2));
  }, 240_000);
});

it('resumes the renewal of a listing that an earlier version stopped for want of a confirmation', async () => {
  const rosa = await life.landlord();
  const { expiresAt } = await rosa.seen();
  await rosa.hide(true);
  // As the migration leaves it: shown again, and the processor ends it with its month.
  await life.app.rows('update listing set rented_at = null where id = $1', [rosa.id]);
  await life.app.services.reconciler.run();
  expect([processorEnds(rosa), await rosa.seen()]).toMatchObject([
    [false],
    { canceled: false, nextChargeAt: expiresAt },
  ]);
  expect(await life.app.rows('select 1 from listing where renewal_stopped and id = $1', [rosa.id])).toEqual([]);
  await end(rosa);
}, 240_000);

it.each([
  ['marks, shows, cancels and activates', ['hide', 'show', 'cancel', 'activate']],
  ['marks and cancels', ['hide', 'cancel', 'hide', 'cancel']],
  ['marks and shows', ['show', 'hide', 'show', 'hide']],
] as const)(
  'agrees with the processor when a landlord %s at once',
  async (_, acts) => {
    const rosa = await life.landlord();
    const { expiresAt } = await rosa.seen();
    await rosa.hide(true);
    const act = {
      hide: () => rosa.hide(true),
      show: () => rosa.hide(false),
      cancel: rosa.cancel,
      activate: rosa.activate,
    };
    await Promise.all(acts.map((each) => act[each]()));
    await life.app.services.reconciler.run({ all: true });
    const { canceled, rented, nextChargeAt } = await rosa.seen();
    expect([processorEnds(rosa), nextChargeAt]).toEqual([[canceled || rented], canceled || rented ? null : expiresAt]);
    await life.to(expiresAt, 1);
    expect(life.charged(rosa.id)).toEqual(months(canceled || rented ? 1 : 2));
    if (canceled || rented)
      expect(await rosa.seen()).toMatchObject({ status: 13, endReason: canceled ? 'canceled' : 'rented' });
    await end(rosa);
  },
  240_000,
);
