import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PaymentsUnavailable } from '../../server/integrations/payments/cards/card-declines.ts';
import { startListingLifecycle, type ListingLifecycle } from '../setup/listing-lifecycle.ts';
import { waitUntil } from '../setup/wait-until.ts';

/** What a landlord who never confirms a listing pays, and what a confirmation restores (K24, K65). */
let life: ListingLifecycle;
beforeAll(async () => {
  life = await startListingLifecycle('2027-05-05T12:00:00Z', { reminders: true });
});
beforeEach(async () => void (await life.app.rows('delete from throttle')));
afterEach(() => void vi.restoreAllMocks());
afterAll(() => life.app.close());

/** Days from the last confirmation to the hiding: 14 until the first reminder, 45 after it. */
const HIDDEN_AFTER = 59;
const MONTHS = { two: [2900, 2900], three: [2900, 2900, 2900] };

type Landlord = Awaited<ReturnType<ListingLifecycle['landlord']>>;
const days = (count: number) => life.to(life.clock.now(), count);

/** Creates a landlord who confirmed a listing `day` days after publishing it, and never again; then waits. */
async function silentLandlord({ day, wait }: { day: number; wait: number }): Promise<Landlord> {
  const rosa = await life.landlord();
  await days(day);
  await rosa.confirm();
  await days(wait);
  return rosa;
}
const press = async (rosa: Landlord, open = false) => {
  const emails = life.app.emails.filter(
    ({ to, text }) => to === rosa.body.contact.email && /\/confirm-listing\//.test(text),
  );
  const path = /http\S+(\/confirm-listing\/[\w-]+)/.exec(emails.at(-1)?.text ?? '')?.[1] ?? '';
  const answer = await fetch(life.app.url + path, {
    method: open ? 'GET' : 'POST',
    ...(!open && { body: new URLSearchParams({ do: 'confirm' }) }),
  });
  return { status: answer.status, text: await answer.text() };
};
/** Ends what renews, which would make every later step slower. */
const end = async (rosa: Landlord) => {
  for (const each of life.subscriptions(rosa.id)) await life.app.services.payments.cancelNow(each.id);
  await days(0);
};

describe('a listing that nobody confirms', () => {
  it('is hidden and not renewed; a confirmation shows it and restores the renewal on the same subscription', async () => {
    const rosa = await silentLandlord({ day: 0.1, wait: HIDDEN_AFTER + 0.1 });
    const { expiresAt } = await rosa.seen();
    expect(await rosa.seen()).toMatchObject({ hidden: true, cancelled: true, nextChargeAt: null });
    expect(life.charged(rosa.id)).toEqual(MONTHS.two);
    expect((await press(rosa, true)).status).toBe(200);
    expect(await life.isOffered(rosa.id)).toBe(false);
    expect((await press(rosa)).status).toBe(200);
    expect(await life.isOffered(rosa.id)).toBe(true);
    expect(await rosa.seen()).toMatchObject({ hidden: false, cancelled: false, nextChargeAt: expiresAt });
    await life.to(expiresAt);
    expect(life.charged(rosa.id)).toEqual(MONTHS.three);
    expect(life.subscriptions(rosa.id)).toHaveLength(1);
    await end(rosa);
  }, 120_000);

  it('ends with its paid month: a late confirmation charges nothing, listing it again charges one month', async () => {
    const rosa = await silentLandlord({ day: 0.1, wait: HIDDEN_AFTER + 40 });
    expect(await rosa.seen()).toMatchObject({ status: 13, hidden: true, nextChargeAt: null });
    expect((await press(rosa, true)).text).toContain('is no longer listed');
    expect((await press(rosa)).status).toBe(404);
    expect((await rosa.confirm()).status).toBe(200);
    await days(40);
    expect([await life.isOffered(rosa.id), life.charged(rosa.id)]).toEqual([false, MONTHS.two]);
    expect((await rosa.activate()).status).toBe(200);
    expect([await life.isOffered(rosa.id), life.charged(rosa.id)]).toEqual([true, MONTHS.three]);
    await end(rosa);
  }, 120_000);

  it.each(['before', 'while'])(
    'canceled by its landlord %s it is hidden: a confirmation restores no renewal',
    async (when) => {
      const rosa = await silentLandlord({ day: 0.1, wait: when === 'before' ? 45 : HIDDEN_AFTER + 0.1 });
      expect((await rosa.cancel()).status).toBe(200);
      if (when === 'before') await days(HIDDEN_AFTER - 45 + 0.1);
      expect((await press(rosa)).status).toBe(200);
      const { expiresAt } = await rosa.seen();
      expect(await rosa.seen()).toMatchObject({ hidden: false, cancelled: true, nextChargeAt: null });
      await life.to(expiresAt, 1);
      expect(await rosa.seen()).toMatchObject({ status: 13 });
      expect(life.charged(rosa.id)).toEqual(MONTHS.two);
    },
    120_000,
  );

  it('is not renewed after a cancellation failed before it is hidden, and a confirmation restores the renewal', async () => {
    const rosa = await silentLandlord({ day: 0.1, wait: HIDDEN_AFTER - 0.1 });
    const away = vi.spyOn(life.app.services.payments, 'setCancelAtPeriodEnd');
    away.mockRejectedValue(new PaymentsUnavailable('away'));
    await expect(days(0.2)).rejects.toThrow('Freshness of listings');
    expect((await rosa.cancel()).status).toBe(422);
    expect(await rosa.seen()).toMatchObject({ hidden: false, cancelled: false });
    away.mockRestore();
    await days(0.2);
    expect(await rosa.seen()).toMatchObject({ hidden: true, cancelled: true, nextChargeAt: null });
    expect((await press(rosa)).status).toBe(200);
    expect(await rosa.seen()).toMatchObject({ hidden: false, cancelled: false });
    await end(rosa);
  }, 120_000);

  it('stays canceled when its landlord cancels while a confirmation restores the renewal', async () => {
    const rosa = await silentLandlord({ day: 0.1, wait: HIDDEN_AFTER + 0.1 });
    const { payments } = life.app.services;
    const restore = payments.setCancelAtPeriodEnd.bind(payments);
    const begun = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    vi.spyOn(payments, 'setCancelAtPeriodEnd').mockImplementationOnce(async (id, cancel) => {
      begun.resolve();
      await release.promise;
      return restore(id, cancel);
    });
    const confirmed = press(rosa);
    await begun.promise;
    let isCanceled = false;
    const canceled = rosa.cancel().finally(() => (isCanceled = true));
    await waitUntil(async () => {
      const waiting = await life.app.rows(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(isCanceled || waiting.length > 0).toBe(true);
    });
    release.resolve();
    expect([(await confirmed).status, (await canceled).status]).toEqual([200, 200]);
    expect(await rosa.seen()).toMatchObject({ hidden: false, cancelled: true, nextChargeAt: null });
    await end(rosa);
  }, 120_000);

  it('is charged nothing while hidden when its renewal was past due: it ends, and its landlord is told', async () => {
    // Hidden three days after the renewal failed; the bank would have paid at the next attempt.
    const rosa = await silentLandlord({ day: 5, wait: 50 });
    await life.bank(rosa.id, 'no');
    await days(HIDDEN_AFTER - 50 - 0.1);
    expect(await rosa.seen()).toMatchObject({ status: 1, hidden: false, pastDue: true });
    await days(0.2);
    await life.bank(rosa.id, 'yes');
    await days(10);
    expect(await rosa.seen()).toMatchObject({ status: 13, hidden: true, pastDue: false, nextChargeAt: null });
    expect(life.charged(rosa.id)).toEqual(MONTHS.two);
    expect(rosa.emails()).toContain(`${rosa.body.name} has expired`);
    expect((await rosa.activate()).status).toBe(200);
    expect([await life.isOffered(rosa.id), life.charged(rosa.id)]).toEqual([true, MONTHS.three]);
    await end(rosa);
  }, 120_000);
});
